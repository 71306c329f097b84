import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
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
