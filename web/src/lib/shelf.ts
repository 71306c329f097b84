/** Small things kept for a reload (session) or for the next visit (local); a browser that keeps nothing is fine. */
type Where = "session" | "local";

const store = (where: Where): Storage => (where === "session" ? sessionStorage : localStorage);

export function keep(where: Where, name: string, value: unknown): void {
  try {
    if (value === null || value === undefined) store(where).removeItem(`rossio-${name}`);
    else store(where).setItem(`rossio-${name}`, JSON.stringify(value));
  } catch {
    // No room, or not allowed: the page works without.
  }
}

export function kept<T>(where: Where, name: string): T | null {
  try {
    return JSON.parse(store(where).getItem(`rossio-${name}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}
