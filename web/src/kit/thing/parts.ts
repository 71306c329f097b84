/** Parts of a drawing that are no targets: each has a name by which it can be lit. */
import type { Attachment } from "svelte/attachments";
import { useBoard } from "./board";

/** Gives names: `{@attach part("hand")}`. Several places may bear one name; they are lit together. */
export function useParts(): (name: string) => Attachment {
  const board = useBoard();
  return (name) => (element) => {
    element.setAttribute("data-part", name);
    element.classList.toggle("lit-part", board?.thing(name).lit ?? false);
  };
}
