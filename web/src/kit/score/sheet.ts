/** The rows of a score sheet: categories in the order of the rules, those that nobody has left out. */
export interface SheetRow {
  category: string;
  /** By seat. */
  points: number[];
  best: number;
}

export function sheetRows(sheet: readonly Record<string, number>[]): SheetRow[] {
  const categories = Object.keys(sheet[0] ?? {});
  const rows = categories.map((category) => {
    const points = sheet.map((row) => row[category] ?? 0);
    return { category, points, best: Math.max(...points) };
  });
  return rows.filter((row) => row.points.some(Boolean));
}
