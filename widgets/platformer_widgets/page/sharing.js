/** Shared positions on the page: the link that is made, the one that is opened, and what is copied. */

const FRAGMENT = "#position=";

/** The link that opens a shared text on this page, in its visitor's own language. Pure. @param {{origin: string, pathname: string}} place */
export const linkTo = (text, place) => `${place.origin}${place.pathname}${FRAGMENT}${text}`;

/** The shared text in the fragment of an address; "" without one. Pure. @param {string} hash */
export const sharedIn = (hash) => (hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : "");

/** Whether somebody pasted a shared text or its link, and not a saved game. Pure. @param {string} pasted */
export const looksShared = (pasted) => pasted.includes(FRAGMENT) || /^\s*[a-z][a-z0-9-]*\.[\w-]+\s*$/.test(pasted);

/** Whether the browser lets us copy; what it forbids is copied by hand. @param {string} text */
export async function copied(text, clipboard = globalThis.navigator?.clipboard) {
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Take the shared text out of the address, once it is put away. */
export function forgetFragment() {
  if (sharedIn(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
}

/** What a table shares is asked for here, and given to it when it comes. @param {(message: object) => void} send */
export function sharing(send) {
  const one = { ask: (what) => send({ intent: "share", what }), copy: copied, given: (call) => { one.give = call; }, give: () => {} };
  return one;
}
