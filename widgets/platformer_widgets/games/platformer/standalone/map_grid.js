import { single } from "../../../link/component.js";
import { mountBoard } from "../map/board.js";
import { alone } from "../meaning.js";

export default single("pw-mapgrid", alone((root, context) => mountBoard(root, { ...context, names: "inside" })));
