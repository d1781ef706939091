/** Erase all that this site has stored in the browser, when its button is pressed twice. */

const button = document.querySelector("#erase");
const told = document.querySelector("#erased");
const base = new URL("../", location.href).href;
let sure = false;

/** Another site of the same host keeps its own. */
const ours = (key) => key.startsWith("platformer-nb/");

async function erase() {
  for (const store of [localStorage, sessionStorage]) for (const key of Object.keys(store).filter(ours)) store.removeItem(key);
  document.cookie = "platformer-language=; path=/; max-age=0";
  for (const name of (await globalThis.caches?.keys()) ?? []) if (name.startsWith(`platformer-site ${base}`)) await caches.delete(name);
  for (const { name } of (await globalThis.indexedDB?.databases?.()) ?? []) if (name.startsWith("platformer-nb ")) indexedDB.deleteDatabase(name);
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.filter(({ scope }) => scope.startsWith(base)).map((one) => one.unregister()));
}

button.addEventListener("click", async () => {
  if (!sure) {
    sure = true;
    told.textContent = button.dataset.sure;
    return;
  }
  await erase();
  told.textContent = button.dataset.done;
});
