/** Whoever points at a move thinks about it: handlers for everything that names one, and for what is said of it. */
import type { Attachment } from "svelte/attachments";
import type { AtTable } from "$kit/table/context";

export function thinking(choice: AtTable["choice"], move: string) {
  const think = () => choice.consider(move);
  const rest = () => choice.consider(null);
  return { onpointerenter: think, onpointerleave: rest, onfocus: think, onblur: rest };
}

/** Under the pointer, or with the focus in it, what is said of the move thought about is read: it stays. */
export function reading(choice: AtTable["choice"]): Attachment<HTMLElement> {
  return (element) => {
    let release: (() => void) | null = null;
    const read = () => (release ??= choice.hold());
    const done = () => {
      release?.();
      release = null;
    };
    const listening = new AbortController();
    for (const event of ["pointerenter", "focusin"])
      element.addEventListener(event, read, { signal: listening.signal });
    for (const event of ["pointerleave", "focusout"])
      element.addEventListener(event, done, { signal: listening.signal });
    return () => {
      listening.abort();
      done();
    };
  };
}
