import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-800.css";
import { plot, tiles, tilesUrl } from "virtual:maps/bull-run-1983";
import { mapOfHexes } from "../../src/board/hexes/index.ts";
import { showDemo } from "./demo-page.ts";
import { FIELD, hexSituation } from "./hex-situation.ts";

// On paper alone with `?paper`.
const base = new URLSearchParams(location.search).has("paper") ? {} : { tiles, tilesUrl };
showDemo({ map: mapOfHexes({ hexes: FIELD.hexes, plot }), ...base }, hexSituation);
