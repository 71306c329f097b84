/** Whether the server can be reached, as far as the browser and the last request know. */
class Network {
  away = $state(typeof navigator !== "undefined" && navigator.onLine === false);

  constructor() {
    if (typeof window === "undefined") return;
    addEventListener("offline", () => (this.away = true));
    addEventListener("online", () => (this.away = false));
  }
}

export const network = new Network();
