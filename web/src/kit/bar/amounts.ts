/**
 * Decisions that are an amount: the same verb, and one argument that is a number (`bid 4`). They are chosen with
 * steppers instead of a long list.
 */
export interface Family {
  verb: string;
  /** Fields beside the amount, if they differ: one stepper for each (`votes for 2`, `votes against 1`). */
  rows: Row[];
}

interface Row {
  /** The other arguments; empty if there are none. */
  label: string;
  /** Amounts that are lawful, rising, each with its move. */
  steps: { amount: number; move: string }[];
}

/** The one position at which the moves hold numbers, if there is one; -1 otherwise. */
function numberAt(moves: readonly string[][]): number {
  const width = moves[0]?.length ?? 0;
  for (let at = width - 1; at > 0; at -= 1) {
    if (moves.every((parts) => /^\d+$/.test(parts[at] ?? ""))) return at;
  }
  return -1;
}

/** The family the moves make, or null: at least three moves of one verb in at most three rows. */
export function amounts(moves: readonly string[]): Family | null {
  const split = moves.map((move) => move.split(" "));
  const verb = split[0]?.[0];
  if (moves.length < 3 || !verb) return null;
  if (!split.every((parts) => parts[0] === verb && parts.length === split[0]?.length)) return null;
  const at = numberAt(split);
  if (at < 0) return null;
  const rows = new Map<string, Row>();
  for (const [index, parts] of split.entries()) {
    const label = parts.filter((_, place) => place > 0 && place !== at).join(" ");
    const row = rows.get(label) ?? { label, steps: [] };
    row.steps.push({ amount: Number(parts[at]), move: moves[index] ?? "" });
    rows.set(label, row);
  }
  if (![...rows.values()].some((row) => row.steps.length > 2)) return null;
  if (rows.size > 3 || [...rows.values()].some((row) => row.steps.length > 60)) return null;
  for (const row of rows.values()) row.steps.sort((one, other) => one.amount - other.amount);
  return { verb, rows: [...rows.values()] };
}
