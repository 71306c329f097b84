/** What is said at a table, and how much of it was not read here yet. */
import { get, post, type ChatLine } from "./api";
import { session } from "./session.svelte";
import { keep, kept } from "./shelf";

/** So long a line that has just come is shown by its sender, in milliseconds. */
const SHOWN = 4_000;

export class Talk {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** A line of somebody else that has just come and was not read. */
  fresh = $state.raw<ChatLine | null>(null);
  #read = $state(0);
  #shown: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    this.#read = kept<number>("local", this.#place) ?? 0;
  }

  unread = $derived.by(() => this.lines.filter((line) => this.#isNew(line)).length);

  get #place(): string {
    return `read-${this.table}`;
  }

  #isNew(line: ChatLine): boolean {
    return line.id > this.#read && line.account !== session.me?.id;
  }

  /** Read what was said before. */
  async open(invite: string | null): Promise<void> {
    const query = new URLSearchParams({ after: "0", ...(invite ? { invite } : {}) });
    this.#add(await get<ChatLine[]>(`/api/tables/${this.table}/chat?${query}`));
  }

  hear(line: ChatLine): void {
    this.#add([line]);
    if (!this.#isNew(line)) return;
    clearTimeout(this.#shown);
    this.fresh = line;
    this.#shown = setTimeout(() => (this.fresh = null), SHOWN);
  }

  async say(text: string): Promise<void> {
    this.#add([await post<ChatLine>(`/api/tables/${this.table}/chat`, { text })]);
  }

  /** Everything that was said has been seen. */
  read(): void {
    const last = this.lines.at(-1)?.id ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    this.fresh = null;
    keep("local", this.#place, last);
  }

  #add(lines: readonly ChatLine[]): void {
    const known = new Set(this.lines.map((line) => line.id));
    const news = lines.filter((line) => !known.has(line.id));
    if (news.length) this.lines = [...this.lines, ...news].sort((one, other) => one.id - other.id);
  }
}
