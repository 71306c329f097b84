/** Parts of a drawing that are no targets: each has a name by which it can be lit. */
import type { Attachment } from "svelte/attachments";
import type { GameModule, View } from "$kit/contract";
import { useBoard } from "./board";

/** Parts of the frame around every board: they lie in no zone. */
const FRAME = new Set(["bar", "dock", "score", "log", "steps", "rules", "undo"]);

/** The zone in which a thing, a named part or a zone itself lies; `dock` for one's own board, empty for the frame. */
export function lies(game: GameModule, id: string, view: View): string {
  if (FRAME.has(id)) return "";
  return game.zones.some((zone) => zone.id === id) ? id : game.zoneOf(id, view);
}

/** Gives names: `{@attach part("hand")}`. Several places may bear one name; they are lit together. */
export function useParts(): (name: string) => Attachment {
  const board = useBoard();
  return (name) => (element) => {
    element.setAttribute("data-part", name);
    element.classList.toggle("lit-part", board?.thing(name).lit ?? false);
  };
}
