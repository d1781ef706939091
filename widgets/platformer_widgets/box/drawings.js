/** The drawings of the things of a box, for a page that is only read: `site/shell/draw.mjs` makes them where the site is built. */

import { thingOf } from "../lib/games.js";

export default thingOf;
