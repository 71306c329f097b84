/** What a move would change for the one who makes it. */
import type { Change } from "$kit/contract";
import { COLOURS, CUBE_ICONS, GOODS } from "../know/content";
import type { LisboaView } from "../know/view";

/** First what it costs, then points, goods and the rest. */
export function changes(before: LisboaView, after: LisboaView, seat: number): Change[] {
  const [old, now] = [before.players[seat], after.players[seat]];
  if (!old || !now) return [];
  const found: Change[] = [];
  const compare = (icon: string, key: string, was: number, is: number, good = true): void => {
    if (was === is) return;
    found.push({
      icon,
      name: `lisboa-${key}`,
      before: was,
      after: is,
      mood: is > was === good ? "gain" : "loss",
    });
  };
  compare("real", "reis", old.reis, now.reis);
  compare("influence", "influence", old.influence, now.influence);
  compare("wig", "wigs", old.wigs, now.wigs);
  for (const good of GOODS) compare(good, good, old.goods[good], now.goods[good]);
  for (const colour of COLOURS)
    compare(CUBE_ICONS[colour], `cube-${colour}`, old.cubes[colour], now.cubes[colour]);
  compare("rubble-set", "web-sets-done", old.sets, now.sets);
  compare("official", "officials", old.officials, now.officials);
  compare(
    "plan",
    "plan",
    old.plans.length + old["done-plans"].length,
    now.plans.length + now["done-plans"].length,
  );
  compare("favor", "favor", old.favors.length, now.favors.length);
  compare("clergy", "clergy-tile", old.clergy.length, now.clergy.length);
  compare("decree", "decree", old.decrees.length, now.decrees.length);
  compare("ship", "ship", old.ships.length, now.ships.length);
  compare("treasury", "treasury-value", before.treasury.reis, after.treasury.reis, false);
  return found;
}
