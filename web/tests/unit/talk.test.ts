/** What was said at a table, and what was not read yet. */
import { beforeEach, expect, it, vi } from "vitest";
import type { ChatLine } from "../../src/lib/api";
import { session } from "../../src/lib/session.svelte";
import { Talk } from "../../src/lib/talk.svelte";

const line = (id: number, account = "rui"): ChatLine => ({
  type: "chat",
  id,
  account,
  name: account,
  text: `line ${id}`,
  at: id,
});

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  session.replace({ id: "ana", name: "Ana", csrf: "" } as never);
});

it("counts what others said and was not read", () => {
  const talk = new Talk("t1");
  talk.hear(line(1));
  talk.hear(line(2, "ana"));
  talk.hear(line(3));
  talk.hear(line(3));
  expect(talk.lines.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(talk.unread).toBe(2);
  talk.read();
  expect(talk.unread).toBe(0);
  talk.hear(line(4));
  expect(talk.unread).toBe(1);
});

it("remembers what was read at this table, and at no other", () => {
  const before = new Talk("t1");
  before.hear(line(7));
  before.read();
  const [again, other] = [new Talk("t1"), new Talk("t2")];
  for (const talk of [again, other]) talk.hear(line(7));
  expect([again.unread, other.unread]).toEqual([0, 1]);
});

it("shows a line that has just come for four seconds, or until it is read", () => {
  const talk = new Talk("t1");
  talk.hear(line(1));
  expect(talk.fresh?.id).toBe(1);
  vi.advanceTimersByTime(3_900);
  expect(talk.fresh?.id).toBe(1);
  vi.advanceTimersByTime(200);
  expect(talk.fresh).toBeNull();
  talk.hear(line(2));
  talk.read();
  expect(talk.fresh).toBeNull();
  talk.hear(line(3, "ana"));
  expect(talk.fresh).toBeNull();
});
