import assert from "node:assert/strict";
import { test } from "node:test";
import { spans } from "../../widgets/platformer_widgets/lib/prose.js";

test("what stands in backticks is code, and the backticks are not shown", () => {
  assert.deepEqual(spans("Choose `end`."), ["Choose ", ["code", "end"], "."]);
  assert.deepEqual(spans("`end`"), [["code", "end"]]);
  assert.deepEqual(spans(""), []);
});
