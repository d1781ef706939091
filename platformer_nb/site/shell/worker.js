/** The worker of a page: brings Python and the project, then carries messages between the two. */

let site = null;
let shown = 0;

/** Tell the page how far the start is, of 1. */
function tell(part) {
  shown = Math.max(shown, part);
  postMessage({ progress: shown });
}

/** Bytes that come over the wire are so much of the start; the rest is work. */
const WIRE = 0.6;
let got = 0;

/** The cache of this version; null where the browser has none, as without https. */
const opened = (name) => (globalThis.caches ? caches.open(name).catch(() => null) : null);

/** A response whose bytes are counted while they come. */
function counted(response) {
  const count = new TransformStream({
    transform(chunk, controller) {
      got += chunk.length;
      tell(Math.min(1, got / site.bytes) * WIRE);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: { "content-type": response.headers.get("content-type") ?? "" } });
}

/** What is kept in the end: the worker says when all is, so that nothing is fetched twice. */
const keeping = [];

/** A file of this version: the kept one, or one that is fetched, unpacked if it comes packed, and kept. */
async function file(name) {
  const url = new URL(name, site.base).href;
  const cache = await opened(site.cache);
  const kept = await cache?.match(url);
  if (kept) {
    got += site.sizes[name];
    tell(Math.min(1, got / site.bytes) * WIRE);
    return kept;
  }
  const packed = site.packed[name];
  const answer = await original(packed ? new URL(packed, site.base).href : url);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const here = counted(answer);
  const whole = packed ? new Response(here.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/wasm" } }) : here;
  if (cache) keeping.push(cache.put(url, whole.clone()).catch(() => {}));
  return whole;
}

/** Pyodide fetches its parts itself: those are ours too. */
const original = globalThis.fetch.bind(globalThis);
globalThis.fetch = (what, ...more) => {
  const url = String(what?.url ?? what);
  const name = url.startsWith(site.base) ? url.slice(site.base.length) : "";
  return name in site.sizes ? file(name) : original(what, ...more);
};

async function start({ kind, language }) {
  const times = {};
  const begun = performance.now();
  const mark = (name, part) => {
    times[name] = Math.round(performance.now() - begun);
    tell(part);
  };
  const archive = file(site.archive).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(`${site.base}${site.engine}/pyodide.mjs`);
  const python = await loadPyodide({ indexURL: `${site.base}${site.engine}/` });
  mark("python", 0.7);
  python.unpackArchive(await archive, "zip", { extractDir: "/app" });
  mark("unpacked", 0.75);
  python.runPython('import sys; sys.path.insert(0, "/app")');
  const project = python.pyimport("platformer_widgets.worker");
  mark("imported", 0.8);
  project.open_page(kind, language, (text) => postMessage(text));
  mark("opened", 1);
  const { came } = project;
  onmessage = ({ data }) => came(data);
  postMessage({ ready: true, times, memory: python._module.HEAP8.length });
  await Promise.all(keeping);
  postMessage({ kept: true });
}

const failed = (error) => postMessage({ failed: String(error?.stack ?? error) });

onmessage = ({ data }) => {
  site = data.site;
  start(data).catch(failed);
};
