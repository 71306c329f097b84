/** What a game shows a seat, by the server's own document, which has it from the rules (`games/<game>/shapes.py`). */
import type { components } from "../generated/api";

export type Shapes = components["schemas"];

/** A shape whose labels are known better: a field that the rules do not show, or show otherwise, is an error here. */
export type Known<T, K extends { [F in keyof K]: F extends keyof T ? T[F] : never }> = Omit<T, keyof K> & K;
