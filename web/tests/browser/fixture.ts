/** The test of this house: a page whose script warns of itself, or fails, fails the test with it. */
import { test as plain, type BrowserContext } from "@playwright/test";

export { expect, type Browser, type Page } from "@playwright/test";

/** What Svelte says of faults in how it is used; a built client says only where it is explained. */
const WARNING = /svelte\.dev\/e\/|\[svelte\]/;

function listen(context: BrowserContext, heard: string[]): void {
  context.on("console", (message) => {
    if (WARNING.test(message.text())) heard.push(message.text());
  });
  context.on("weberror", (error) => heard.push(String(error.error())));
}

export const test = plain.extend<{ calm: void }>({
  calm: [
    async ({ context, browser }, use) => {
      const heard: string[] = [];
      listen(context, heard);
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const other = await open(options);
        listen(other, heard);
        return other;
      };
      await use();
      browser.newContext = open;
      plain.expect(heard, "the page warns of nothing").toEqual([]);
    },
    { auto: true },
  ],
});
