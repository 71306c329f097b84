/** The service worker: installed in a built client, and asked to step in when the reader agrees. */
class Renewal {
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    const registration = await navigator.serviceWorker.register("/worker.js").catch(() => null);
    if (!registration) return;
    const seen = (worker: ServiceWorker | null) => {
      if (!worker || !navigator.serviceWorker.controller) return;
      this.#waiting = worker;
      this.ready = true;
    };
    seen(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => worker.state === "installed" && seen(worker));
    });
    setInterval(() => void registration.update().catch(() => {}), 30 * 60_000);
  }

  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("take over");
  }
}

export const renewal = new Renewal();
