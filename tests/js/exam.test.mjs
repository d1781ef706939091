import assert from "node:assert/strict";
import { test } from "node:test";
import { examined } from "../../widgets/platformer_widgets/exam/exam.js";

const exam = { stage: "question", heading: "Question 1 of 2", text: "Legal or not?", things: [], which: "", feedback: null, report: null };

test("a question is read aloud by its number and its announcement", () => {
  assert.equal(examined({ exam, error: "" }), "Question 1 of 2. Legal or not?");
});

test("after a right no the question for the rule is read aloud", () => {
  assert.equal(examined({ exam: { ...exam, stage: "rule", which: "Which rule?" }, error: "" }), "Which rule?");
});

test("a question about what happens is read aloud with its question for the rule", () => {
  const asked = examined({ exam: { ...exam, stage: "rule", happens: true, which: "Which decides?" }, error: "" });
  assert.ok(asked.includes(exam.text) && asked.endsWith("Which decides?"), asked);
});

test("an explanation is read aloud with every rule it names", () => {
  const feedback = { title: "Right!", note: "Allowed: end", reasons: [{ rule: "MAP-3", text: "A Wall." }, { rule: "ADJ-4", text: "Not next." }] };
  assert.equal(examined({ exam: { ...exam, stage: "feedback", feedback }, error: "" }), "Right! Allowed: end A Wall. Not next.");
});

test("a report is read aloud by its sum and its advice, and what is wrong before all else", () => {
  const report = { title: "Report.", summary: "1 of 2.", advice: "" };
  assert.equal(examined({ exam: { ...exam, stage: "report", report }, error: "" }), "Report. 1 of 2.");
  assert.equal(examined({ exam: { ...exam, report }, error: "no such rule" }), "no such rule");
});
