/** Whether typing here is text, not a command. */
export function isWriting(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.matches("input, textarea, select") || element.isContentEditable)
  );
}
