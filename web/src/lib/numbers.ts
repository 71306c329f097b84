/** Numbers as they are written on the page. */

/** A number with its sign; the minus is a real one. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
