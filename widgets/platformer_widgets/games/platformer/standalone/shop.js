import { mountShop } from "../beside/cards.js";
import { single } from "../../../link/component.js";
import { alone } from "../meaning.js";

export default single("pw-shopwindow", alone(mountShop));
