/** What an explanation says of a thing: its name, what it is, what it does, and where the rules speak of it. */
import { capital, ended } from "$lib/sentence";
import { slug, type Words } from "$lib/words.svelte";
import type { Explanation, GameModule, View } from "$kit/contract";

export interface Said {
  name: string;
  kind: string;
  rows: readonly (readonly [label: string, value: string])[];
  text: string;
  clauses: readonly string[];
}

/** A label without the name it begins with. */
function without(name: string, label: string): string {
  if (!name || !label.toLowerCase().startsWith(name.toLowerCase())) return label;
  return capital(label.slice(name.length).replace(/^[\s.:,;]+/, ""));
}

/**
 * The words for a thing. `label` is its name for those who do not see it: whoever sees it is told no less. So nothing
 * is mute: what the game does not explain is explained by that label.
 */
export function explained(game: GameModule, view: View, id: string, label: string, words: Words): Said {
  const own: Explanation = (id && game.explain?.(id, view, words)) || {};
  const known = id ? words.component(game.name, id) : "";
  const [head = ""] = label.split(/[.:,;]/);
  const name = own.name ?? (known && known !== id ? known : head);
  const does = id ? words.find(`${game.name}-${slug(id)}`, {}, "text") : null;
  const rest = without(name, label);
  const parts = [rest, ...(does?.[1] && !rest.includes(does[0]) ? [does[0]] : [])];
  return {
    name: capital(name),
    kind: own.kind ?? "",
    rows: own.rows ?? [],
    text: own.text ?? (parts.filter(Boolean).map(ended).join(" ") || ended(label || name)),
    clauses: own.clauses ?? [],
  };
}
