import { single } from "../../link/component.js";
import { mountDice } from "./beside/dice.js";

export default single("pw-dicepool", mountDice);
