import { single } from "./lib/link.js";
import { mountTable } from "./lib/table.js";

export default single("pw-table", mountTable);
