import { single } from "../../link/component.js";
import { mountBoard } from "./map/board.js";

export default single("pw-mapgrid", (root, context) => mountBoard(root, { ...context, names: "inside" }));
