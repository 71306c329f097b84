/**
 * The grammar of effects: from the content files' data to a line of icons and numbers. The sentence read aloud is the
 * component's own text; both come from the same data.
 */
import {
  ACTION_ICONS,
  CARDS,
  CLERGY,
  CUBE_ICONS,
  DECREES,
  HOUSES,
  LANDS,
  SITES,
  TASKS,
  TOKENS,
  type Effect,
  type Goal,
  type Good,
  type Group,
} from "../know/content";

/** One part of the line: an icon with a number to its right, or a sign between icons. */
export interface Mark {
  icon?: string;
  text?: string;
  /** Name of a colour token. */
  ink?: string;
  loss?: boolean;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** Between things of which one is chosen. */
export const SLASH: Mark = { text: "/" };
const goodMark = (good: Good): Mark => ({ icon: good, ink: good });

function goodsMarks(kinds: readonly Good[]): Mark[] {
  return kinds.flatMap((kind, at) => (at ? [SLASH, goodMark(kind)] : [goodMark(kind)]));
}

const LOST: Record<string, string> = {
  good: "crate",
  reis: "real",
  wig: "wig",
  official: "official",
  favor: "favor",
};
type Writer = (effect: Effect, n: number) => Mark[];
const amount =
  (icon: string): Writer =>
  (_effect, n) => [{ icon, text: n === 1 ? "" : String(n) }];
const change =
  (...icons: string[]): Writer =>
  (_effect, n) =>
    icons.map((icon, at) => (at === icons.length - 1 ? { icon, text: signed(n) } : { icon }));

const WRITERS: Record<string, Writer> = {
  good: (effect) => [goodMark(effect.kind!)],
  goods: (effect, n) => [{ text: `${n}×` }, ...goodsMarks(effect.kinds ?? [])],
  reis: (_effect, n) => [{ icon: "real", text: String(n) }],
  inf: (_effect, n) => [{ icon: "influence", text: String(n) }],
  wig: (_effect, n) => [{ icon: "wig", text: String(n) }],
  official: amount("official"),
  rubble: () => [{ icon: "rubble-set" }],
  lose: (effect, n) => [{ icon: LOST[effect.what ?? ""] ?? "", text: `−${n}`, loss: true }],
  tasks: (_effect, n) => [{ icon: "referendum", text: signed(n) }],
  cardinal: amount("cardinal"),
  // Lasting benefits.
  coin: change("real"),
  land: change("land"),
  hire: change("official", "real"),
  event: change("event"),
  sale: (effect, n) => [
    ...(effect.kinds?.length === 4 ? [{ icon: "sell" }] : (effect.kinds ?? []).map(goodMark)),
    { text: signed(n) },
  ],
  inf_gain: change("influence"),
  visit: (effect, n) => [{ icon: effect.noble!, text: signed(n) }],
  follow: change("follow"),
  staff: change("plan", "official"),
  cube_cost: (effect, n) => [{ icon: CUBE_ICONS[effect.colour!], text: signed(n) }],
  ship_cost: change("build-ship"),
  ship_free: () => [{ icon: "build-ship", text: "0" }],
  sail: change("ship", "wig"),
  produce_extra: (effect, n) => [
    { icon: "produce", text: effect.scope === "each" ? `${signed(n)} ×` : signed(n) },
  ],
  warehouse: change("warehouse"),
  portfolio: change("portfolio"),
  recruit_extra: change("recruit"),
  visit_reis: () => [{ icon: "visit" }, { icon: "real" }],
};

/** One effect as icons. An effect without a drawing is an error, so that none is forgotten. */
export function marksOf(effect: Effect): Mark[] {
  const writer = WRITERS[effect.op];
  if (writer) return writer(effect, effect.n ?? 1);
  const action = ACTION_ICONS[effect.op];
  if (!action) throw new Error(`${effect.op}: no drawing`);
  return [{ icon: action }];
}

function marks(effects: readonly Effect[]): Mark[] {
  return effects.flatMap(marksOf);
}

/** The reward arrow of a noble's card, or event and benefit of a treasury card. */
export function cardMarks(card: string): { first: Mark[]; second: Mark[]; penalty: boolean } {
  const found = CARDS.get(card);
  if (!found) throw new Error(`${card}: no such card`);
  if (found.kind === "treasury") {
    return { first: marks(found.event ?? []), second: marks(found.benefit ?? []), penalty: false };
  }
  return { first: marks(found.effects ?? []), second: [], penalty: found.nature === "penalty" };
}

export function clergyMarks(tile: string): Mark[] {
  return marks(CLERGY.get(tile)!.effects);
}

/** The reward of a land or site, or of the token that lies on it. */
export function rewardMarks(place: string, token: string | null): Mark[] {
  if (token) return marks(TOKENS.get(token)!.effects);
  return marks((LANDS.get(place) ?? SITES.get(place))!.effects);
}

export function houseMarks(group: Group, step: number): Mark[] {
  return marks(HOUSES.find((house) => house.group === group && house.step === step)?.effects ?? []);
}

const TASK_ICONS: Record<string, string> = {
  ...ACTION_ICONS,
  follow: "follow",
  sell: "sell",
  church_influence: "cardinal",
};

/** What a task asks, and what it gives. */
export function taskMarks(task: string): { asks: Mark[]; gives: Mark[] } {
  const found = TASKS.get(task)!;
  const asks = found.any_of.flatMap((way, at): Mark[] => {
    const icon = TASK_ICONS[way.op];
    if (!icon) throw new Error(`${way.op}: no drawing`);
    const mark: Mark = (way.at_least ?? 1) > 1 ? { icon, text: `${way.at_least}` } : { icon };
    return at ? [SLASH, mark] : [mark];
  });
  return { asks, gives: marks(found.effects) };
}

const GOAL_ICONS: Record<string, string> = {
  own_stores: "store",
  own_store_kinds: "store",
  public: "public-building",
  own_plans: "plan",
  own_ships: "ship",
  own_hulls: "crate",
  own_cubes: "rubble-set",
  own_sets: "rubble-set",
  own_favors: "favor",
  own_clergy: "clergy",
  own_officials: "official",
  own_nobles: "portfolio",
  own_treasury: "treasury",
  own_reis: "real",
  own_influence: "influence",
  own_goods: "crate",
  own_groups: "house",
};

export interface DecreeFace {
  icon: string;
  ink: string | undefined;
  /** "×2" for each, "6" once. */
  value: string;
  /** A second icon in place of a caption: the good, noble or cube that counts. */
  of: string | undefined;
  /** Message of the caption and its facts. */
  caption: string;
  facts: Record<string, string | number>;
}

function captionOf(goal: Goal, every: number, atLeast: number): [string, Record<string, string | number>] {
  if (atLeast) return [`lisboa-web-goal-least-${goal.op.replaceAll("_", "-")}`, { number: atLeast }];
  if (every > 1) return [`lisboa-web-goal-every-${goal.op.replaceAll("_", "-")}`, { number: every }];
  if (goal.row) return ["lisboa-web-goal-row", { row: goal.row }];
  if (goal.column) return ["lisboa-web-goal-column", { column: goal.column }];
  if (goal.side) return [`lisboa-web-goal-${goal.side}`, {}];
  if (goal.architect) return [`lisboa-web-goal-architect-${goal.architect}`, {}];
  if (goal.good) return [`lisboa-${goal.good}`, {}];
  if (goal.noble) return [`lisboa-web-short-${goal.noble}`, {}];
  if (goal.colour) return [`lisboa-web-goal-cube-${goal.colour}`, {}];
  return [`lisboa-web-goal-${goal.op.replaceAll("_", "-")}`, {}];
}

export function decreeFace(decree: string): DecreeFace {
  const found = DECREES.get(decree);
  if (!found) throw new Error(`${decree}: no such decree`);
  const { goal } = found;
  const icon = goal.colour ? CUBE_ICONS[goal.colour] : GOAL_ICONS[goal.op];
  if (!icon) throw new Error(`${goal.op}: no drawing`);
  const [caption, facts] = captionOf(goal, found.every ?? 1, found.at_least ?? 0);
  const ink = goal.architect ? `arch-${goal.architect}` : goal.good;
  const value = found.at_least ? String(found.wigs) : `×${found.wigs}`;
  return { icon, ink, value, of: goal.good ?? goal.noble, caption, facts };
}
