/** The games' tables, each loaded when it is wanted. */
import type { GameModule } from "$kit/contract";

const TABLES = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

export async function loadGame(name: string): Promise<GameModule> {
  const table = TABLES[`./${name}/index.ts`];
  if (!table) throw new Error(`${name}: no such game`);
  return table();
}
