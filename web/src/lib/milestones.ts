/** Events between turns, as the games name them: a round, a phase, the end of a period. */
import games from "../generated/games.json";

const GAMES = games as Record<string, { milestones: string[] }>;

export function isMilestone(game: string, event: { event: string }): boolean {
  return GAMES[game]?.milestones.includes(event.event) ?? false;
}
