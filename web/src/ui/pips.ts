/** Where the pips of a face lie, in units of a die of 1: rows and columns of a 3 x 3 grid. */
const GRID: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}; // prettier-ignore

export function pipsOf(value: number): readonly (readonly [number, number])[] {
  return GRID[value] ?? [];
}
