/**
 * The line to a table: a WebSocket that comes back by itself, with long polling where sockets do not pass. It knows
 * nothing of games: what arrives goes to `hear`.
 */
import { get, type Frame, type TableState } from "$lib/api";

export type LineState = "connecting" | "open" | "lost" | "closed";

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #polling = false;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    readonly table: string,
    readonly query: () => Record<string, string>,
    readonly hear: (frame: Frame) => void,
    readonly stateChanged: (state: LineState, tries: number) => void,
  ) {
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  #again = (): void => {
    if (
      !this.#ended &&
      document.visibilityState === "visible" &&
      this.#socket?.readyState !== WebSocket.OPEN
    ) {
      this.#open();
    }
  };

  #address(path: string): string {
    const query = new URLSearchParams(this.query()).toString();
    return `/api/tables/${this.table}/${path}${query ? `?${query}` : ""}`;
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    this.stateChanged(this.#tries ? "lost" : "connecting", this.#tries);
    const address = new URL(this.#address("live"), location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.stateChanged("open", 0);
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#check(), 20_000);
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.hear(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = (close) => {
      if (socket !== this.#socket) return;
      clearInterval(this.#beat);
      if (this.#ended) return;
      if (close.code === 4403 || close.code === 4404) {
        this.stateChanged("closed", this.#tries);
        return;
      }
      this.#tries += 1;
      this.stateChanged("lost", this.#tries);
      if (this.#tries === 3) void this.#poll();
      this.#timer = setTimeout(
        () => this.#open(),
        Math.min(15_000, 400 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random()),
      );
    };
  }

  /** A line on which nothing came for long is dead, whatever the browser believes. */
  #check(): void {
    if (Date.now() - this.#heard > 45_000) this.#socket?.close();
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "ping" }));
  }

  async #poll(): Promise<void> {
    if (this.#polling) return;
    this.#polling = true;
    let version = 0;
    while (!this.#ended && this.#socket?.readyState !== WebSocket.OPEN) {
      try {
        const separator = this.#address("wait").includes("?") ? "&" : "?";
        const state = await get<TableState>(`${this.#address("wait")}${separator}version=${version}`);
        version = state.table.version;
        this.stateChanged("open", this.#tries);
        this.hear({ ...state, type: "state" });
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 3_000));
      }
    }
    this.#polling = false;
  }

  /** The same line with another query. */
  reopen(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }
}
