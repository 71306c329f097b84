/** Which page an address names. */
import { GAMES, LEARNT } from "./games";

export type Route =
  | { page: "home" | "lobby" | "people" | "study" | "settings" | "sign-in" | "reset" | "rules" | "missing" }
  | { page: "table" | "person"; id: string }
  | { page: "rulebook" | "content" | "learn" | "puzzles"; game: string };

const PLAIN = ["lobby", "people", "study", "settings", "sign-in", "reset", "rules"] as const;

export function routeOf(path: string): Route {
  const [first = "", second, ...more] = path.split("/").filter(Boolean);
  if (more.length) return { page: "missing" };
  if (!first) return { page: "home" };
  if (first === "learn" && (second === undefined || GAMES.includes(second)))
    return { page: "learn", game: second ?? LEARNT[0]! };
  if (first === "puzzles" && (second === undefined || GAMES.includes(second)))
    return { page: "puzzles", game: second ?? LEARNT[0]! };
  if (second === undefined) {
    const page = PLAIN.find((name) => name === first);
    return { page: page ?? "missing" };
  }
  if (first === "t" && /^[\w-]+$/.test(second)) return { page: "table", id: second };
  if (first === "people" && /^[\w-]+$/.test(second)) return { page: "person", id: second };
  if (first === "rules" && GAMES.includes(second)) return { page: "rulebook", game: second };
  if (first === "content" && GAMES.includes(second)) return { page: "content", game: second };
  return { page: "missing" };
}
