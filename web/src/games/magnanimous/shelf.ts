/** Magnanimous on the shelf: what the pages round its table know of it. */
import type { Shelf } from "../shelves";

export const SHELF: Shelf = {
  name: "magnanimous",
  learnt: 3,
  emblem: "nobility",
  colours: [],
  places: ["Ilha Fiscal", "Petrópolis", "Paquetá", "Ouro Preto", "Olinda", "Sabará", "Diamantina", "Tijuca"],

  // The engraver's line.
  band: {
    lines: [
      "M0 10C5 0 15 0 20 10M0 10C5 20 15 20 20 10M-10 10C-5 0 5 0 10 10S25 20 30 10M-10 10C-5 20 5 20 10 10S25 0 30 10",
    ],
  },
  five: {
    arc: ["produce", "train", "export", "minister"],
    round: ["throne", "die", "cannon", "die", "republic"],
    piece: ["produce", "troop", "precise", "train", "export"],
    points: ["nobility", "commerce", "referendum", "troop"],
  },
  icons: [
    ["nobility", "nobility"],
    ["republic", "republic"],
    ["real", "reis"],
    ["troop", "troop"],
    ["train", "train"],
    ["steamship", "ship"],
    ["deputy", "deputy"],
    ["minister", "minister"],
    ["cotton", "cotton"],
    ["sugar", "sugar"],
    ["leather", "leather"],
    ["coffee", "coffee"],
    ["railway", "railway"],
    ["machinery", "machinery"],
    ["warehouse", "warehouse"],
    ["fortification", "fortification"],
    ["morale", "morale"],
    ["throne", "throne"],
  ],
  drawings: {
    round: {
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
    offensives: {
      kind: "sum",
      terms: [{ icon: "cannon", value: 4 }],
      sign: "+",
      relation: ">",
      result: { icon: "troop", value: 3 },
    },
  },
  lists: [
    { name: "empire", file: "empire", table: "card" },
    { name: "ministers", file: "ministers", table: "minister" },
    { name: "barons", file: "barons", table: "baron" },
    { name: "improvements", file: "improvements", table: "improvement" },
    { name: "provinces", file: "provinces", table: "province" },
    { name: "rio", file: "rio", table: "effect" },
  ],
};
