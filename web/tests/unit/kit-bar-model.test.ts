/** What the bar offers, over real positions of the three games: few buttons, short labels, verbs with their objects. */
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Decision } from "$lib/api";
import { LANGUAGES, words } from "$lib/words.svelte";
import { forcedLater, offer, prospects, question, roomIn, type Asked } from "$kit/bar/model";
import { named } from "$kit/table/moves";
import coimbra from "../fixtures/coimbra-positions.json";
import lisboa from "../fixtures/lisboa-positions.json";
import magnanimous from "../fixtures/magnanimous-positions.json";

interface Position {
  decision: Decision | null;
}
const POSITIONS: Record<string, Position[]> = {
  coimbra: coimbra as unknown as Position[],
  lisboa: lisboa as unknown as Position[],
  magnanimous: magnanimous as unknown as Position[],
};
const PASSES = ["pass", "decline", "refuse", "stop", "done"];
/** Never alone on a button, in any language. */
const BARE = [
  "Go on",
  "Pass",
  "OK",
  "Do the action",
  "Continuar",
  "Passar",
  "Continuer",
  "Passer",
  "Faire l’action",
];
const asked = (game: string, decision: Decision, more: Partial<Asked> = {}): Asked => ({
  game,
  decision,
  candidates: decision.moves ?? [],
  picked: [],
  about: (move) => decision.about?.[move],
  passing: (move) => PASSES.includes(move.split(" ")[0] ?? ""),
  room: () => 60,
  ...more,
});

describe.each(Object.keys(POSITIONS))("%s", (game) => {
  const decisions = POSITIONS[game]!.flatMap(({ decision }) => (decision?.moves?.length ? [decision] : []));
  beforeAll(() => words.open(game));
  afterEach(() => words.use("en"));

  it.each(LANGUAGES)("offers every way on, and says with each button what it does (%s)", async (language) => {
    await words.use(language);
    expect(decisions.length).toBeGreaterThan(10);
    for (const decision of decisions) {
      const offered = offer(asked(game, decision));
      const passes = offered.options.filter((option) => option.passes);
      const shown = offered.options.length - passes.length;
      expect(offered.options.length).toBeLessThanOrEqual(7);
      const free = (decision.moves ?? []).filter((move) => !PASSES.includes(move.split(" ")[0] ?? ""));
      if (!offered.only) expect(shown + offered.more + (offered.family ? free.length : 0)).toBe(free.length);
      for (const option of [...offered.options, ...(offered.only ? [{ move: offered.only }] : [])]) {
        const label = named(game, decision, option.move);
        expect(BARE, `${decision.prompt}: ${label}`).not.toContain(label);
        expect(label).not.toMatch(/\{|\}|undefined/);
      }
      expect(passes.every(({ digit }) => digit === 0)).toBe(true);
      expect(new Set(offered.options.map(({ label }) => label)).size).toBe(offered.options.length);
    }
  });

  it.each(LANGUAGES)(
    "begins every question with a capital letter, after each press too (%s)",
    async (language) => {
      await words.use(language);
      const said = decisions.flatMap((decision) => {
        const moves = decision.moves ?? [];
        const things = [...new Set(moves.flatMap((move) => move.split(" ").slice(1)))];
        return [
          question(game, decision, [], moves),
          ...things.map((thing) =>
            question(
              game,
              decision,
              [thing],
              moves.filter((move) => move.split(" ").includes(thing)),
            ),
          ),
        ];
      });
      expect(said.filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
    },
  );
});

describe("a label in context", () => {
  const decision = (prompt: string, moves: string[], about: object = {}) =>
    ({ prompt, seat: 0, clause: "", facts: {}, moves, refusals: [], about }) as unknown as Decision;
  const uses = ["portfolio p01", "visit p01", "get-gold p01"];
  const about = { "visit p01": { costs: { influence: 2 }, brings: {}, facts: {} } };
  beforeAll(() => words.open("lisboa"));

  it("does not name again what was pressed, or what the question names", () => {
    const labels = (one: Decision, picked: string[]) =>
      offer(asked("lisboa", one, { picked })).options.map(({ label }) => label);
    expect(labels(decision("action", uses), ["p01"])).toEqual(["Tuck it", "Visit with it", "Discard it"]);
    const tiles = labels(decision("give-up", ["give-up c08", "give-up c31", "done"]), []);
    expect(tiles).toEqual([words.component("lisboa", "c08"), words.component("lisboa", "c31"), "Keep them"]);
  });

  it("of two lines leaves out what it costs, which would stick out of the button", () => {
    const options = (room: number) =>
      offer(asked("lisboa", decision("action", uses, about), { picked: ["p01"], room: () => room })).options;
    expect(options(60)[1]?.costs).toBe("−2 influence");
    expect(options(20)[1]?.costs).toBe("");
  });

  it("has no more room on a wide desk than its button, which does not grow on and on", () => {
    expect(roomIn("desk", 1920, 2)).toBe(roomIn("desk", 1440, 2));
    expect(roomIn("desk", 1024, 3)).toBeLessThan(roomIn("desk", 1440, 3));
    // "Visit with it" has room for its price; a name as long as "Acquire Doctor of Two Faculties" has not.
    expect("Visit with it".length).toBeLessThan(0.6 * roomIn("desk", 1440, 2));
    const room = (count: number) => roomIn("desk", 1440, count);
    const price = { "acquire s204": { costs: { guard: 3 } } };
    const long = offer(asked("coimbra", decision("city", ["acquire s204", "decline"], price), { room }));
    expect(long.options[0]?.label).toBe("Acquire Doctor of Two Faculties");
    expect(long.options[0]?.costs).toBe("");
  });

  it("is told with its price before the thing is pressed, or from which to which price", () => {
    const told = prospects("lisboa", uses, (move) => decision("action", uses, about).about?.[move]);
    expect(told.map(({ label, costs }) => `${label} ${costs}`.trim())).toContain(
      "Visit with it −2 influence",
    );
    // Two cards for one noble: one use, not two of the same name.
    const visits = prospects("lisboa", ["visit p01", "visit p02"], () => undefined);
    expect(visits).toEqual([{ label: "2 ways on", costs: "", brings: "" }]);
    const many = Array.from({ length: 5 }, (_, at) => `build a${at} gold`);
    const ranges = prospects("lisboa", many, (move) => ({
      costs: { reis: 2 + many.indexOf(move) },
      brings: {},
      facts: {},
    }));
    expect(ranges).toEqual([{ label: "5 ways on", costs: "−2 to −6 réis", brings: "" }]);
  });
});

describe("what comes after a move", () => {
  const next = (seat: number, costs: Record<string, number>[]) =>
    ({
      prompt: "use-plan",
      seat,
      moves: costs.map((_, at) => `use-plan s${at}`),
      about: Object.fromEntries(
        costs.map((one, at) => [`use-plan s${at}`, { costs: one, brings: {}, facts: {} }]),
      ),
    }) as unknown as Decision;
  beforeAll(() => words.open("lisboa"));

  it("is told with it, if every answer costs", () => {
    expect(forcedLater("lisboa", 0, next(0, [{ reis: 3 }, { reis: 5 }]))).toBe("−3 réis");
    expect(forcedLater("lisboa", 0, next(0, [{ reis: 3 }, {}]))).toBe("");
    expect(forcedLater("lisboa", 0, next(1, [{ reis: 3 }]))).toBe("");
    expect(forcedLater("lisboa", 0, null)).toBe("");
  });
});

describe("the question", () => {
  const decision = {
    prompt: "place",
    seat: 0,
    clause: "",
    facts: {},
    moves: [],
    refusals: [],
  } as unknown as Decision;
  const moves = ["place green-4 castle", "place green-4 upper"];

  it("follows each step of a choice", async () => {
    await words.open("coimbra");
    const first = question("coimbra", decision, [], ["place green-4 castle", "place grey-1 upper"]);
    const second = question("coimbra", decision, ["green-4"], moves);
    expect(second).not.toBe(first);
    expect(second).toMatch(/where does it go/);
    const dice = ["place green-4 upper", "place grey-1 upper"];
    expect(question("coimbra", decision, ["upper"], dice)).toMatch(/Upper city.*: which die\?/);
  });

  it("is answered by short labels: what was pressed is not said again", () => {
    const told = offer(asked("coimbra", { ...decision, moves }, { picked: ["green-4"] }));
    expect(told.options.map(({ label }) => label)).toEqual(["Castle", "Upper city"]);
  });

  it("shows costs as costs and gains as gains", () => {
    const about = { "invest vo-diu": { costs: { coins: 6 }, brings: { points: 2 }, facts: {} } };
    const more = { ...decision, moves: ["invest vo-diu", "decline"], about } as unknown as Decision;
    const [option] = offer(asked("coimbra", more)).options;
    expect(option?.costs).toBe("−6 coins");
    expect(option?.brings).toBe("+2 points");
  });

  it("leaves to the board what does not fit on buttons", () => {
    const told = offer(asked("coimbra", { ...decision, moves }, { room: () => 3 }));
    expect(told.options).toEqual([]);
    expect(told.more).toBe(2);
  });

  it("leaves to the board what would hide it: so many rows, short labels two in a row", () => {
    const dice = ["grey-1", "grey-2", "grey-3", "green-4", "green-5"].map((die) => `place ${die} upper`);
    const rows = (picked: string[], most: number) =>
      offer(asked("coimbra", { ...decision, moves: dice }, { picked, most })).options.length;
    expect(rows([], 4)).toBe(0);
    expect(rows(["upper"], 4)).toBe(5);
    expect(rows(["upper"], 2)).toBe(0);
  });
});
