import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import type { AtTable } from "$kit/table/context";
import { Table } from "$kit/table/table.svelte";
import { FakeSocket, GAME, positionAt, pressOf, serve, settle, stateAt, tableAt } from "./kit-table-fixture";

const event = (ply: number, seat: number): GameEvent => ({ ply, seat, event: "put", on: `p${ply}` });
const rehearsal = (ply: number, more: object = {}) => ({
  body: { tried: 1, revealed: false, before: [], position: positionAt({ ply }), ...more },
});

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

describe("frames from the server", () => {
  it("leaves an older state aside", async () => {
    serve(() => ({ body: [] }));
    const table = tableAt({ ply: 5, version: 9 });
    table.connect();
    FakeSocket.last.open();
    FakeSocket.last.hear({ type: "state", ...stateAt({ ply: 4, version: 8, events: [event(4, 1)] }) });
    await settle();
    expect(table.scene.latest?.ply).toBe(5);
    expect(table.scene.told).toEqual([]);
  });

  it("shows the moves of others one after the other, and all at once when asked", async () => {
    serve(() => ({ body: [] }));
    const table = tableAt({ ply: 1, turn: 1 });
    table.connect();
    FakeSocket.last.open();
    for (const ply of [2, 3]) {
      FakeSocket.last.hear({
        type: "state",
        ...stateAt({ ply, turn: ply === 3 ? 0 : 1, since: ply - 1, events: [event(ply, 1)] }),
      });
    }
    await settle();
    expect(table.scene.latest?.ply).toBe(3);
    expect(table.scene.position?.ply).toBe(2);
    expect(table.scene.told.map((one) => one.ply)).toEqual([2]);
    expect(table.mine).toBe(false);
    table.scene.finish();
    expect(table.scene.position?.ply).toBe(3);
    expect(table.mine).toBe(true);
    expect(table.scene.marks.get("p3")).toBe(1);
  });

  it("leaves a long queue to the log, and can show it once more", async () => {
    serve(() => ({ body: [] }));
    const table = tableAt({ ply: 1, turn: 1 });
    table.connect();
    FakeSocket.last.open();
    for (let ply = 2; ply < 16; ply += 1) {
      FakeSocket.last.hear({
        type: "state",
        ...stateAt({ ply, turn: 1, since: ply - 1, events: [event(ply, 1)] }),
      });
    }
    await settle();
    expect(table.scene.position?.ply).toBe(15);
    expect(table.scene.away).toBeNull();
    expect(table.scene.since(9)).toBe(6);
    table.scene.again(9);
    await settle();
    expect(table.scene.position?.ply).toBe(10);
    table.scene.finish();
    await settle();
    expect(table.scene.position?.ply).toBe(15);
  });

  it("forgets the events of plies that were taken back", async () => {
    serve(() => ({ body: [] }));
    const table = tableAt({ ply: 3, events: [event(1, 0), event(2, 1), event(3, 0)] });
    table.connect();
    FakeSocket.last.open();
    FakeSocket.last.hear({ type: "state", ...stateAt({ ply: 2, version: 9, entry: 4, since: 2 }) });
    await settle();
    expect(table.scene.position?.ply).toBe(2);
    expect(table.scene.told.map((one) => one.ply)).toEqual([1, 2]);
  });

  it("tells of a replayed moment what had happened by then", async () => {
    const table = tableAt({ ply: 5, events: [1, 2, 3, 4, 5].map((ply) => event(ply, 1)) });
    await table.scene.replay(positionAt({ ply: 2 }), 0);
    expect(table.scene.told.map((one) => one.ply)).toEqual([1, 2]);
    expect([...table.scene.marks.keys()]).toEqual(["p2"]);
    await table.scene.replay(null, 0);
    expect(table.scene.told.map((one) => one.ply)).toEqual([1, 2, 3, 4, 5]);
  });

  it("comes back by itself, and asks for what it missed", async () => {
    serve(() => ({ body: [] }));
    const table = tableAt({ ply: 7 });
    table.connect();
    const first = FakeSocket.last;
    first.open();
    expect(table.line).toBe("open");
    first.close();
    expect(table.line).toBe("lost");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(FakeSocket.last).not.toBe(first);
    expect(FakeSocket.last.url.search).toContain("since=7");
    FakeSocket.last.open();
    expect(table.line).toBe("open");
    table.close();
  });
});

describe("deciding", () => {
  it("plays the move that pressing leaves", async () => {
    const sent = serve(() => ({ body: { accepted: 1, repeated: false, state: stateAt({ ply: 6 }) } }));
    const table = tableAt({ ply: 5 });
    table.choice.press("b", pressOf());
    await settle();
    expect(sent.map((one) => [one.path, one.body["ply"], one.body["moves"]])).toEqual([
      ["/api/tables/t1/moves", 5, ["put b x"]],
    ]);
    expect(table.scene.position?.ply).toBe(6);
    expect(table.sending.crumbs.map((crumb) => crumb.move)).toEqual(["put b x"]);
  });

  it("asks why on a thing that cannot be used", () => {
    const table = tableAt({ ply: 5 });
    table.choice.press("c", pressOf());
    expect(table.choice.asked?.refusals[0]?.reason).toBe("taken");
    expect(table.back()).toBe(true);
    expect(table.choice.asked).toBeNull();
  });

  it("shows on the first tap and plays on the second", async () => {
    const sent = serve((one) =>
      one.path.endsWith("rehearsal")
        ? rehearsal(6)
        : { body: { accepted: 1, repeated: false, state: stateAt({ ply: 6 }) } },
    );
    const table = tableAt({ ply: 5 });
    table.choice.press("b", pressOf("touch"));
    await settle();
    expect(table.choice.ready).toBe("put b x");
    expect(sent.some((one) => one.path.endsWith("moves"))).toBe(false);
    table.choice.press("b", pressOf("touch"));
    await settle();
    expect(sent.filter((one) => one.path.endsWith("moves"))).toHaveLength(1);
  });

  it("asks again before a move that cannot be undone, and only then", async () => {
    settings.confirm = "final";
    let revealed = true;
    const sent = serve((one) =>
      one.path.endsWith("rehearsal")
        ? rehearsal(6, { revealed })
        : { body: { accepted: 1, repeated: false, state: stateAt({ ply: 6 }) } },
    );
    const table = tableAt({ ply: 5 });
    await table.choice.choose("put b x", pressOf());
    expect(table.choice.ready).toBe("put b x");
    revealed = false;
    await table.choice.choose("put a y", pressOf());
    await settle();
    expect(sent.filter((one) => one.path.endsWith("moves")).map((one) => one.body["moves"])).toEqual([
      ["put a y"],
    ]);
  });

  it("sends the very same letter again until an answer comes", async () => {
    let cuts = 2;
    const sent = serve(() => {
      if (cuts-- > 0) throw new Error("cut");
      return { body: { accepted: 1, repeated: false, state: stateAt({ ply: 6 }) } };
    });
    const table = tableAt({ ply: 5 });
    const done = table.choice.choose("put b x", pressOf());
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((one) => one.body["key"])).size).toBe(1);
    expect(table.sending.move).toBeNull();
    expect(table.scene.position?.ply).toBe(6);
  });

  it("sends what a reload interrupted", async () => {
    serve(() => {
      throw new Error("cut");
    });
    const before = tableAt({ ply: 5 });
    void before.choice.choose("put b x", pressOf());
    await settle();
    const sent = serve((one) =>
      one.path.endsWith("moves")
        ? { body: { accepted: 0, repeated: true, state: stateAt({ ply: 6 }) } }
        : { body: [] },
    );
    const after = tableAt({ ply: 5 });
    after.connect();
    await settle();
    expect(sent.filter((one) => one.path.endsWith("moves")).map((one) => one.body["moves"])).toEqual([
      ["put b x"],
    ]);
    expect(after.scene.position?.ply).toBe(6);
  });

  it("says that the table moved first", async () => {
    serve((one) =>
      one.path.endsWith("moves")
        ? { status: 409, body: { error: "stale", message: "too late" } }
        : { body: stateAt({ ply: 6, version: 12, since: 5 }) },
    );
    const table = tableAt({ ply: 5 });
    await table.choice.choose("put b x", pressOf());
    expect(table.sending.outOfStep).toBe(true);
    expect(table.sending.problem).toBeNull();
    expect(table.scene.latest?.ply).toBe(6);
  });

  it("keeps the server's reason when it refuses", async () => {
    serve((one) =>
      one.path.endsWith("moves")
        ? { status: 409, body: { error: "refused", message: "no room", facts: { clause: "X3" } } }
        : { body: stateAt({ ply: 5 }) },
    );
    const table = tableAt({ ply: 5 });
    await table.choice.choose("put b x", pressOf());
    expect(table.sending.problem?.message).toBe("no room");
  });

  it("takes back: freely to the floor, else by a wish", async () => {
    const sent = serve(() => ({ body: stateAt({ ply: 4, version: 20, entry: 6, since: 4 }) }));
    const table = tableAt({ ply: 5, floor: 4 });
    expect(table.sending.freely(4)).toBe(true);
    expect(table.sending.freely(3)).toBe(false);
    await table.undo();
    expect(sent[0]?.body).toEqual({ ply: 5, to: 4 });
    expect(table.scene.position?.ply).toBe(4);
  });

  it("takes back one's own last decision with the answers to it, and says so until the next press", async () => {
    const back = { to: 5, move: "put a x", own: 1, others: 3 };
    const turn = { to: 2, move: "put b x", own: 3, others: 4 };
    const sent = serve(() => ({ body: stateAt({ ply: 5, version: 20, entry: 10, since: 5 }) }));
    const table = tableAt({ ply: 9, undo: back, undoTurn: turn });
    await table.undo();
    expect(sent[0]?.body).toEqual({ ply: 9, to: 5 });
    expect(table.sending.tookBack).toEqual(back);
    table.choice.press("a", pressOf());
    expect(table.sending.tookBack).toBeNull();
    const other = tableAt({ ply: 9, undo: back, undoTurn: turn });
    await other.undo(other.sending.backTurn);
    expect(sent[1]?.body).toEqual({ ply: 9, to: 2 });
  });

  it("asks for nothing where there is nothing to take back", async () => {
    const sent = serve(() => ({ body: {} }));
    const table = tableAt({ ply: 3, undo: null });
    await table.undo();
    expect(sent).toEqual([]);
  });
});

describe("rehearsing", () => {
  it("tries moves without sending, steps back, sends all together", async () => {
    const sent = serve((one) => {
      if (one.path.endsWith("moves"))
        return { body: { accepted: 2, repeated: false, state: stateAt({ ply: 7 }) } };
      const moves = one.body["moves"] as string[];
      return rehearsal(5 + moves.length, { tried: moves.length });
    });
    const table = tableAt({ ply: 5 });
    table.rehearsing.start();
    await table.choice.choose("put a x", pressOf());
    await table.choice.choose("put a y", pressOf());
    expect(table.scene.shown?.ply).toBe(7);
    expect(table.scene.position?.ply).toBe(5);
    await table.undo();
    expect(table.rehearsing.moves).toEqual(["put a x"]);
    await table.choice.choose("put b x", pressOf());
    await table.choice.sendPlan();
    expect(sent.filter((one) => one.path.endsWith("moves")).map((one) => one.body["moves"])).toEqual([
      ["put a x", "put b x"],
    ]);
    expect(table.rehearsing.on).toBe(false);
  });

  it("plays a plan again after a change, and says where it stops", async () => {
    serve((one) => {
      if (!one.path.endsWith("rehearsal")) return { body: [] };
      const moves = one.body["moves"] as string[];
      if (moves.includes("put a y")) return { status: 409, body: { error: "refused", message: "gone" } };
      return rehearsal(5 + moves.length, { tried: moves.length });
    });
    const table = tableAt({ ply: 5 });
    await table.rehearsing.again(["put b x", "put a y"]);
    expect(table.rehearsing.moves).toEqual(["put b x"]);
    expect(table.rehearsing.stopped).toMatchObject({ move: "put a y", problem: { message: "gone" } });
  });

  it("keeps the plan over a reload", async () => {
    serve((one) => {
      if (!one.path.endsWith("rehearsal")) return { body: [] };
      const moves = one.body["moves"] as string[];
      return rehearsal(5 + moves.length, { tried: moves.length });
    });
    const before = tableAt({ ply: 5 });
    before.rehearsing.start();
    await before.choice.choose("put a x", pressOf());
    const after = tableAt({ ply: 5 });
    after.connect();
    await settle();
    await settle();
    expect(after.rehearsing.moves).toEqual(["put a x"]);
    after.close();
  });
});

describe("previews", () => {
  it("asks once for each move and position", async () => {
    const sent = serve(() => rehearsal(6));
    const table = tableAt({ ply: 5 });
    table.choice.hover("b");
    await vi.advanceTimersByTimeAsync(200);
    table.choice.hover(null);
    table.choice.hover("b");
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(1);
    expect(table.choice.previewed).toEqual({ ply: 6 });
  });

  it("shows nothing where a thing means several moves", async () => {
    const sent = serve(() => rehearsal(6));
    const table = tableAt({ ply: 5 });
    table.choice.hover("a");
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toHaveLength(0);
    expect(table.choice.previewed).toBeNull();
  });

  it("stay while there is a way to what they say, and while that is read", async () => {
    serve(() => rehearsal(6));
    const table = tableAt({ ply: 5 });
    table.choice.hover("b");
    await vi.advanceTimersByTimeAsync(200);
    table.choice.hover(null);
    await vi.advanceTimersByTimeAsync(600);
    expect(table.choice.previewed).toEqual({ ply: 6 });
    const release = table.choice.hold();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.choice.previewed).toEqual({ ply: 6 });
    release();
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.choice.considered).toBeNull();
    expect(table.choice.previewed).toBeNull();
  });

  it("give way at once to what is pointed at next", async () => {
    serve(() => rehearsal(6));
    const table = tableAt({ ply: 5 });
    table.choice.hover("b");
    await vi.advanceTimersByTimeAsync(200);
    table.choice.hover(null);
    const release = table.choice.hold();
    table.choice.hover("b");
    release();
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.choice.previewed).toEqual({ ply: 6 });
    table.choice.hover("a");
    expect(table.choice.considered).toBeNull();
  });
});

describe("coming back", () => {
  it("tells what others did since the last look, and nothing on the first visit", () => {
    const events = [event(1, 0), event(2, 1), event(3, 1)];
    expect(tableAt({ ply: 1, events: [event(1, 0)] }).scene.away).toBeNull();
    const back = tableAt({ ply: 3, events });
    expect(back.scene.away).toBe(1);
    expect(tableAt({ ply: 3, events }).scene.away).toBeNull();
  });
});

describe("drawers", () => {
  it("close with the decision or the question they were opened for", async () => {
    serve(() => ({ body: [] }));
    const table = tableAt({ ply: 5 });
    table.ui.open("hand");
    table.choice.press("a", pressOf());
    expect(table.ui.drawer).toBeNull();
    table.ui.open("moves");
    table.choice.back();
    expect(table.ui.drawer).toBe("moves");
    table.take(stateAt({ ply: 6 }));
    await settle();
    expect(table.ui.drawer).toBeNull();
    table.ui.open("log");
    table.take(stateAt({ ply: 7 }));
    await settle();
    expect(table.ui.drawer).toBe("log");
  });
});

describe("components", () => {
  it("may call the table's verbs and assign to nothing of it", () => {
    const write = (table: AtTable): void => {
      // @ts-expect-error The compiler refuses it; this test fails in the check of types, not here.
      table.seat = 1;
      // @ts-expect-error The same inside its parts.
      table.choice.ready = "put a x";
      // @ts-expect-error And in what is open.
      table.ui.board = 1;
    };
    expect(write).toBeTypeOf("function");
  });
});

describe("one device for two people", () => {
  it("covers the table until the next one has taken it", async () => {
    const both = (turn: number, seat: number) => {
      const state = stateAt({ ply: 5, turn: 0 });
      return { ...state, seat, held: [0, 1], table: { ...state.table, turn } };
    };
    serve(() => ({ body: both(1, 1) }));
    const table = new Table(GAME, both(1, 0));
    expect(table.handing).toBe(true);
    expect(table.mine).toBe(false);
    await table.sit(1);
    expect(table.handing).toBe(false);
    expect(table.seat).toBe(1);
  });
});
