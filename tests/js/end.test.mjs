import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnStars } from "../../widgets/platformer_widgets/reader/end.js";

test("all stars are drawn for all of them, and none for none", () => {
  assert.equal(drawnStars(1), 5);
  assert.equal(drawnStars(0), 0);
  assert.equal(drawnStars(0.99), 4);
  assert.equal(drawnStars(0.6), 3);
});
