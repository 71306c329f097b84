/** Lists of tables, asked again while somebody looks at them. */
import { get, put, type TableInfo } from "./api";
import { session } from "./session.svelte";

const PACE = 12_000;

interface Page {
  tables: TableInfo[];
  before: number | null;
}

/** One list: public tables, or one's own. */
export class Tables {
  found = $state.raw<TableInfo[] | null>(null);
  before = $state.raw<number | null>(null);
  trouble = $state.raw<unknown>(null);
  #filter = "";

  /** Look, and look again from time to time; returns how to stop. */
  watch(filter: Record<string, string>): () => void {
    this.#filter = new URLSearchParams(filter).toString();
    void this.look();
    const again = setInterval(() => document.visibilityState === "visible" && void this.look(), PACE);
    return () => clearInterval(again);
  }

  async look(): Promise<void> {
    const asked = this.#filter;
    if (asked.includes("mine=true") && !session.me) {
      this.found = [];
      return;
    }
    try {
      const page = await get<Page>(`/api/tables?${asked}`);
      if (asked !== this.#filter) return;
      this.found = page.tables;
      this.before = page.before;
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }

  /** Put one of one's own tables out of the list. */
  putAway = async (table: TableInfo): Promise<void> => {
    await put(`/api/tables/${table.id}/away`);
    this.found = (this.found ?? []).filter((other) => other.id !== table.id);
  };

  async more(): Promise<void> {
    const page = await get<Page>(`/api/tables?${this.#filter}&before=${this.before}`);
    this.found = [...(this.found ?? []), ...page.tables];
    this.before = page.before;
  }
}

export function heldBy(table: TableInfo, account: string | undefined): number[] {
  return table.seats.filter((seat) => account && seat.account === account).map((seat) => seat.seat);
}

/** Whether a running table waits for this person. */
export function waitsFor(table: TableInfo, account: string | undefined): boolean {
  const turn = table.seats[table.turn];
  return table.status === "running" && turn?.kind === "person" && heldBy(table, account).includes(table.turn);
}

/** Those to play first, the most urgent before the others; then running, waiting, and ended ones. */
export function inOrder(tables: readonly TableInfo[], account: string | undefined): TableInfo[] {
  const rank = (table: TableInfo) =>
    waitsFor(table, account) ? 0 : ({ running: 1, open: 2 }[table.status as string] ?? 3);
  const urgency = (table: TableInfo) => table.deadline ?? Number.MAX_VALUE;
  return [...tables].sort(
    (one, other) => rank(one) - rank(other) || urgency(one) - urgency(other) || other.touched - one.touched,
  );
}
