/** Turning points of recorded games: each game says its rounds, its orders, its last round, in three languages. */
import { afterEach, expect, it } from "vitest";
import type { GameEvent } from "$lib/api";
import { LANGUAGES, words } from "$lib/words.svelte";
import type { GameModule } from "$kit/contract";
import { turningOf } from "$kit/frame/turning";
import { loadGame } from "../../src/games";
import coimbra from "../fixtures/coimbra-turns.json";
import lisboa from "../fixtures/lisboa-turns.json";
import magnanimous from "../fixtures/magnanimous-turns.json";
import { POSITIONS } from "./lisboa/positions";

const RECORDED = { coimbra, lisboa, magnanimous } as unknown as Record<string, { events: GameEvent[] }>;
const WANTED: Record<string, string[]> = {
  coimbra: ["round", "ordered"],
  lisboa: ["triggered", "period-ends", "period-begins", "last-round"],
  magnanimous: ["round-began", "became-governor", "proclaimed"],
};
const BROKEN = /[{}]|-moment-|undefined/;

afterEach(async () => {
  words.names = {};
  await words.use("en");
});

it.each(Object.keys(WANTED))("%s says what changes the game, and why", async (name) => {
  const game = await loadGame(name);
  const quiet = { ...game, order: () => [0, 1, 2, 3] } as GameModule;
  await words.open(name);
  words.names = { 0: "Ana", 1: "Rui", 2: "Léa", 3: "Théo" };
  for (const language of LANGUAGES) {
    await words.use(language);
    for (const kind of WANTED[name]!) {
      expect(game.turnings?.[kind], kind).toBeTruthy();
      const recorded = RECORDED[name]!.events.find((one) => one.event === kind);
      const event = recorded ?? ({ event: kind, ply: 9, seat: 1, period: 1 } as unknown as GameEvent);
      const told = turningOf(quiet, [event], {})!;
      expect(`${told.title} ${told.text}`, `${language} ${kind}`).not.toMatch(BROKEN);
      expect(told.title.length).toBeGreaterThan(4);
    }
  }
});

it("says what each seat got at the end of Lisboa's period, and nothing of later plies", async () => {
  const game = await loadGame("lisboa");
  await words.open("lisboa");
  words.names = { 0: "Ana", 1: "Rui", 2: "Léa", 3: "Théo" };
  const at = (event: string, ply: number, seat: number, more = {}) =>
    ({ event, ply, seat, ...more }) as unknown as GameEvent;
  const news = [
    at("period-ends", 40, 1, { period: 1 }),
    at("period-wigs", 40, 1, { wigs: 6 }),
    at("period-wigs", 40, 3, { wigs: 3 }),
    at("wigs", 41, 0, { wigs: 9 }),
  ];
  const { view } = POSITIONS.find(({ seats }) => seats === 4)!;
  const told = turningOf(game, news, { ...view, seat: 0 } as never)!;
  expect(told.title).toBe("Period I ends");
  expect(told.text).toContain("Rui has set it off");
  expect(told.sums.map(({ amount }) => amount)).toEqual([0, 6, 0, 3]);
});
