/** The seconds that pass: one clock for all clocks of the page. */
class Now {
  seconds = $state(Date.now() / 1000);
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Tick while somebody looks; call in an effect. */
  tick = (): (() => void) => {
    this.#users += 1;
    this.#timer ??= setInterval(() => (this.seconds = Date.now() / 1000), 1_000);
    return () => {
      this.#users -= 1;
      if (this.#users) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  };
}

export const now = new Now();

export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function span(seconds: number): Span {
  const whole = Math.max(0, Math.floor(seconds));
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3_600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

/** "4:12" for what ends within the hour; the words for more are in `table-clock`. */
export function digits(seconds: number): string {
  const { minutes, seconds: rest } = span(seconds);
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}
