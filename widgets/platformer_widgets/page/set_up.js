/** A position that is set up by hand: pieces for the board, values beside it, and what is wrong with a change. */

import { attr, button, h, keyed, show, text, unique } from "../lib/dom.js";
import { options } from "../lib/fields.js";
import { settled } from "../screen/reveal.js";
import { mountVoice } from "../table/voice.js";

/**
 * @typedef {{id: string, name: string, chosen?: boolean, drawn?: string, shown?: object|null, label?: string}} Piece
 * @typedef {{id: string, label: string, kind: "number"|"choice"|"set"|"tick"|"do", value: any, choices: Piece[], least: number, most: number}} Field
 */

/** Which piece the arrows lead to: the next one in a ring, the first, the last; undefined for another key. Pure. */
export function along(ids, id, key) {
  const at = ids.indexOf(id);
  const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: ids.length - 1 }[key];
  return to === undefined ? undefined : ids[(to + ids.length) % ids.length];
}

const PLACE = /^[A-Za-z][0-9]+[a-z]?$/;

/** Where a board's Space is worth lighting: nowhere; where a change failed, that place. Pure. */
export const lighted = ({ editor }) => (editor.problem && PLACE.test(editor.problem.at) ? [editor.problem.at] : []);

/** What is said of the last change: why it failed, or what else it has done. Pure. */
export const told = ({ problem, note }) => problem ?? note ?? null;

/** Say it where the change was made. @param {HTMLElement} node @param {object} editor @param {boolean} mine whether it was made there */
function tell(node, editor, mine) {
  show(node, mine);
  text(node, mine ? told(editor).text : "");
  node.className = editor.problem ? "pw-problem" : "pw-noted";
}

/** So many places at most are read out when they change: more do when the whole board is another. */
const READ = 3;

/** What the places that a change concerns are called now, to be read aloud. Pure. @param {Map<string, string>|null} before @param {Map<string, string>} now */
export function changed(before, now) {
  const found = [...now].filter(([at, name]) => before?.has(at) && before.get(at) !== name);
  return found.length <= READ ? found.map(([, name]) => name).join(". ") : "";
}

/** The numbers beside the board, as they are read aloud when they change. Pure. @param {{groups: {title: string, fields: Field[]}[]}} editor @returns {Map<string, string>} */
export const numbers = ({ groups }) => new Map(groups.flatMap(({ title, fields }) => fields.filter((one) => one.kind === "number").map((one) => [one.id, `${title}: ${one.label}: ${one.value}`])));

/** The drawing of a piece, as the board draws it, before what else is given; drawn again only when it is another one: a press must not lose what it is on. */
function picture(node, { drawn, shown }, game, ...more) {
  const [kind, id] = (drawn ?? "").split("/");
  const key = JSON.stringify([drawn, shown]);
  if (node.dataset.drawn === key) return;
  const art = id ? game.thing({ kind, id, shown: shown ?? {} }, "pw-piecepicture") : null;
  node.replaceChildren(...[art, ...more].filter(Boolean));
  attr(node, "data-drawn", key);
}

/** The drawing of a piece with its name; read aloud it has more to tell where only a picture shows it. */
function face(node, piece, game) {
  const { name, label } = piece;
  picture(node, piece, game, h("span", {}));
  text(node.lastChild, name);
  attr(node, "aria-label", label || null);
}

/** The pieces: one is in hand. A radio group with one tab stop. */
function mountPieces(parent, { send, word, game }) {
  const title = h("h3", { id: unique("pieces") });
  const ring = h("div", { class: "pw-pieces", role: "radiogroup", "aria-labelledby": title.id });
  parent.append(title, ring);
  const choose = (id) => send({ intent: "pick", piece: id });
  ring.addEventListener("keydown", (event) => {
    const ids = [...ring.children].map((node) => node.dataset.piece);
    const next = along(ids, event.target.dataset.piece, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next);
    [...ring.children].find((node) => node.dataset.piece === next).focus();
  });
  return {
    update({ editor }) {
      text(title, word("set-up-pieces"));
      keyed(ring, editor.pieces, (piece) => piece.id, (piece) => button({ role: "radio", "data-piece": piece.id }, () => choose(piece.id)), (node, piece) => {
        face(node, piece, game);
        attr(node, "aria-checked", String(piece.chosen));
        attr(node, "tabindex", piece.chosen ? 0 : -1);
      });
    },
  };
}

const change = (send, field, value) => send({ intent: "change", field, value });

/** How each kind of field is made and filled. */
const KINDS = {
  number({ send, word }, field) {
    const id = unique("number");
    const value = h("output", { id });
    let now = field;
    const [less, more] = [-1, 1].map((by) => button({ class: "pw-round", text: by < 0 ? "−" : "+" }, () => change(send, now.id, now.value + by)));
    const label = h("span", {});
    const node = h("div", { class: "pw-row pw-stepper", role: "group" }, label, less, value, more);
    return { node, update(next) {
      now = next;
      text(label, next.label);
      attr(node, "aria-label", next.label);
      text(value, next.value);
      attr(less, "aria-label", word("set-up-fewer", { name: next.label }));
      attr(more, "aria-label", word("set-up-more", { name: next.label }));
      attr(less, "aria-disabled", next.value <= next.least ? "true" : null);
      attr(more, "aria-disabled", next.value >= next.most ? "true" : null);
    } };
  },
  choice({ send, game }, field) {
    const id = unique("choice");
    const label = h("label", { for: id });
    const select = h("select", { id, onchange: () => change(send, field.id, select.value) });
    const art = h("span", { class: "pw-chosenpicture", "aria-hidden": "true" });
    return { node: h("div", { class: "pw-field" }, label, h("div", { class: "pw-row" }, select, art)), update(next) {
      text(label, next.label);
      options(select, next.choices);
      select.value = next.value;
      const chosen = next.choices.find((one) => one.id === next.value);
      show(art, Boolean(chosen?.shown));
      if (chosen?.shown) picture(art, chosen, game);
    } };
  },
  set({ send }, field) {
    const title = h("legend", {});
    const list = h("div", { class: "pw-settings" });
    const count = h("span", { class: "pw-tag" });
    const more = h("details", {}, h("summary", {}, h("span", {}), " ", count), list);
    const node = h("fieldset", { class: "pw-fieldset" }, title, more);
    return { node, update(next) {
      title.className = "pw-hush";
      text(title, next.label);
      text(more.firstChild.firstChild, next.label);
      text(count, next.value.length);
      keyed(list, next.choices, (one) => one.id, (one) => {
        const id = unique("set");
        return h("span", { class: "pw-tick" }, h("input", { id, type: "checkbox", onchange: () => change(send, field.id, one.id) }), h("label", { for: id }));
      }, (tick, one) => {
        tick.firstChild.checked = next.value.includes(one.id);
        text(tick.lastChild, one.name);
      });
    } };
  },
  tick({ send }, field) {
    const id = unique("tick");
    const box = h("input", { id, type: "checkbox", onchange: () => change(send, field.id, box.checked ? "on" : "off") });
    const label = h("label", { for: id });
    return { node: h("div", { class: "pw-tick" }, box, label), update(next) {
      box.checked = next.value;
      text(label, next.label);
    } };
  },
  do({ send }, field) {
    const node = button({}, () => change(send, field.id, ""));
    return { node, update: (next) => text(node, next.label) };
  },
};

/** The values beside the board, by subject; each with what is wrong with it. */
function mountGroups(parent, context) {
  const mounted = new WeakMap();
  const room = h("div", { class: "pw-groups" });
  parent.append(room);

  function row(field) {
    const made = KINDS[field.kind](context, field);
    const wrong = h("p", { class: "pw-problem", hidden: true });
    const node = h("div", { class: "pw-setting" }, made.node, wrong);
    mounted.set(node, { ...made, wrong });
    return node;
  }

  return {
    update({ editor }) {
      keyed(room, editor.groups, (_group, index) => String(index), () => h("details", { class: "pw-panel pw-group" }, h("summary", {}), h("div", { class: "pw-settings" })), (node, group) => {
        text(node.firstChild, group.title);
        keyed(node.lastChild, group.fields, (field) => `${field.id}/${field.kind}`, row, (line, field) => {
          const { update, wrong } = mounted.get(line);
          update(field);
          tell(wrong, editor, told(editor)?.at === field.id);
        });
      });
      const first = room.querySelector("details");
      if (first && !room.dataset.begun) first.open = true;
      room.dataset.begun = "";
    },
  };
}

/**
 * Mount a position that is set up.
 * @param {HTMLElement} root
 * @param {import("../lib/games.js").Context & {ask: () => void, done: () => void}} context
 */
export function mountSetUp(root, context) {
  const { send, word, game, ask, done } = context;
  const title = h("h2", { tabindex: "-1", "data-rest": "" });
  const hint = h("p", { class: "pw-soft" });
  const may = button({ class: "pw-primary" }, ask);
  const back = button({}, done);
  const undo = button({}, () => send({ intent: "undo" }));
  const wrong = h("p", { class: "pw-problem", hidden: true });
  const left = h("div", { class: "pw-setup-board" });
  const right = h("div", { class: "pw-setup-side" });
  root.append(h("div", { class: "pw-setup" }, h("header", { class: "pw-setup-head" }, h("div", {}, title, hint), h("div", { class: "pw-row" }, may, undo, back)), left, right));
  const pieces = mountPieces(left, context);
  const place = h("div", { class: "pw-setup-place" });
  left.append(place);
  const board = game.board(place, { ...context, names: "inside", live: true });
  // Over the board where it would else lie below the window.
  place.append(wrong);
  const groups = mountGroups(right, context);
  const voice = mountVoice(root);
  const named = () => new Map([...place.querySelectorAll("[data-at][aria-label]")].map((node) => [node.dataset.at, node.getAttribute("aria-label")]));
  let begun = false;
  let language = "";
  let counted = new Map();
  /** Pieces and board are worked with together: where they do not fit under what stands above, that is scrolled away. */
  function begin() {
    if (begun) return;
    begun = true;
    settled(() => left.getBoundingClientRect().bottom > innerHeight && root.firstChild.scrollIntoView?.({ block: "start" }));
  }
  return {
    title,
    update(view) {
      const { editor } = view;
      text(title, word("set-up-title"));
      text(hint, word("set-up-hint"));
      text(may, word("set-up-ask"));
      text(back, word("set-up-done"));
      text(undo, word("set-up-undo"));
      attr(undo, "aria-disabled", editor.undo ? null : "true");
      pieces.update(view);
      const before = language === view.language ? named() : null;
      language = view.language;
      board.update(view, { lit: lighted(view) });
      groups.update(view);
      begin();
      tell(wrong, editor, PLACE.test(told(editor)?.at ?? ""));
      const counts = numbers(editor);
      const said = [changed(before, named()), changed(before && counted, counts), editor.note?.text];
      counted = counts;
      voice.say(editor.problem?.text ?? said.filter(Boolean).join(". "), view.state);
      root.firstChild.dataset.state = view.state;
    },
    close() {},
  };
}
