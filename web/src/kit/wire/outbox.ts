/**
 * Moves on their way to the server. They are sent again until an answer comes, also after a reload, and land once
 * because their key stays the same.
 */
import { ApiError, post, type Landed } from "$lib/api";
import { keep, kept } from "$lib/shelf";

export interface Letter {
  ply: number;
  entry: number;
  moves: string[];
  key: string;
}

export class Outbox {
  readonly #name: string;

  constructor(
    readonly table: string,
    readonly pause: (milliseconds: number) => Promise<void> = (time) =>
      new Promise((resolve) => setTimeout(resolve, time)),
  ) {
    this.#name = `letter-${table}`;
  }

  /** A letter that was written before a reload and never answered. */
  left(): Letter | null {
    return kept<Letter>("session", this.#name);
  }

  write(ply: number, entry: number, moves: string[]): Letter {
    const letter = { ply, entry, moves, key: newKey() };
    keep("session", this.#name, letter);
    return letter;
  }

  /** The answer; an ApiError if the server refused. Without an answer, or while it is away, the letter goes again. */
  async send(letter: Letter): Promise<Landed> {
    for (let tries = 0; ; tries += 1) {
      try {
        const landed = await post<Landed>(`/api/tables/${this.table}/moves`, letter);
        this.#answered();
        return landed;
      } catch (error) {
        const away = error instanceof ApiError && (error.status === 0 || error.status >= 502);
        if (!away) {
          this.#answered();
          throw error;
        }
      }
      await this.pause(Math.min(8_000, 600 * 1.6 ** tries));
    }
  }

  #answered(): void {
    keep("session", this.#name, null);
  }
}

function newKey(): string {
  // Only safe origins have randomUUID.
  return typeof crypto.randomUUID === "function"
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join("");
}
