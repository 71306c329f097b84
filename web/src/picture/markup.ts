/** Markup as a tree, as far as rendered components need it: elements, attributes, text. */
export interface Tag {
  name: string;
  attributes: Map<string, string>;
  children: Node[];
  parent: Tag | null;
}
export type Node = Tag | string;

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([^\s=/>]+)(?:="([^"]*)")?/g;

export function parse(markup: string): Tag {
  const root: Tag = { name: "", attributes: new Map(), children: [], parent: null };
  let open = root;
  for (const [token, closing, name, attributes, empty] of markup.matchAll(TOKEN)) {
    if (token.startsWith("<!--")) continue;
    if (!name) {
      if (token.trim() || open.name === "text" || open.name === "tspan") open.children.push(token);
      continue;
    }
    if (closing) {
      open = open.parent ?? root;
      continue;
    }
    const tag: Tag = { name, attributes: new Map(), children: [], parent: open };
    for (const [, key, value = ""] of (attributes ?? "").matchAll(ATTRIBUTE)) tag.attributes.set(key!, value);
    open.children.push(tag);
    if (!empty) open = tag;
  }
  return root;
}

export function print(node: Node): string {
  if (typeof node === "string") return node;
  const inner = node.children.map(print).join("");
  if (!node.name) return inner;
  const attributes = [...node.attributes].map(([key, value]) => ` ${key}="${value}"`).join("");
  return inner ? `<${node.name}${attributes}>${inner}</${node.name}>` : `<${node.name}${attributes}/>`;
}

export function* all(tag: Tag): Generator<Tag> {
  if (tag.name) yield tag;
  for (const child of tag.children) if (typeof child !== "string") yield* all(child);
}
