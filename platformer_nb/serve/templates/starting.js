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

  // A kernel that does not have what the page shows: another visit gets a kernel of its own. Only if that does not help
  // either is it said. (A model that only comes late is found: `labextensions/platformer-nb`.)
  const MISSING = "model not found";
  const RETRIED = "platformer-nb/arrived-again";
  const retry = () => {
    try {
      if (window.sessionStorage.getItem(RETRIED)) return false;
      window.sessionStorage.setItem(RETRIED, "1");
    } catch {
      return false; // it would try for ever
    }
    window.location.reload();
    return true;
  };
  const arrival = new MutationObserver(() => {
    const shown = [...document.querySelectorAll("#rendered_cells .jupyter-widgets")];
    if (!shown.length) return;
    arrival.disconnect();
    if (shown.some((node) => node.textContent.endsWith(MISSING))) {
      if (!retry()) window.platformerFailed();
    } else {
      try {
        window.sessionStorage.removeItem(RETRIED);
      } catch {
        // Nothing was kept.
      }
    }
  });
  arrival.observe(document.documentElement, { childList: true, subtree: true });

  window.setTimeout(() => {
    if (!failed && byId("loading")) say(byId("loading_words").textContent, byId("loading").dataset.slow);
  }, SLOW);
  window.setTimeout(() => window.platformerFailed(), LOST);
})();
