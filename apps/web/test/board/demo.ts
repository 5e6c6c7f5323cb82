import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-800.css";
import { tiles, tilesUrl } from "virtual:maps/bull-run-1861";
import graph from "@stonebridge/atlas/maps/bull-run-1861/graph.json";
import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json";
import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { mapOfZones } from "../../src/board/zones/index.ts";
import { showDemo } from "./demo-page.ts";
import { situation } from "./situation.ts";

const field = graph as unknown as ZoneGraphData;
const map = mapOfZones({ graph: field, shapes: shapes as unknown as ZoneShapesData });
showDemo({ map, tiles, tilesUrl }, (options) => situation(field, options));
