/** The small drawings of the rules, by game and section; each has its sentence `web-diagram-<game>-<section>`. */
export interface Term {
  icon: string;
  value: number;
}

export type Drawing =
  /** Steps one after the other: icon and the key of its name. */
  | { kind: "strip"; steps: readonly (readonly [icon: string, name: string])[] }
  /** Numbers added up, or compared. */
  | { kind: "sum"; terms: readonly Term[]; sign: "+" | "−"; relation: "=" | ">"; result: Term }
  /** Dice standing in line, one of them coming in. */
  | {
      kind: "lines";
      lines: readonly { icon: string; name: string; dice: readonly number[]; comes: number }[];
    };

export const DRAWINGS: Record<string, Drawing> = {
  "lisboa-turn": {
    kind: "strip",
    steps: [
      ["ship", "lisboa-phase-dock"],
      ["hand", "lisboa-phase-action"],
      ["deck", "lisboa-phase-card"],
      ["clock", "lisboa-phase-upkeep"],
    ],
  },
  "lisboa-visit": {
    kind: "sum",
    terms: [
      { icon: "treasury", value: 1 },
      { icon: "official", value: 4 },
    ],
    sign: "+",
    relation: "=",
    result: { icon: "influence", value: 5 },
  },
  "lisboa-noble-actions": {
    kind: "sum",
    terms: [
      { icon: "treasury", value: 4 },
      { icon: "earthquake", value: 3 },
      { icon: "tsunami", value: 1 },
    ],
    sign: "+",
    relation: "=",
    result: { icon: "real", value: 8 },
  },
  "coimbra-phases-a-b": {
    kind: "lines",
    lines: [
      { icon: "castle", name: "coimbra-castle", dice: [2, 4, 4, 6], comes: 2 },
      { icon: "upper-city", name: "coimbra-upper", dice: [6, 4, 4, 1], comes: 2 },
    ],
  },
  "coimbra-phase-c": {
    kind: "sum",
    terms: [
      { icon: "die", value: 5 },
      { icon: "merchant", value: 1 },
    ],
    sign: "−",
    relation: "=",
    result: { icon: "coin", value: 4 },
  },
  "coimbra-setup": {
    kind: "strip",
    steps: [
      ["die", "coimbra-phase-a"],
      ["hand", "coimbra-phase-b"],
      ["castle", "coimbra-phase-c"],
      ["order-flag", "coimbra-phase-d"],
      ["time-income", "coimbra-phase-e"],
      ["voyage", "coimbra-phase-f"],
    ],
  },
  "magnanimous-round": {
    kind: "strip",
    steps: [
      ["throne", "magnanimous-phase-emperor"],
      ["coffee", "magnanimous-phase-production"],
      ["cannon", "magnanimous-phase-offensives"],
      ["nobility", "magnanimous-phase-nobles"],
      ["republic", "magnanimous-phase-republic"],
      ["clock", "magnanimous-phase-end-of-round"],
    ],
  },
  "magnanimous-offensives": {
    kind: "sum",
    terms: [{ icon: "cannon", value: 4 }],
    sign: "+",
    relation: ">",
    result: { icon: "troop", value: 3 },
  },
};
