import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import type { Lettering } from "../labels/names.ts";

/** Words that a feature's name may have beyond its zone's. */
const KINDS = /\s+(?:House|Hill|Ridge|Heights|Church|Ch\.|Farm|Fort|Mill)$/;

/** Houses that are lettered by their name in the gazetteer. */
const PLAIN_HOUSES = ["Stone House", "Mountain View", "Pageland", "Meadowville", "Rock Hill", "Chantilly"];

/**
 * Names of a sheet's lettering that are on the plate of a zone already: they are left out of the base. Fords and bridges keep theirs: badge
 * and plate are apart. A house on a hill of the same name keeps its name next to it (Henry on Henry Hill).
 */
export function namesOnPlates(
  graph: ZoneGraphData,
  shapes: ZoneShapesData,
  { towns, hills, houses, spots, woods }: Lettering,
): ReadonlySet<string> {
  const written = new Set(shapes.zones.flatMap(({ id, lines }) => (lines.length > 0 ? [id] : [])));
  const zones = new Set(
    graph.zones.filter(({ id }) => written.has(id)).flatMap(({ name }) => [name, name.replace(/ Farm$/, "")]),
  );
  const texts = [
    ...towns.map(({ place, text }) => [text, place]),
    ...hills.map(({ text }) => [text, text.replace(KINDS, "")]),
    ...Object.entries(houses).map(([place, text]) => [
      text,
      place,
      place.replace(KINDS, ""),
      text.replace(/ \(.*/, ""),
    ]),
    ...PLAIN_HOUSES.map((name) => [name]),
    ...spots.map(({ text }) => [text, text.replace(KINDS, "")]),
    ...woods.map(({ text }) => [text, `${text}s`]),
  ];
  return new Set(texts.filter((names) => names.some((name) => zones.has(name))).map(([text]) => text));
}
