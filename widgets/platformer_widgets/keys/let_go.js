/** What Escape does at a table or in a lesson, also while the answer to what was pressed before it is still under way. */

import { escaped } from "../table/turn.js";

/**
 * @param {import("../lib/games.js").Context & {busy?: () => boolean}} context `busy`: whether an answer is awaited
 * @returns {{letGo: () => boolean, follow: (view: object) => void}} call `follow` with each view that is shown
 */
export function lettingGo({ game, send, busy }) {
  let shown = null;
  /** Whether Escape was pressed while an answer was under way. */
  let behind = false;

  /** Put a refusal away, or let go of what is chosen: of what an answer under way chooses, when it is here. Whether there was anything. */
  function letGo() {
    const away = escaped(shown, game);
    if (away) send(away);
    behind = !away && Boolean(shown && busy?.());
    return Boolean(away) || behind;
  }

  return {
    letGo,
    follow(view) {
      shown = view;
      if (behind) letGo();
    },
  };
}
