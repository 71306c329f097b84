/** Minutes of the day: UTC on the server, the reader's own clock on the page. */
const DAY = 1440;

/** "22:30" here, from minutes of the day in UTC. */
export function clockOf(utc: number, offset = new Date().getTimezoneOffset()): string {
  const local = (((utc - offset) % DAY) + DAY) % DAY;
  return `${String(Math.floor(local / 60)).padStart(2, "0")}:${String(local % 60).padStart(2, "0")}`;
}

export function utcOf(clock: string, offset = new Date().getTimezoneOffset()): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return (((hours * 60 + minutes + offset) % DAY) + DAY) % DAY;
}
