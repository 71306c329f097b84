import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

const PLACE = "rossio-settings";

/** The module anew, as a page that is loaded. */
async function load() {
  vi.resetModules();
  return import("../../src/lib/settings.svelte");
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("dark"),
    addEventListener: () => {},
  }));
  vi.stubGlobal("navigator", { languages: ["de-DE", "pt-BR", "en"] });
});

describe("a first visit", () => {
  it("speaks the first of our languages the browser asks for, and follows the system", async () => {
    const { settings, themeShown, reducedMotion } = await load();
    expect(settings.language).toBe("pt");
    expect(themeShown()).toBe("dark");
    expect(reducedMotion()).toBe(false);
    expect(settings.sound).toBe(false);
  });
});

describe("choices", () => {
  it("are shown on the page and kept", async () => {
    const { settings, apply } = await load();
    Object.assign(settings, { theme: "light", textSize: 1.15, patterns: "strong", motion: "reduced" });
    flushSync();
    apply();
    const page = document.documentElement;
    expect({ ...page.dataset }).toMatchObject({ theme: "light", patterns: "strong", motion: "reduced" });
    expect(page.style.getPropertyValue("--text-size")).toBe("1.15");
    const again = await load();
    expect(again.settings).toMatchObject({ theme: "light", textSize: 1.15 });
  });

  it("open every eye on the table until it is shut, and keep it shut", async () => {
    const { EYES, sees, openEye, apply } = await load();
    expect(EYES.every(sees)).toBe(true);
    openEye("waste", false);
    openEye("waste", false);
    flushSync();
    apply();
    const again = await load();
    expect(EYES.filter((eye) => !again.sees(eye))).toEqual(["waste"]);
    again.openEye("waste", true);
    expect(EYES.every(again.sees)).toBe(true);
  });

  it("survive a damaged store", async () => {
    localStorage.setItem(PLACE, "{not json");
    const { settings } = await load();
    expect(settings.theme).toBe("system");
  });
});
