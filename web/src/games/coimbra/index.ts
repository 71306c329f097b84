import type { GameModule } from "$kit/contract";
import Dock from "./Dock.svelte";

const game: GameModule = {
  name: "coimbra",
  zones: [],
  tabs: [],
  dock: Dock,
  purse: Dock,
  colour: () => "red",
  order: () => [0, 1],
  score: () => 0,
  figures: () => [],
  progress: () => ({ chip: "", steps: [] }),
  targets: (move) => move.slice(1),
  zoneOf: () => "dock",
  lights: () => [],
  changes: () => [],
  describe: () => [],
};

export default game;
