/** The table around the components of its page: they read it and call its verbs, and assign to nothing of it. */
import { getContext, setContext } from "svelte";
import type { Choice } from "./choice.svelte";
import type { Lights } from "./lights.svelte";
import type { Rehearsing } from "./rehearsing.svelte";
import type { Scene } from "./scene.svelte";
import type { Sending } from "./sending.svelte";
import type { Table } from "./table.svelte";
import type { Ui } from "./ui.svelte";
import type { Viewport } from "./viewport.svelte";

type Part = Choice | Lights | Rehearsing | Scene | Sending | Ui | Viewport;

/** The same, without leave to write: the compiler refuses an assignment. */
type Seen<T> = { readonly [K in keyof T]: T[K] extends Part ? Seen<T[K]> : T[K] };

/** A table as its components know it. */
export type AtTable = Seen<Omit<Table, "previews">>;

export const TABLE = Symbol("table");

export function provideTable(table: Table): void {
  setContext(TABLE, table);
}

export function atTable(): AtTable {
  return getContext<AtTable>(TABLE);
}
