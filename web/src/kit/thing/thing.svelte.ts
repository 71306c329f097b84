/** What a thing that can be pressed is and does, for SVG (`Target`) and HTML (`Spot`) alike. */
import { ended } from "$lib/sentence";
import { words } from "$lib/words.svelte";
import { useBoard, type Thing } from "./board";

/** Where no table is, nothing can be done. */
const STILL: Thing = {
  legal: false,
  next: false,
  chosen: false,
  refused: false,
  asked: false,
  lit: false,
  mark: null,
};

export function useThing(id: () => string, label: () => string) {
  const board = useBoard();
  const thing = $derived(board?.thing(id()) ?? STILL);
  const legal = $derived(thing.legal);
  const chosen = $derived(thing.chosen);
  const refused = $derived(thing.refused);
  const usable = $derived(legal || chosen || refused);
  const state = $derived(legal ? "legal" : refused ? "refused" : "");
  const name = $derived(state ? words.say(`table-label-${state}`, { label: ended(label()) }) : label());
  let focused = $state(false);

  function press(event: Event): void {
    const around = (event.currentTarget as Element).parentElement?.closest('[data-at][role="button"]');
    // What means nothing itself leaves the press to the thing it lies on.
    if (!board || (!usable && around)) return;
    event.stopPropagation();
    board.press(id(), event);
  }

  return {
    get legal() {
      return legal;
    },
    get chosen() {
      return chosen;
    },
    get next() {
      return thing.next;
    },
    get refused() {
      return refused;
    },
    get usable() {
      return usable;
    },
    get asked() {
      return thing.asked;
    },
    get lit() {
      return thing.lit;
    },
    /** The seat whose last move touched it, unless there is something newer to see. */
    get mark() {
      return chosen ? null : thing.mark;
    },
    /** Its label with its state, for those who do not see it. */
    get name() {
      return name;
    },
    get focused() {
      return focused;
    },
    /** Reached by keys only where there is a table. */
    tabindex: board ? -1 : undefined,
    press,
    key(event: KeyboardEvent): void {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press(event);
    },
    enter: (event: PointerEvent): void => {
      if (event.pointerType !== "touch") board?.hover(id());
    },
    leave: (event: PointerEvent): void => {
      if (event.pointerType !== "touch") board?.hover(null);
    },
    focus(): void {
      focused = true;
      board?.hover(id());
    },
    blur(): void {
      focused = false;
      board?.hover(null);
    },
  };
}
