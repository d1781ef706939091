/** Short sounds, made here and now: off at first, how loud is kept in this browser. Nothing sounds before somebody has pressed something. */

import { h, keyed, text, unique } from "../lib/dom.js";
import { shelf } from "../lib/shelf.js";

const KEY = "platformer-nb/sound";

/** How loud each choice is. */
export const LEVELS = { __proto__: null, off: 0, quiet: 0.05, normal: 0.14, loud: 0.35 };

/** So many sounds of one answer are heard, so far apart in seconds. */
export const MOST = 6;
const APART = 0.13;

/**
 * The sounds: tones one after the other. `wave` of an oscillator, or "noise"; `from` and `to` its frequency, `at` when it begins,
 * `lasts` how long, in seconds.
 */
export const SOUNDS = {
  __proto__: null,
  roll: [0, 0.05, 0.11, 0.18].map((at) => ({ wave: "noise", from: 1800, to: 900, at, lasts: 0.04 })),
  step: [{ wave: "triangle", from: 300, to: 360, at: 0, lasts: 0.07 }],
  fall: [{ wave: "sine", from: 620, to: 140, at: 0, lasts: 0.28 }],
  hit: [{ wave: "square", from: 170, to: 70, at: 0, lasts: 0.12 }, { wave: "noise", from: 700, to: 200, at: 0, lasts: 0.09 }],
  chime: [{ wave: "sine", from: 990, to: 990, at: 0, lasts: 0.08 }, { wave: "sine", from: 1320, to: 1320, at: 0.07, lasts: 0.16 }],
  out: [{ wave: "triangle", from: 330, to: 300, at: 0, lasts: 0.14 }, { wave: "triangle", from: 220, to: 150, at: 0.13, lasts: 0.26 }],
  turn: [{ wave: "sine", from: 520, to: 520, at: 0, lasts: 0.1 }, { wave: "sine", from: 660, to: 660, at: 0.1, lasts: 0.14 }],
  won: [523, 659, 784, 1047].map((note, index) => ({ wave: "triangle", from: note, to: note, at: index * 0.13, lasts: index === 3 ? 0.45 : 0.14 })),
};

/**
 * What is to be heard of a view: what its events sound like, that the turn has come to a person, that the game is won. Pure.
 * @param {object} view
 * @param {object|null} before the view before; null: nothing is heard of the first
 * @param {Record<string, string>} sounds what a game gives: a name of `SOUNDS` by the kind of an event
 */
export function heard(view, before, sounds = {}) {
  if (!before || view.handover) return [];
  const found = (view.events ?? []).map((event) => sounds[event.type]).filter((name) => name in SOUNDS);
  const apart = found.filter((name, index) => name !== found[index - 1]).slice(0, MOST);
  if (view.over && !before.over) return [...apart, view.over.winner ? "won" : "out"];
  const person = view.turn && !view.turn.bot && !view.over;
  return person && (view.turn.seat !== before.turn?.seat || before.turn?.bot) ? [...apart, "turn"] : apart;
}

/** How loud it is to be, as it is kept here. */
export function keptLevel(store = shelf()) {
  try {
    const kept = store.getItem(KEY);
    return kept in LEVELS ? kept : "off";
  } catch {
    return "off";
  }
}

/**
 * Whoever plays the sounds. The context is made at the first press on the page, and only if it is to be heard.
 * @param {{store?: Storage|null, Context?: typeof AudioContext, page?: EventTarget|null}} [given]
 */
export function sounding({ store = shelf(), Context = globalThis.AudioContext, page = globalThis.document ?? null } = {}) {
  let level = keptLevel(store);
  let context = null;
  const wake = () => {
    if (!LEVELS[level] || !Context) return;
    context ??= new Context();
    if (context.state === "suspended") context.resume();
  };
  for (const kind of ["pointerdown", "keydown"]) page?.addEventListener(kind, wake, { passive: true });

  function source(tone, start) {
    if (tone.wave === "noise") {
      const size = Math.ceil(context.sampleRate * tone.lasts);
      const buffer = context.createBuffer(1, size, context.sampleRate);
      const data = buffer.getChannelData(0);
      for (let n = 0; n < size; n++) data[n] = Math.random() * 2 - 1;
      const node = context.createBufferSource();
      node.buffer = buffer;
      const filter = context.createBiquadFilter();
      filter.type = "lowpass";
      filter.frequency.setValueAtTime(tone.from, start);
      filter.frequency.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
      node.connect(filter);
      return { node, end: filter };
    }
    const node = context.createOscillator();
    node.type = tone.wave;
    node.frequency.setValueAtTime(tone.from, start);
    node.frequency.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
    return { node, end: node };
  }

  function sound(name, when) {
    for (const tone of SOUNDS[name]) {
      const start = when + tone.at;
      const { node, end } = source(tone, start);
      const gain = context.createGain();
      gain.gain.setValueAtTime(LEVELS[level], start);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.lasts);
      end.connect(gain);
      gain.connect(context.destination);
      node.start(start);
      node.stop(start + tone.lasts);
    }
  }

  return {
    get level() {
      return level;
    },
    /** Choose how loud it is: that is a press too, and it sounds as it will. @param {string} chosen */
    choose(chosen) {
      level = chosen in LEVELS ? chosen : "off";
      try {
        store.setItem(KEY, level);
      } catch {
        // It is so until the page is left.
      }
      wake();
      this.play(["turn"]);
    },
    /** @param {string[]} names of `SOUNDS`, one after the other */
    play(names) {
      if (!LEVELS[level] || !context || context.state === "closed") return;
      names.forEach((name, index) => sound(name, context.currentTime + 0.02 + index * APART));
    },
    close() {
      for (const kind of ["pointerdown", "keydown"]) page?.removeEventListener(kind, wake);
      context?.close();
    },
  };
}

/**
 * Mount the choice of how loud it is.
 * @param {HTMLElement} parent
 * @param {{word: Function, sound: ReturnType<typeof sounding>}} context
 */
export function mountSound(parent, { word, sound }) {
  const id = unique("sound");
  const label = h("label", { for: id });
  const choice = h("select", { id, onchange: () => sound.choose(choice.value) });
  parent.append(h("div", { class: "pw-row pw-loudness" }, label, choice));
  return {
    /** Tell the words anew. */
    update() {
      text(label, word("sound"));
      keyed(choice, Object.keys(LEVELS), (key) => key, (key) => h("option", { value: key }), (option, key) => text(option, word(`sound-${key}`)));
      choice.value = sound.level;
    },
  };
}
