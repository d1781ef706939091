import { single } from "./lib/link.js";
import { mountMap } from "./lib/map.js";

export default single("pw-mapgrid", (root, context) => mountMap(root, { ...context, named: true }));
