import { single } from "../../../link/component.js";
import { mountDice } from "../beside/dice.js";
import { alone } from "../meaning.js";

export default single("pw-dicepool", alone(mountDice));
