/** Numbers as they are written on the page. */

/** A number whose minus, if it has one, is a real one. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : `${Math.abs(number)}`;
}

/** The same with its sign always; nothing has none. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : plain(number);
}
