import { mountShop } from "./beside/cards.js";
import { single } from "../../link/component.js";

export default single("pw-shopwindow", mountShop);
