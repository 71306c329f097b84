/** Where a decision begins, what a second press of a double click may do, and what is told one by one. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { Table } from "$kit/table/table.svelte";
import { STEP } from "$kit/table/telling.svelte";
import { FakeSocket, GAME, positionAt, pressOf, serve, settle, stateAt } from "./kit-table-fixture";

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
    expect(table.choice.fromHand).toBe(true);
    expect(table.choice.handLegal).toBe(true);
    table.choice.press("a", pressOf());
    expect(table.choice.fromHand).toBe(false);
    expect(table.choice.handLegal).toBe(false);
  });

  it("raise the hand by themselves; put down it stays down, until the next question about it", () => {
    const table = tableOf(["put a x", "put a y", "put b x", "pass"]);
    expect(table.ui.handUp).toBe(true);
    table.choice.press("a", pressOf());
    expect(table.ui.handUp).toBe(true);
    table.ui.toggleHand();
    expect(table.ui.handUp).toBe(false);
    table.choice.back();
    expect(table.ui.handUp).toBe(false);
    table.take(stateAt({ ply: 4, moves: ["put z x", "put z y"] }));
    expect(table.ui.handUp).toBe(false);
    table.ui.toggleHand();
    expect(table.ui.handUp).toBe(true);
    table.take(stateAt({ ply: 5, moves: ["put a x", "put b y"] }));
    expect(table.ui.handUp).toBe(true);
  });

  it("are not those that may begin elsewhere, nor those with nothing to choose", () => {
    expect(tableOf(["put a x", "put z x"]).choice.fromHand).toBe(false);
    expect(tableOf(["pass"]).choice.fromHand).toBe(false);
  });
});

describe("a move on its way", () => {
  const landed = { accepted: 1, repeated: false, entry: 4, ply: 4, state: stateAt({ ply: 4, turn: 1 }) };

  it("is not taken back by the second press of a double click", async () => {
    const sent = serve(() => ({ body: landed }));
    const table = tableOf(["put a x", "put b x"]);
    const sending = table.choice.choose("put a x", pressOf());
    await table.undo();
    await sending;
    expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["moves"]);
  });

  it("lets nothing be asked about the position it leaves", async () => {
    const sent = serve(({ path }) => ({
      body: path.endsWith("moves") ? landed : { tried: 1, revealed: false, position: positionAt({ ply: 4 }) },
    }));
    const table = tableOf(["put a x", "put b x"]);
    const sending = table.choice.choose("put a x", pressOf());
    table.choice.consider("put b x");
    await settle();
    await sending;
    expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["moves"]);
    expect(table.choice.considered).toBeNull();
  });

  it("does not meet a going back that is under way", async () => {
    const sent = serve(() => ({ body: stateAt({ ply: 2, version: 9, entry: 9 }) }));
    const table = tableOf(["put a x", "put b x"]);
    const going = table.undo();
    await table.choice.choose("put a x", pressOf());
    await going;
    expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["undo"]);
    expect(table.scene.latest?.ply).toBe(2);
  });

  it("hears of others who moved on by seeing it, not by a refusal", async () => {
    const fresh = stateAt({ ply: 4, turn: 1 });
    serve(({ method }) =>
      method === "POST" ? { status: 409, body: { error: "stale", message: "" } } : { body: fresh },
    );
    const table = tableOf(["put a x", "put b x"]);
    await table.undo();
    expect(table.sending.problem).toBeNull();
    expect(table.sending.outOfStep).toBe(true);
    expect(table.scene.latest?.ply).toBe(4);
  });
});

describe("what is told one by one", () => {
  const fight = (ply: number, on: string) => ({ ply, seat: -1, event: "fight", on });
  const fighting = { ...GAME, slow: (event: { event: string }) => event.event === "fight" };
  const events = [fight(4, "p"), fight(4, "q"), { ...fight(4, "r"), event: "put" }];

  async function watched(): Promise<Table> {
    serve(() => ({ body: [] }));
    const table = new Table(fighting, stateAt({ ply: 3, turn: 1 }));
    table.scene.carriedBy({ change: async (apply) => void (await apply()), settle: () => undefined });
    table.connect();
    FakeSocket.last.open();
    FakeSocket.last.hear({ type: "state", ...stateAt({ ply: 4, since: 3, events }) });
    await settle();
    return table;
  }
  const now = (table: Table) => table.scene.telling.map((event) => event["on"]);

  it("comes after its position, a beat each, and ends by itself", async () => {
    const table = await watched();
    expect(table.scene.position?.ply).toBe(4);
    expect(now(table)).toEqual(["p"]);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(now(table)).toEqual(["p", "q"]);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(now(table)).toEqual([]);
  });

  it("ends at once when somebody presses", async () => {
    const table = await watched();
    table.scene.settle();
    expect(now(table)).toEqual([]);
    await vi.advanceTimersByTimeAsync(STEP);
    expect(now(table)).toEqual([]);
  });
});
