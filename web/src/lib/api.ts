/** Requests to the server, typed by its OpenAPI document (`generated/api.d.ts`). */
import type { components } from "../generated/api";
import { network } from "./network.svelte";

type Schemas = components["schemas"];
export type Me = Schemas["Me"];
export type Offer = Schemas["Offer"];
export type GameInfo = Schemas["GameInfo"];
export type TableInfo = Schemas["TableInfo"];
export type TableState = Schemas["TableState"];
export type SeatInfo = Schemas["SeatInfo"];
export type Position = Schemas["Position"];
export type Back = Schemas["Back"];
export type Decision = Schemas["Decision"];
export type Refusal = Schemas["Refusal"];
/** What the rules say a legal move costs and brings. */
export type About = Schemas["About"];
export type Rehearsal = Schemas["Rehearsal"];
export type Ahead = Schemas["Ahead"];
export type Thing = Schemas["Thing"];
export type Reach = Schemas["Reach"];
export type PackInfo = Schemas["PackInfo"];
export type Lesson = NonNullable<Schemas["TableInfo"]["lesson"]>;
export type Unseen = Schemas["Unseen"];
export type Hint = Schemas["Hint"];
export type Why = Schemas["Why"];
export type ChapterInfo = Schemas["ChapterInfo"];
export type Lookback = Schemas["Lookback"];
export type Review = Schemas["Review"];
export type ReviewState = Schemas["ReviewState"];
/** A decision that cost much, and the better move. */
export type Dear = Schemas["Dear"];
export type CoachInfo = Schemas["CoachInfo"];
export type PuzzlesInfo = Schemas["PuzzlesInfo"];
export type PuzzleAnswer = Schemas["PuzzleAnswer"];
export type Landed = Schemas["Landed"];
export type Replay = Schemas["Replay"];
export type Found = Schemas["Found"];
export type Profile = Schemas["Profile"];
export type Fork = Partial<Schemas["ForkAsk"]> & Pick<Schemas["ForkAsk"], "ply">;
export type Rating = Schemas["Rating"];
export type Curve = Schemas["Curve"];
export type NewTable = Schemas["NewTableAsk"];
export type Clock = Schemas["Clock"];
export type Ways = Schemas["Ways"];
export type ChatLine = Schemas["ChatFrame"];
/** Whatever may come over a socket. */
export type Frame = Schemas["Frame"];
/** Where a table stands, as an answer or a frame tells it; a frame says neither who one is nor how others come in. */
export type Seen = Schemas["TableState"] | (Schemas["StateFrame"] & { held?: never; invite?: never });
export type Problem = Schemas["ProblemBody"];
/** `turn`: the number of the turn it belongs to. */
export type GameEvent = {
  ply: number;
  turn?: number;
  event: string;
  seat: number;
  clause?: string;
} & Record<string, unknown>;

/** The server's refusal, or (status 0) the lack of an answer. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

let csrf = "";
let language = "en";

export function identify(token: string): void {
  csrf = token;
}

export function speak(tongue: string): void {
  language = tongue;
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        "Accept-Language": language,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(method === "GET" || !csrf ? {} : { "X-CSRF-Token": csrf }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    text = await answer.text();
  } catch {
    if (signal?.aborted) throw new ApiError(0, { error: "given-up", message: "given up" });
    network.away = true;
    throw new ApiError(0, { error: "offline", message: "offline" });
  }
  network.away = false;
  let told: unknown = null;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    told = null;
  }
  if (!answer.ok) {
    const problem = told as Problem | null;
    throw new ApiError(
      answer.status,
      problem?.error ? problem : { error: "failure", message: text.slice(0, 200) },
    );
  }
  return told as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal) =>
  ask<T>("POST", path, body, signal);
export const put = <T>(path: string, body: unknown = {}) => ask<T>("PUT", path, body);
export const remove = <T>(path: string) => ask<T>("DELETE", path);
