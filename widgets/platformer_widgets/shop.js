import { mountShop } from "./lib/cards.js";
import { single } from "./lib/link.js";

export default single("pw-shopwindow", mountShop);
