/** What a move would change for the one who makes it. */
import type { Change } from "$kit/contract";
import { CLASSES } from "../know/content";
import { diplomasOf, ownMonasteries, ownVoyages, type CoimbraView } from "../know/view";

export function changes(before: CoimbraView, after: CoimbraView, seat: number): Change[] {
  const [old, now] = [before.players[seat], after.players[seat]];
  if (!old || !now) return [];
  const found: Change[] = [];
  const compare = (icon: string, name: string, was: number, is: number): void => {
    if (was !== is) found.push({ icon, name, before: was, after: is, mood: is > was ? "gain" : "loss" });
  };
  compare("guard", "coimbra-guards", old.guards, now.guards);
  compare("coin", "coimbra-coins", old.coins, now.coins);
  compare("laurel", "coimbra-points", old.points, now.points);
  for (const track of CLASSES) compare(track, `coimbra-web-${track}`, old.tracks[track], now.tracks[track]);
  compare("crown", "coimbra-crowns", old.crowns, now.crowns);
  const counts = [
    ["diploma-wild", "coimbra-diplomas", diplomasOf],
    ["monastery", "coimbra-zone-monasteries", ownMonasteries],
    ["voyage", "coimbra-zone-voyages", ownVoyages],
  ] as const;
  for (const [icon, name, of] of counts) compare(icon, name, of(before, seat).length, of(after, seat).length);
  return found;
}
