import assert from "node:assert/strict";
import { test } from "node:test";
import { about } from "../../widgets/platformer_widgets/lib/described.js";

function thing(name, warning) {
  const attrs = new Map(Object.entries(name.label ? { "aria-label": name.label } : {}));
  return { dataset: { warning }, textContent: name.text ?? "", getAttribute: (key) => attrs.get(key) ?? null, hasAttribute: (key) => attrs.has(key), setAttribute: (key, value) => attrs.set(key, value), removeAttribute: (key) => attrs.delete(key) };
}

test("what a name says is not said again as its description", () => {
  const offer = thing({ text: "Buy: Rope. It reaches far. Coins: 3" });
  about(offer, "It reaches far.");
  assert.equal(offer.getAttribute("aria-description"), null);
  const coin = thing({ label: "a coin" }, "It is cursed.");
  about(coin, "Whoever enters takes it.");
  assert.equal(coin.getAttribute("aria-description"), "It is cursed. Whoever enters takes it.");
});
