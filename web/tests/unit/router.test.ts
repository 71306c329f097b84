import { beforeEach, expect, it, vi } from "vitest";
import { router } from "../../src/lib/router.svelte";

function press(link: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = link;
  // What the router leaves to the browser must not try to load a page here.
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
  (document.querySelector("a b") ?? document.querySelector("a"))!.dispatchEvent(event);
}

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
  router.go("/");
});

it("goes where it is told and knows the page, the query and the clause", () => {
  router.go("/rules/lisboa?from=log#L7.2");
  expect(router.route).toEqual({ page: "rulebook", game: "lisboa" });
  expect(router.query.get("from")).toBe("log");
  expect(router.hash).toBe("#L7.2");
  expect(location.pathname).toBe("/rules/lisboa");
});

it("follows our own links without loading the page", () => {
  press('<a href="/lobby?show=mine"><b>Tables</b></a>');
  expect(router.path).toBe("/lobby");
  expect(router.query.get("show")).toBe("mine");
});

it("comes back to where one read", async () => {
  const scrolled = vi.fn((_: number, y: number) => void (place = y));
  let place = 0;
  vi.stubGlobal("scrollTo", scrolled);
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => place);
  router.go("/rules/coimbra");
  place = 2500;
  router.go("/lobby");
  expect(place).toBe(0);
  history.back();
  await vi.waitFor(() => expect(router.path).toBe("/rules/coimbra"));
  await vi.waitFor(() => expect(place).toBe(2500));
});

it("stays where it is when only a filter changes", () => {
  const scrolled = vi.fn();
  vi.stubGlobal("scrollTo", scrolled);
  router.go("/lobby?show=running", true);
  expect(scrolled).not.toHaveBeenCalled();
});

it.each([
  ["another site", '<a href="https://elsewhere.example/lobby">x</a>', {}],
  ["a file", '<a href="/api/tables/x/record" download>x</a>', {}],
  ["the interface", '<a href="/api/schema">x</a>', {}],
  ["a plain page", '<a href="/rules/lisboa.pt.html">x</a>', {}],
  ["a new tab", '<a href="/lobby">x</a>', { ctrlKey: true }],
  ["another window", '<a href="/lobby" target="_blank">x</a>', {}],
])("leaves %s to the browser", (_, link, init) => {
  press(link, init);
  expect(router.path).toBe("/");
});
