/** Bots: those on offer, and what one is called; one that a plug-in brought has only its own name. */
import { words } from "./words.svelte";

export interface Bots {
  /** Ours, the weakest first. */
  levels: readonly string[];
  /** Those of plug-ins. */
  plug_ins: readonly string[];
}

export const botName = (bot: string | null): string => (bot ? (words.text(`bots-name-${bot}`) ?? bot) : "");
