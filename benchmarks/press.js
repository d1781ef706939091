// Run in the page by page.py: presses what a player could press, and measures until the table has changed.
(() => {
  let seed = 7;
  const any = (nodes) => nodes[(seed = (seed * 48271) % 2147483647) % nodes.length];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((node) => !node.closest("[hidden]") && node.getAttribute("aria-disabled") !== "true");

  function choose() {
    const bot = all(".pw-pace button");
    if (bot.length) return ["bot", bot.at(-1)];
    const dice = all("button.pw-die[aria-pressed='false']");
    const lit = all(".pw-cell.pw-legal");
    const choices = all(".pw-choices button:not(.pw-illegal)");
    const chosen = all("button.pw-die[aria-pressed='true']").length;
    if (!chosen && dice.length && seed % 3 === 0) return ["die", any(dice)];
    if (lit.length && (chosen || seed % 4)) return ["space", any(lit)];
    return ["choice", any(choices.length ? choices : lit.length ? lit : all("button.pw-die"))];
  }

  window.pressSomething = () => new Promise((done) => {
    const grid = document.querySelector(".pw-tablegrid");
    const [kind, node] = choose();
    let begun = 0;
    const watch = new MutationObserver(() => {
      const took = performance.now() - begun;
      watch.disconnect();
      setTimeout(() => done([kind, took]), 30);
    });
    watch.observe(grid, { attributes: true, attributeFilter: ["data-state"] });
    begun = performance.now();
    node.click();
    if (node.dataset.again !== undefined) node.click(); // what is to be made sure of
  });
})();
