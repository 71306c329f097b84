/** The same cases as tests/words/test_words.py: what Python says, the browser says. */
import { beforeEach, describe, expect, it } from "vitest";
import { slug, Words, type Language } from "../../src/lib/words.svelte";

async function speaking(language: Language, names: Record<number, string> = {}): Promise<Words> {
  const words = new Words();
  await words.use(language);
  await words.open("coimbra");
  words.names = names;
  return words;
}

describe("labels", () => {
  it("become parts of ids", () => {
    expect(slug("VO-São Tomé")).toBe("vo-s-o-tom-");
    expect(slug("C101")).toBe("c101");
  });
});

describe.each([
  ["en", "a, b and c"],
  ["pt", "a, b e c"],
  ["fr", "a, b et c"],
] as const)("in %s", (language, said) => {
  it("joins lists in the way of the language", async () => {
    const words = await speaking(language);
    expect(words.join(["a", "b", "c"])).toBe(said);
    expect(words.join(["a"])).toBe("a");
    expect(words.join([])).toBe("");
  });

  it("makes sentences of moves", async () => {
    const words = await speaking(language);
    const move = words.move("coimbra", "place grey-5 upper");
    expect(move).toContain(words.component("coimbra", "upper"));
    expect(move).toContain("5");
  });
});

it("counts seats from one and calls them by their names", async () => {
  const words = await speaking("pt", { 1: "Inês" });
  expect([0, 1, -1].map((seat) => words.seat(seat))).toEqual(["Lugar 1", "Inês", "ninguém"]);
});

it("tells facts by what they are", async () => {
  const words = await speaking("fr", { 0: "Ana", 1: "Rui" });
  const told = words.facts("coimbra", {
    seat: 0,
    seats: [0, 1],
    "taker-seat": 1,
    price: 3,
    card: "c101",
    cards: ["c101", "c102"],
    won: true,
  });
  const [first, second] = [words.component("coimbra", "C101"), words.component("coimbra", "c102")];
  expect(first).not.toBe("c101");
  expect(told).toMatchObject({
    seat: "Ana",
    seats: "Ana et Rui",
    "taker-seat": "Rui",
    price: 3,
    card: first,
    "card-id": "c101",
    cards: `${first} et ${second}`,
    won: 1,
  });
});

describe("in English", () => {
  let words: Words;
  beforeEach(async () => {
    words = await speaking("en");
  });

  it("knows singular and plural", () => {
    expect(words.value("coimbra", "what", { guards: 1, coins: 2 })).toBe("1 guard and 2 coins");
  });

  it("calls a thing without a name by its label or its kind", () => {
    expect(words.component("coimbra", "unheard-of")).toBe("unheard-of");
    expect(words.component("coimbra", "grey-5")).toBe("grey 5");
    expect(words.about("coimbra", "unheard-of")).toBe("");
    expect(words.about("coimbra", "c101")).not.toBe("");
  });

  it("says barely what has no message", () => {
    expect(words.prompt("toy", "bury", 0, { limit: 4 })).toBe("bury (4)");
    expect(words.refusal("toy", "short-of-coins", { have: 1, need: 2 })).toBe("short-of-coins (1, 2)");
    expect(words.refusal("toy", "not-now", { asked: "turn" })).toBe("this is not what is asked now");
    expect(words.event("toy", { event: "drew", ply: 3, seat: 0, left: 3 })).toBe("drew (Seat 1, 3)");
  });

  it("finds clauses by their numbers, when the rules of the game are open", async () => {
    expect(words.clause("c1")).not.toBe("");
    expect(words.clause("c1")).toBe(words.clause("C1"));
    expect(words.clause("L7.2")).toBe("");
    await words.open("lisboa");
    expect(words.clause("L7.2")).not.toBe("");
    expect(words.clause("X1")).toBe("");
  });

  it("keeps what was opened when the language changes", async () => {
    const english = words.clause("C1");
    await words.use("fr");
    expect(words.clause("C1")).not.toBe("");
    expect(words.clause("C1")).not.toBe(english);
  });
});

it("tells a secret to those who know it", async () => {
  const words = await speaking("en", { 0: "Ana" });
  await words.open("magnanimous");
  const event = { event: "drew", ply: 1, seat: 0, cards: 1 };
  const open = words.event("magnanimous", event);
  const secret = words.event("magnanimous", { ...event, drawn: ["e01"] });
  expect(secret).toContain(words.component("magnanimous", "e01"));
  expect(open).toBe("Ana draws 1 card.");
  expect(open).not.toContain(words.component("magnanimous", "e01"));
});
