/**
 * The service worker: keeps the shell for bad networks, nothing of the interface but content packs, and shows notices.
 * Pages come from the network if it answers; what is named by a hash never changes, so the kept copy is as good.
 */
export {};

interface Entry {
  url: string;
  revision: string | null;
}
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Entry[] };
const worker = self;
/** All files of the client; the build writes the list. Those of the shell are kept first, the others later. */
const FILES = self.__WB_MANIFEST;
const FIRST = FILES.filter((file) => file.revision !== "later");
const LATER = FILES.filter((file) => file.revision === "later");
const SHELL = `shell-${hash(FILES.map((file) => `${file.url} ${file.revision ?? ""}`).join("\n"))}`;
const USED = "used";
const PATIENCE = 4_000;
/** A content pack asked for by its digest. */
const PACK = /^\/api\/games\/[a-z]+\/content\?digest=/;

function hash(text: string): string {
  let sum = 0;
  for (const sign of text) sum = (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(FIRST.map((file) => `/${file.url}`))));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
  if (event.data === "keep all") event.waitUntil(keepAll());
});

/** Every page and all rules, one file after the other, so that nobody waits for it. */
async function keepAll(): Promise<void> {
  const shell = await caches.open(SHELL);
  for (const { url } of LATER) if (!(await shell.match(`/${url}`))) await shell.add(`/${url}`);
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== worker.location.origin) return;
  if (PACK.test(address.pathname + address.search)) return event.respondWith(kept(request));
  if (address.pathname.startsWith("/api/") || address.pathname.endsWith(".html")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return (await caches.match("/index.html")) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(USED)).put(request, answer.clone());
  return answer;
}

worker.addEventListener("push", (event) => {
  const notice = (event.data?.json() ?? {}) as { title?: string; url?: string };
  const url = notice.url || "/";
  event.waitUntil(
    worker.registration.showNotification(notice.title ?? "Rossio", {
      icon: "/icons/icon-192.png",
      badge: "/icons/badge.png",
      tag: url,
      data: url,
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(String(event.notification.data), worker.location.origin)));
});

/** The table in a window that shows it already, else in any window of ours, else in a new one. */
async function show(address: URL): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === address.pathname);
  if (there) await there.focus();
  else await worker.clients.openWindow(address.href);
}
