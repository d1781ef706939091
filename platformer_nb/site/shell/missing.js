/** Lead home from an address that does not exist: the nearest folder above it that holds the site. */

const parts = location.pathname.split("/").slice(0, -1);

/** Whether a folder holds a site; another program may answer there. */
async function holds(folder) {
  const answer = await fetch(`${folder}site.json`).catch(() => null);
  if (!answer?.ok) return false;
  return answer.json().then((found) => "pyodide" in found, () => false);
}

async function home() {
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const folder = `${parts.slice(0, depth).join("/")}/`;
    if (await holds(folder)) return folder;
  }
  return "/";
}

const found = await home();
for (const link of document.querySelectorAll("a")) link.setAttribute("href", found);
document.body.dataset.ready = "";
