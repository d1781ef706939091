import { mountHeroes } from "./lib/cards.js";
import { single } from "./lib/link.js";

export default single("pw-heropanel", mountHeroes);
