import { single } from "../../../link/component.js";
import { mountMaze } from "../maze/maze.js";

export default single("lb-mazepart", mountMaze);
