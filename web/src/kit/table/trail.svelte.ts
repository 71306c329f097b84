/** The decisions of one's own turn so far, for the crumbs of the bar; kept over a reload. */
import { keep, kept } from "$lib/shelf";

interface Crumb {
  ply: number;
  move: string;
}

export class Trail {
  #crumbs = $state.raw<Crumb[]>([]);
  #name: string;

  constructor(table: string) {
    this.#name = `trail-${table}`;
    this.#crumbs = kept<Crumb[]>("session", this.#name) ?? [];
  }

  add(ply: number, moves: readonly string[]): void {
    const fresh = moves.map((move, at) => ({ ply: ply + at, move }));
    this.#crumbs = [...this.#crumbs.filter((crumb) => crumb.ply < ply), ...fresh].slice(-30);
    keep("session", this.#name, this.#crumbs);
  }

  /** The unbroken line of own decisions that ends before `ply`. */
  upTo(ply: number): Crumb[] {
    const line: Crumb[] = [];
    for (let at = ply - 1; ; at -= 1) {
      const crumb = this.#crumbs.find((one) => one.ply === at);
      if (!crumb) return line;
      line.unshift(crumb);
    }
  }
}
