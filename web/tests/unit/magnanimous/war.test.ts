/** The offensive under way, as the log tells it. */
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../src/lib/api";
import { fought, isAttempt, lastAttack } from "../../../src/games/magnanimous/know/war";

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
