/** What every component is drawn in. */

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
  // A script that gives the focus before anybody has pressed anything draws no ring: nobody is lost yet.
  root.dataset.untouched = "";
  for (const sign of ["keydown", "pointerdown"]) globalThis.addEventListener?.(sign, () => delete root.dataset.untouched, { capture: true, once: true });
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
