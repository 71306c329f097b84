/** The service worker: installed in a built client, and asked to step in when the reader agrees. */
const CALM = 20_000;

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
    // What the first page does without is fetched when the reader has settled down, unless data is dear.
    if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
      void navigator.serviceWorker.ready.then(({ active }) =>
        setTimeout(() => active?.postMessage("keep all"), CALM),
      );
    setInterval(() => void registration.update().catch(() => {}), 30 * 60_000);
  }

  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("take over");
  }
}

export const renewal = new Renewal();
