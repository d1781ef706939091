// A page that is busy while it opens: `serve/labextensions/platformer-nb/static/arrival.js`.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import vm from "node:vm";

const ROOT = new URL("../../platformer_nb/serve/labextensions/platformer-nb/", import.meta.url);
const ABOUT = JSON.parse(await readFile(new URL("package.json", ROOT)));
const SOURCE = await readFile(new URL(ABOUT.jupyterlab._build.load, ROOT), "utf8");
const MANAGER = "@jupyter-widgets/jupyterlab-manager";

/** A manager that gives up, though the model is there if it `came`. */
function managers(came, classes = {}) {
  return class {
    looks = 0;
    has_model() {
      return came;
    }
    async get_model(id) {
      this.looks += 1;
      if (!came || this.looks === 1) throw new Error("widget model not found");
      return `model ${id}`;
    }
    async loadClass(name) {
      return classes[name];
    }
  };
}

async function loaded(copies, out = { warn() {} }) {
  const window = {};
  vm.runInNewContext(SOURCE, { window, AbortSignal, AbortController, console: out });
  const container = window._JUPYTERLAB[ABOUT.name];
  container.init({ [MANAGER]: copies });
  return (await container.get(ABOUT.jupyterlab._build.extension))();
}

const copy = (LabWidgetManager, from = MANAGER) => ({
  from,
  get: async () => () => ({ LabWidgetManager }),
});

test("a model that came while nobody looked is found", async () => {
  const Manager = managers(true);
  const { default: plugins } = await loaded({ "5.0.16": copy(Manager) });
  assert.equal(plugins.length, 0);
  const manager = new Manager();
  assert.equal(await manager.get_model("m"), "model m");
  assert.equal(manager.looks, 2);
});

test("a model that never came is looked for once", async () => {
  const Manager = managers(false);
  await loaded({ "5.0.16": copy(Manager) });
  const manager = new Manager();
  await assert.rejects(manager.get_model("m"), /not found/);
  assert.equal(manager.looks, 1);
});

test("a copy that another extension brings is not loaded", async () => {
  const unused = { from: "another", get: () => assert.fail("it was loaded") };
  await loaded({ "5.0.16": copy(managers(true)), "5.0.13": unused });
  await loaded({});
});

test("a component waits for its script as long as it takes, and nobody else does", async () => {
  const usual = AbortSignal.timeout;
  class AnyModel {
    initialize(given) {
      this.given = given;
      this.limit = AbortSignal.timeout(1);
    }
  }
  const Manager = managers(true, { AnyModel });
  await loaded({ "5.0.16": copy(Manager) });
  const manager = new Manager();
  for (let times = 0; times < 2; times += 1) assert.equal(await manager.loadClass("AnyModel", "anywidget", "0.11.0"), AnyModel);
  const model = new AnyModel();
  model.initialize("state");
  assert.equal(model.given, "state");
  assert.equal(AbortSignal.timeout, usual);
  const later = AbortSignal.timeout(5);
  // Node does not wait for the timer of a signal: without another one it would end here.
  const awake = setTimeout(() => {}, 10_000);
  await new Promise((done) => later.addEventListener("abort", done));
  clearTimeout(awake);
  assert.equal(model.limit.aborted, false);
});

test("of the modules that Voilà shares nothing is said, of all others everything", async () => {
  const told = [];
  const out = { warn: (...said) => told.push(said) };
  await loaded({ "5.0.16": copy(managers(true)) }, out);
  out.warn("Unsatisfied version 4.2.5 from _JUPYTERLAB.CORE_OUTPUT of shared singleton module @jupyterlab/notebook (required ^4.6.2)");
  out.warn("No satisfying version (^4.6.2) of shared module @jupyterlab/outputarea found in shared scope default.\nAvailable versions: 4.2.5 from _JUPYTERLAB.CORE_OUTPUT");
  assert.deepEqual(told, []);
  out.warn("Unsatisfied version 1.0.0 from anywidget of shared singleton module @jupyter-widgets/base (required ^6)");
  out.warn(new Error("lost"), 7);
  assert.equal(told.length, 2);
  assert.equal(told[1][1], 7);
});
