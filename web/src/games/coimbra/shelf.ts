/** Coimbra on the shelf: what the pages round its table know of it. */
import type { Shelf } from "../shelves";

export const SHELF: Shelf = {
  name: "coimbra",
  learnt: 1,
  emblem: "upper-city",
  colours: ["red", "blue", "yellow", "black"],
  places: [
    "Sé Velha",
    "Botânico",
    "Almedina",
    "Mondego",
    "Santa Cruz",
    "Celas",
    "Penedo",
    "Sereia",
    "Arregaça",
  ],

  // Roofs.
  band: {
    lines: ["M0 12L5 5L10 12V19H0ZM10 15L15 9L20 15V19H10Z"],
    solid: "M0 12L5 5L10 12Z",
  },
  five: {
    arc: ["scholar", "coin", "voyage", "laurel"],
    round: ["die", "castle", "crown", "coin", "voyage"],
    piece: ["castle", "upper-city", "guard"],
    points: ["monastery", "voyage", "diploma-arts", "points"],
  },
  icons: [
    ["guard", "guards"],
    ["coin", "coins"],
    ["laurel", "points"],
    ["pilgrim", "pilgrim"],
    ["step", "steps"],
    ["crown", "crowns"],
    ["council", "council"],
    ["merchant", "merchant"],
    ["cleric", "cleric"],
    ["scholar", "scholar"],
    ["castle", "castle"],
    ["upper-city", "upper"],
    ["central-city", "central"],
    ["lower-city", "lower"],
    ["monastery", "monastery"],
    ["voyage", "voyage"],
  ],
  drawings: {
    "phases-a-b": {
      kind: "lines",
      lines: [
        { icon: "castle", name: "coimbra-castle", dice: [2, 4, 4, 6], comes: 2 },
        { icon: "upper-city", name: "coimbra-upper", dice: [6, 4, 4, 1], comes: 2 },
      ],
    },
    "phase-c": {
      kind: "sum",
      terms: [
        { icon: "die", value: 5 },
        { icon: "merchant", value: 1 },
      ],
      sign: "−",
      relation: "=",
      result: { icon: "coin", value: 4 },
    },
    setup: {
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
  },
  lists: [
    { name: "characters", file: "cards", table: "card" },
    { name: "favours", file: "favours", table: "favour" },
    { name: "monasteries", file: "monasteries", table: "monastery" },
    { name: "voyages", file: "voyages", table: "voyage" },
    { name: "tracks", file: "tracks", table: "track", beside: "income_box" },
    { name: "influence-tiles", file: "tracks", table: "influence_tile" },
    { name: "flags", file: "constants", table: "flag" },
  ],
};
