/** The decisions of one's own turn so far, for the crumbs of the bar; kept over a reload. */
import { keep, kept } from "$lib/shelf";

interface Crumb {
  ply: number;
  move: string;
  /** The decision that it belongs to: the first step of a chain, or what led to the only way on. */
  from: number;
  /** It was the only way on, and nobody was asked. */
  forced?: boolean;
}

export class Trail {
  #crumbs = $state.raw<Crumb[]>([]);
  #name: string;

  constructor(table: string) {
    this.#name = `trail-${table}`;
    this.#crumbs = kept<Crumb[]>("session", this.#name) ?? [];
  }

  /** `joined`: they were one choice; `forced`: they were nobody's, and belong to what came before. */
  add(ply: number, moves: readonly string[], { joined = false, forced = false } = {}): void {
    const first = (forced ? this.#at(ply - 1)?.from : null) ?? ply;
    const fresh = moves.map((move, at) => ({
      ply: ply + at,
      move,
      from: joined || forced ? first : ply + at,
      ...(forced ? { forced } : {}),
    }));
    this.#crumbs = [...this.#crumbs.filter((crumb) => crumb.ply < ply), ...fresh].slice(-30);
    keep("session", this.#name, this.#crumbs);
  }

  /** What was decided without asking, from one moment to another. */
  forced(from: number, to: number): Crumb[] {
    return this.#crumbs.filter(({ ply, forced }) => forced && ply >= from && ply < to);
  }

  #at(ply: number): Crumb | undefined {
    return this.#crumbs.find((crumb) => crumb.ply === ply);
  }

  /** Where the choice began of which a move was a part; there where it was made, if it was one alone. */
  from(ply: number, move: string): number {
    const crumb = this.#at(ply);
    return crumb?.move === move ? crumb.from : ply;
  }

  /** The unbroken line of own decisions that ends before `ply`. */
  upTo(ply: number): Crumb[] {
    const line: Crumb[] = [];
    for (let at = ply - 1; ; at -= 1) {
      const crumb = this.#at(at);
      if (!crumb) return line;
      line.unshift(crumb);
    }
  }
}
