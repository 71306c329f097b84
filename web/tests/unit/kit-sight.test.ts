/** What is meant comes into sight, and nothing moves while it is seen. */
import { expect, it, vi } from "vitest";
import { bringIntoSight } from "../../src/kit/stage/sight";

const PANEL = [0, 0, 300, 200] as const;

function placed(element: HTMLElement, [x, y, width, height]: readonly [number, number, number, number]) {
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  element.scrollIntoView = vi.fn();
  return element;
}

function panelOf(things: Record<string, readonly [number, number, number, number]>) {
  const panel = placed(document.createElement("div"), PANEL);
  const inside = Object.entries(things).map(([name, box]) => {
    const thing = placed(document.createElement("i"), box);
    if (name.startsWith("part:")) thing.dataset["part"] = name.slice(5);
    else thing.dataset["at"] = name;
    thing.className = "legal";
    panel.append(thing);
    return thing;
  });
  return { panel, inside };
}

it.each([
  ["a legal thing is seen", [], { near: [10, 10, 40, 40], far: [10, 900, 40, 40] }, null],
  ["no legal thing is seen", [], { far: [10, 900, 40, 40], farther: [10, 1900, 40, 40] }, 0],
  ["a legal thing lies beside the panel", [], { beside: [400, 10, 40, 40] }, 0],
  ["what the coach means is not seen", ["far"], { near: [10, 10, 40, 40], far: [10, 900, 40, 40] }, 1],
  [
    "the first of what the coach means is seen",
    ["near", "far"],
    { near: [10, 10, 40, 40], far: [10, 900, 40, 40] },
    null,
  ],
  ["what the coach means lies elsewhere", ["bar"], { far: [10, 900, 40, 40] }, 0],
  ["a named part is meant", ["hand"], { near: [10, 10, 40, 40], "part:hand": [10, 500, 40, 40] }, 1],
] as const)("%s", (_, lit, things, scrolled) => {
  const { panel, inside } = panelOf(things);
  bringIntoSight(panel, lit);
  inside.forEach((thing, at) => expect(thing.scrollIntoView).toHaveBeenCalledTimes(at === scrolled ? 1 : 0));
});

it("a part that is higher than the panel shows its head", () => {
  const { panel, inside } = panelOf({ "part:area": [0, 300, 300, 900] });
  bringIntoSight(panel, ["area"]);
  expect(inside[0]!.scrollIntoView).toHaveBeenCalledWith({ block: "start", inline: "center" });
});
