import { describe, expect, it } from "vitest";
import type { GameInfo, TableInfo } from "../../src/lib/api";
import { placeName, seatColour } from "../../src/lib/games";
import { clockOf, utcOf } from "../../src/lib/minutes";
import { invitation } from "../../src/lib/opening";
import { routeOf } from "../../src/lib/routes";
import { optionsFor, requestOf, seatsOpen, usual } from "../../src/lib/setup";
import { inOrder, waitsFor } from "../../src/lib/tables.svelte";

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/lobby", { page: "lobby" }],
    ["/settings/", { page: "settings" }],
    ["/t/abc123def456", { page: "table", id: "abc123def456" }],
    ["/people", { page: "people" }],
    ["/people/p1", { page: "person", id: "p1" }],
    ["/rules", { page: "rules" }],
    ["/rules/lisboa", { page: "rulebook", game: "lisboa" }],
    ["/rules/chess", { page: "missing" }],
    ["/nowhere", { page: "missing" }],
    ["/t", { page: "missing" }],
    ["/t/a/b", { page: "missing" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));

  it("knows its own invitations, and no others", () => {
    const home = "https://rossio.example";
    expect(invitation(" abc123def456 ", home)).toBe("/t/abc123def456");
    expect(invitation(`${home}/t/abc123def456?invite=x`, home)).toBe("/t/abc123def456?invite=x");
    expect(invitation("https://elsewhere.example/t/abc123def456", home)).toBeNull();
    expect(invitation(`${home}/lobby`, home)).toBeNull();
    expect(invitation("hello there", home)).toBeNull();
  });
});

const GAME: GameInfo = {
  name: "lisboa",
  rules: 1,
  content: "",
  seats: [2, 3, 4, 1],
  options: [
    { name: "draft", values: ["off", "on"], seats: [2, 3, 4] },
    { name: "tasks", values: ["off", "on"], seats: [2, 3, 4, 1] },
  ],
};

describe("setting up", () => {
  it("begins at once against bots by default", () => {
    const request = requestOf(GAME, usual(GAME, "Baixa 1"), "Ana");
    expect(request).toMatchObject({ seats: 4, start: true, people: [], title: "Baixa 1" });
    expect(request.bots).toEqual({ "1": "journeyman", "2": "journeyman", "3": "journeyman" });
  });

  it("leaves out options that mean nothing with so many seats", () => {
    const plan = usual(GAME, "");
    plan.seats = 1;
    expect(optionsFor(GAME, 1).map((option) => option.name)).toEqual(["tasks"]);
    expect(requestOf(GAME, plan, "Ana")).toMatchObject({ options: { tasks: "off" }, bots: {}, start: true });
  });

  it("waits where a seat is open", () => {
    const plan = usual(GAME, "");
    plan.others[0]!.who = "open";
    expect(seatsOpen(plan)).toBe(1);
    expect(requestOf(GAME, plan, "Ana")).toMatchObject({ start: false, bots: { "2": "journeyman" } });
  });

  it("seats people at one device first, then the open seats, then the bots; and does not rate it", () => {
    const plan = usual(GAME, "");
    plan.others[0]!.who = "open";
    Object.assign(plan.others[2]!, { who: "here", name: " Rui " });
    const request = requestOf(GAME, plan, "Ana");
    expect(request.people).toEqual(["Ana", "Rui"]);
    expect(request.bots).toEqual({ "3": "journeyman" });
    expect(request.rated).toBe(false);
  });

  it("gives live games a reserve and others time for each move", () => {
    const plan = { ...usual(GAME, ""), time: 3600 };
    expect(requestOf(GAME, plan, "Ana").clock).toEqual({ reserve: 3600, at_zero: "bot" });
    const quiet = { from: 1380, to: 420 };
    expect(requestOf(GAME, { ...plan, quiet }, "Ana").clock).toMatchObject({
      quiet_from: 1380,
      quiet_to: 420,
    });
    expect(requestOf(GAME, { ...plan, quiet, time: 0 }, "Ana").clock).toEqual({});
    expect(requestOf(GAME, { ...plan, pace: "correspondence" }, "Ana").clock).toEqual({
      move: 3600,
      at_zero: "bot",
    });
  });
});

function table(id: string, more: Partial<TableInfo>): TableInfo {
  const seat = (number: number, account: string | null) => ({
    seat: number,
    kind: account ? "person" : "bot",
    name: "",
    bot: account ? null : "random",
    reserve: 0,
    score: null,
    rank: null,
    account,
  });
  return {
    id,
    status: "running",
    turn: 0,
    deadline: null,
    touched: 0,
    seats: [seat(0, "me"), seat(1, null)],
    ...more,
  } as TableInfo;
}

describe("my tables", () => {
  it("come in the order in which they want me", () => {
    const tables = [
      table("finished", { status: "finished" }),
      table("theirs", { turn: 1, touched: 5 }),
      table("open", { status: "open", turn: -1 }),
      table("mine-later", { deadline: 200 }),
      table("mine-sooner", { deadline: 100 }),
    ];
    const ids = inOrder(tables, "me").map((each) => each.id);
    expect(ids).toEqual(["mine-sooner", "mine-later", "theirs", "open", "finished"]);
  });

  it("do not wait for me while a bot stands in, nor for a stranger", () => {
    const away = table("away", {});
    away.seats[0]!.kind = "stand-in";
    expect(waitsFor(away, "me")).toBe(false);
    expect(waitsFor(table("any", {}), undefined)).toBe(false);
  });
});

it("tells minutes of the day here and in UTC", () => {
  expect(clockOf(0, -60)).toBe("01:00");
  expect(clockOf(1380, -120)).toBe("01:00");
  expect(utcOf("01:00", -120)).toBe(1380);
  expect(utcOf(clockOf(777, 330), 330)).toBe(777);
});

it("names tables after places, and gives no colour where the game does", () => {
  expect(placeName("lisboa", () => 0)).toBe("Baixa 1");
  expect(seatColour("coimbra", 3)).toBe("black");
  expect(seatColour("magnanimous", 0)).toBeNull();
});
