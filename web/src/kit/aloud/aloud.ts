/** Sentences for those who listen: a preview, a decision, what happened. */
import type { GameEvent } from "$lib/api";
import { signed } from "$lib/numbers";
import { points, words } from "$lib/words.svelte";
import { gained, saidAhead } from "$kit/table/ahead";
import { readout } from "$kit/bar/model";
import { named } from "$kit/table/moves";
import type { View } from "$kit/contract";
import type { AtTable } from "$kit/table/context";

export function describePreview(table: AtTable): string {
  const { considered: move, answer } = table.choice;
  if (!move || !answer || !table.decision) return words.say("table-no-preview");
  const seat = table.decision.seat;
  const after = answer.position.view as View;
  const { now, later } = readout(
    table.game.changes(table.scene.view, after, seat),
    table.game.score(after, seat) - table.game.score(table.scene.view, seat),
    table.scene.sheet[seat] ?? {},
    answer.position.sheet[seat] ?? {},
  );
  const told = now.map((change) => {
    const what = words.text(change.name) ?? change.name;
    if (change.before === undefined) return `${what} ${change.after}`;
    return words.say("table-change", { what, before: change.before, after: change.after });
  });
  if (later) told.push(words.say("table-later", { points: signed(later) }));
  if (answer.ahead) {
    told.push(words.say("table-outlook", { points: points(gained(answer.ahead)) }));
    told.push(...saidAhead(table.name, answer.ahead));
  }
  if (answer.revealed) told.push(words.say("table-revealed"));
  return `${named(table.name, table.decision, move)}: ${told.join(", ") || words.say("table-no-change")}.`;
}

export function describeDecision(table: AtTable): string {
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
