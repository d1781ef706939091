/** The first tap of a finger on what warns only shows the warning, and so does the first press of any kind on what is to be made sure of; the second does it. */

/**
 * @param {HTMLElement} root where the fingers are
 * @param {() => string} again what the warning ends with after the first tap
 */
export function wary(root, again) {
  let touched = false;
  let asked = "";
  let shown = null;
  const forget = () => {
    shown?.removeAttribute("data-again");
    shown = null;
    asked = "";
  };
  root.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch";
  });
  root.addEventListener("keydown", () => {
    touched = false;
  });
  return {
    /**
     * Whether this press only shows the warning.
     * @param {HTMLElement|undefined} node
     * @param {string} name of what is pressed, another in another view
     */
    first(node, name) {
      const first = (touched || node?.dataset.sure !== undefined) && Boolean(node?.dataset.warning) && asked !== name;
      forget();
      if (!first) return false;
      asked = name;
      shown = node;
      node.dataset.again = again();
      // A button that has the focus already gets it again, so that the warning is shown again.
      node.blur();
      node.focus({ preventScroll: true });
      return true;
    },
  };
}
