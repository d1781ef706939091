import { single } from "../link/component.js";
import { mountLog } from "../table/log.js";

export default single("pw-logbook", mountLog);
