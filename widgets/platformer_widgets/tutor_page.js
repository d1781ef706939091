import { anywidget } from "./link/comm_link.js";
import { mountTutor } from "./tutor/page.js";

export default anywidget(mountTutor);
