import type { ZoneShapesData } from "@stonebridge/board";

/** What fetches the shapes of a map from an address: once, and again if that failed. */
export function shapesFrom(url: string): () => Promise<ZoneShapesData> {
  let shapes: Promise<ZoneShapesData> | undefined;
  return () => {
    shapes ??= fetchShapes(url).catch((error: unknown) => {
      shapes = undefined;
      throw error;
    });
    return shapes;
  };
}

/** @throws TypeError or SyntaxError if that fails */
async function fetchShapes(url: string): Promise<ZoneShapesData> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`The map's shapes did not come: ${response.status}.`);
  return (await response.json()) as ZoneShapesData;
}
