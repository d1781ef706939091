/** Whether there still is a kernel to talk to: by its socket, by what the server says of it, and by the network. */

/** The kernel is connected; nobody is reached, which may pass; the kernel is over, which does not. */
export const HERE = "here";
export const AWAY = "away";
export const GONE = "gone";

/** Time between two questions to the server while nobody is reached. */
export const AGAIN = 1000;

const OVER = ["autorestarting", "restarting", "terminating", "dead"];

/**
 * @typedef {object} Wire
 * @property {() => boolean} connected whether the socket is open, as far as one knows
 * @property {() => Promise<boolean|null>} there whether the server knows the kernel; null: no server answers
 * @property {() => void} reconnect open the socket now
 */

/**
 * What is known of the kernel. A socket that closes is asked about: only the server says that the kernel is over.
 * @param {Wire} wire
 * @param {(state: string) => void} tell only when it changes
 */
export function presence(wire, tell) {
  let state = HERE;
  let timer = 0;
  let asking = false;
  let closed = false;

  function turn(next) {
    if (next === state || state === GONE || closed) return;
    state = next;
    tell(state);
  }

  async function look() {
    if (asking || closed || state === GONE) return;
    clearTimeout(timer);
    asking = true;
    const there = await wire.there();
    asking = false;
    if (closed) return;
    if (there === false) return turn(GONE);
    if (there && wire.connected()) return turn(HERE);
    turn(AWAY);
    if (there) wire.reconnect();
    timer = setTimeout(look, AGAIN);
  }

  return {
    look,
    /** Nobody is reached: the socket closed, or the network is off. */
    away() {
      turn(AWAY);
      look();
    },
    /** The server calls the kernel over. */
    over: () => turn(GONE),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Watch a kernel as JupyterLab and Voilà give it.
 * @param {object|undefined} kernel without one nothing is known, and nothing told
 * @param {(state: string) => void} tell
 */
export function watchKernel(kernel, tell) {
  if (!kernel?.connectionStatusChanged) return { look() {}, close() {} };
  let socket = kernel.connectionStatus === "connected";
  const online = () => globalThis.navigator?.onLine !== false;
  const watch = presence({
    connected: () => socket && online(),
    there: () => known(kernel),
    reconnect: () => reconnect(kernel),
  }, tell);

  const onSocket = (_, status) => {
    const before = socket;
    socket = status === "connected";
    if (socket) watch.look();
    else if (before) watch.away();
  };
  const onStatus = (_, status) => OVER.includes(status) && watch.over();
  const away = () => watch.away();
  const back = () => watch.look();
  // A page that is left ends its kernel itself: that is no loss, and must not call the visitor back.
  const leave = () => watch.close();
  const leaving = ["beforeunload", "pagehide"];
  kernel.connectionStatusChanged.connect(onSocket);
  kernel.statusChanged.connect(onStatus);
  globalThis.addEventListener("offline", away);
  globalThis.addEventListener("online", back);
  for (const one of leaving) globalThis.addEventListener(one, leave, { capture: true });
  return {
    look: watch.look,
    close() {
      watch.close();
      kernel.connectionStatusChanged.disconnect(onSocket);
      kernel.statusChanged.disconnect(onStatus);
      globalThis.removeEventListener("offline", away);
      globalThis.removeEventListener("online", back);
      for (const one of leaving) globalThis.removeEventListener(one, leave, { capture: true });
    },
  };
}

/** Open the socket now; one that cannot be opened yet is asked for again. */
async function reconnect(kernel) {
  try {
    if (!kernel.isDisposed) await kernel.reconnect();
  } catch {
    // The next look tells.
  }
}

/** Whether the server knows a kernel; null: nobody answers, or not now. */
async function known({ id, serverSettings }) {
  try {
    const answer = await fetch(`${serverSettings.baseUrl}api/kernels/${id}`, { cache: "no-store", credentials: "same-origin" });
    return answer.ok ? true : answer.status < 500 ? false : null;
  } catch {
    return null;
  }
}
