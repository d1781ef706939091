import { mountExam } from "./lib/exam.js";
import { single } from "./lib/link.js";

export default single("pw-lesson pw-referee", mountExam);
