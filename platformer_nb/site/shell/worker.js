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

/** The compiled half of a package, for a snapshot: its address is of no file. */
let binary = null;
const BINARY = "binary.so";

/** Pyodide fetches its parts itself: those are ours too. */
const original = globalThis.fetch.bind(globalThis);
globalThis.fetch = (what, ...more) => {
  const url = String(what?.url ?? what);
  if (binary && url === site.base + BINARY) return Promise.resolve(new Response(binary));
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

/** The files of an archive, in which nothing is compressed: a name and its bytes each. */
function* files(archive) {
  const view = new DataView(archive);
  const text = new TextDecoder();
  const end = archive.byteLength - 22;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const head = view.getUint32(at + 42, true);
    const first = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    yield [text.decode(new Uint8Array(archive, at + 46, name)), new Uint8Array(archive, first, view.getUint32(at + 24, true))];
    at += 46 + name + extra + comment;
  }
}

const HOME = "/app";

/** Put archives where Python imports from. Pyodide's own unpacking takes five times as long. */
function unpack(python, archives) {
  const folders = new Set();
  for (const archive of archives) {
    for (const [name, bytes] of files(archive)) {
      const folder = `${HOME}/${name.slice(0, name.lastIndexOf("/"))}`;
      if (!folders.has(folder)) python.FS.mkdirTree(folder);
      folders.add(folder);
      python.FS.writeFile(`${HOME}/${name}`, bytes, { canOwn: true });
    }
  }
}

/** What a page needs unpacked, and what of the rest is brought when it is imported. */
function parts(kind) {
  const wanted = site.archives[kind];
  const zipped = Object.keys(site.sizes).filter((name) => name.endsWith(".zip"));
  return { wanted, others: zipped.filter((name) => name !== site.library && !wanted.includes(name)) };
}

const bytesOf = (names) => Promise.all(names.map((name) => file(name).then((answer) => answer.arrayBuffer())));

/**
 * Python with this project. `shot` is its memory as an earlier worker kept it, `keeps` says that this one's is to be kept:
 * private options of Pyodide, which is pinned. A compiled package then lies below the memory in use, at the same place each time.
 */
async function loaded(archives, { shot = null, keeps = false } = {}) {
  const options = { indexURL: `${site.base}${site.engine}/`, stdLibURL: `${site.base}${site.library}` };
  const { loadPyodide } = await import(`${options.indexURL}pyodide.mjs`);
  if (!shot && !keeps) return loadPyodide(options);
  const { default: create } = await import(`${options.indexURL}pyodide.asm.mjs`);
  const compiled = archives.flatMap((archive) => [...files(archive)]).find(([name]) => name.endsWith(".so"));
  binary = compiled?.[1] ?? null;
  const createPyodideModule = async (settings) => {
    if (compiled) {
      const [path, { locateFile }] = [`${HOME}/${compiled[0]}`, settings];
      settings.dynamicLibraries = [path];
      settings.locateFile = (name, ...more) => (name === path ? site.base + BINARY : locateFile(name, ...more));
    }
    const module = await create(settings);
    if (shot && shot.length > module.HEAP8.length) module.growMemory(shot.length);
    return module;
  };
  return loadPyodide({ ...options, createPyodideModule, ...(shot ? { _loadSnapshot: shot } : { _makeSnapshot: true }) });
}

/** Where the memory of a page is kept, and the mark of one that has been tried and has not yet opened its page. */
const shotOf = ({ kind, language }) => new URL(`memory/${kind}.${language}`, site.base).href;
const triedOf = (visit) => `${shotOf(visit)}.tried`;

/** The kept memory of this page, marked as tried; null if there is none, or if it once opened no page. */
async function keptShot(visit) {
  const cache = await opened(site.cache);
  const kept = await cache?.match(shotOf(visit));
  if (!kept || (await cache.match(triedOf(visit)))) return null;
  await cache.put(triedOf(visit), new Response(""));
  return new Uint8Array(await kept.arrayBuffer());
}

/** Open the page, on a kept memory if there is one. */
async function play(visit, archives, shot, mark) {
  const python = await loaded(archives, { shot });
  mark("python", 0.7);
  unpack(python, archives);
  mark("unpacked", 0.75);
  if (!shot) python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  for (const name of parts(visit.kind).others) python.runPython(LATE)(() => atOnce(name), site.late);
  const project = python.pyimport("platformer_widgets.worker");
  mark("imported", 0.8);
  project.open_page(visit.kind, visit.language, (text) => postMessage(text));
  mark("opened", 1);
  return { came: project.came, memory: python._module.HEAP8.length };
}

async function start(visit) {
  const times = {};
  const begun = performance.now();
  const mark = (name, part) => {
    times[name] = Math.round(performance.now() - begun);
    tell(part);
  };
  const { wanted, others } = parts(visit.kind);
  whole = Object.keys(site.sizes).reduce((sum, name) => sum + (others.includes(name) ? 0 : site.sizes[name]), 0);
  const [archives, shot] = await Promise.all([bytesOf(wanted), keptShot(visit).catch(() => null)]);
  let page = null;
  if (shot) {
    page = await play(visit, archives, shot, mark).catch((error) => console.warn(`The kept memory does not open: ${error}`));
    if (page) (await opened(site.cache)).delete(triedOf(visit));
  }
  const again = Boolean(page);
  page ??= await play(visit, archives, null, mark);
  onmessage = ({ data }) => page.came(data);
  postMessage({ ready: true, times, memory: page.memory, again });
  await Promise.all(keeping);
  postMessage({ kept: true });
}

/** Keep the memory of a page as it is before anything is begun: its next visit opens on it. Of each kind of page one language is kept. */
async function keepMemory(visit) {
  const cache = await opened(site.cache);
  const address = shotOf(visit);
  const there = (await cache.keys()).map(({ url }) => url);
  if (there.includes(address) || there.includes(triedOf(visit))) return postMessage({ made: 0 });
  const archives = await bytesOf(parts(visit.kind).wanted);
  const python = await loaded(archives, { keeps: true });
  unpack(python, archives);
  const given = JSON.stringify([visit.kind, visit.language]).slice(1, -1);
  python.runPython(`import sys; sys.path.insert(0, "${HOME}"); import platformer_widgets.worker as w; w.prepare(${given}); del w`);
  const memory = python.makeMemorySnapshot();
  await cache.put(address, new Response(memory));
  const others = there.filter((url) => url.startsWith(new URL(`memory/${visit.kind}.`, site.base).href));
  await Promise.all(others.map((url) => cache.delete(url)));
  return postMessage({ made: memory.length });
}

const failed = (error) => postMessage({ failed: String(error?.stack ?? error) });

onmessage = ({ data }) => {
  site = data.site;
  (data.keep ? keepMemory : start)(data).catch(failed);
};
