import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import PersonTools from "../../src/shell/PersonTools.svelte";

let shown: ReturnType<typeof mount> | undefined;

function show(blocked: boolean, status: number): { asked: string[]; button: () => HTMLButtonElement } {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, options: RequestInit) => {
    asked.push(`${options.method} ${path}`);
    const body = status === 204 ? null : JSON.stringify({ error: "no-person", message: "Nobody." });
    return Promise.resolve(new Response(body, { status }));
  });
  shown = mount(PersonTools, { target: document.body, props: { id: "p1", name: "Rui", blocked } });
  flushSync();
  return { asked, button: () => document.querySelector("button[type=button]") as HTMLButtonElement };
}

afterEach(async () => {
  vi.unstubAllGlobals();
  if (shown) await unmount(shown);
});

it.each([
  [false, "PUT /api/blocks/p1", "web-block", "web-unblock"],
  [true, "DELETE /api/blocks/p1", "web-unblock", "web-block"],
])("offers one of blocking and its undoing (blocked: %s)", async (blocked, request, before, after) => {
  const { asked, button } = show(blocked, 204);
  expect(button().textContent?.trim()).toBe(before);
  button().click();
  await vi.waitFor(() => expect(button().textContent?.trim()).toBe(after));
  expect(asked).toEqual([request]);
});

it("changes nothing when the server refuses", async () => {
  const { button } = show(false, 404);
  button().click();
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toBe("Nobody."));
  expect(button().textContent?.trim()).toBe("web-block");
});
