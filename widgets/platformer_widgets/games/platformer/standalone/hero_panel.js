import { mountHeroes } from "../beside/cards.js";
import { single } from "../../../link/component.js";
import { alone } from "../meaning.js";

export default single("pw-heropanel", alone(mountHeroes));
