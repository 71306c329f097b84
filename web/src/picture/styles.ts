/**
 * Styles written onto the elements themselves, so that a picture needs no style sheet: rules are matched, custom
 * properties resolved where they stand. Knows what our components use: type, class, attribute, descendant and child.
 */
import type { Tag } from "./markup";

interface Compound {
  /** `>` if it must be the parent of what follows, else any ancestor. */
  child: boolean;
  parts: string[];
}
interface Rule {
  path: Compound[];
  weight: number;
  declarations: [property: string, value: string][];
}

/** Of the screen, not of a picture. */
const SCREEN =
  /^(cursor|pointer-events|transition|animation|outline|user-select|touch-action|vertical-align|flex|box-sizing|color-scheme|margin|position)/;
/** Properties that older viewers know as attributes only. */
const GEOMETRY = new Set(["rx", "ry", "r", "cx", "cy", "x", "y", "width", "height"]);
const PART = /\[[^\]]+\]|\.[\w-]+|#[\w-]+|:root|[a-zA-Z][\w-]*|\*/g;

export function parseStyles(css: string): Rule[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/@[\w-]+[^{;]*\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
  const rules: Rule[] = [];
  for (const [, selectors = "", body = ""] of bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = declared(body);
    for (const selector of selectors.split(",")) {
      const path = readSelector(selector.trim());
      if (path) rules.push({ path, weight: weigh(path), declarations });
    }
  }
  return rules.sort((a, b) => a.weight - b.weight);
}

function declared(body: string): [string, string][] {
  return body.split(";").flatMap((line): [string, string][] => {
    const at = line.indexOf(":");
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });
}

/** The compounds of a selector; null for states and pseudo-elements, which a picture does not have. */
function readSelector(selector: string): Compound[] | null {
  const plain = selector.replace(/:where\(([^)]*)\)/g, "$1");
  if (/:(?!root)/.test(plain)) return null;
  const path: Compound[] = [];
  for (const word of plain.split(/\s+/)) {
    if (word === ">") {
      const last = path.at(-1);
      if (last) last.child = true;
      continue;
    }
    path.push({ child: false, parts: word.match(PART) ?? [] });
  }
  return path;
}

function weigh(path: Compound[]): number {
  const parts = path.flatMap((compound) => compound.parts);
  return parts.reduce(
    (sum, part) => sum + (part === "*" ? 0 : /^[.[:]/.test(part) ? 100 : part[0] === "#" ? 10_000 : 1),
    0,
  );
}

function fits(tag: Tag, compound: Compound, root: Tag): boolean {
  const classes = (tag.attributes.get("class") ?? "").split(/\s+/);
  return compound.parts.every((part) => {
    if (part === "*") return true;
    if (part === ":root") return tag === root;
    if (part.startsWith(".")) return classes.includes(part.slice(1));
    if (part.startsWith("#")) return tag.attributes.get("id") === part.slice(1);
    if (!part.startsWith("[")) return tag.name === part;
    const [, name = "", value] = /^\[([\w-]+)(?:="?([^"\]]*)"?)?\]$/.exec(part) ?? [];
    return value === undefined ? tag.attributes.has(name) : tag.attributes.get(name) === value;
  });
}

function matches(tag: Tag, path: Compound[], root: Tag, at = path.length - 1): boolean {
  if (!fits(tag, path[at]!, root)) return false;
  if (at === 0) return true;
  for (let above = tag.parent; above?.name; above = above.parent) {
    if (matches(above, path, root, at - 1)) return true;
    if (path[at - 1]!.child) return false;
  }
  return false;
}

/** A value with every `var()` replaced by what stands for it here; a lost one makes the declaration void. */
function resolve(value: string, known: ReadonlyMap<string, string>): string | null {
  let rest = value;
  for (let guard = 0; guard < 20 && rest.includes("var("); guard++) {
    const found = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/.exec(rest);
    if (!found) return null;
    const standing = known.get(found[1]!) ?? found[2]?.trim();
    if (standing === undefined) return null;
    rest = rest.slice(0, found.index) + standing + rest.slice(found.index + found[0].length);
  }
  return rest.replace(
    MIX,
    (whole, one: string, share: string, two: string) => mixed(one, +share, two) ?? whole,
  );
}

const MIX = /color-mix\(in srgb, (#\w+) ([\d.]+)%, (#\w+|transparent)\)/g;

/** A mixture of two colours as one, which older viewers can read; of one with nothing, a thinner one. */
function mixed(one: string, share: number, two: string): string | null {
  const first = channels(one);
  if (two === "transparent") return first && `rgba(${first.join(",")},${String(share / 100)})`;
  const second = channels(two);
  if (!first || !second) return null;
  const parts = first.map((part, at) => Math.round((part * share + second[at]! * (100 - share)) / 100));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function channels(hex: string): number[] | null {
  const full = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
  return /^#[\da-f]{6}$/i.test(full)
    ? [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
    : null;
}

function isUnseen(tag: Tag, style: ReadonlyMap<string, string>): boolean {
  if (style.get("display") === "none") return true;
  const blank = (value: string | undefined) => value === "none" || value === "transparent";
  const stroke = style.get("stroke") ?? tag.attributes.get("stroke") ?? "none";
  return !tag.children.length && tag.name === "rect" && blank(style.get("fill")) && blank(stroke);
}

/** Style a tree in place. Classes and marks of the table are taken away. */
export function inline(
  root: Tag,
  rules: readonly Rule[],
  inherited: ReadonlyMap<string, string> = new Map(),
): void {
  write(root, root, rules, inherited);
}

function write(tag: Tag, root: Tag, rules: readonly Rule[], inherited: ReadonlyMap<string, string>): boolean {
  const declarations = rules
    .filter((rule) => matches(tag, rule.path, root))
    .flatMap((rule) => rule.declarations);
  declarations.push(...declared((tag.attributes.get("style") ?? "").replaceAll("&quot;", '"')));
  const known = new Map(inherited);
  for (const [property, value] of declarations) if (property.startsWith("--")) known.set(property, value);
  for (const [property, value] of known) known.set(property, resolve(value, known) ?? value);
  const style = new Map<string, string>();
  for (const [property, value] of declarations) {
    if (property.startsWith("--") || SCREEN.test(property) || tag === root) continue;
    const resolved = resolve(value, known);
    if (resolved !== null) style.set(property, resolved);
  }
  if (isUnseen(tag, style)) return false;
  tag.children = tag.children.filter(
    (child) => typeof child === "string" || write(child, root, rules, known),
  );
  for (const [key, value] of tag.attributes) {
    const resolved = resolve(value, known);
    if (resolved === null) tag.attributes.delete(key);
    else tag.attributes.set(key, resolved);
    if (/^(class|style|tabindex|data-|aria-(pressed|disabled))/.test(key)) tag.attributes.delete(key);
  }
  for (const [property, value] of style) {
    if (!GEOMETRY.has(property)) continue;
    if (tag.name !== "svg") tag.attributes.set(property, value.replace(/px$/, ""));
    style.delete(property);
  }
  const written = [...style].map(([property, value]) => `${property}:${value}`).join(";");
  if (written) tag.attributes.set("style", written.replaceAll('"', "'"));
  return true;
}
