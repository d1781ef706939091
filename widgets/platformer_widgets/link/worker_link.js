/** A link to a component in a web worker: the page starts from a stored state, and Python follows when it is there. */

import { acknowledged } from "./link.js";
import { mended } from "./changes.js";

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** Which message this is, for those that are sent again; "" for one that is not. */
const stampOf = ({ post }) => (post ? `${post.from} ${post.number}` : "");

/**
 * The link to a worker, which gets and posts messages as JSON text, as a Jupyter comm carries them. Until `open` nothing
 * is sent. A worker loses no message: one that `acknowledged` sends again is left out.
 * @param {{postMessage: (text: string) => void}} worker
 * @param {Record<string, any>} state what is shown first
 * @returns {import("./link.js").Link & {open: () => void, came: (text: string) => void}} `open`: the worker takes messages;
 *   `came`: it has posted one
 */
export function workerLink(worker, state) {
  const held = { ...state };
  const heard = new Map();
  const waiting = [];
  let ready = false;
  let last = "";

  function tell(what, value) {
    for (const call of [...(heard.get(what) ?? [])]) call(value);
  }

  const post = (content) => worker.postMessage(JSON.stringify({ method: "custom", content }));

  return {
    get: (key) => held[key],
    set(key, value) {
      held[key] = value;
      tell(key, value);
    },
    keep: (values) => void Object.assign(held, values),
    on(what, call) {
      if (!heard.has(what)) heard.set(what, new Set());
      heard.get(what).add(call);
      return () => heard.get(what).delete(call);
    },
    send(content) {
      // While the worker still starts, nobody is lost.
      if (!ready && content.intent === "ping") return tell("message", { type: "pong" });
      const stamp = stampOf(content);
      if (stamp && stamp === last) return undefined;
      last = stamp || last;
      if (ready) post(content);
      else waiting.push(content);
      return undefined;
    },
    open() {
      ready = true;
      for (const content of waiting.splice(0)) post(content);
    },
    came(text) {
      const { method, state: brought, content } = JSON.parse(text);
      if (method === "custom") return tell("message", content);
      const other = Object.keys(brought).filter((key) => !same(held[key], brought[key]));
      // All is here before anybody hears of a part of it.
      Object.assign(held, brought);
      for (const key of other) tell(key, held[key]);
      return undefined;
    },
  };
}

/**
 * A component on a page whose Python is a worker.
 * @param {(el: HTMLElement, link: object) => () => void} mount returns what ends it
 */
export function overWorker(mount) {
  return {
    /** @param {{el: HTMLElement, worker: object, state: Record<string, any>}} where @returns what `workerLink` does, for who owns the worker */
    render({ el, worker, state }) {
      const link = workerLink(worker, state);
      mount(el, mended(acknowledged(link)));
      return link;
    },
  };
}
