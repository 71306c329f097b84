import { describe, expect, it } from "vitest";
import type { Decision } from "../../../src/lib/api";
import { momentOf, stepOf, tally, voters } from "../../../src/games/magnanimous/moments/moments";
import type { MagnanimousView } from "../../../src/games/magnanimous/know/view";
import { POSITIONS } from "./positions";

const BASE = POSITIONS.find(({ seats, view }) => seats === 4 && view.round > 1)!;

/** A vote on a liberal card among four, the Governor in seat 0, with these votes. */
function vote(votes: [number, number][], card = "l08"): MagnanimousView {
  return { ...BASE.view, "governor-seat": 0, ballot: { card, votes } };
}
function asked(prompt: string, seat: number, moves: string[] | null = null): Decision {
  return { prompt, seat, clause: "M27", facts: {}, moves, refusals: null };
}

describe("the tally", () => {
  it.each([
    [
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      "none",
      -1,
    ],
    [
      [
        [0, 0],
        [0, 2],
        [0, 0],
        [0, 0],
      ],
      "none",
      -1,
    ],
    [
      [
        [1, 0],
        [0, 2],
        [0, 0],
        [0, 0],
      ],
      "rejected",
      -1,
    ],
    [
      [
        [2, 0],
        [0, 2],
        [0, 0],
        [0, 0],
      ],
      "won",
      0,
    ],
    [
      [
        [1, 1],
        [0, 1],
        [1, 0],
        [0, 0],
      ],
      "tie",
      -1,
    ],
    [
      [
        [1, 0],
        [0, 0],
        [3, 1],
        [0, 0],
      ],
      "won",
      2,
    ],
  ] as const)("%j: %s", (votes, outcome, winner) => {
    const told = tally(vote(votes as unknown as [number, number][]));
    expect(told.outcome).toBe(outcome);
    if (winner >= 0) expect(told.winner).toBe(winner);
  });
});

describe("voters", () => {
  it("are told in order, with what each may still add", () => {
    const view = vote([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const rows = voters({ ...view, "governor-seat": 2 }, asked("spend-deputies", 3));
    expect(rows.map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    // Seat 2 has spent its deputies, seat 3 decides, 0 and 1 follow; nobody has fixed votes left, all have their cards.
    const deputies = (seat: number) => view.players[seat]!.deputies.con + view.players[seat]!.deputies.lib;
    expect(rows.map(({ can }) => can.deputies)).toEqual([0, deputies(3), deputies(0), deputies(1)]);
    expect(rows.map(({ can }) => can.fixed)).toEqual([0, 0, 0, 0]);
    expect(rows.map(({ seat, can }) => can.cards - view.players[seat]!["hand-size"])).toEqual([0, 0, 0, 0]);
    expect(rows.filter(({ deciding }) => deciding).map(({ seat }) => seat)).toEqual([3]);
  });

  it("need the title the card asks for", () => {
    const rows = voters(
      vote(
        [
          [0, 0],
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        "c05",
      ),
      asked("fixed-votes", 0),
    );
    for (const { seat, allowed, can } of rows) {
      expect(allowed).toBe(["conde", "marques", "duque"].includes(BASE.view.players[seat]!.title));
      if (!allowed) expect(can).toEqual({ fixed: 0, deputies: 0, cards: 0 });
    }
  });
});

describe("moments", () => {
  it("are shared by all, but for the secret ones", () => {
    const view = vote([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(momentOf(view, asked("fixed-votes", 1))).toBe("vote");
    expect(momentOf(view, asked("choose-baron", 1))).toBeNull();
    expect(momentOf(view, asked("choose-baron", 1, ["baron b01"]))).toBe("baron");
    expect(momentOf(view, asked("take-die", 1))).toBeNull();
    expect(momentOf({ ...view, end: "defeat" }, null)).toBe("end");
  });

  it("go by the steps of the rules", () => {
    expect(
      ["fixed-votes", "spend-deputies", "card-votes", "auction"].map((prompt) => stepOf(asked(prompt, 0))),
    ).toEqual([0, 1, 2, 3]);
  });
});
