/** The box on a page: what an address opens, what is on the shelves, where the arrows lead, what is drawn of the map. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkTo, wantedIn } from "../../widgets/platformer_widgets/box/box.js";
import { shelves, stepTo, total } from "../../widgets/platformer_widgets/box/gallery.js";
import { spaces } from "../../widgets/platformer_widgets/games/platformer/drawing/thing.js";

const box = {
  kinds: [{ id: "a", name: "As" }, { id: "b", name: "Bs" }],
  things: [{ key: "b/1", kind: "b", count: 2 }, { key: "a/1", kind: "a", count: 1 }, { key: "b/2", kind: "b", count: 3 }],
};
const keys = (shown) => shown.map((one) => [one.id, one.things.map((thing) => thing.key)]);

test("an address opens the box, one thing of it, or the aid, and another address nothing", () => {
  assert.equal(wantedIn("#box="), "");
  assert.equal(wantedIn(linkTo("items/grapnel")), "items/grapnel");
  assert.equal(wantedIn("#box=aid"), "aid");
  assert.equal(wantedIn("#box=%"), "");
  assert.equal(wantedIn("#position=x"), null);
  assert.equal(wantedIn(""), null);
});

test("things stand by kind in the order of the kinds, less what is filtered", () => {
  assert.deepEqual(keys(shelves(box, "", null)), [["a", ["a/1"]], ["b", ["b/1", "b/2"]]]);
  assert.deepEqual(keys(shelves(box, "b", null)), [["b", ["b/1", "b/2"]]]);
  assert.deepEqual(keys(shelves(box, "", new Set(["b/2"]))), [["b", ["b/2"]]]);
  assert.deepEqual(shelves(box, "a", new Set(["b/2"])), []);
});

test("a kind says how many of it there are, whatever is filtered", () => {
  assert.equal(total(box.things, "b"), 5);
  assert.equal(total(box.things, "nothing"), 0);
});

test("arrows lead from thing to thing and stop at the ends, other keys nowhere", () => {
  assert.equal(stepTo(0, 3, "ArrowRight"), 1);
  assert.equal(stepTo(0, 3, "ArrowUp"), 0);
  assert.equal(stepTo(2, 3, "ArrowDown"), 2);
  assert.equal(stepTo(1, 3, "End"), 2);
  assert.equal(stepTo(1, 3, "Home"), 0);
  assert.equal(stepTo(1, 3, "x"), null);
  assert.equal(stepTo(0, 0, "End"), null);
});

test("a piece of the map is drawn on Spaces that show it", () => {
  assert.equal(spaces("trap")[0].feature, "trap");
  assert.ok(spaces("wall").every(({ wall }) => wall.left !== wall.right));
  assert.ok(spaces("floor-oneway").every(({ floor }) => floor === "oneway"));
  assert.deepEqual(spaces("floor-ladder").map(({ floor }) => floor), ["platform", "ladder"]);
  assert.equal(spaces("icon-torch")[0].icon, "torch");
});
