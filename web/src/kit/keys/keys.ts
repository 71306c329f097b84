/** The keys of a table: what a key press asks for, without knowing how it is done. */
export type Command =
  | { do: "option"; number: number }
  | { do: "pass-or-fit" | "primary" | "back" | "undo" | "undo-turn" | "why" | "preview" | "zone-focus" }
  | {
      do:
        | "go"
        | "next"
        | "hint"
        | "coach"
        | "log"
        | "score"
        | "hand"
        | "board"
        | "repeat"
        | "command-line"
        | "keys"
        | "chat"
        | "rehearse";
    }
  | { do: "next-move" }
  | { do: "pace"; by: -1 | 1 }
  | { do: "log-step"; by: -1 | 1 }
  | { do: "legal"; by: -1 | 1 }
  | { do: "zone"; key: string };

const LETTERS: Record<string, Command["do"]> = {
  u: "undo",
  w: "why",
  p: "preview",
  z: "zone-focus",
  g: "go",
  l: "log",
  s: "score",
  h: "hand",
  b: "board",
  r: "repeat",
  c: "chat",
  t: "rehearse",
  n: "next",
  i: "hint",
  k: "coach",
};

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command of a key. `going`: the last key was G. `letters`: single letters are switched on. */
export function command(pressed: Pressed, going: boolean, letters: boolean): Command | null {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (key === "PageDown") return { do: "legal", by: 1 };
  if (key === "PageUp") return { do: "legal", by: -1 };
  if (key === "Escape") return { do: "back" };
  if (key === "Enter") return { do: "primary" };
  if (key === " ") return { do: "next-move" };
  if (!letters || key.length !== 1) return null;
  const small = key.toLowerCase();
  if (going) return /[a-z]/.test(small) ? { do: "zone", key: small } : null;
  if (key === "0") return { do: "pass-or-fit" };
  if (/[1-9]/.test(key)) return { do: "option", number: Number(key) };
  if (key === "?") return { do: "keys" };
  if (key === "/") return { do: "command-line" };
  if (key === ",") return { do: "pace", by: -1 };
  if (key === ".") return { do: "pace", by: 1 };
  if (key === "[") return { do: "log-step", by: -1 };
  if (key === "]") return { do: "log-step", by: 1 };
  if (small === "u" && pressed.shiftKey) return { do: "undo-turn" };
  const what = LETTERS[small];
  return what ? ({ do: what } as Command) : null;
}
