/** Several moves that are one choice, answers that need nobody, and the way back over them. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import type { GameModule } from "$kit/contract";
import { chained, stepsOf } from "$kit/table/chains.svelte";
import { Table } from "$kit/table/table.svelte";
import { FakeSocket, GAME, positionAt, pressOf, serve, settle, stateAt } from "./kit-table-fixture";

const landed = (ply: number, accepted: number, moves: string[] = ["put a x", "pass"]) => ({
  accepted,
  repeated: false,
  entry: ply,
  ply,
  state: stateAt({ ply, moves }),
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  settings.confirm = "never";
  settings.single = "play";
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

describe("a way of several moves", () => {
  const game: GameModule = { ...GAME, routes: () => [["go a", "go b", "go c"]] };

  it("is pressed where it ends, previewed and sent whole, and taken back whole", async () => {
    const sent = serve(({ path }) => ({
      body: path.endsWith("moves")
        ? landed(6, 3)
        : path.endsWith("undo")
          ? stateAt({ ply: 3, moves: ["go a"] })
          : { tried: 3, revealed: false, position: positionAt({ ply: 6 }) },
    }));
    const table = new Table(game, stateAt({ ply: 3, moves: ["go a", "stay"] }));
    expect([...table.choice.legal].sort()).toEqual(["a", "c"]);
    table.choice.press("c", pressOf());
    await settle();
    expect(sent[0]?.body).toMatchObject({ ply: 3, moves: ["go a", "go b", "go c"] });
    table.take(stateAt({ ply: 6, undo: { to: 5, move: "go c", own: 1, others: 0 } }));
    expect(table.sending.back).toMatchObject({ to: 3, own: 3 });
    await table.undo();
    expect(sent.at(-1)?.body).toMatchObject({ ply: 6, to: 3 });
  });

  it("is not offered where each step is wanted alone", () => {
    const state = stateAt({ ply: 3, moves: ["go a"] });
    state.table.lesson = { chapter: "one" } as never;
    expect(new Table(game, state).choice.chains.moves).toEqual(["go a"]);
  });
});

describe("a question with what follows from it", () => {
  const next = (moves: string[], prompt: string): Decision =>
    ({ ...positionAt({ ply: 4 }).decision!, prompt, moves }) as Decision;
  const game: GameModule = {
    ...GAME,
    ahead: ({ prompt, moves }, made) =>
      prompt === "place" && !made.length ? ["follow"] : made.length === 1 ? (moves ?? []) : [],
  };

  it("is one choice with as many answers, each with what it costs itself", async () => {
    serve(({ body }) => {
      const { moves } = body as { moves: string[] };
      const position = positionAt({ ply: 3 + moves.length, turn: moves.length > 1 ? 1 : 0 });
      if (moves.length === 1) {
        position.decision = next(["act x", "act y"], "which");
        position.decision.about = { "act x": { costs: { coins: 2 }, brings: { points: 4 }, facts: {} } };
      }
      return { body: { tried: moves.length, revealed: false, position } };
    });
    const state = stateAt({ ply: 3, moves: ["follow", "pass"] });
    state.position!.decision!.about = { follow: { costs: { coins: 1 }, brings: {}, facts: {} } };
    const table = new Table(game, state);
    await table.choice.chains.look(table.decision);
    const both = ["act x", "act y"].map((act) => chained(["follow", act]));
    expect(table.choice.chains.moves).toEqual(["pass", ...both]);
    expect(table.choice.chains.about(both[0]!)).toMatchObject({ costs: { coins: 2 }, brings: { points: 4 } });
    expect(stepsOf(both[1]!)).toEqual(["follow", "act y"]);
  });

  it("stays as it is where something else comes between", async () => {
    serve(() => ({
      body: { tried: 1, revealed: false, position: positionAt({ ply: 4, turn: 1, moves: [] }) },
    }));
    const table = new Table(game, stateAt({ ply: 3, moves: ["follow", "pass"] }));
    await table.choice.chains.look(table.decision);
    expect(table.choice.chains.moves).toEqual(["follow", "pass"]);
  });
});

describe("an answer that needs nobody", () => {
  const rehearsed = (revealed: boolean) =>
    serve(({ path }) => ({
      body: path.endsWith("moves") ? landed(4, 1) : { tried: 1, revealed, position: positionAt({ ply: 4 }) },
    }));

  it("is given when there is no other, is said, and is taken back with what led to it", async () => {
    const sent = rehearsed(false);
    const table = new Table(GAME, stateAt({ ply: 3, moves: ["put a x"] }));
    flushSync();
    expect(table.choice.needless).toBe("put a x");
    await table.choice.answerNeedless();
    expect(sent.at(-1)?.body).toMatchObject({ moves: ["put a x"] });
    expect(table.sending.forced).toBe("put a x");
    // And the log says so, in the turn it belongs to.
    const { ply } = table.scene.latest!;
    expect(table.sending.forcedIn(ply - 1, ply)).toEqual(["put a x"]);
    expect(table.sending.forcedIn(ply, ply + 5)).toEqual([]);
  });

  it("is asked for where it brings something out, and where one wishes so", async () => {
    const sent = rehearsed(true);
    const table = new Table(GAME, stateAt({ ply: 3, moves: ["put a x"] }));
    await table.choice.answerNeedless();
    expect(sent.filter(({ path }) => path.endsWith("moves"))).toEqual([]);
    settings.single = "ask";
    expect(table.choice.needless).toBeNull();
  });

  it("is not given again when it was taken back", async () => {
    serve(() => ({ body: stateAt({ ply: 2, moves: ["put a x"] }) }));
    const table = new Table(GAME, stateAt({ ply: 3, moves: ["put a x", "put b x"] }));
    await table.undo();
    expect(table.choice.needless).toBeNull();
  });

  it("is given to all that is asked in a turn of another, once that was said", () => {
    const game: GameModule = { ...GAME, asks: ["place"] };
    const events = [{ event: "visit", seat: 1, ply: 3, turn: 2 }] as never;
    const table = new Table(game, stateAt({ ply: 3, moves: ["follow", "pass"], events }));
    expect(table.scene.asking).toBe(1);
    expect(table.choice.needless).toBeNull();
    table.choice.stand();
    expect(table.choice.needless).toBe("pass");
  });
});
