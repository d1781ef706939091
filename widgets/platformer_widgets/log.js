import { single } from "./lib/link.js";
import { mountLog } from "./lib/telling.js";

export default single("pw-logbook", mountLog);
