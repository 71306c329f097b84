/** What the log makes of recorded games: turns, their sentences in three languages, and sums that are true. */
import { afterEach, describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/api";
import { LANGUAGES, words } from "$lib/words.svelte";
import { deeds as coimbraDeeds, sums as coimbraSums } from "../../src/games/coimbra/tell/turn";
import { deeds as lisboaDeeds, sums as lisboaSums } from "../../src/games/lisboa/tell/turn";
import { deeds as magnanimousDeeds, sums as magnanimousSums } from "../../src/games/magnanimous/tell/turn";
import { isAttempt } from "../../src/games/magnanimous/know/war";
import coimbra from "../fixtures/coimbra-turns.json";
import lisboa from "../fixtures/lisboa-turns.json";
import magnanimous from "../fixtures/magnanimous-turns.json";
import { lines, milestones, neighbour, sentence, sumsOf, turns } from "$kit/table/turns";

interface Recorded {
  counted: string[];
  changes: number[][][];
  events: GameEvent[];
}

const GAMES = [
  { name: "coimbra", deeds: coimbraDeeds, sums: coimbraSums },
  { name: "lisboa", deeds: lisboaDeeds, sums: lisboaSums },
  { name: "magnanimous", deeds: magnanimousDeeds, sums: magnanimousSums, slow: isAttempt },
];
const RECORDED = { coimbra, lisboa, magnanimous } as unknown as Record<string, Recorded>;

afterEach(async () => {
  words.names = {};
  await words.use("en");
});

describe.each(GAMES)("the log of $name", (game) => {
  const { counted, changes, events } = RECORDED[game.name]!;
  const all = turns(game, events);

  it("knows where rounds begin, and leads from turn to turn and back", async () => {
    await words.open(game.name);
    const marks = milestones(game, all);
    expect(marks.length).toBeGreaterThan(0);
    expect(new Set(marks.map(({ ply }) => ply)).size).toBe(marks.length);
    expect(marks.filter(({ name }) => !/[A-Z]/.test(name))).toEqual([]);
    const visited: number[] = [];
    for (let at = neighbour(all, 0, 1); at !== null; at = neighbour(all, at, 1)) visited.push(at);
    expect(new Set(visited)).toEqual(new Set(all.map(({ ply }) => ply).filter((ply) => ply > 0)));
    expect(neighbour(all, visited[2]!, -1)).toBe(visited[1]);
  });

  it("tells of a moment nothing that came later", () => {
    const ply = all.find(({ from, ply: last }) => last > from)!.from;
    const told = turns(
      game,
      events.filter((event) => event.ply <= ply),
    );
    expect(told.flatMap((turn) => turn.events).filter((event) => event.ply > ply)).toEqual([]);
    const later = all.filter(({ from }) => from > ply);
    const keys = [...told, ...later].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("adds up what each decision really changed", () => {
    const wrong: string[] = [];
    const owners = new Map(all.filter(({ kind }) => kind === "turn").map(({ turn, seat }) => [turn, seat]));
    for (const [at, seats] of changes.entries()) {
      const ply = events.filter((event) => event.ply === at + 1);
      for (const [seat, truth] of seats.entries()) {
        const sums = ply.flatMap((event) =>
          game
            .sums(event, owners.get(event.turn ?? 0) ?? -1)
            .filter((sum) => (sum.seat ?? event.seat) === seat),
        );
        for (const [place, what] of counted.entries()) {
          const told = sums
            .filter(({ name }) => name === `${game.name}-${what}`)
            .reduce((total, { amount }) => total + amount, 0);
          if (told !== truth[place])
            wrong.push(
              `${at + 1}: seat ${seat} ${what} ${truth[place]}, told ${told}: ${JSON.stringify(ply)}`,
            );
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)("tells each turn in one sentence (%s)", async (language) => {
    await words.use(language);
    await words.open(game.name);
    words.names = { 0: "Ana", 1: "Rui", 2: "Zé", 3: "Eva" };
    for (const turn of all) {
      const said = sentence(game, turn, -1);
      expect(said, JSON.stringify(turn.events)).toMatch(/^\p{Lu}.*\.$/u);
      expect(said).not.toMatch(/\{|\}|undefined|\.\.$|-deed-/);
      if (turn.kind !== "milestone") expect(said.length, said).toBeLessThan(190);
    }
    // All but those told by what came of them: the purple die, a referendum that nobody voted on.
    const seated = all.filter(({ seat }) => seat >= 0);
    const named = seated.filter((turn) => sentence(game, turn, -1).startsWith(`${words.seat(turn.seat)} `));
    expect(named.length).toBeGreaterThan(0.93 * seated.length);
  });

  it("has one line for a turn, and says you to the one who acted", async () => {
    await words.open(game.name);
    words.names = { 0: "Ana", 1: "Rui", 2: "Zé", 3: "Eva" };
    const numbers = all.filter(({ kind }) => kind === "turn").map(({ turn }) => turn);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(all.length).toBeLessThan(events.length / 1.5);
    const own = all.filter(({ seat }) => seat === 0);
    expect(own.length).toBeGreaterThan(8);
    const subjects = new Set(own.map((turn) => sentence(game, turn, 0).split(" ")[0]));
    expect(subjects).toContain("You");
    expect(subjects).not.toContain("Ana");
    // "You draw", not "You draws": what is said of another is not said to oneself.
    const ofAnother = own.map((turn) => sentence(game, turn, -1).replace(/^Ana /, "You "));
    const spoken = own.map((turn) => sentence(game, turn, 0));
    expect(spoken.filter((said, at) => said.startsWith("You ") && said === ofAnother[at])).toEqual([]);
  });

  it("folds equal things into one, and loses none", () => {
    for (const turn of all) {
      const told = lines(game.name, turn);
      expect(told.flatMap((line) => line.events)).toEqual(turn.events);
      for (const { text, events: equal } of told) {
        if (equal.length > 1)
          expect(text).toMatch(new RegExp(`[^.]\\u2069? × \\u2068?${equal.length}\\u2069?\\.$`));
      }
      for (const [at, line] of told.entries()) expect(line.text).not.toBe(told[at + 1]?.text);
    }
  });

  it("shows no sum of nothing", () => {
    for (const turn of all) for (const sum of sumsOf(game, turn, all)) expect(sum.amount).not.toBe(0);
  });
});
