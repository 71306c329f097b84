/** The games' tables, each loaded when it is wanted. */
import type { GameModule } from "$kit/contract";

const TABLES: Record<string, () => Promise<{ default: unknown }>> = {
  coimbra: () => import("./coimbra"),
  lisboa: () => import("./lisboa"),
  magnanimous: () => import("./magnanimous"),
};

export async function loadGame(name: string): Promise<GameModule> {
  const table = TABLES[name];
  if (!table) throw new Error(`${name}: no such game`);
  return (await table()).default as GameModule;
}
