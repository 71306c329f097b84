/** Stands for the kit's table in pictures: there is none, so nothing can be pressed. */
export function useTable(): null {
  return null;
}
