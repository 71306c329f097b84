/** A QR code (ISO/IEC 18004) of a short text: bytes, correction level M, versions 1 to 10. */

/** Of each version: correction words in a block, then blocks of how many data words. */
const BLOCKS: readonly (readonly [
  correction: number,
  ...blocks: (readonly [count: number, words: number])[],
])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
/** Where the centres of the small squares stand. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The words that correct a block (Reed and Solomon). */
function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power += 1) {
    const next = [...divisor, 0];
    divisor.forEach((word, at) => (next[at + 1]! ^= times(word, EXP[power]!)));
    divisor = next;
  }
  const rest = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const lead = word ^ rest.shift()!;
    rest.push(0);
    divisor.slice(1).forEach((factor, at) => (rest[at]! ^= times(factor, lead)));
  }
  return rest;
}

/** The text as data words, padded to the whole capacity. */
function dataWords(bytes: Uint8Array, version: number, capacity: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Data and correction of all blocks, word by word in turn. */
function interleaved(words: number[], version: number): number[] {
  const [correcting, ...groups] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  let at = 0;
  for (const [count, length] of groups) {
    for (let block = 0; block < count; block += 1) blocks.push(words.slice(at, (at += length)));
  }
  const checks = blocks.map((block) => correction(block, correcting));
  const weave = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
      rows.flatMap((row) => (column < row.length ? [row[column]!] : [])),
    ).flat();
  return [...weave(blocks), ...weave(checks)];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A remainder in the arithmetic of bits, as the format and the version are checked by. */
function checked(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let at = 0; at < bits; at += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator);
  return (value << bits) | rest;
}

class Grid {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly size: number) {
    this.dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    this.fixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  }

  set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  finder(x: number, y: number): void {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        this.set(x + dx, y + dy, far !== 2 && far !== 4);
      }
    }
  }

  aligned(x: number, y: number): void {
    for (let dy = -2; dy <= 2; dy += 1) {
      for (let dx = -2; dx <= 2; dx += 1)
        this.set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }

  /** What is the same in every code of a version; the format's places are kept free. */
  frame(version: number): void {
    const last = this.size - 1;
    for (let at = 0; at < this.size; at += 1) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const) {
      this.finder(x, y);
    }
    const centres = ALIGNED[version - 1]!;
    for (const y of centres) {
      for (const x of centres) {
        const corner = (x === 6 && y === 6) || (x === 6 && y === last - 6) || (x === last - 6 && y === 6);
        if (!corner) this.aligned(x, y);
      }
    }
    this.format(0);
    if (version >= 7) {
      const bits = checked(version, 12, 0x1f25);
      for (let at = 0; at < 18; at += 1) {
        const [near, far] = [Math.floor(at / 3), this.size - 11 + (at % 3)];
        this.set(far, near, Boolean((bits >> at) & 1));
        this.set(near, far, Boolean((bits >> at) & 1));
      }
    }
  }

  /** Correction level M (00) and the mask, in both their places. */
  format(mask: number): void {
    const bits = checked(mask, 10, 0x537) ^ 0x5412;
    const bit = (at: number) => Boolean((bits >> at) & 1);
    for (let at = 0; at <= 5; at += 1) this.set(8, at, bit(at));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let at = 9; at < 15; at += 1) this.set(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at += 1) this.set(this.size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at += 1) this.set(8, this.size - 15 + at, bit(at));
    this.set(8, this.size - 8, true);
  }

  /** The words in their zigzag, from the lower right. */
  fill(words: readonly number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        for (const x of [right, right - 1]) {
          const up = ((right + 1) & 2) === 0;
          const y = up ? this.size - 1 - step : step;
          if (this.fixed[y]![x] || at >= words.length * 8) continue;
          this.dark[y]![x] = Boolean((words[at >> 3]! >> (7 - (at & 7))) & 1);
          at += 1;
        }
      }
    }
  }

  mask(mask: number): void {
    for (let y = 0; y < this.size; y += 1) {
      for (let x = 0; x < this.size; x += 1) {
        if (!this.fixed[y]![x] && MASKS[mask]!(x, y)) this.dark[y]![x] = !this.dark[y]![x];
      }
    }
  }

  /** How hard it is to read: long runs, squares, what looks like a finder, too much of one colour. */
  penalty(): number {
    const lines = [...this.dark, ...this.dark.map((_, x) => this.dark.map((row) => row[x]!))];
    let sum = 0;
    for (const line of lines) {
      const text = line.map(Number).join("");
      for (const run of text.match(/(.)\1{4,}/g) ?? []) sum += run.length - 2;
      for (let at = 0; at + 11 <= text.length; at += 1) {
        if (["10111010000", "00001011101"].includes(text.slice(at, at + 11))) sum += 40;
      }
    }
    let count = 0;
    this.dark.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (dark) count += 1;
        if (!x || !y) return;
        if (dark === row[x - 1] && dark === this.dark[y - 1]![x] && dark === this.dark[y - 1]![x - 1])
          sum += 3;
      }),
    );
    const cells = this.size * this.size;
    return sum + Math.max(0, Math.ceil(Math.abs(count * 20 - cells * 10) / cells) - 1) * 10;
  }
}

/** The rows of dark cells, or null for a text too long to be read off a screen by a phone. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= BLOCKS.length; version += 1) {
    const [, ...groups] = BLOCKS[version - 1]!;
    const capacity = groups.reduce((sum, [count, length]) => sum + count * length, 0);
    if (bytes.length + (version < 10 ? 2 : 3) > capacity) continue;
    const words = interleaved(dataWords(bytes, version, capacity), version);
    const drawn = MASKS.map((_, mask) => {
      const grid = new Grid(17 + 4 * version);
      grid.frame(version);
      grid.fill(words);
      grid.format(mask);
      grid.mask(mask);
      return grid;
    });
    return drawn.reduce((best, grid) => (grid.penalty() < best.penalty() ? grid : best)).dark;
  }
  return null;
}
