import { mountTutor } from "../tutor/page.js";
import { overWorker } from "../link/worker_link.js";

export default overWorker(mountTutor);
