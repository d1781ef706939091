/** A page of the site: drawn from a stored state at once, while its worker brings Python. */

const site = JSON.parse(document.querySelector("#site").textContent);
const base = new URL("./", document.baseURI).href;
const at = (name) => new URL(name, base).href;
const { kind } = document.body.dataset;

const label = document.querySelector("#starting-label");
const bar = document.querySelector("#starting-bar");
const starting = document.querySelector("#starting");
const news = document.querySelector("#site-news");

/** The language of this visit: of the address, kept, the browser's own. */
function chosen() {
  let kept = null;
  try {
    kept = localStorage.getItem("platformer-nb/language");
  } catch {
    // Nothing is kept here.
  }
  const asked = new URLSearchParams(location.search).get("language");
  const own = (navigator.languages ?? []).map((tag) => tag.toLowerCase().split("-")[0]);
  return [asked, kept, ...own].find((code) => site.languages.includes(code)) ?? site.languages[0];
}

/** The ways to the other pages, in the language of this visit. */
function lead(ways) {
  document.querySelector("#site-foot").replaceChildren(...ways.flatMap(({ to, text }) => {
    const way = document.createElement("a");
    way.href = to;
    way.textContent = text;
    return [way, " "];
  }));
}

/** What goes wrong before anybody can play is said, with a way to try again. */
function fail(words, error) {
  console.error(error);
  starting.hidden = false;
  starting.classList.add("failed");
  bar.hidden = true;
  label.textContent = words?.failed ?? "";
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = words?.again ?? "↻";
  again.addEventListener("click", () => location.reload());
  label.append(" ", again);
}

/** A browser that can install the site says so, at any time: a button then offers it. */
function offerInstalling() {
  const button = document.querySelector("#site-install");
  let offered = null;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event;
    button.hidden = false;
  });
  addEventListener("appinstalled", () => { button.hidden = true; });
  button.addEventListener("click", () => {
    button.hidden = true;
    offered?.prompt();
  });
}

/** The screen stays on while a game is on the table. */
function stayAwake(link) {
  let lock = null;
  const want = async () => {
    if (!link.get("page")?.games) {
      await lock?.release();
      lock = null;
      return;
    }
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock?.request("screen");
    } catch {
      // The battery is low, or the browser does not let us.
    }
  };
  link.on("page", want);
  document.addEventListener("visibilitychange", want);
}

/** Keep the site for a visit without a network. A newer version waits until no page of the older is open. */
async function keep(words) {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(at("sw.js"));
  const waits = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    news.textContent = words.newer;
    news.hidden = false;
  };
  waits();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", waits);
  });
}

/** What a first visit did without comes in the background of the second. */
function whole() {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => { document.body.dataset.whole = ""; };
  navigator.serviceWorker?.controller?.postMessage("bring the rest", [channel.port2]);
}

/** How long a page has been played before its memory is kept, and what has to be free for it, in bytes. */
const CALM = 3_000;
const ROOM = 1_000_000_000;

/** A second worker makes, in the background, the memory on which the next visit opens. */
async function keepMemory(visit) {
  if (!globalThis.caches || (navigator.deviceMemory ?? 4) < 2 || (navigator.hardwareConcurrency ?? 2) < 2) return;
  await new Promise((done) => { setTimeout(done, CALM); });
  const { quota = ROOM, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota - usage < ROOM) return;
  const maker = new Worker(at(site.worker), { type: "module" });
  const end = (how) => {
    maker.terminate();
    document.body.dataset.memory = how;
  };
  maker.onerror = () => end("failed");
  // It says besides how far it is.
  maker.onmessage = ({ data }) => {
    if (data.failed) console.warn(data.failed);
    if (data.failed || "made" in data) end(data.failed ? "failed" : "kept");
  };
  maker.postMessage({ ...visit, keep: true });
}

/** Whoever opens the only page of the site gets the version that waits, before anything is begun. */
async function newest() {
  const registration = await navigator.serviceWorker?.getRegistration(base).catch(() => null);
  if (!registration?.waiting) return;
  const alone = await new Promise((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done(false), 500);
    registration.waiting.postMessage("take over if alone", [channel.port2]);
  });
  if (!alone) return;
  await new Promise((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
    setTimeout(done, 10_000);
  });
  location.reload();
  await new Promise(() => {}); // nothing of the older version begins
}

async function begin() {
  performance.mark("site-start");
  await newest();
  const language = chosen();
  document.documentElement.lang = language;
  const [{ default: component }, { state, words, ways }] = await Promise.all([
    import(at(site.scripts[kind])),
    fetch(at(site.states[`${kind}.${language}`])).then((answer) => answer.json()),
  ]);
  const again = Boolean(navigator.serviceWorker?.controller);
  const worker = new Worker(at(site.worker), { type: "module" });
  const visit = { kind, language, site: { ...site, base, cache: `platformer-site ${base} ${site.version}` } };
  worker.postMessage(visit);
  lead(ways);
  document.querySelector("#site-install").textContent = words.install;
  label.textContent = words.starting;
  starting.hidden = false;
  const link = component.render({ el: document.querySelector("#page"), worker, state });
  performance.mark("site-drawn");
  worker.onerror = (event) => fail(words, event.message);
  worker.onmessage = ({ data }) => {
    if (typeof data === "string") return link.came(data);
    if (data.progress) bar.value = data.progress;
    if (data.failed) fail(words, data.failed);
    if (data.ready) {
      performance.mark("site-ready", { detail: data });
      starting.hidden = true;
      document.body.dataset.ready = "";
      link.open();
      stayAwake(link);
    }
    if (data.kept) keepMemory(visit);
    if (data.kept) keep(words).then(() => { document.body.dataset.kept = ""; if (again) whole(); }, () => {});
    return undefined;
  };
}

offerInstalling();
begin().catch((error) => fail(null, error));
