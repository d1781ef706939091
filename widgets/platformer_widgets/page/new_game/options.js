/** What is chosen for a new game besides players and seed, made from the options that the game declares. */

import { attr, h, keyed, show, text } from "../../lib/dom.js";
import { field, label, options, pick, tick } from "../../lib/fields.js";
import { fill } from "../../lib/words.js";
import { mountChosen } from "../chosen.js";

/**
 * @typedef {{id: string|number|boolean, name: string, barred?: number[], closed?: string}} Choice `barred`: with how many players it cannot be chosen; `closed`: its name then, with that reason
 * @typedef {{name: string, kind: "seats"|"select"|"tick"|"switches", label: string, help: string, players: number[], default: any,
 *   choices?: Choice[], switches?: (Choice & {readings: Choice[]})[], of?: string, any?: string, same?: string}} Option
 *   `players`: for how many players there is a choice; `of`: the label for a seat; `any`: no choice; `same`: what is
 *   said if two seats choose the same, with gaps for what `twice` finds, "" if they may
 */

/** Choices of a seat, those disabled that so many players do not have, with the reason in their name. Pure. @param {Choice[]} choices @param {number} players */
export function open(choices, players) {
  return choices.map((one) => {
    const disabled = Boolean(one.barred?.includes(players));
    return { ...one, disabled, name: (disabled && one.closed) || one.name };
  });
}

/** What two seats have both chosen, and their numbers; null: nothing. Pure. @param {(string|null)[]} chosen by seat */
export function twice(chosen) {
  const other = chosen.findIndex((choice, seat) => choice && chosen.indexOf(choice) < seat);
  return other < 0 ? null : { choice: chosen[other], one: chosen.indexOf(chosen[other]) + 1, other: other + 1 };
}

/**
 * @param {{uid: string, redo: () => void, chosen: object}} context `redo`: a choice was made whose meaning is shown; `chosen`: what cards of choices are made of
 */
export function mountOptions({ uid, redo, chosen }) {
  const fields = h("div", { class: "pw-pair" });
  const ticks = h("div", { class: "pw-ticks" });
  const switches = h("div", { class: "pw-switchsets" });
  /** @type {Map<string, {option: Option, chosen: () => any}>} by name, those that are shown */
  const made = new Map();
  const cells = new WeakMap();
  /** The card of what is chosen, by its select. */
  const cards = new WeakMap();

  function ofKind(all, kind) {
    return all.filter((one) => one.kind === kind);
  }

  /** A choice of one value. */
  function select(option) {
    const parts = field(`${uid}-${option.name}`);
    cells.set(parts.root, parts);
    options(parts.choice, option.choices);
    parts.choice.selectedIndex = Math.max(0, option.choices.findIndex((one) => one.id === option.default));
    return parts.root;
  }

  function updateSelect(node, option, players) {
    const { choice, says } = cells.get(node);
    text(says, option.label);
    options(choice, option.choices);
    show(node, option.choices.length > 1 && option.players.includes(players));
    made.set(option.name, {
      option,
      chosen: () => (node.hidden ? undefined : option.choices[choice.selectedIndex]?.id),
      choose: (value) => pick(choice, value),
    });
  }

  function mark(option) {
    const parts = tick(`${uid}-${option.name}`);
    cells.set(parts.root, parts);
    return parts.root;
  }

  function updateMark(node, option, players) {
    const { box, says, help } = cells.get(node);
    text(says, option.label);
    text(help, option.help);
    show(node, option.choices.length > 1 && option.players.includes(players));
    const other = option.choices.find((one) => one.id !== option.default)?.id;
    made.set(option.name, {
      option,
      chosen: () => (!node.hidden && box.checked ? other : undefined),
      choose: (value) => (box.checked = value === other),
    });
  }

  /** Several choices under one heading, each with its meaning; what stands first is the project's own reading. */
  function switchSet(option) {
    const help = h("p", { class: "pw-soft", id: `${uid}-${option.name}help` });
    return h("fieldset", { class: "pw-rulings", "aria-describedby": help.id }, h("legend", {}), help, h("div", { class: "pw-ruled" }));
  }

  function updateSwitchSet(node, option, players) {
    const [legend, help, ruled] = node.children;
    text(legend, option.label);
    text(help, option.help);
    show(node, option.switches.length > 0 && option.players.includes(players));
    keyed(ruled, option.switches, (one) => one.id, (one) => ruling(option, one), (line, one) => {
      const choice = line.querySelector("select");
      text(line.querySelector("label"), one.name);
      options(choice, one.readings);
      text(line.querySelector("p"), one.readings.find((reading) => reading.id === choice.value)?.name);
    });
    const otherwise = () => [...ruled.querySelectorAll("select")].filter((choice) => choice.selectedIndex > 0);
    made.set(option.name, {
      option,
      chosen: () => (node.hidden || !otherwise().length ? undefined : Object.fromEntries(otherwise().map((one) => [one.dataset.rule, one.value]))),
      choose: (values) => ruled.querySelectorAll("select").forEach((choice) => pick(choice, values[choice.dataset.rule])),
    });
  }

  function ruling(option, one) {
    const choice = h("select", { id: `${uid}-${option.name}-${one.id}`, "data-rule": one.id, onchange: redo });
    const says = h("p", { class: "pw-soft", id: `${choice.id}-says`, "aria-live": "polite" });
    attr(choice, "aria-describedby", says.id);
    return h("div", { class: "pw-field" }, label(choice.id), choice, says);
  }

  const seatChoices = (rows, name) => rows.map((row) => row.querySelector(`[data-option="${name}"]`)?.value || null);

  return {
    fields,
    more: [ticks, switches],
    /** What each player chooses. @param {HTMLElement} row @param {string} key makes ids unique @param {number} seat @param {Option[]} all @param {number} players */
    updateSeat(row, key, seat, all, players) {
      let own = row.querySelector(".pw-of-own");
      if (!own) row.querySelector(".pw-remove").before((own = h("div", { class: "pw-of-own" })));
      keyed(own, ofKind(all, "seats"), (one) => one.name, (one) => {
        const choice = h("select", { id: `${uid}-${one.name}-${key}`, "data-option": one.name, onchange: redo });
        const card = mountChosen(chosen);
        cards.set(choice, card);
        row.append(card.node);
        return h("div", { class: "pw-field" }, label(choice.id), choice);
      }, (node, one) => {
        const choice = node.querySelector("select");
        text(node.querySelector("label"), one.label);
        options(choice, [{ id: "", name: one.any }, ...open(one.choices, players)]);
        attr(choice, "aria-label", fill(one.of, { seat }));
        cards.get(choice).update(`${one.name}/${choice.value}`);
      });
    },
    /** What is wrong with what the players have chosen together; "": nothing. @param {HTMLElement[]} rows @param {Option[]} all */
    fault(rows, all) {
      for (const { name, same, choices } of ofKind(all, "seats")) {
        const found = same && twice(seatChoices(rows, name));
        if (found) return fill(same, { ...found, choice: choices.find((one) => one.id === found.choice).name });
      }
      return "";
    },
    /** @param {Option[]} all @param {number} players */
    update(all, players) {
      made.clear();
      const name = (one) => one.name;
      keyed(fields, ofKind(all, "select"), name, select, (node, one) => updateSelect(node, one, players));
      keyed(ticks, ofKind(all, "tick"), name, mark, (node, one) => updateMark(node, one, players));
      keyed(switches, ofKind(all, "switches"), name, switchSet, (node, one) => updateSwitchSet(node, one, players));
    },
    /** Choose what a game was begun with. @param {HTMLElement[]} rows @param {object} begun by name @param {Option[]} all */
    fill(rows, begun, all) {
      for (const [name, one] of made) if (name in begun) one.choose(begun[name]);
      for (const { name } of ofKind(all, "seats")) rows.forEach((row, index) => pick(row.querySelector(`[data-option="${name}"]`), begun[name]?.[index] ?? ""));
    },
    /** The options that are chosen; what is not named has its default. @param {HTMLElement[]} rows @param {Option[]} all */
    chosen(rows, all) {
      const found = [...made].map(([name, one]) => [name, one.chosen()]).filter(([, value]) => value !== undefined);
      const seats = ofKind(all, "seats").map((one) => [one.name, seatChoices(rows, one.name)]).filter(([, chosen]) => chosen.some(Boolean));
      return Object.fromEntries([...found, ...seats]);
    },
  };
}
