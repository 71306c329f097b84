/** What is lit on the board, in layers: who lights in one does not put out another. The upper layer wins. */
const LAYERS = ["coach", "log", "digest", "explain"] as const;
export type Layer = (typeof LAYERS)[number];

export class Lights {
  #lit = $state.raw<Partial<Record<Layer, ReadonlySet<string>>>>({});

  show(layer: Layer, ids: Iterable<string>): void {
    this.#lit = { ...this.#lit, [layer]: new Set(ids) };
  }

  /** What the coach means, in its order. */
  get meant(): readonly string[] {
    return [...(this.#lit.coach ?? [])];
  }

  clear(layer: Layer): void {
    this.show(layer, []);
  }

  /** The layer in which a thing is lit; null if it is dark. */
  on(id: string): Layer | null {
    return LAYERS.findLast((layer) => this.#lit[layer]?.has(id)) ?? null;
  }
}
