/** The battlefield itself: its data, its projection, and how lines are drawn. Node only, as it reads the tables. */
import { drawLines, type DrawnLine } from "./drawn-lines.ts";
import { readGazetteer, type Place } from "./gazetteer.ts";
import { readLines } from "./lines.ts";
import { readRelief, type Hill } from "./relief.ts";
import { readWoods, type Wood } from "./woods.ts";

export * from "./curves.ts";
export * from "./drawn-lines.ts";
export * from "./frame.ts";
export * from "./gazetteer.ts";
export * from "./lines.ts";
export * from "./meetings.ts";
export * from "./noise.ts";
export * from "./plain-sheet.ts";
export * from "./polygons.ts";
export * from "./random.ts";
export * from "./relief.ts";
export * from "./rubber-sheet.ts";
export * from "./woods.ts";

/** Everything in the tables, with lines as they are drawn. */
export interface Geography {
  readonly places: readonly Place[];
  readonly lines: ReadonlyMap<string, DrawnLine>;
  readonly hills: readonly Hill[];
  readonly woods: readonly Wood[];
}

/** Reads and draws the whole battlefield. @throws when a table is damaged, naming the table and the cell */
export function readGeography(): Geography {
  return { places: readGazetteer(), lines: drawLines(readLines()), hills: readRelief(), woods: readWoods() };
}
