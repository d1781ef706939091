import { mountExam } from "../exam/exam.js";
import { ofGame } from "../lib/games.js";
import { single } from "../link/component.js";

export default single("pw-lesson pw-referee", ofGame(mountExam));
