import assert from "node:assert/strict";
import { test } from "node:test";
import { free, LEAST } from "../../widgets/platformer_widgets/screen/under.js";

test("what a low board leaves of the window is used, what a high one leaves is not", () => {
  assert.equal(free(800, 50, 356), 374);
  assert.equal(free(800, 50, 690), 0, "the board fills the window");
  assert.equal(free(800, 50, 900), 0, "the board is higher than the window");
  assert.equal(free(LEAST + 20, 0, 0), LEAST);
  assert.equal(free(LEAST + 19, 0, 0), 0);
});
