// An extension of JupyterLab and Voilà, in the form in which both load one: a container of federated modules.
// It mends two waits that are too short for a page that is busy while it opens, and keeps its console readable.
(() => {
  const MANAGER = "@jupyter-widgets/jupyterlab-manager";
  let shared = {};

  // A view that is drawn before its model is there looks for it every 100 ms, and gives up after two seconds
  // (`get_model`, jupyterlab_widgets 3.0.17). It does not look again after the last wait. On a busy page that wait ends
  // late: the models have come and `restored` has been emitted meanwhile, so nothing draws the view once more, and it
  // says "model not found" for good. Look once more. https://github.com/jupyter-widgets/ipywidgets/issues/4026
  const lookOnceMore = (manager) => {
    const find = manager.prototype.get_model;
    manager.prototype.get_model = async function (id) {
      try {
        return await find.call(this, id);
      } catch (error) {
        if (!this.has_model(id)) throw error;
        return find.call(this, id);
      }
    };
  };

  // A component whose script takes more than two seconds to load rejects every message of its kernel from then on, though
  // it is shown (`Runtime` and `_handle_comm_msg`, anywidget 0.11.0). Let it take its time.
  const neverAborted = () => new AbortController().signal;
  const patient = new WeakSet();
  const waitForScript = (model) => {
    if (patient.has(model)) return;
    patient.add(model);
    const initialize = model.prototype.initialize;
    model.prototype.initialize = function (...given) {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = neverAborted;
      try {
        return initialize.apply(this, given);
      } finally {
        AbortSignal.timeout = timeout;
      }
    };
  };

  const waitForScripts = (manager) => {
    const load = manager.prototype.loadClass;
    manager.prototype.loadClass = async function (name, module, ...version) {
      const loaded = await load.call(this, name, module, ...version);
      if (module === "anywidget" && name === "AnyModel") waitForScript(loaded);
      return loaded;
    };
  };

  // Voilà brings an older copy of its own, which is not used beside a newer one and need not be loaded.
  const mend = async () => {
    const copies = Object.values(shared[MANAGER] ?? {}).filter((copy) => copy.from === MANAGER);
    for (const copy of copies) {
      const { LabWidgetManager } = (await copy.get())();
      lookOnceMore(LabWidgetManager);
      waitForScripts(LabWidgetManager);
    }
  };

  // Voilà 0.5 shares modules of JupyterLab 4.2, the widgets' manager asks for newer ones and takes these: dozens of warnings
  // for each page, of which none can be mended here, and among which one that can would not be seen.
  const OLD = /^(Unsatisfied|No satisfying) version .*_JUPYTERLAB\.CORE_OUTPUT/s;
  const warn = console.warn;
  console.warn = (...said) => {
    if (!OLD.test(said[0])) warn.apply(console, said);
  };

  window._JUPYTERLAB ??= {};
  window._JUPYTERLAB["platformer-nb"] = {
    init: (scope) => {
      shared = scope;
    },
    // Called when all extensions have shared their modules, and before one of them is active.
    get: async () => {
      await mend();
      return () => ({ __esModule: true, default: [] });
    },
  };
})();
