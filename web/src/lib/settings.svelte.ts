/** What a person chose for this browser; kept in local storage. */
import { LANGUAGES, type Language } from "./words.svelte";

export const PACES = ["step", "slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

/** What the table tells beyond the board and the rules' answers; each can be switched off by its name. */
export const EYES = ["left", "waste", "prospects", "reach"] as const;
export type Eye = (typeof EYES)[number];

export interface Chosen {
  language: Language;
  theme: "system" | "light" | "dark";
  textSize: 0.9 | 1 | 1.15 | 1.3;
  boardText: "normal" | "large";
  motion: "system" | "full" | "reduced";
  sound: boolean;
  patterns: "normal" | "strong";
  /** When a move waits for a second press. */
  confirm: "never" | "final" | "always";
  /** Whether a question with one answer is asked. */
  single: "play" | "ask";
  /** How fast the deeds of others are shown. */
  pace: Pace;
  /** Single-letter keys at the table. */
  keys: boolean;
  /** The eyes on the table that are switched off: a new one is open to all. */
  shut: Eye[];
  /** Whether one's finished games may go into the server's archive. */
  archive: boolean;
  /** Whether dear decisions of one's reviewed games come back as puzzles. */
  mistakes: boolean;
}

const PLACE = "rossio-settings";

function guess(): Chosen {
  const spoken = (typeof navigator === "undefined" ? [] : (navigator.languages ?? [])).map(
    (tag) => tag.slice(0, 2) as Language,
  );
  return {
    language: spoken.find((tag) => LANGUAGES.includes(tag)) ?? "en",
    theme: "system",
    textSize: 1,
    boardText: "normal",
    motion: "system",
    sound: false,
    patterns: "normal",
    confirm: "final",
    single: "play",
    pace: "normal",
    keys: true,
    shut: [],
    archive: false,
    mistakes: true,
  };
}

function read(): Chosen {
  try {
    return { ...guess(), ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Chosen>) };
  } catch {
    return guess();
  }
}

export const settings = $state<Chosen>(read());

/** What the system prefers, kept up to date. Where there is no screen, nothing. */
const system = $state({ dark: false, still: false });
if (typeof matchMedia === "function") {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const look = () => Object.assign(system, { dark: dark.matches, still: still.matches });
  look();
  dark.addEventListener("change", look);
  still.addEventListener("change", look);
}

/** Whether an eye on the table is open. */
export function sees(eye: Eye): boolean {
  return !settings.shut.includes(eye);
}

export function openEye(eye: Eye, open: boolean): void {
  settings.shut = [...settings.shut.filter((other) => other !== eye), ...(open ? [] : [eye])];
}

export function reducedMotion(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && system.still);
}

export function themeShown(): "light" | "dark" {
  if (settings.theme === "system") return system.dark ? "dark" : "light";
  return settings.theme;
}

/** Keep the choices, and show them on the page. Call in an effect. */
export function apply(): void {
  localStorage.setItem(PLACE, JSON.stringify(settings));
  const page = document.documentElement;
  page.dataset["theme"] = themeShown();
  page.dataset["motion"] = reducedMotion() ? "reduced" : "full";
  page.dataset["patterns"] = settings.patterns;
  page.dataset["boardText"] = settings.boardText;
  page.style.setProperty("--text-size", String(settings.textSize));
}
