/** The page "In five minutes" before each rulebook: its parts, in order. */
export const FIVE_PARTS = ["aim", "arc", "round", "piece", "points"] as const;
export type FivePart = (typeof FIVE_PARTS)[number];
export const FIVE_TIPS = [1, 2, 3] as const;
