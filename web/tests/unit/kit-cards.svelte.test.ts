/** The cards of a first game: one at a time, each once, no more events than one can take in. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { beforeEach, expect, it, vi } from "vitest";
import type { Card } from "$lib/coach";
import { Cards } from "$kit/table/cards.svelte";

const GAMES = ["coimbra", "lisboa", "magnanimous"];
const cardsOf = (game: string): Card[] =>
  (
    parse(readFileSync(`../src/rossio/games/${game}/lessons/coach.toml`, "utf8")) as unknown as {
      card: Card[];
    }
  ).card;
const FEW: Card[] = ["start", "prompt:place", "why:too-dear", "event:round", "event:lost", "zone:map"].map(
  (on) => ({ on, point: [], clause: "C1", ...(on === "prompt:place" ? { chapter: 1 } : {}) }),
);
const NEW = { met: [], silent: false, known: [] };

// Sixty games are played here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
let kept: { met: string[]; silent: boolean }[] = [];
beforeEach(() => {
  kept = [];
  localStorage.clear();
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    kept.push(JSON.parse(String(body)) as (typeof kept)[number]);
    return Promise.resolve(Response.json({}));
  });
});

function laid(told: { met: string[]; silent: boolean; known: number[] } = NEW, cards = FEW): Cards {
  const made = new Cards("coimbra");
  made.lay(cards, told);
  return made;
}

it("says first what wins, then what is asked, and keeps both", () => {
  const cards = laid();
  cards.asked("place");
  expect(cards.now?.on).toBe("start");
  cards.away();
  expect(cards.now?.on).toBe("prompt:place");
  cards.away();
  expect(cards.now).toBeNull();
  cards.asked("place");
  expect(cards.now).toBeNull();
  expect(kept.at(-1)).toEqual({ met: ["start", "prompt:place"], silent: false });
});

it("a question's card makes way for a reason only when it has been read, and never for what merely happens", () => {
  const cards = laid({ ...NEW, met: ["start"] });
  cards.asked("place");
  cards.refused("too-dear");
  expect(cards.now?.on).toBe("prompt:place");
  cards.spend(cards.now!);
  cards.happened("round");
  expect(cards.now?.on).toBe("prompt:place");
  cards.refused("too-dear");
  expect(cards.now?.on).toBe("why:too-dear");
});

it("what was not read comes again at its next occasion", () => {
  const cards = laid({ ...NEW, met: ["start"] });
  cards.asked("place");
  cards.asked(null);
  expect(cards.now).toBeNull();
  cards.asked("place");
  expect(cards.now?.on).toBe("prompt:place");
});

it("who finished a chapter is spared its cards, and who finished all is not told of events", () => {
  const cards = laid({ ...NEW, met: ["start"], known: [1] });
  cards.asked("place");
  expect(cards.now).toBeNull();
  cards.happened("round");
  cards.opened("map");
  expect(cards.now).toBeNull();
  cards.again();
  expect(cards.now?.on).toBe("prompt:place");
});

it("one press silences it for good, and the card of the question can still be called", () => {
  const cards = laid();
  cards.asked("place");
  cards.hush(true);
  expect(cards.now).toBeNull();
  expect(kept.at(-1)?.silent).toBe(true);
  cards.happened("round");
  cards.asked("place");
  expect(cards.now).toBeNull();
  cards.again();
  expect(cards.now?.on).toBe("prompt:place");
});

it.each(GAMES)(
  "in twenty games of %s by chance no card comes twice, nor more than three events between decisions",
  (game) => {
    const all = cardsOf(game);
    const kinds: Record<string, string[]> = {};
    for (const [kind = "", key = ""] of all.map(({ on }) => on.split(":"))) (kinds[kind] ??= []).push(key);
    let seed = 7;
    const draw = (kind: string) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return kinds[kind]![seed % kinds[kind]!.length]!;
    };
    for (let one = 0; one < 20; one += 1) {
      const cards = laid(NEW, all);
      const shown: string[] = [];
      const read = () => {
        if (cards.now && shown.at(-1) !== cards.now.on) shown.push(cards.now.on);
        if (cards.now) cards.spend(cards.now);
      };
      for (let turn = 0; turn < 60; turn += 1) {
        const before = shown.length;
        cards.asked(null);
        for (let event = 0; event < 8; event += 1) {
          cards.happened(draw("event"));
          read();
        }
        expect(shown.slice(before).filter((on) => on.startsWith("event:")).length).toBeLessThanOrEqual(3);
        const prompt = draw("prompt");
        cards.asked(prompt);
        const fresh = !shown.includes(`prompt:${prompt}`) && shown.includes("start");
        if (fresh) expect(cards.now?.on).toBe(`prompt:${prompt}`);
        read();
        cards.refused(draw("why"));
        read();
        cards.opened(draw("zone"));
        read();
      }
      expect(shown.length).toBeGreaterThan(20);
      expect(new Set(shown).size).toBe(shown.length);
    }
  },
);
