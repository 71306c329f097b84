/** Addresses: `/t/{id}`, `/rules/coimbra#C20`; one reactive place instead of a framework. Back leads to where one read. */
import { routeOf } from "./routes";
import { keep, kept } from "./shelf";

/** So long a page may take to be as long as it was, in milliseconds. */
const GROWING = 4_000;

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);
  route = $derived.by(() => routeOf(this.path));
  #entry = this.#name();
  #returning = 0;

  constructor() {
    history.scrollRestoration = "manual";
    addEventListener("popstate", () => {
      this.#leave();
      this.#read();
      this.#comeBack();
    });
    addEventListener("pagehide", () => this.#leave());
    addEventListener("click", (event) => this.#follow(event));
    for (const hand of ["wheel", "pointerdown", "keydown"]) addEventListener(hand, () => this.#returning++);
    this.#comeBack();
  }

  go(address: string, replace = false): void {
    if (!replace) this.#leave();
    const entry = replace ? this.#entry : (crypto.randomUUID?.() ?? String(Math.random()));
    history[replace ? "replaceState" : "pushState"]({ entry }, "", address);
    this.#read();
    if (!replace && !location.hash) scrollTo(0, 0);
  }

  #name(): string {
    return (history.state as { entry?: string } | null)?.entry ?? location.href;
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
    this.#entry = this.#name();
  }

  /** Remember how far down one read. */
  #leave(): void {
    this.#returning++;
    keep("session", `scroll-${this.#entry}`, scrollY || null);
  }

  /** Go down to where one was, as soon as the page is long enough; whoever scrolls meanwhile is left alone. */
  #comeBack(): void {
    const place = kept<number>("session", `scroll-${this.#entry}`) ?? 0;
    const [wish, until] = [++this.#returning, Date.now() + GROWING];
    const look = (): void => {
      if (wish !== this.#returning) return;
      scrollTo(0, place);
      if (Math.abs(scrollY - place) > 1 && Date.now() < until) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  /** A plain click on one of our own links stays in the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
    if (address.pathname.endsWith(".html")) return;
    if (address.pathname === location.pathname && address.hash) {
      this.#leave();
      this.hash = address.hash;
      return;
    }
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

export const router = new Router();
