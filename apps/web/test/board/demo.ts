import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-800.css";
import { tiles, tilesUrl } from "virtual:maps/bull-run-1861";
import graph from "@stonebridge/atlas/maps/bull-run-1861/graph.json";
import shapes from "@stonebridge/atlas/maps/bull-run-1861/shapes.json";
import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { showDemo } from "./demo-page.ts";
import { situation } from "./situation.ts";

const field = graph as unknown as ZoneGraphData;
showDemo({ graph: field, shapes: shapes as unknown as ZoneShapesData, tiles, tilesUrl }, (options) =>
  situation(field, options),
);
