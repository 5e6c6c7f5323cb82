import { shapesUrl } from "virtual:maps/bull-run-1861";
import type { ZoneShapesData } from "@stonebridge/board";

let shapes: Promise<ZoneShapesData> | undefined;

/** The shapes of the map of Bull Run 1861; fetched once. @throws TypeError or SyntaxError where they do not come */
export function loadShapes(): Promise<ZoneShapesData> {
  shapes ??= fetchShapes().catch((error: unknown) => {
    shapes = undefined;
    throw error;
  });
  return shapes;
}

async function fetchShapes(): Promise<ZoneShapesData> {
  const response = await fetch(shapesUrl);
  if (!response.ok) throw new TypeError(`The map's shapes did not come: ${response.status}.`);
  return (await response.json()) as ZoneShapesData;
}
