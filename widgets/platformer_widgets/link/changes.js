/** Views that come as what has changed of the view before, as `view_changes.py` writes it. */

/**
 * The value after a change. What has not changed is the same object as before. Pure.
 * @param {any} before
 * @param {object|null} change
 */
export function changed(before, change) {
  if (!change) return before;
  if ("is" in change) return change.is;
  if ("in" in change) {
    const after = { ...before };
    for (const [key, one] of Object.entries(change.in)) after[key] = changed(before[key], one);
    for (const key of change.gone ?? []) delete after[key];
    return after;
  }
  const kept = before.slice(change.drop, change.drop + change.keep);
  for (const [index, one] of change.at) kept[index] = changed(kept[index], one);
  return [...kept, ...change.more];
}

/**
 * A link whose `view` is whole. The other side sends a view as a `patch` of the one with the number `since`; `whole` is
 * the number of the view that is here. If one was lost the numbers do not fit: then nothing is shown, and the whole
 * view is asked for.
 * @template {import("./link.js").Link} L
 * @param {L} link
 * @returns {L}
 */
export function mended(link) {
  /** Whether the view is the newest. */
  function complete() {
    const patch = link.get("patch");
    if (patch && patch.since === link.get("whole")) link.keep({ view: changed(link.get("view"), patch.change), whole: patch.serial });
    return link.get("whole") === link.get("serial");
  }

  const ask = () => link.send({ intent: "whole" });
  if (!complete()) ask();

  return {
    ...link,
    get(key) {
      if (key === "view") complete();
      return link.get(key);
    },
    on(what, call) {
      if (what !== "serial") return link.on(what, call);
      return link.on("serial", (serial) => (complete() ? call(serial) : ask()));
    },
  };
}
