import { describe, expect, it, vi } from "vitest";
import type { GameEvent } from "$lib/api";
import { digits, span } from "$lib/clock.svelte";
import { plain, signed } from "$lib/numbers";
import { DOCK, STAGE, frameFor } from "$ui/layout";
import { place } from "$ui/place";
import { amounts } from "$kit/bar/amounts";
import { readout } from "$kit/bar/model";
import { grouped, matching } from "$kit/bar/options";
import { dividers, Following } from "$kit/log/log.svelte";
import { spread, ticks } from "$kit/review/curves";
import { strengths } from "$kit/review/verdict";
import { sheetRows } from "$kit/score/sheet";
import { arc, duration, journeys, measure, type Rect } from "$kit/stage/flip";
import type { Pace } from "$lib/settings.svelte";
import { Showing, type Stagehand } from "$kit/table/showing.svelte";
import { turns } from "$kit/table/turns";
import { positionAt, settle } from "./kit-table-fixture";
import { Viewport } from "$kit/table/viewport.svelte";

const rect = (left: number, top: number, width = 20, height = 20): Rect => ({ left, top, width, height });

describe("frames by window", () => {
  it.each([
    [1920, 1080, "desk", 395],
    [1440, 900, "desk", 296],
    [1280, 720, "desk", 88],
    [1280, 620, "landscape", 0],
    [1024, 768, "landscape", 0],
    [768, 1024, "portrait", 0],
    [360, 780, "phone", 0],
    [844, 390, "side", 0],
  ])("%i x %i is a %s", (width, height, form, rail) => {
    expect(frameFor(width, height)).toMatchObject({ form, rail });
  });

  it("gives the bar two rows at the reference, and the stage its whole height", () => {
    const frame = frameFor(1440, 900);
    expect([frame.header, frame.bar, frame.low]).toEqual([44, 80, false]);
    expect(900 - frame.header - frame.bar - DOCK).toBe(STAGE[1]);
  });
});

describe("travelling pieces", () => {
  const before = new Map([
    ["die", rect(0, 0)],
    ["disc", rect(50, 50)],
    ["gone", rect(9, 9)],
  ]);
  const after = new Map([
    ["die", rect(300, 0)],
    ["disc", rect(51, 50)],
    ["new", rect(1, 1)],
  ]);

  it("moves only what stands elsewhere", () => {
    expect(journeys(before, after)).toEqual([{ key: "die", from: rect(0, 0), to: rect(300, 0) }]);
  });

  it("goes on an arc from its old place to its new one", () => {
    const [journey] = journeys(before, after);
    const steps = arc(journey!).map((step) => String(step["transform"]));
    expect(steps[0]).toContain("translate(-300px, 0px)");
    expect(steps.at(-1)).toBe("translate(0px, 0px) scale(1)");
    const lift = Number(/, (-?[\d.]+)px/.exec(steps[5]!)?.[1]);
    expect(lift).toBeCloseTo(-54, 0);
  });

  it("never takes longer than half a second, and half of it at double speed", () => {
    const far = { key: "x", from: rect(0, 0), to: rect(5000, 0) };
    expect(duration(far, 1)).toBe(500);
    expect(duration(far, 2)).toBe(250);
  });

  it("measures each key once, and leaves out what stands twice", () => {
    document.body.innerHTML = `<i data-piece="a"></i><i data-piece="b"></i><i data-piece="b"></i>`;
    for (const one of document.querySelectorAll("i")) one.getBoundingClientRect = () => rect(1, 2) as DOMRect;
    expect([...measure(document.body).keys()]).toEqual(["a"]);
  });
});

describe("the pace of a show", () => {
  it("hurries over a long queue and gives up over a longer one, but not where each step matters", () => {
    expect(Showing.speed(2, 0)).toBe(1);
    expect(Showing.speed(6, 0)).toBe(2);
    expect(Showing.speed(14, 0)).toBe(0);
    expect(Showing.speed(14, 3)).toBe(2);
  });

  it("leaves nothing out slowly or step by step, and everything that need not be seen at once", () => {
    expect(Showing.speed(40, 0, "slow")).toBe(1);
    expect(Showing.speed(40, 0, "step")).toBe(1);
    expect(Showing.speed(1, 0, "once")).toBe(0);
    expect(Showing.speed(2, 1, "once")).toBe(2);
  });

  const shown: number[] = [];
  const hand = (pace: Pace): Stagehand => ({
    show: async ({ ply }) => void shown.push(ply),
    settle: () => undefined,
    skip: () => undefined,
    matters: () => false,
    together: (one, next) => Math.floor(one.ply / 10) === Math.floor(next.ply / 10),
    pace: () => pace,
  });
  const positions = [11, 12, 21, 22, 31].map((ply) => positionAt({ ply }));

  it("shows each deed once at a normal pace, and each decision slowly", async () => {
    vi.useFakeTimers();
    for (const [pace, plies] of [
      ["normal", [12, 22, 31]],
      ["slow", [11, 12, 21, 22, 31]],
    ] as const) {
      shown.length = 0;
      new Showing(hand(pace)).push(...positions);
      await vi.runAllTimersAsync();
      expect(shown).toEqual(plies);
    }
    vi.useRealTimers();
  });

  it("waits for each deed to be asked for, step by step", async () => {
    shown.length = 0;
    const showing = new Showing(hand("step"));
    showing.push(...positions.slice(0, 3));
    await settle();
    expect(shown).toEqual([11]);
    expect(showing.stepping).toBe(true);
    showing.next();
    await settle();
    expect(shown).toEqual([11, 12]);
    showing.next();
    await settle();
    expect(shown).toEqual([11, 12, 21]);
    expect(showing.stepping).toBe(false);
  });
});

describe("amounts", () => {
  it("finds the numbers of one verb", () => {
    expect(amounts(["bid 3", "bid 1", "bid 2"])).toEqual({
      verb: "bid",
      rows: [{ label: "", steps: [1, 2, 3].map((amount) => ({ amount, move: `bid ${amount}` })) }],
    });
  });

  it("keeps sides apart", () => {
    const family = amounts(["votes for 1", "votes for 2", "votes for 3", "votes against 1"]);
    expect(family?.rows.map((row) => [row.label, row.steps.length])).toEqual([
      ["for", 3],
      ["against", 1],
    ]);
  });

  it("leaves other choices alone", () => {
    expect(amounts(["put a", "put b", "put c"])).toBeNull();
    expect(amounts(["bid 1", "bid 2", "pass"])).toBeNull();
    expect(amounts(["meet 1 c1", "meet 1 c2", "meet 2 c3", "meet 2 c4"])).toBeNull();
  });
});

describe("lists of moves", () => {
  const say = (move: string) =>
    ({ "put a": "Pôr na Sé", "put b": "Pôr no rio", sell: "Vender" })[move] ?? move;

  it("groups by verb, in the order of the rules", () => {
    expect(grouped(["put a", "sell", "put b"])).toEqual([
      { verb: "put", moves: ["put a", "put b"] },
      { verb: "sell", moves: ["sell"] },
    ]);
  });

  it("finds by the beginnings of words, without accents, or by name", () => {
    expect(matching(["put a", "put b", "sell"], "por se", say)).toEqual(["put a"]);
    expect(matching(["put a", "put b", "sell"], "sell", say)).toEqual(["sell"]);
    expect(matching(["put a"], "", say)).toEqual(["put a"]);
  });
});

describe("previews in short", () => {
  it("puts costs first, and counts nothing twice: points now are no points later", () => {
    const cost = { icon: "coin", name: "coins", before: 4, after: 2, mood: "loss" } as const;
    const gain = { icon: "points", name: "points", before: 0, after: 4, mood: "gain" } as const;
    const told = readout([gain, cost], 4, { a: 3 }, { a: 7, b: 6 });
    expect(told.now).toEqual([cost, gain]);
    expect(told.later).toBe(6);
    expect([signed(3), signed(-3), signed(-0)]).toEqual(["+3", "−3", "0"]);
    expect([plain(3), plain(-3), plain(-0)]).toEqual(["3", "−3", "0"]);
  });
});

describe("the log", () => {
  const event = (ply: number, seat: number): GameEvent => ({ ply, seat, event: "put" });

  it("groups the events of a turn by seat, and draws its lines", () => {
    const list = turns({ name: "letters" }, [
      { ...event(1, 0), turn: 1 },
      { ...event(1, -1), turn: 1 },
      { ...event(2, 1), turn: 1 },
      { ...event(3, 0), turn: 1 },
      { ...event(4, 1), turn: 2 },
    ]);
    expect(list.map((one) => [one.kind, one.turn, one.seat, one.from, one.ply, one.events.length])).toEqual([
      ["turn", 1, 0, 1, 3, 3],
      ["answer", 1, 1, 2, 2, 1],
      ["turn", 2, 1, 4, 4, 1],
    ]);
    expect([...dividers(list, 3, 0).values()]).toEqual(["left"]);
    expect(dividers(list, null, 3).get(list[2]!.key)).toBe("horizon");
  });

  it("stays at the newest of 300 lines in bursts, whenever its own scrolling is told, and leaves a reader alone", () => {
    const pane = document.createElement("div");
    let height = 100;
    let top = 0;
    Object.defineProperties(pane, {
      clientHeight: { get: () => 100 },
      scrollHeight: { get: () => height },
      scrollTop: { get: () => top, set: (to: number) => void (top = Math.min(to, height - 100)) },
    });
    const following = new Following();
    following.watch(pane);
    for (let line = 0; line < 300; line += 1) {
      height += 20;
      // Word of the last scrolling comes only now, when the list has grown again.
      pane.dispatchEvent(new Event("scroll"));
      following.pin();
      expect(top).toBe(height - 100);
    }
    expect(following.on).toBe(true);
    pane.dispatchEvent(new Event("wheel"));
    top = 40;
    pane.dispatchEvent(new Event("scroll"));
    height += 200;
    following.pin();
    expect(following.on).toBe(false);
    expect(top).toBe(40);
    following.resume();
    expect(top).toBe(height - 100);
  });
});

describe("score and curves", () => {
  it("leaves out categories nobody has", () => {
    expect(
      sheetRows([
        { a: 1, b: 0 },
        { a: 3, b: 0 },
      ]),
    ).toEqual([{ category: "a", points: [1, 3], best: 3 }]);
  });

  it("draws axes in round steps and keeps labels apart", () => {
    expect(ticks(0, 118)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(spread([10, 12, 50], 18)).toEqual([10, 28, 50]);
  });

  it("names what decided", () => {
    expect(strengths({ a: 9, b: 2, c: 5 }, { a: 1, b: 4, c: 4 })).toEqual(["a", "c"]);
  });
});

describe("small things", () => {
  it("stands beside, never over", () => {
    const at = { left: 100, right: 140, top: 100, bottom: 120 };
    const below = place(at, 200, 80, { width: 800, height: 600 });
    expect(below).toMatchObject({ side: "below", top: 132, left: 20, pointer: 100 });
    expect(place({ ...at, top: 560, bottom: 580 }, 200, 80, { width: 800, height: 600 }).side).toBe("above");
  });

  it("tells time", () => {
    expect(digits(252)).toBe("4:12");
    expect(span(90_061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  });

  it("frames a zone and never shows what is outside the stage", () => {
    const port = new Viewport([1000, 500]);
    port.frame([400, 200, 200, 100]);
    expect(port.scale).toBe(3);
    expect(port.x + 1000 / 3 / 2).toBeCloseTo(500);
    port.pan(9_999, 9_999);
    expect(port.x).toBeCloseTo(1000 - 1000 / 3);
    port.fit();
    expect([port.x, port.y, port.whole]).toEqual([0, 0, true]);
  });
});
