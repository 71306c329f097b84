/**
 * Which of the white dice is which. The rules do not care, but a piece that travels needs a name: a die that left one
 * place is taken to be the one that came to another.
 */
import type { MagnanimousView } from "./view";

const known = new WeakMap<MagnanimousView, ReadonlyMap<string, string>>();
let last: ReadonlyMap<string, string> = new Map();

/** Key of the die in each place (space or province) that has one. */
export function dieKeys(view: MagnanimousView): ReadonlyMap<string, string> {
  const found = known.get(view);
  if (found) return found;
  const places = [...view.spaces, ...view.provinces].filter(({ die }) => die).map(({ id }) => id);
  const keys = follow(last, places);
  known.set(view, keys);
  last = keys;
  return keys;
}

export function follow(before: ReadonlyMap<string, string>, places: readonly string[]): Map<string, string> {
  const stayed = places.filter((id) => before.has(id));
  const taken = new Set(stayed.map((id) => before.get(id)!));
  const free = [
    ...[...before.values()].filter((key) => !taken.has(key)),
    ...places.map((_, at) => `die:${at}`).filter((key) => ![...before.values()].includes(key)),
  ];
  const keys = new Map(stayed.map((id) => [id, before.get(id)!]));
  for (const id of places) if (!keys.has(id)) keys.set(id, free.shift()!);
  return keys;
}
