import { ofGame } from "../lib/games.js";
import { single } from "../link/component.js";
import { mountTable } from "../table/table.js";

export default single("pw-table", ofGame(mountTable));
