/** What is read aloud: one polite sentence at a time, an assertive one only when something must be known at once. */
import { untrack } from "svelte";

class Voice {
  polite = $state("");
  assertive = $state("");
}

export const voice = new Voice();

interface Announce {
  (text: string, urgent?: boolean): void;
  last: string;
}

/** Say a sentence; the same one twice is said twice. */
export const announce: Announce = Object.assign(
  (text: string, urgent = false): void => {
    if (!text) return;
    announce.last = text;
    const where = urgent ? "assertive" : "polite";
    // A no-break space more makes it a new text. An effect that speaks must not listen to itself.
    const said = untrack(() => voice[where]);
    voice[where] = said === text ? `${text}\u00a0` : text;
  },
  { last: "" },
);
