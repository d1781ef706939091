(() => {
  // What the visitor reads between opening the page and seeing the game. Voilà's own code takes
  // #loading away when the game is there; until then somebody has to notice that it never comes.
  const SLOW = 12_000;
  const LOST = 100_000;
  const byId = (id) => document.getElementById(id);
  let failed = false;

  const say = (words, more) => {
    if (!byId("loading")) return;
    byId("loading_words").textContent = words;
    byId("loading_more").textContent = more;
    byId("loading_more").hidden = false;
  };

  window.voila_process = () => {};
  window.voila_heartbeat = () => {};

  const finish = window.display_cells;
  window.display_cells = () => { if (!failed) finish(); };
  window.voila_finish = () => window.display_cells();

  window.platformerFailed = () => {
    if (failed || !byId("loading")) return;
    failed = true;
    byId("loading").classList.add("failed");
    say(byId("loading").dataset.failed, byId("loading").dataset.reason);
    byId("loading_again").hidden = false;
    byId("loading_again").addEventListener("click", () => window.location.reload());
    byId("loading_again").focus();
  };

  window.setTimeout(() => {
    if (!failed && byId("loading")) say(byId("loading_words").textContent, byId("loading").dataset.slow);
  }, SLOW);
  window.setTimeout(() => window.platformerFailed(), LOST);
})();
