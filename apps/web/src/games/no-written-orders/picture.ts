import { tiles, tilesUrl } from "virtual:maps/no-written-orders-first-bull-run";
import type { PictureMap } from "../contract/pictures.ts";
import { places } from "./places.ts";

/** What pictures of the map are made of: the sheet of First Bull Run, on which every hex of the second battle lies as well. */
export const picture: PictureMap = { tiles, tilesUrl, places };
