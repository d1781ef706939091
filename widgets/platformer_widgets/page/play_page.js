import { anywidget } from "../link/comm_link.js";
import { mountPage } from "./page.js";

export default anywidget(mountPage);
