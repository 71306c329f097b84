/** What one may do beside deciding, each in its place: why not; try out; see again, how fast, or a standing answer. */
import { PACES, settings } from "$lib/settings.svelte";
import { words } from "$lib/words.svelte";
import type { AtTable } from "$kit/table/context";

export interface Tool {
  /** Its name among the parts of the bar. */
  part: string;
  icon: string;
  label: string;
  /** What it does, where the label alone does not say it. */
  long: string;
  run: () => void;
  /** Whether what it opens is open. */
  open?: boolean;
}

/** Three places; one whose tool is of no use now is empty. */
export function toolsOf(table: AtTable): readonly (Tool | null)[] {
  return [whyNot(table), trying(table), showing(table)];
}

function whyNot({ mine, decision, ui }: AtTable): Tool | null {
  if (!mine || !decision?.refusals?.length) return null;
  return {
    part: "why-not",
    icon: "why-not",
    label: words.say("table-why"),
    long: words.say("table-why-long"),
    run: () => ui.toggle("why"),
    open: ui.drawer === "why",
  };
}

function trying({ mine, puzzle, rehearsing }: AtTable): Tool | null {
  if (mine && !rehearsing.on) {
    const [label, long] = [words.say("table-rehearse"), words.say("table-rehearse-long")];
    return { part: "rehearse", icon: "rehearse", label, long, run: () => rehearsing.start() };
  }
  if (!rehearsing.on || (puzzle.set && !rehearsing.moves.length)) return null;
  const label = words.say("table-discard-plan");
  return { part: "discard-plan", icon: "close", label, long: label, run: () => rehearsing.stop() };
}

function showing(table: AtTable): Tool | null {
  const { mine, rehearsing, scene, sending, choice } = table;
  if (!mine && !rehearsing.on) {
    const label = `${words.say("table-set-pace")}: ${words.say("table-set-pace", {}, settings.pace)}`;
    const faster = () => {
      settings.pace = PACES[(PACES.indexOf(settings.pace) + 1) % PACES.length] ?? "normal";
    };
    return { part: "pace", icon: "speed", label, long: label, run: faster };
  }
  if (mine && scene.asking !== null) {
    const label = words.say("table-standing");
    return { part: "standing", icon: "standing", label, long: label, run: () => choice.stand() };
  }
  // What others did since one's own last decision, to be seen once more.
  const from = (sending.back?.to ?? 0) + 1;
  const again = mine && !rehearsing.on && sending.back ? scene.since(from) : 0;
  if (!again) return null;
  const label = words.say("table-again", { number: again });
  return { part: "again", icon: "play", label, long: label, run: () => scene.again(from) };
}
