import { single } from "./link/component.js";
import { mountLog } from "./table/telling.js";

export default single("pw-logbook", mountLog);
