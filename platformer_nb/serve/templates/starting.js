(() => {
  // What the visitor reads between opening the page and seeing the game: it goes when the game is drawn, not when Voilà
  // shows the cells, in which "Loading widget..." stands until then. That the game never comes has to be noticed, too.
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
  let awaited = false;
  window.display_cells = () => {
    if (failed) return;
    const loading = byId("loading");
    // Voilà takes away what is called so.
    loading?.removeAttribute("id");
    finish();
    if (loading) loading.id = "loading";
    arrive();
  };
  window.voila_finish = () => {
    const outputs = [...document.querySelectorAll('script[type="application/vnd.voila.cell-output+json"]')];
    awaited = outputs.some((output) => output.textContent.includes("application/vnd.jupyter.widget-view+json"));
    window.display_cells();
  };

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
  const settled = () => {
    try {
      window.sessionStorage.removeItem(RETRIED);
    } catch {
      // Nothing was kept.
    }
  };

  const missing = (node) => node.textContent.endsWith("model not found");
  const LOADING = "Loading widget...";
  const filled = (node) => node.tagName !== "SCRIPT" && (node.childElementCount > 0 || node.textContent.trim() !== "");
  const drawn = (output) => [...output.childNodes].some((node) => node.nodeType === Node.ELEMENT_NODE ? filled(node) : !["", LOADING].includes(node.textContent.trim()));
  const arrive = () => {
    if (failed || byId("rendered_cells")?.style.display !== "") return;
    const outputs = [...document.querySelectorAll("#rendered_cells .jp-OutputArea-output")];
    const lost = outputs.some(missing);
    if (awaited && !lost && !outputs.some(drawn)) return;
    arrival.disconnect();
    if (!lost) {
      if (awaited) settled();
      byId("loading")?.remove();
    } else if (!retry()) {
      window.platformerFailed();
    }
  };
  const arrival = new MutationObserver(arrive);
  arrival.observe(document.documentElement, { childList: true, subtree: true });

  window.setTimeout(() => {
    if (!failed && byId("loading")) say(byId("loading_words").textContent, byId("loading").dataset.slow);
  }, SLOW);
  window.setTimeout(() => window.platformerFailed(), LOST);
})();
