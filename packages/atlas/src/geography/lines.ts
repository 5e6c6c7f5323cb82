import type { Point } from "@stonebridge/board";
import { mapPoint } from "./frame.ts";
import { numberIn, readTable, textIn, wordIn } from "./read-table.ts";

const LINE_KINDS = ["river", "stream", "turnpike", "road", "lane", "railroad", "unfinished_railroad"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A water, way or railroad as given in the table. Streams run from source to mouth, Bull Run from north-west to south-east. */
export interface LineFeature {
  /** Stable id of the table: `R1`, `S1`.., `T1`.., `D1`.., `L1`... */
  readonly id: string;
  readonly kind: LineKind;
  readonly name: string;
  readonly points: readonly Point[];
  /** Estimated error of the whole line in metres. */
  readonly errorMetres: number;
  readonly source: string;
}

/** Id of Bull Run among the lines. */
export const BULL_RUN = "R1";

/** All lines, in the order of their table of sources. @throws when the two tables do not agree */
export function readLines(): LineFeature[] {
  const points = new Map<string, Point[]>();
  for (const row of readTable("lines")) {
    const id = textIn(row, "feature_id", "lines");
    const course = points.get(id) ?? [];
    points.set(id, course);
    course.push(mapPoint(numberIn(row, "lat", "lines"), numberIn(row, "lon", "lines")));
    if (numberIn(row, "seq", "lines") !== course.length) {
      throw new Error(`data/lines.csv: the points of ${id} are not in the order of their numbers.`);
    }
  }
  return readTable("lines-sources").map((row) => {
    const id = textIn(row, "feature_id", "lines-sources");
    const course = points.get(id) ?? [];
    if (course.length !== numberIn(row, "points", "lines-sources")) {
      throw new Error(
        `data/lines.csv has ${course.length} points of ${id}; lines-sources.csv promises another number.`,
      );
    }
    return {
      id,
      kind: wordIn(row, "kind", "lines-sources", LINE_KINDS),
      name: textIn(row, "name", "lines-sources"),
      points: course,
      errorMetres: numberIn(row, "error_m", "lines-sources"),
      source: textIn(row, "source", "lines-sources"),
    };
  });
}
