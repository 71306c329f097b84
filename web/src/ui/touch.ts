/** Whether a press came from a finger: then the first tap shows and the second does. */
export function isTouch(event: Event): boolean {
  return "pointerType" in event && (event as PointerEvent).pointerType === "touch";
}
