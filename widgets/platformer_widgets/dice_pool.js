import { single } from "./lib/link.js";
import { mountDice } from "./lib/dice.js";

export default single("pw-dicepool", mountDice);
