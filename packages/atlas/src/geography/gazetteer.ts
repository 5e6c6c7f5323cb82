import type { Point } from "@stonebridge/board";
import { mapPoint } from "./frame.ts";
import { numberIn, readTable, textIn, wordIn } from "./read-table.ts";

const PLACE_KINDS = [
  "bridge",
  "church",
  "ford",
  "hill",
  "house",
  "mill",
  "railroad station",
  "road junction",
  "run source",
  "stream mouth",
  "village",
  "woods",
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A named place of the gazetteer. */
export interface Place {
  readonly name: string;
  readonly kind: PlaceKind;
  readonly latitude: number;
  readonly longitude: number;
  /** Where it lies on the map. */
  readonly point: Point;
  /** Estimated error of the place in metres. */
  readonly errorMetres: number;
  readonly aliases: readonly string[];
  readonly note: string;
  readonly source: string;
}

/** All named places, in the order of the table. */
export function readGazetteer(): Place[] {
  return readTable("gazetteer").map((row) => {
    const latitude = numberIn(row, "latitude", "gazetteer");
    const longitude = numberIn(row, "longitude", "gazetteer");
    return {
      name: textIn(row, "name", "gazetteer"),
      kind: wordIn(row, "kind", "gazetteer", PLACE_KINDS),
      latitude,
      longitude,
      point: mapPoint(latitude, longitude),
      errorMetres: numberIn(row, "error_m", "gazetteer"),
      aliases: textIn(row, "aliases", "gazetteer")
        .split(";")
        .map((alias) => alias.trim())
        .filter((alias) => alias !== ""),
      note: textIn(row, "note", "gazetteer"),
      source: textIn(row, "source", "gazetteer"),
    };
  });
}

/** The place of a name. @throws when the gazetteer has none, so that a mistyped name cannot pass */
export function placeNamed(places: readonly Place[], name: string): Place {
  const place = places.find((candidate) => candidate.name === name);
  if (place === undefined) throw new Error(`The gazetteer has no place named "${name}".`);
  return place;
}
