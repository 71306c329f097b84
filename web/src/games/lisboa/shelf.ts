/** Lisboa on the shelf: what the pages round its table know of it. */
import type { Shelf } from "../shelves";

export const SHELF: Shelf = {
  name: "lisboa",
  learnt: 2,
  emblem: "wig",
  colours: ["green", "purple", "yellow", "orange"],
  places: ["Baixa", "Chiado", "Alfama", "Mouraria", "Graça", "Belém", "Estrela", "Ajuda", "Madragoa", "Lapa"],

  // Tiles.
  band: {
    lines: [
      "M0 6A6 6 0 0 0 6 0M14 0A6 6 0 0 0 20 6M20 14A6 6 0 0 0 14 20M6 20A6 6 0 0 0 0 14",
      "M10 2L18 10L10 18L2 10Z",
    ],
    solid: "M10 5L15 10L10 15L5 10Z",
  },
  five: {
    arc: ["rubble-set", "store", "ship", "wig"],
    round: ["hand", "court", "deck"],
    piece: ["portfolio", "sell", "court", "visit"],
    points: ["public-building", "store", "ship", "clergy", "wig"],
  },
  icons: [
    ["wig", "wig"],
    ["influence", "influence"],
    ["real", "real"],
    ["official", "official"],
    ["treasury", "treasury"],
    ["favor", "favor"],
    ["gold", "gold"],
    ["cloth", "cloth"],
    ["book", "book"],
    ["tool", "tool"],
    ["plan", "plan"],
    ["decree", "decree"],
    ["clergy", "clergy-tile"],
    ["cardinal", "cardinal"],
    ["store", "store"],
    ["public-building", "public-building"],
    ["ship", "ship"],
    ["rubble-set", "rubble-set"],
  ],
  drawings: {
    turn: {
      kind: "strip",
      steps: [
        ["ship", "lisboa-phase-dock"],
        ["hand", "lisboa-phase-action"],
        ["deck", "lisboa-phase-card"],
        ["clock", "lisboa-phase-upkeep"],
      ],
    },
    visit: {
      kind: "sum",
      terms: [
        { icon: "treasury", value: 1 },
        { icon: "official", value: 4 },
      ],
      sign: "+",
      relation: "=",
      result: { icon: "influence", value: 5 },
    },
    "noble-actions": {
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
  },
  lists: [
    { name: "political", file: "political", table: "card" },
    { name: "plans", file: "plans", table: "plan" },
    { name: "buildings", file: "buildings", table: "building" },
    { name: "clergy", file: "clergy", table: "tile" },
    { name: "decrees", file: "decrees", table: "decree" },
    { name: "ships", file: "ships", table: "ship" },
    { name: "houses", file: "houses", table: "house" },
    { name: "tasks", file: "tasks", table: "task" },
    { name: "tokens", file: "city_tokens", table: "token" },
  ],
};
