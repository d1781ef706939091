/** Shared positions on the page: links, and what the browser lets us copy. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { copied, linkTo, looksShared, sharedIn } from "../../widgets/platformer_widgets/page/sharing.js";

const HERE = { origin: "https://here", pathname: "/play", search: "?language=pl" };

test("a link holds the position in its fragment, and nobody's language", () => {
  assert.equal(linkTo("a.B", HERE), "https://here/play#position=a.B");
  assert.equal(sharedIn(new URL(linkTo("a.B", HERE)).hash), "a.B");
});

test("another fragment is no position", () => {
  for (const hash of ["", "#", "#MOV-1", "#xposition=a"]) assert.equal(sharedIn(hash), "");
});

test("a pasted link or text is told from a saved game", () => {
  for (const pasted of ["https://here/#position=ludo.AQ", " ludo.AQ_-9\n"]) assert.ok(looksShared(pasted));
  for (const pasted of ["", '{"schema": "x"}', "hello", "ludo. AQ"]) assert.ok(!looksShared(pasted));
});

test("what the browser forbids to copy is told, not thrown", async () => {
  const taken = [];
  assert.equal(await copied("x", { writeText: async (text) => taken.push(text) }), true);
  assert.deepEqual(taken, ["x"]);
  assert.equal(await copied("x", { writeText: () => Promise.reject(new Error("no")) }), false);
  assert.equal(await copied("x", undefined), false);
});
