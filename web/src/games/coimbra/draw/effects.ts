/**
 * The grammar of effects: what a content file declares, as a line of signs. Cost left of a hair stroke and gain right,
 * a slash for "or", × for "for each", a hollow arrow for "up to", what others lose in a red outline. The same effect
 * in words is the component's `.text` in `coimbra-names.ftl`; tests hold both together.
 */
import { CLASSES, type Amounts, type Class, type Colour, type Diploma, type Effect } from "../know/content";

/** A tone is the name of a colour token of the game. */
export type Glyph =
  | { kind: "icon"; name: string; tone?: string; struck?: boolean }
  | { kind: "text"; text: string; quiet?: boolean }
  | { kind: "die"; colour: Colour; struck?: boolean }
  | { kind: "stroke" }
  | { kind: "up" }
  | { kind: "atMost" }
  | { kind: "any" }
  | { kind: "lowest" }
  | { kind: "loss"; inner: Glyph[] };

const ICONS: Record<keyof Amounts, string> = { guards: "guard", coins: "coin", vp: "laurel", steps: "step" };
const DIPLOMA_ICONS: Record<Diploma, string> = {
  LAW: "diploma-law",
  CAN: "diploma-canon",
  MED: "diploma-medicine",
  THE: "diploma-theology",
  ART: "diploma-arts",
  WILD: "diploma-wild",
};
const TIME_ICONS = {
  immediate: "time-now",
  phase_c: "time-acquire",
  phase_e: "time-income",
  end: "time-end",
} as const;

export const goodsIcon = (what: keyof Amounts) => ICONS[what];
export const diplomaIcon = (kind: Diploma) => DIPLOMA_ICONS[kind];
export const timeIcon = (bonus: keyof typeof TIME_ICONS) => TIME_ICONS[bonus];

const icon = (name: string, tone?: string): Glyph => ({ kind: "icon", name, ...(tone ? { tone } : {}) });
const text = (value: string | number): Glyph => ({ kind: "text", text: String(value) });
const quiet = (value: string): Glyph => ({ kind: "text", text: value, quiet: true });
const rank = (name: Class): Glyph => icon(name, name);
const TIMES = quiet("×");
const OR = quiet("/");
const STROKE: Glyph = { kind: "stroke" };
const UP: Glyph = { kind: "up" };

function amounts(gain: Amounts, sign = "+"): Glyph[] {
  const parts = (Object.keys(ICONS) as (keyof Amounts)[]).filter((what) => gain[what]);
  return parts.flatMap((what): Glyph[] => [
    icon(ICONS[what]),
    ...(what === "steps" ? [{ kind: "atMost" } as Glyph] : []),
    text(what === "steps" ? `${gain[what]}` : `${sign}${gain[what]}`),
  ]);
}

/** Amounts gained, as signs. */
export const gains = (gain: Amounts): Glyph[] => amounts(gain);

function either(options: readonly Amounts[], sign = "+"): Glyph[] {
  return options.flatMap((option, at) => [...(at ? [OR] : []), ...amounts(option, sign)]);
}

function counted(count: string): Glyph[] {
  const [what, of = ""] = count.split(":");
  switch (what) {
    case "own_class":
      return [rank(of as Class)];
    case "own_influence_in":
      return [UP, quiet(of.replace(",", "·"))];
    case "own_class_sets":
      return CLASSES.map(rank);
    case "own_monasteries":
      return [icon("monastery")];
    case "own_monasteries_level":
      return [icon("monastery", LEVEL_TONES[Number(of) - 1])];
    case "not_own_monasteries":
      return [{ kind: "icon", name: "monastery", struck: true }];
    case "own_voyages":
      return [icon("voyage", "river")];
    case "own_diplomas":
      return [icon("diploma-wild", "laurel")];
    case "own_crowns":
      return [icon("crown", "laurel")];
    default:
      throw new Error(`${count}: no sign for this count`);
  }
}

export const LEVEL_TONES = ["level-i", "level-i-i", "level-i-i-i"] as const;

type Drawing = (effect: Effect) => Glyph[];
const DRAWINGS: Record<string, Drawing> = {
  gain: (e) => amounts(e),
  choose: (e) => either(e.options ?? []),
  per: (e) => [...amounts(e.gain ?? {}), TIMES, ...counted(e.count ?? "")],
  pay: (e) => [...amounts(e.cost as Amounts, "−"), STROKE, ...amounts(e.gain ?? {})],
  invest: (e) =>
    e.resource && e.resource !== "any"
      ? [icon(ICONS[e.resource]), STROKE, icon("voyage", "river")]
      : [icon("voyage", "river"), text("+1")],
  income: (e) => [icon("time-income"), rank(e.track!)],
  advance: (e) => [rank(e.track!), UP, text(e.spaces!)],
  advance_all: (e) => [...CLASSES.map(rank), UP, text(e.spaces!)],
  advance_choice: (e) => [{ kind: "any" }, UP, text(e.spaces!), ...amounts(e.gain ?? {})],
  if_no_die: (e) => [{ kind: "die", colour: e.color!, struck: true }, ...amounts(e.gain ?? {})],
  die_bonus: (e) => [...amounts(e.gain ?? {}), TIMES, { kind: "die", colour: e.color! }],
  exchange: (e) => [
    icon(ICONS[e.resource as "guards"]),
    text(`−${e.rate}`),
    STROKE,
    icon("laurel"),
    text("+1"),
  ],
  discount: (e) => [icon(ICONS[e.cost as "guards"]), text(`−${e.amount}`)],
  on_acquire: (e) => [...amounts(e.gain ?? {}), TIMES, rank(e.class!)],
  opponents_give: (e) => {
    const behind = e.who?.startsWith("behind_on:") ? (e.who.slice("behind_on:".length) as Class) : null;
    return [icon("person"), ...(behind ? [rank(behind)] : []), STROKE, ...either(e.options ?? [])];
  },
  opponents_lose: (e) => {
    const parts = (e.options ?? []).map((option) =>
      option.card_class ? [rank(option.card_class)] : amounts(option, "−"),
    );
    const inner = parts.flatMap((part, at) => [...(at ? [OR] : []), ...part]);
    return [{ kind: "loss", inner: [icon("person"), ...inner] }];
  },
  take_favor: () => [icon("favour-tile", "laurel")],
  take_from_discard: (e) => [
    icon(ICONS.guards),
    OR,
    icon(ICONS.coins),
    text(`−${String(e.cost)}`),
    STROKE,
    icon("discard"),
  ],
  repeat_immediate: (e) => [icon("redo"), rank(e.class!)],
  track_threshold: (e) => {
    const points = (e.table ?? []).map(([, vp]) => vp);
    return [icon("laurel"), text(`${Math.min(...points)}–${Math.max(...points)}`), rank(e.track!), UP];
  },
  copy_end: () => [icon("redo"), icon("time-end")],
  score_diplomas: () => [icon("score-sheet"), icon("diploma-wild", "laurel")],
  score_voyages: (e) => [icon("score-sheet"), icon("voyage", "river"), text(e.max!)],
  score_end_card_and_track: () => [icon("score-sheet"), icon("time-end"), UP],
  on_castle_die: (e) => [...amounts(e.gain ?? {}), TIMES, icon("castle")],
  on_monastery_disk: (e) => [...amounts(e.gain ?? {}), TIMES, icon("monastery")],
  voyage_discount: (e) => [icon("voyage", "river"), text(`−${e.amount}`)],
  cap_die: (e) => [icon("cap-plus-three"), text(`+${e.amount}`)],
  two_tracks_half: (e) => [text("½"), ...(e.tracks ?? []).map(rank), UP],
  half_sum: (e) => [
    text("½"),
    ...(e.of ?? []).map((what) => icon(what === "crowns" ? "crown" : ICONS[what as "guards"])),
  ],
  lowest_track_times: (e) => [icon("laurel"), text(`+${e.factor}`), TIMES, { kind: "lowest" }],
  cards_beyond: (e) => [icon("laurel"), text(`+${e.amount ?? e.vp}`), TIMES, icon("hand"), quiet(`> ${e.n}`)],
  flat: (e) => [icon("laurel"), text(`+${e.vp}`)],
};

/** One effect as signs; an effect without a drawing is an error, never a question mark. */
export function glyphs(effect: Effect): Glyph[] {
  const drawing = DRAWINGS[effect.op];
  if (!drawing) throw new Error(`${effect.op}: no drawing for this effect`);
  return drawing(effect);
}

/** How wide a sign is, in units of an icon of 16. */
export function widthOf(glyph: Glyph): number {
  switch (glyph.kind) {
    case "icon":
      return 16;
    case "text":
      if (glyph.text === "½") return 13;
      return glyph.text.length * (glyph.quiet ? 5.6 : 6.7) + 2;
    case "die":
      return 15;
    case "stroke":
      return 6;
    case "up":
      return 9;
    case "atMost":
      return 7;
    case "any":
    case "lowest":
      return 15;
    case "loss":
      return lineWidth(glyph.inner) + 8;
  }
}

export function lineWidth(line: readonly Glyph[]): number {
  return line.reduce((sum, glyph) => sum + widthOf(glyph), 0);
}

/** Signs that belong together: an icon with its number, a count with its ×. */
function groups(line: readonly Glyph[]): Glyph[][] {
  const parts: Glyph[][] = [];
  for (const glyph of line) {
    const last = parts.at(-1);
    const head = last?.at(-1);
    const joins =
      glyph.kind === "text" || glyph.kind === "atMost" || glyph.kind === "up" || glyph.kind === "stroke";
    if (last && ((joins && glyph !== TIMES) || head === TIMES)) last.push(glyph);
    else parts.push([glyph]);
  }
  return parts;
}

/** The effects of a component in rows; the first may have less room. Widths in units of an icon of 16. */
export function rows(effects: readonly Effect[], first: number, rest = first): Glyph[][] {
  const lines: Glyph[][] = [];
  const room = () => (lines.length > 1 ? rest : first);
  for (const effect of effects) {
    const all = glyphs(effect);
    const last = lines.at(-1);
    if (last && lineWidth(last) + lineWidth(all) <= room()) {
      last.push(...all);
      continue;
    }
    lines.push([]);
    for (const group of groups(all)) {
      if (lines.at(-1)!.length && lineWidth(lines.at(-1)!) + lineWidth(group) > room()) lines.push([]);
      lines.at(-1)!.push(...group);
    }
  }
  return lines;
}

/** Inner width of a house on the map, in units of an icon of 16. */
const HOUSE_WIDTH = 38;

/** A monastery in two or three signs, for its house on the map; the whole is in its words. */
export function brief(house: { effects: readonly Effect[]; diplomas: readonly Diploma[] }): Glyph[] {
  if (house.diplomas.length) {
    return [icon("diploma-wild"), ...(house.diplomas.length > 1 ? [text(house.diplomas.length)] : [])];
  }
  const [effect] = house.effects;
  if (!effect) return [];
  const points = effect.gain?.vp ?? 0;
  switch (effect.op) {
    case "gain": {
      const parts = amounts(effect);
      return parts.length > 3 ? parts.filter((glyph) => glyph.kind === "icon") : parts;
    }
    case "choose":
      return either(effect.options ?? []).filter((glyph) => glyph.kind === "icon" || glyph === OR);
    case "advance":
      return [icon(effect.track!), text(`+${effect.spaces}`)];
    case "advance_all":
      return [{ kind: "any" }, text(`+${effect.spaces}`)];
    case "per": {
      const of = effect.count === "own_class_sets" ? [{ kind: "any" } as Glyph] : counted(effect.count ?? "");
      return [...of.map(plain), text(points)];
    }
    case "on_castle_die":
      return [icon("castle"), text(points)];
    case "on_monastery_disk":
      return [icon("monastery"), text(points)];
    default: {
      const all = glyphs(effect).map(plain);
      return lineWidth(all) > HOUSE_WIDTH ? all.slice(1) : all;
    }
  }
}

/** Without its colour, on a coloured ground. */
function plain(glyph: Glyph): Glyph {
  return glyph.kind === "icon" ? icon(glyph.name) : glyph;
}

/** What is paid, and what comes for it, as a decision's facts name them. */
export function given(cost: Record<string, number>, gain: Record<string, number> = {}): Glyph[] {
  const named = ({ points, ...goods }: Record<string, number>): Amounts => ({
    ...goods,
    ...(points ? { vp: points } : {}),
  });
  const wins = amounts(named(gain));
  return [...amounts(named(cost), "−"), ...(wins.length ? [STROKE, ...wins] : [])];
}
