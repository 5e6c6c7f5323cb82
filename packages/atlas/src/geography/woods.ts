import type { Point } from "@stonebridge/board";
import { mapPoint } from "./frame.ts";
import { readTable, textIn, wordIn } from "./read-table.ts";
import { CONFIDENCES, type Confidence } from "./relief.ts";

/** A rough block of woods: the drawing gives it a natural edge. */
export interface Wood {
  readonly name: string;
  /** Closed outline, first point not repeated. */
  readonly outline: readonly Point[];
  readonly confidence: Confidence;
  readonly note: string;
}

/** All blocks of woods, in the order of the table. */
export function readWoods(): Wood[] {
  return readTable("woods").map((row) => {
    const name = textIn(row, "name", "woods");
    const outline = textIn(row, "polygon_lat_lon", "woods")
      .split(";")
      .map((pair): Point => {
        const [latitude, longitude, ...rest] = pair.trim().split(/\s+/).map(Number);
        if (
          latitude === undefined ||
          longitude === undefined ||
          rest.length > 0 ||
          Number.isNaN(latitude + longitude)
        ) {
          throw new Error(
            `data/woods.csv: "${pair.trim()}" in the outline of "${name}" is not a latitude and longitude.`,
          );
        }
        return mapPoint(latitude, longitude);
      });
    return {
      name,
      outline,
      confidence: wordIn(row, "confidence", "woods", CONFIDENCES),
      note: textIn(row, "note", "woods"),
    };
  });
}
