import { afterEach, describe, expect, it, vi } from "vitest";
import { Replaying } from "$kit/table/replaying.svelte";

const MOVES = Array.from({ length: 40 }, (_, ply) => `decline ${ply}`);

/** A server that answers when it is told to, in any order. */
function server() {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal("fetch", (address: string) => {
    const ply = Number(new URL(address, "http://here").searchParams.get("ply"));
    const body = { ply, moves: MOVES, seats: MOVES.map(() => 0), position: { ply } };
    return new Promise((resolve) => waiting.set(ply, () => resolve(Response.json(body))));
  });
  return (ply: number) => waiting.get(ply)?.();
}

function replaying() {
  const shown: number[] = [];
  const replay = new Replaying(
    "t",
    "",
    async (position) => void shown.push(position.ply),
    () => undefined,
  );
  return { replay, shown };
}

describe("a replay", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("counts steps that are pressed before a moment has come", async () => {
    const answer = server();
    const { replay, shown } = replaying();
    const first = replay.to(20);
    const steps = [replay.step(1), replay.step(1), replay.step(-1)];
    for (const ply of [20, 21, 22]) answer(ply);
    await Promise.all([first, ...steps]);
    expect(replay.ply).toBe(21);
    expect(shown.at(-1)).toBe(21);
    expect(shown).not.toContain(20);
  });

  it("stops at the end of the game", async () => {
    const answer = server();
    const { replay } = replaying();
    const first = replay.to(MOVES.length);
    answer(MOVES.length);
    await first;
    await replay.step(1);
    expect(replay.ply).toBe(MOVES.length);
  });

  it("does not let the failure of an older wish spoil a newer one", async () => {
    const answer = server();
    const { replay } = replaying();
    const newer = fetch;
    const refusal = Response.json({ error: "no-ply", message: "No such moment." }, { status: 404 });
    vi.stubGlobal("fetch", () => Promise.resolve(refusal));
    const older = replay.to(99);
    vi.stubGlobal("fetch", newer);
    const wish = replay.to(7);
    await older;
    answer(7);
    await wish;
    expect(replay.ply).toBe(7);
    expect(replay.problem).toBeNull();
  });

  it("goes on from where it stands after a moment could not be had", async () => {
    const { replay } = replaying();
    const refusal = Response.json({ error: "no-ply", message: "No such moment." }, { status: 404 });
    vi.stubGlobal("fetch", () => Promise.resolve(refusal));
    await replay.to(99);
    expect(replay.problem?.error).toBe("no-ply");
    const answer = server();
    const next = replay.step(1);
    answer(1);
    await next;
    expect(replay.ply).toBe(1);
  });
});
