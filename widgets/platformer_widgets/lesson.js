import { frame } from "./lib/frame.js";
import { gameOf } from "./lib/games.js";
import { link } from "./link/link.js";
import { mountStep } from "./lesson/step.js";

export default {
  render({ model, el }) {
    const { root, close } = frame(el, "pw-lesson");
    let step = null;
    const thread = link(model, (view, how) => step.update(view, how));
    const watching = thread.view.lesson.kind === "show";
    step = mountStep(root, { send: thread.send, word: thread.word, game: gameOf(model), live: !watching });
    step.update(thread.view, { animate: false });
    return () => {
      thread.close();
      close();
    };
  },
};
