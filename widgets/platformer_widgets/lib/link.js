/** The thread to the kernel: views come, intents go. One intent at a time. */

/** After this time without an answer the next intent may go. */
export const PATIENCE = 4000;

/**
 * @param {{get: Function, send: Function, on: Function, off: Function}} model
 * @param {(view: object, how: {animate: boolean, echo: boolean}) => void} show `echo`: it is the view that is shown already
 */
export function link(model, show) {
  let view = model.get("view");
  let waiting = 0;

  function arrived() {
    waiting = 0;
    const before = view;
    view = model.get("view");
    const retold = before.language !== view.language;
    const again = before.state === view.state && (retold || JSON.stringify(before.events) === JSON.stringify(view.events));
    show(view, { animate: !again, echo: again && !view.error && JSON.stringify(before) === JSON.stringify(view) });
  }
  model.on("change:serial", arrived);

  return {
    /** Send an intent made on the view that is shown; false while another is under way, unless it is sent `again`. */
    send(intent, again = false) {
      const now = Date.now();
      if (now < waiting && !again) return false;
      waiting = Math.max(waiting, now + (again ? 0 : PATIENCE));
      model.send({ ...intent, for: view.state ?? 0 });
      return true;
    },
    /** A fixed word of the components; a key without a word is at least readable. */
    word(key, facts) {
      return fill(view.words?.[key] ?? model.get("words")?.[key] ?? readable(key), facts);
    },
    get view() {
      return view;
    },
    close: () => model.off("change:serial", arrived),
  };
}

/**
 * Put facts into a word: "page {page}".
 * @param {string} word
 * @param {Record<string, string|number>} [facts]
 */
export function fill(word, facts = {}) {
  return word.replace(/\{(\w+)\}/g, (gap, name) => (name in facts ? String(facts[name]) : gap));
}

/** @param {string} key */
export function readable(key) {
  const words = String(key).replace(/^symbol-/, "").replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Out of a component again by keyboard: to the notebook's cell that shows it, if it stands in one. */
function leave(root) {
  root.closest(".jp-Notebook .jp-Cell")?.focus();
}

/**
 * The frame every component is drawn in. Tells its width, so that a table in a narrow cell is a narrow table.
 * @param {HTMLElement} el
 * @param {string} className
 */
export function frame(el, className) {
  const root = document.createElement("div");
  root.className = `pw ${className}`;
  el.append(root);
  // A plain key is meant for the component in focus, not for the notebook around it (d d deletes a cell there).
  // What is inside has answered the key before it comes here.
  el.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    if (event.key === "Escape" && !event.defaultPrevented) leave(root);
  });
  const measure = () => {
    const width = root.clientWidth;
    const size = width >= 880 ? "wide" : width >= 560 ? "medium" : "narrow";
    if (!width || root.dataset.size === size) return;
    root.dataset.size = size;
    root.dispatchEvent(new Event("pw-size"));
  };
  root.dataset.size = "narrow";
  const watch = globalThis.ResizeObserver ? new ResizeObserver(measure) : null;
  watch?.observe(root);
  measure();
  return { root, close: () => watch?.disconnect() };
}

/**
 * Make a component of one part that shows views.
 * @param {string} className
 * @param {(root: HTMLElement, context: object) => {update: Function}} mount
 */
export function single(className, mount) {
  return {
    render({ model, el }) {
      const { root, close } = frame(el, className);
      let part = null;
      const thread = link(model, (view, how) => {
        root.lang = view.language ?? "";
        part.update(view, how);
      });
      root.lang = thread.view.language ?? "";
      part = mount(root, { send: thread.send, word: thread.word, live: model.get("live") !== false });
      part.update(thread.view, { animate: false });
      return () => {
        part.close?.();
        thread.close();
        close();
      };
    },
  };
}
