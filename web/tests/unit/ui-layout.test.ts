import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { frameFor } from "$ui/layout";
import Form from "./parts/Form.svelte";

const seen = () => screen.getByRole("status").textContent;

function resize(width: number, height: number): void {
  vi.stubGlobal("innerWidth", width);
  vi.stubGlobal("innerHeight", height);
  flushSync(() => dispatchEvent(new Event("resize")));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("follows the window at the second table as at the first", () => {
  const forms: (string | null)[] = [];
  for (let table = 0; table < 2; table += 1) {
    resize(1440, 900);
    render(Form);
    forms.push(seen());
    resize(390, 844);
    forms.push(seen());
    cleanup();
  }
  expect(forms).toEqual(["desk", "phone", "desk", "phone"]);
});

it("lets dock and rail grow with a large window, and only there", () => {
  const [usual, large] = [frameFor(1440, 900), frameFor(1920, 1080)];
  expect([usual.grow, usual.rail]).toEqual([1, 296]);
  expect(large.grow).toBeGreaterThan(1.2);
  expect(large.rail).toBeGreaterThan(380);
  expect(frameFor(3840, 2160).grow).toBe(1.35);
});

it("says where the players stand: in a rail, in a folded one, in a strip", () => {
  const stand = (width: number, height: number) => frameFor(width, height).players;
  expect([stand(1920, 1080), stand(1440, 900), stand(1280, 720), stand(820, 1180)]).toEqual([
    "rail",
    "rail",
    "folded",
    "strip",
  ]);
});
