/** The forecast of the offensives against what the rules do (`tools/web_offensives.py`). */
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../src/lib/api";
import type { MagnanimousView } from "../../../src/games/magnanimous/view";
import { forecast, fought, isAttempt, lastAttack, type Attempt } from "../../../src/games/magnanimous/war";
import fixture from "../../fixtures/magnanimous-offensives.json";

const CASES = fixture as unknown as { view: MagnanimousView; attempts: Omit<Attempt, "choice">[] }[];

describe("forecast", () => {
  it("has cases of every number of seats, with and without events", () => {
    expect(new Set(CASES.map(({ view }) => view.seats))).toEqual(new Set([2, 3, 4]));
    expect(CASES.some(({ view }) => view.realm.paraguay !== 0)).toBe(true);
    expect(CASES.some(({ attempts }) => attempts.some(({ falls }) => !falls))).toBe(true);
  });

  it.each(CASES.map((one, at) => [at, one.view.seats, one.view.phase] as const))(
    "case %i, %i seats, %s: as the rules play it",
    (at) => {
      const { view, attempts } = CASES[at]!;
      expect(forecast(view).map(({ choice: _, ...attempt }) => attempt)).toEqual(attempts);
    },
  );

  it("is empty under a truce, and only in its round", () => {
    const { view } = CASES.find((one) => one.view.phase === "production")!;
    const truce = { ...view, realm: { ...view.realm, truce: true } };
    expect(forecast(truce)).toEqual([]);
    expect(forecast({ ...truce, phase: "nobles" })).not.toEqual([]);
  });
});

describe("the offensive under way", () => {
  const event = (kind: string, facts: object = {}) =>
    ({ ply: 9, seat: 0, event: kind, ...facts }) as GameEvent;
  const log = [
    event("purple-returned"),
    event("occupied", { attacker: "paraguay", province: "uruguay", power: 6, imperial: 1 }),
    event("purple-returned"),
    event("held", { attacker: "paraguay", province: "sao-paulo", power: 2, imperial: 3 }),
    event("occupied", { attacker: "uruguay", province: "rio-grande-do-sul", power: 2, imperial: 0 }),
    event("lost-train", { province: "rio-grande-do-sul" }),
  ];

  it("tells its own attempts and no earlier ones", () => {
    expect(fought(log).map(({ province, falls }) => [province, falls])).toEqual([
      ["sao-paulo", false],
      ["rio-grande-do-sul", true],
    ]);
    expect(lastAttack(fought(log))).toEqual({ from: "uruguay", to: "rio-grande-do-sul", held: false });
    expect(lastAttack([])).toBeNull();
  });

  it("is what is shown slowly", () => {
    expect(log.filter(isAttempt)).toHaveLength(3);
  });
});
