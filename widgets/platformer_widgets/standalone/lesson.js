import { mountLesson } from "../lesson/lesson.js";
import { anywidget } from "../link/comm_link.js";

export default anywidget(mountLesson);
