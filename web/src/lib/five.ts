/** The page "In five minutes" before each rulebook: its parts, in order, and the signs that go with them. */
export const FIVE_PARTS = ["aim", "arc", "round", "piece", "points"] as const;
export const FIVE_TIPS = [1, 2, 3] as const;

/** What follows what, in icons of the table. */
export const FIVE_SIGNS: Record<string, Partial<Record<(typeof FIVE_PARTS)[number], readonly string[]>>> = {
  coimbra: {
    arc: ["scholar", "coin", "voyage", "laurel"],
    round: ["die", "castle", "crown", "coin", "voyage"],
    piece: ["castle", "upper-city", "guard"],
    points: ["monastery", "voyage", "diploma-arts", "points"],
  },
  lisboa: {
    arc: ["rubble-set", "store", "ship", "wig"],
    round: ["hand", "court", "deck"],
    piece: ["portfolio", "sell", "court", "visit"],
    points: ["public-building", "store", "ship", "clergy", "wig"],
  },
  magnanimous: {
    arc: ["produce", "train", "export", "minister"],
    round: ["throne", "die", "cannon", "die", "republic"],
    piece: ["produce", "troop", "precise", "train", "export"],
    points: ["nobility", "commerce", "referendum", "troop"],
  },
};
