/** Who one is here. A first visitor becomes a guest the moment something needs a name. */
import { ApiError, get, identify, post, type Me } from "./api";
import { words } from "./words.svelte";

class Session {
  me = $state.raw<Me | null>(null);

  async resume(): Promise<void> {
    try {
      this.#is(await get<Me>("/api/me"));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** The person, made a guest if need be. */
  async known(name = words.say("web-guest-name")): Promise<Me> {
    if (!this.me) this.#is(await post<Me>("/api/guests", { name, language: words.language }));
    return this.me!;
  }

  #is(me: Me): void {
    this.me = me;
    identify(me.csrf);
  }
}

export const session = new Session();
