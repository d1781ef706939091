/** Keeps one version of the site for visits without a network. The build writes its name and list of files above this. */

/* global VERSION, APART, FILES, LATER, PACKED */

const base = new URL("./", self.location).href;
/** Another site of the same host has caches of its own. */
const FAMILY = `platformer-site ${base}`;
const CACHE = `${FAMILY} ${VERSION}`;
const at = (name) => new URL(name, base).href;
/** Pages that were read are kept beside the versions: they are read anew when there is a network. */
const READ = `${FAMILY} read`;

/** A file of this version: from an older version that has the same, else fetched; what the page has fetched is not fetched again. */
async function brought(cache, name) {
  const url = at(name);
  if (await cache.match(url)) return;
  const older = FILES[name] && (await caches.match(url));
  if (older) {
    await cache.put(url, older);
    return;
  }
  const packed = PACKED[name];
  const answer = await fetch(packed ? at(packed) : url, { cache: FILES[name] ? "force-cache" : "no-cache" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  if (!packed) await cache.put(url, answer);
  else await cache.put(url, new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": name.endsWith(".wasm") ? "application/wasm" : "application/zip" } }));
}

/** The rest of this version, which a first visit did without. Pages come last: where a file is gone from the host, its page is not kept either. */
async function rest() {
  const cache = await caches.open(CACHE);
  for (const name of [...LATER].sort((one) => (FILES[one] ? -1 : 1))) await brought(cache, name);
}

self.addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(CACHE);
  const first = !self.registration.active;
  for (const name of Object.keys(FILES)) if (!LATER.includes(name)) await brought(cache, name);
  if (first) await self.skipWaiting();
  else await rest();
})()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(`${FAMILY} `) && name !== CACHE && name !== READ) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("message", (event) => event.waitUntil((async () => {
  if (event.data === "bring the rest") {
    await rest().then(() => event.ports[0]?.postMessage(true), () => {});
    return;
  }
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const alone = open.filter((one) => one.url.startsWith(base)).length <= 1;
  // The page waits for this only so long, and taking over may take longer.
  event.ports[0]?.postMessage(alone);
  if (alone) await self.skipWaiting();
})()));

/** A page of this version, another of the site as the network has it, and what was read of that when there is none. */
async function answered(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const name = request.url.slice(base.length);
  // The worker keeps what comes packed, unpacked.
  if (Object.values(PACKED).includes(name)) return fetch(request);
  if (request.mode === "navigate") {
    const inner = await cache.match(`${request.url.split(/[?#]/)[0]}/`);
    if (inner) return Response.redirect(`${request.url.split(/[?#]/)[0]}/${new URL(request.url).search}`);
  }
  const read = await caches.open(READ);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.type === "basic") await (FILES[name] ? cache : read).put(request, answer.clone());
    return answer;
  } catch (error) {
    const before = await read.match(request, { ignoreSearch: true });
    if (before) return before;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  // The notebooks have a service worker of their own.
  if (method === "GET" && url.startsWith(base) && !url.startsWith(at(APART))) event.respondWith(answered(event.request));
});
