/** Three reasons to mark a Space, three signs. */

import assert from "node:assert/strict";
import test from "node:test";

import { concern } from "../../widgets/platformer_widgets/games/platformer/map/concern.js";
import { marked } from "../../widgets/platformer_widgets/lesson/legend.js";

const lesson = { done: false, hints: [], asks: [] };
const hints = [{ spaces: [] }, { spaces: ["b1", "c1"] }];
const asks = [{ mark: "d1" }, { mark: "off" }, { mark: 2 }, { mark: "moth-1", choices: [{}] }];
const refusal = { reasons: [{ spaces: ["a1"] }, {}] };

test("a refusal goes before a hint, a hint before what is expected", () => {
  assert.deepEqual(marked({ refusal: null, lesson }), { as: "", lit: [] });
  assert.deepEqual(marked({ refusal: null, lesson: { ...lesson, asks } }), { as: "guess", lit: ["d1"] });
  assert.deepEqual(marked({ refusal: null, lesson: { ...lesson, asks, hints } }), { as: "hint", lit: ["b1", "c1"] });
  assert.equal(marked({ refusal, lesson: { ...lesson, hints } }).as, "refused");
  assert.equal(marked({ refusal: { reasons: [] }, lesson: { ...lesson, hints } }).as, "", "nothing is marked");
});

test("of a task that is done no hint is shown, and a lesson without questions has no guesses", () => {
  assert.equal(marked({ refusal: null, lesson: { done: true, hints } }).as, "");
});

test("each has a shape and a colour of its own, and a refusal is what is drawn without a reason", () => {
  const looks = ["refused", "hint", "guess"].map(concern);
  const colours = looks.map(([, second]) => second.attrs.stroke);
  assert.equal(new Set(colours).size, 3);
  assert.deepEqual(looks.map(([first]) => first.tag), ["rect", "circle", "path"]);
  const signs = looks.map((shapes) => shapes.at(-1).attrs.d);
  assert.equal(new Set(signs).size, 3, "and a sign for whoever tells no colours apart");
  assert.equal(concern(undefined), concern("refused"));
});
