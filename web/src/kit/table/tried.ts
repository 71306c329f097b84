/** Which of one's own dear decisions were tried again on this device: only then the better move is told. */
import { keep, kept } from "$lib/shelf";

export function tried(table: string, ply: number): boolean {
  return (kept<number[]>("local", `tried-${table}`) ?? []).includes(ply);
}

export function trying(table: string, ply: number): void {
  const before = kept<number[]>("local", `tried-${table}`) ?? [];
  if (!before.includes(ply)) keep("local", `tried-${table}`, [...before, ply]);
}
