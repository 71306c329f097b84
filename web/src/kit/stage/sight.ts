/** What is meant comes into sight: the first thing that is lit here, else what can be pressed. */

/** Scrolls a panel only if nothing that is meant is seen in it. */
export function bringIntoSight(panel: HTMLElement, lit: readonly string[]): void {
  const frame = panel.getBoundingClientRect();
  const seen = (thing: Element): boolean => {
    const box = thing.getBoundingClientRect();
    const across = box.left >= frame.left - 1 && box.right <= frame.right + 1;
    return across && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  };
  const meant = lit
    .map((id) => panel.querySelector(`[data-at="${id}"], [data-part="${id}"]`))
    .find((thing) => thing !== null);
  const things = meant ? [meant] : [...panel.querySelectorAll(".legal")];
  const [first] = things;
  if (!first || things.some(seen)) return;
  const tall = first.getBoundingClientRect().height > frame.height;
  first.scrollIntoView({ block: tall ? "start" : "center", inline: "center" });
}
