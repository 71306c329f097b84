/** Times as people say them: how long is left, how long ago, on which day. */
import { words } from "./words.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

class Now {
  /** Seconds since 1970, some seconds old at most. */
  seconds = $state(Date.now() / 1000);

  constructor() {
    if (typeof window !== "undefined") setInterval(() => (this.seconds = Date.now() / 1000), 5_000);
  }
}

export const now = new Now();

/** A span in its two greatest units: "1 d 21 h", "14 min". */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole >= DAY) {
    return words.say("web-span-days", {
      days: Math.floor(whole / DAY),
      hours: Math.floor((whole % DAY) / HOUR),
    });
  }
  if (whole >= HOUR) {
    const minutes = Math.floor((whole % HOUR) / MINUTE);
    return words.say("web-span-hours", { hours: Math.floor(whole / HOUR), minutes });
  }
  if (whole >= MINUTE) return words.say("web-span-minutes", { minutes: Math.floor(whole / MINUTE) });
  return words.say("web-span-seconds", { seconds: whole });
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(words.locale, { dateStyle: "medium" }).format(at * 1000);
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(words.locale, { maximumFractionDigits: digits }).format(value);
}
