/** What a bot is called; one that a plug-in brought has only its own name. */
import { words } from "$lib/words.svelte";

export const botName = (bot: string | null): string => (bot ? (words.text(`bots-name-${bot}`) ?? bot) : "");
