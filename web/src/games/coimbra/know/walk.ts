/** Where the pilgrim can go in one go: along roads on which nothing else is to be decided. */
import type { Decision } from "$lib/api";
import { ROADS } from "./content";
import type { CoimbraView } from "./view";

const NEXT = new Map<string, string[]>();
for (const { from, to, oneWay } of ROADS) {
  NEXT.set(from, [...(NEXT.get(from) ?? []), to]);
  if (!oneWay) NEXT.set(to, [...(NEXT.get(to) ?? []), from]);
}

/** The shortest ways to all places farther than a step; none goes through a monastery that is still to be entered. */
export function walks(view: CoimbraView, seat: number, steps: number): string[][] {
  const here = view.players[seat]?.pilgrim;
  if (!here) return [];
  const entered = (place: string) => view.monasteries[place]?.["disk-seats"].includes(seat) ?? true;
  const known = new Set([here]);
  let ways: string[][] = [[]];
  const all: string[][] = [];
  for (let step = 0; step < steps; step += 1) {
    const open = ways.filter((way) => !way.length || entered(way.at(-1)!));
    ways = [];
    for (const way of open) {
      for (const place of NEXT.get(way.at(-1) ?? here) ?? []) {
        if (known.has(place)) continue;
        known.add(place);
        ways.push([...way, place]);
      }
    }
    all.push(...ways);
  }
  return all.filter((way) => way.length > 1);
}

export function routes({ prompt, seat, facts }: Decision, view: CoimbraView): string[][] {
  if (prompt !== "walk") return [];
  return walks(view, seat, Number(facts["steps"])).map((way) => way.map((place) => `walk ${place}`));
}
