import { mountPage } from "../page/page.js";
import { overWorker } from "../link/worker_link.js";

export default overWorker(mountPage);
