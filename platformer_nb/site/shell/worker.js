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
let whole = 0;

/** The cache of this version; null where the browser has none, as without https. */
const opened = (name) => (globalThis.caches ? caches.open(name).catch(() => null) : null);

/** A response whose bytes are counted while they come. */
function counted(response) {
  const count = new TransformStream({
    transform(chunk, controller) {
      got += chunk.length;
      tell(Math.min(1, got / whole) * WIRE);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: { "content-type": response.headers.get("content-type") ?? "" } });
}

/** What is kept in the end: the worker says when all is, so that nothing is fetched twice. */
const keeping = [];

/** A browser compiles what comes as wasm while it comes. */
const typeOf = (name) => (name.endsWith(".wasm") ? "application/wasm" : "application/zip");

/** A file of this version: the kept one, or one that is fetched, unpacked if it comes packed, and kept. */
async function file(name) {
  const url = new URL(name, site.base).href;
  const cache = await opened(site.cache);
  const kept = await cache?.match(url);
  if (kept) {
    got += site.sizes[name];
    tell(Math.min(1, got / whole) * WIRE);
    return kept;
  }
  const packed = site.packed[name];
  const answer = await original(packed ? new URL(packed, site.base).href : url);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const here = counted(answer);
  const made = packed ? new Response(here.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": typeOf(name) } }) : here;
  if (cache) keeping.push(cache.put(url, made.clone()).catch(() => {}));
  return made;
}

/** Pyodide fetches its parts itself: those are ours too. */
const original = globalThis.fetch.bind(globalThis);
globalThis.fetch = (what, ...more) => {
  const url = String(what?.url ?? what);
  const name = url.startsWith(site.base) ? url.slice(site.base.length) : "";
  return name in site.sizes ? file(name) : original(what, ...more);
};

/** Bytes of a file at once, while Python waits for them: of the service worker, else of the host. */
function atOnce(name) {
  for (const one of [name, site.packed[name]]) {
    const asked = new XMLHttpRequest();
    asked.open("GET", new URL(one, site.base).href, false);
    asked.responseType = "arraybuffer";
    asked.send();
    if (asked.status === 200) return new Uint8Array(asked.response);
  }
  throw new Error(name);
}

/** What is not brought, as this page rarely needs it, comes when it is imported. */
const LATE = `
import gzip, io, sys, zipfile
from importlib.machinery import PathFinder

class Late:
    def __init__(self, bring, names):
        self.bring, self.names = bring, names

    def find_spec(self, name, path=None, target=None):
        if name not in self.names:
            return None
        sys.meta_path.remove(self)
        data = bytes(self.bring())
        data = gzip.decompress(data) if data[:2] == bytes((31, 139)) else data
        zipfile.ZipFile(io.BytesIO(data)).extractall("/app")
        sys.path_importer_cache.clear()
        return PathFinder.find_spec(name, path, target)

lambda bring, names: sys.meta_path.append(Late(bring, frozenset(names)))
`;

async function start({ kind, language }) {
  const times = {};
  const begun = performance.now();
  const mark = (name, part) => {
    times[name] = Math.round(performance.now() - begun);
    tell(part);
  };
  const wanted = site.archives[kind];
  const others = Object.keys(site.sizes).filter((name) => name.endsWith(".zip") && ![...wanted, site.library].includes(name));
  whole = Object.keys(site.sizes).reduce((sum, name) => sum + (others.includes(name) ? 0 : site.sizes[name]), 0);
  const archives = wanted.map((name) => file(name).then((answer) => answer.arrayBuffer()));
  const { loadPyodide } = await import(`${site.base}${site.engine}/pyodide.mjs`);
  const python = await loadPyodide({ indexURL: `${site.base}${site.engine}/`, stdLibURL: `${site.base}${site.library}` });
  mark("python", 0.7);
  for (const archive of archives) python.unpackArchive(await archive, "zip", { extractDir: "/app" });
  mark("unpacked", 0.75);
  python.runPython('import sys; sys.path.insert(0, "/app")');
  for (const name of others) python.runPython(LATE)(() => atOnce(name), site.late);
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
