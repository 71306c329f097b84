/** Sentences for those who listen: a preview, a decision, what happened. */
import type { GameEvent } from "$lib/api";
import { words } from "$lib/words.svelte";
import { chips } from "./chips";
import type { View } from "./contract";
import type { Table } from "./table.svelte";

export function describePreview(table: Table): string {
  const { move, answer } = table.previews;
  if (!move || !answer || !table.decision) return words.say("table-no-preview");
  const seat = table.decision.seat;
  const changes = chips(
    table.game.changes(table.view, answer.position.view as View, seat),
    table.sheet[seat] ?? {},
    answer.position.sheet[seat] ?? {},
    (category) => words.category(table.name, category),
    () => "points",
  );
  const told = changes.map((change) => {
    const what = words.text(change.name) ?? change.name;
    if (change.before === undefined)
      return String(change.after).includes(what) ? String(change.after) : `${what} ${change.after}`;
    return words.say("table-change", { what, before: change.before, after: change.after });
  });
  if (answer.revealed) told.push(words.say("table-revealed"));
  return `${words.move(table.name, move)}: ${told.join(", ") || words.say("table-no-change")}.`;
}

export function describeDecision(table: Table): string {
  const { decision } = table;
  if (!decision) return "";
  if (!table.mine) return words.say("table-other", { name: words.seat(decision.seat) });
  const prompt = words.prompt(table.name, decision.prompt, decision.seat, decision.facts);
  return words.say("table-aloud-turn", { prompt, number: decision.moves?.length ?? 0 });
}

/** Events of others, shortened if they are many. */
export function describeEvents(game: string, events: readonly GameEvent[]): string {
  const MOST = 6;
  const told = events.slice(0, MOST).map((event) => words.event(game, event));
  if (events.length > MOST) told.push(words.say("table-more-events", { number: events.length - MOST }));
  return told.join(" ");
}
