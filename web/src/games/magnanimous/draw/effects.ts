/**
 * From the effects of the content files to a line of icons: when | cost | gain. The sentence of the same effect is the
 * component's own text (`words.about`); a test holds that every effect of every card has both.
 */
import { signed } from "$lib/numbers";
import {
  BARON,
  CARD,
  IMPROVEMENT,
  MINISTER,
  RIO_EFFECTS,
  GOODS,
  type Baron,
  type Effect,
} from "../know/content";

/** One sign of the line. `ink` is a colour token of the game. */
export type Part =
  | { kind: "icon"; icon: string; ink?: string }
  | { kind: "text"; text: string; ink?: string }
  | { kind: "sign"; sign: "/" | "|" | ":" };

export interface Line {
  when: Effect["t"];
  parts: Part[];
}

const icon = (name: string, ink?: string): Part => ({ kind: "icon", icon: name, ...(ink ? { ink } : {}) });
const text = (shown: string, ink?: string): Part => ({ kind: "text", text: shown, ...(ink ? { ink } : {}) });
const sign = (shown: "/" | "|" | ":"): Part => ({ kind: "sign", sign: shown });

const amount = (value: number | undefined): Part => text(signed(value ?? 0));

const PARTY_ICON: Readonly<Record<string, string>> = { con: "conservative", lib: "liberal" };

function party(name: string | undefined): Part[] {
  const emblem = PARTY_ICON[name ?? ""];
  if (emblem) return [icon(emblem, name)];
  return [icon("conservative", "con"), sign("/"), icon("liberal", "lib")];
}

/** A thing gained, lost or given. */
function thing(what: string | undefined): Part[] {
  switch (what) {
    case "reis":
      return [icon("real")];
    case "troop":
      return [icon("troop")];
    case "ship":
      return [icon("steamship")];
    case "nobility":
      return [icon("nobility")];
    case "deputy_con":
      return [icon("deputy", "con")];
    case "deputy_lib":
      return [icon("deputy", "lib")];
    case "deputy_any":
      return [icon("deputy")];
    default:
      throw new Error(`${what}: no drawing for this thing`);
  }
}

function good(name: string | undefined): Part[] {
  return (GOODS as readonly string[]).includes(name ?? "") ? [icon(name!, name)] : [];
}

const ACT_ICON: Readonly<Record<string, string>> = {
  recruit: "recruit",
  improve: "machinery",
  deputy: "deputy",
  ship: "steamship",
};

/** A production action, as its price is written. */
function act(name: string | undefined): Part[] {
  if (good(name).length) return good(name);
  const found = ACT_ICON[name ?? ""];
  if (!found) throw new Error(`${name}: no drawing for this action`);
  return [icon(found)];
}

const TRIGGERS: Readonly<Record<string, string>> = {
  referendum_won: "referendum",
  free_province: "liberate",
  become_governor: "governor",
};

/** What must have happened, or who is meant, before the gain. */
function occasion(effect: Effect): Part[] {
  const before: Part[] = [];
  if (effect.trigger) before.push(icon(TRIGGERS[effect.trigger] ?? missing(effect.trigger)));
  if (effect.trigger && effect.subtype) before.push(icon("link"));
  if (effect.if) before.push(icon("port"));
  if (effect.who === "governor") before.push(icon("governor"));
  return before.length ? [...before, sign(":")] : [];
}

function missing(what: string): never {
  throw new Error(`${what}: no drawing`);
}

function morale(effect: Effect): Part[] {
  const mode = { attack: [icon("attack")], defend: [icon("fortification")], both: [] }[effect.mode ?? "both"];
  if (!mode) return missing(effect.mode ?? "");
  const place = effect.where === "own_port" ? [icon("port")] : [];
  return [...place, ...mode, icon("morale"), amount(effect.n)];
}

const OPERATIONS: Readonly<Record<string, (effect: Effect) => Part[]>> = {
  imperial: (effect) => [icon("imperial"), icon("troop"), amount(effect.n)],
  morale,
  gain: (effect) => [...occasion(effect), ...thing(effect.what), amount(effect.n)],
  lose: (effect) => [...thing(effect.what), text(signed(-(effect.n ?? 0)), "negative")],
  nob: (effect) => [...occasion(effect), icon("nobility"), amount(effect.n)],
  trade: (effect) => [
    ...thing(effect.give),
    text(signed(-(effect.gn ?? 0))),
    sign("|"),
    ...thing(effect.get),
    amount(effect.n),
  ],
  paraguay: (effect) => [icon("cannon", "paraguay"), amount(effect.n)],
  nooffensive: () => [icon("cannon", "paraguay"), icon("close", "negative")],
  pdie: (effect) => [icon("die", "paraguay"), amount(effect.n)],
  free: (effect) => [...occasion(effect), icon("liberate"), text(`${effect.n ?? 1}`)],
  export: (effect) => [icon("export"), ...good(effect.good), icon("real"), amount(effect.n)],
  sell: (effect) => [icon("sell"), ...good(effect.good), icon("real"), amount(effect.n)],
  cost: (effect) => [...act(effect.act), icon("real"), amount(effect.n)],
  yield: (effect) => [icon("produce"), ...good(effect.good), amount(effect.n)],
  steps: (effect) => [icon("train"), icon("step"), amount(effect.n)],
  store: (effect) => [icon("warehouse"), amount(effect.n)],
  troopcap: (effect) => [icon("warehouse"), icon("troop"), amount(effect.n)],
  votes: (effect) => [
    ...(effect.subtype ? [icon("link")] : []),
    ...party(effect.party),
    icon("vote-for"),
    amount(effect.n),
  ],
  wild: (effect) => [icon("deputy"), icon("trade"), text(`${effect.n ?? 1}`)],
  hand: (effect) => [icon("hand"), amount(effect.n)],
  govincome: (effect) => [icon("governor"), sign(":"), icon("real"), amount(effect.n)],
  shift: (effect) => [icon("die"), text(`±${effect.n ?? 1}`)],
};

function lineOf(effect: Effect): Line {
  const draw = OPERATIONS[effect.op] ?? missing(effect.op);
  return { when: effect.t, parts: draw(effect) };
}

/** The lines of any card, minister, baron or improvement. */
export function linesOf(id: string): Line[] {
  const found = CARD.get(id) ?? MINISTER.get(id) ?? BARON.get(id) ?? IMPROVEMENT.get(id);
  if (!found) throw new Error(`${id}: no such component`);
  return found.effects.map(lineOf);
}

/** What a baron starts with. */
export function startOf(baron: Baron): Part[] {
  const { reis, goods, troops, ships, deputies, improvement } = baron.start;
  const counted: [string, number, string?][] = [
    ["real", reis],
    ...GOODS.map((name): [string, number, string] => [name, goods[name] ?? 0, name]),
    ["troop", troops],
    ["steamship", ships],
    ["deputy", deputies],
    [improvement ?? "", improvement ? 1 : 0],
  ];
  return counted
    .filter(([, number]) => number > 0)
    .flatMap(([name, number, ink]) => [icon(name, ink), text(`${number}`)]);
}

const RIO_ICONS: Readonly<Record<string, string[]>> = {
  train: ["train"],
  troops: ["troop"],
  ship: ["steamship"],
  deputy: ["deputy"],
  advance: ["nobility", "republic"],
  free: ["liberate"],
};

/** The effect of the Rio card for a value of the purple die. */
export function rioOf(value: number): Part[] {
  const effect = RIO_EFFECTS.find(({ die }) => die === value);
  const icons = RIO_ICONS[effect?.act ?? ""] ?? missing(`${value}`);
  const drawn = icons.flatMap((name, at) => (at ? [sign("/"), icon(name)] : [icon(name)]));
  return effect && effect.n > 1 ? [...drawn, text(`${effect.n}`)] : drawn;
}

export const WHEN_ICON: Readonly<Record<Effect["t"], string | null>> = {
  now: "time-now",
  round: "clock",
  once: "reset-turn",
  while: null,
};

/** Width of a line of signs whose icons are this large. */
export function widthOf(parts: readonly Part[], size: number): number {
  const widths = parts.map((part) => {
    if (part.kind === "icon") return size + 1;
    if (part.kind === "sign") return size * 0.36;
    return part.text.length * size * 0.4 + 3;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}
