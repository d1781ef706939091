/** The built site in Firefox: node site.mjs ADDRESS FIREFOX. It prints `stop` and `start` when the server is to, and waits for a line. */

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const [address, executablePath] = process.argv.slice(2);
const PATIENCE = 90_000;
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** Let the test stop or start the server. */
async function server(what) {
  console.log(what);
  await lines.next();
}

const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
const page = await browser.newPage();
const errors = [];
page.on("pageerror", (error) => errors.push(String(error.message)));

const there = (selector) => page.waitForSelector(selector, { timeout: PATIENCE });

/** Wait until something stands in the text of an element. */
const says = (selector, text) => page.waitForFunction(
  (one, part) => [...document.querySelectorAll(one)].some((element) => element.checkVisibility() && element.textContent.includes(part)),
  { timeout: PATIENCE },
  selector,
  text,
);

async function opened(path = "") {
  await page.goto(`${address}${path}`);
  await there("body[data-ready]");
}

/** Click the first of these when it is shown. */
const click = (selector) => page.locator(selector).setTimeout(PATIENCE).click();

const stages = {
  async "a game is played, and a refusal names its rule"() {
    await opened();
    await click(".pw-games button ::-p-text(Platformer)");
    await click(".pw-more > summary");
    await page.locator(".pw-more input[id$=-seed]").fill("6");
    await click(".pw-newgame button[type=submit]");
    await says(".pw-turn h2", "Player 1");
    await click('button[data-at="a3"]');
    await says(".pw-refusal", "SPN-");
    await page.keyboard.press("Escape");
    await click(".pw-cell.pw-legal");
    await there(".pw-figure.pw-hero");
  },
  async "a reload goes on with the game, in another language too"() {
    await page.reload();
    await there("body[data-ready]");
    await there(".pw-figure.pw-hero");
    await page.select(".pw-speech select", "uk");
    await there('html[lang="uk"]');
    await says("a", "Вивчити правила");
    await page.select(".pw-speech select", "en");
    await there("body[data-whole]");
  },
  async "the next visit opens on the memory that a worker has kept"() {
    await there('body[data-memory="kept"]');
    await opened();
    await there(".pw-figure.pw-hero");
    const { again } = await page.evaluate(() => performance.getEntriesByName("site-ready")[0].detail);
    if (!again) throw new Error("it has started plainly");
  },
  async "without a network the game goes on, and the tutor teaches"() {
    await server("stop");
    await opened();
    await there(".pw-figure.pw-hero");
    await opened("tutor/#platformer:PSH-2");
    await says("main", "PSH-2");
    await server("start");
  },
  async "a rule is read as a page, and leads to the board"() {
    await page.goto(`${address}rules/platformer/en/PSH-2.html`);
    await says("h1", "PSH-2");
    await click("a ::-p-text(Look at it on the board)");
    await there("body[data-ready]");
    await says(".pw-tableroom", "PSH-2");
  },
  async "all that is stored is erased"() {
    await page.goto(`${address}privacy/en.html`);
    await click("#erase");
    await click("#erase");
    await says("#erased", "Everything has been erased.");
    const left = await page.evaluate(async () => [
      ...Object.keys(localStorage), ...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations()).map((one) => one.scope),
    ]);
    if (left.length) throw new Error(`still there: ${left}`);
  },
};
let failed = 0;
for (const [name, stage] of Object.entries(stages)) {
  try {
    await stage();
    if (errors.length) throw new Error(`errors of the page: ${errors.join("; ")}`);
    console.log(`passed: ${name}`);
  } catch (error) {
    failed = 1;
    console.log(`failed: ${name}: ${error.message}\n${page.url()}\n${await page.evaluate(() => document.body.innerText.slice(0, 2000))}`);
    break;
  }
}
await browser.close();
process.exit(failed);
