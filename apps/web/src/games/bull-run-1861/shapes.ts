import { shapesUrl } from "virtual:maps/bull-run-1861";
import { shapesFrom } from "../../play/zones/shapes.ts";

/** Fetches the shapes of the map of Bull Run 1861. */
export const loadShapes = shapesFrom(shapesUrl);
