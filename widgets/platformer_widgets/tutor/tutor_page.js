import { anywidget } from "../link/comm_link.js";
import { mountTutor } from "./page.js";

export default anywidget(mountTutor);
