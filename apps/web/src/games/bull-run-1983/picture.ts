import { tiles, tilesUrl } from "virtual:maps/bull-run-1983";
import type { PictureMap } from "../contract/pictures.ts";
import { places } from "./places.ts";

/** What pictures of the map are made of. */
export const picture: PictureMap = { tiles, tilesUrl, places };
