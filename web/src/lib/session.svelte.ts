/** Who one is here. A first visitor becomes a guest the moment something needs a name. */
import { ApiError, get, identify, post, put, remove, type Me } from "./api";
import { settings, type Chosen } from "./settings.svelte";
import { words } from "./words.svelte";

class Session {
  me = $state.raw<Me | null>(null);
  /** Nobody could say who one is, for lack of a connection. */
  unasked = $state(false);
  #kept = "";

  async resume(): Promise<void> {
    try {
      const { me } = await get<{ me: Me | null }>("/api/sessions/mine");
      if (me) this.#is(me);
      this.unasked = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.unasked = error.status === 0;
    }
  }

  /** The person, made a guest if need be. */
  async known(name = words.say("web-guest-name")): Promise<Me> {
    if (!this.me) this.#is(await post<Me>("/api/guests", { name, language: words.language }));
    return this.me!;
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#is(await post<Me>("/api/sessions", { name, password }));
    Object.assign(settings, this.me?.preferences as Partial<Chosen>);
  }

  /** A guest keeps seats and history. */
  async register(name: string, password: string, email: string): Promise<void> {
    const body = { name, password, email: email || null, language: words.language };
    this.#is(await post<Me>("/api/accounts", body));
  }

  async rename(name: string): Promise<void> {
    if (!this.me) await this.known(name);
    else this.#is(await put<Me>("/api/me/name", { name }));
  }

  async signOut(): Promise<void> {
    await remove("/api/sessions/mine");
    this.me = null;
    identify("");
  }

  /** The choices follow a person to other browsers. */
  async keep(chosen: Chosen): Promise<void> {
    const kept = JSON.stringify(chosen);
    if (!this.me || kept === this.#kept) return;
    this.#kept = kept;
    await put("/api/me/settings", { language: chosen.language, preferences: JSON.parse(kept) as unknown });
  }

  replace(me: Me): void {
    this.#is(me);
  }

  #is(me: Me): void {
    this.me = me;
    identify(me.csrf);
  }
}

export const session = new Session();
