/** Where a decision begins, what a second press of a double click may do, and what is told one by one. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { Table } from "$kit/table.svelte";
import { STEP } from "$kit/telling.svelte";
import { FakeSocket, GAME, positionAt, serve, settle, stateAt } from "./kit-table-fixture";

const HELD = ["a", "b"];
const GAME_OF_CARDS = { ...GAME, inHand: (target: string) => HELD.includes(target) };
const tableOf = (moves: string[]) => new Table(GAME_OF_CARDS, stateAt({ ply: 3, moves }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  settings.confirm = "never";
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("decisions that begin with the hand", () => {
  it("are known as such until a card is chosen", () => {
    const table = tableOf(["put a x", "put a y", "put b x", "pass"]);
    expect(table.fromHand).toBe(true);
    expect(table.handLegal).toBe(true);
    table.choosing.press("a");
    expect(table.fromHand).toBe(false);
    expect(table.handLegal).toBe(false);
  });

  it("are not those that may begin elsewhere, nor those with nothing to choose", () => {
    expect(tableOf(["put a x", "put z x"]).fromHand).toBe(false);
    expect(tableOf(["pass"]).fromHand).toBe(false);
  });
});

describe("a move on its way", () => {
  const landed = { accepted: 1, repeated: false, entry: 4, ply: 4, state: stateAt({ ply: 4, turn: 1 }) };

  it("is not taken back by the second press of a double click", async () => {
    const sent = serve(() => ({ body: landed }));
    const table = tableOf(["put a x", "put b x"]);
    const sending = table.send(["put a x"]);
    await table.undo();
    await sending;
    expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["moves"]);
  });

  it("lets nothing be asked about the position it leaves", async () => {
    const sent = serve(({ path }) => ({
      body: path.endsWith("moves") ? landed : { tried: 1, revealed: false, position: positionAt({ ply: 4 }) },
    }));
    const table = tableOf(["put a x", "put b x"]);
    const sending = table.send(["put a x"]);
    table.previews.consider("put b x", 0);
    await settle();
    await sending;
    expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["moves"]);
    expect(table.considered).toBeNull();
  });

  it("does not meet a going back that is under way", async () => {
    const sent = serve(() => ({ body: stateAt({ ply: 2, version: 9, entry: 9 }) }));
    const table = tableOf(["put a x", "put b x"]);
    const going = table.undo();
    await table.send(["put a x"]);
    await going;
    expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["undo"]);
    expect(table.latest?.ply).toBe(2);
  });

  it("hears of others who moved on by seeing it, not by a refusal", async () => {
    const fresh = stateAt({ ply: 4, turn: 1 });
    serve(({ method }) =>
      method === "POST" ? { status: 409, body: { error: "stale", message: "" } } : { body: fresh },
    );
    const table = tableOf(["put a x", "put b x"]);
    await table.undo();
    expect(table.problem).toBeNull();
    expect(table.latest?.ply).toBe(4);
  });
});

describe("what is told one by one", () => {
  const fight = (ply: number, on: string) => ({ ply, seat: -1, event: "fight", on });
  const fighting = { ...GAME, slow: (event: { event: string }) => event.event === "fight" };
  const events = [fight(4, "p"), fight(4, "q"), { ...fight(4, "r"), event: "put" }];

  async function watched(): Promise<Table> {
    serve(() => ({ body: [] }));
    const table = new Table(fighting, stateAt({ ply: 3, turn: 1 }));
    table.mover = { change: async (apply) => void (await apply()), settle: () => undefined };
    table.connect();
    FakeSocket.last.open();
    FakeSocket.last.hear({ type: "state", ...stateAt({ ply: 4, since: 3, events }) });
    await settle();
    return table;
  }
  const now = (table: Table) => table.telling.told.map((event) => event["on"]);

  it("comes after its position, a beat each, and ends by itself", async () => {
    const table = await watched();
    expect(table.position?.ply).toBe(4);
    expect(now(table)).toEqual(["p"]);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(now(table)).toEqual(["p", "q"]);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(now(table)).toEqual([]);
  });

  it("ends at once when somebody presses", async () => {
    const table = await watched();
    table.settle();
    expect(now(table)).toEqual([]);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(now(table)).toEqual([]);
  });
});
