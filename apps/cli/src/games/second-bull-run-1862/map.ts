import type { ZoneData, ZoneGraph } from "@stonebridge/board";
import { SIDES, type View } from "@stonebridge/games/second-bull-run-1862";
import type { Names, Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { known } from "../known.ts";
import type { ZoneWords } from "../zones.ts";
import type { GameWords } from "./language.ts";

/** What the game says about its zones in this view. */
export function zoneWords(graph: ZoneGraph, view: View, texts: Texts, own: GameWords, names: Names): ZoneWords {
  return {
    head: (zone) => headLine(zone, graph, view, texts, names),
    name: (id) => names.zone(id),
    border: (kind) => texts.border(kind),
    occupants: (id) => occupants(id, view, texts, own, names),
  };
}

/** A zone with its ground, its entry and whose objective it is. */
function headLine(zone: ZoneData, { data }: ZoneGraph, view: View, texts: Texts, names: Names): string {
  const { id, number, terrain, embankment, objectiveOf } = zone;
  const entry = data.entries?.find((one) => one.zone === id)?.letter;
  const control = view.control[id];
  return texts.zoneLabel({
    name: names.zone(id),
    number,
    ground: [...terrain, ...(embankment ? (["embankment"] as const) : [])],
    ...(entry === undefined ? {} : { entry }),
    ...(objectiveOf === undefined ? {} : { objectiveOf: known(SIDES, objectiveOf) }),
    ...(control === undefined ? {} : { control }),
    pieces: [],
  });
}

/** Who is in a zone: brigades, the last to arrive first, then commanders. */
function occupants(zone: string, view: View, texts: Texts, own: GameWords, names: Names): string {
  const units = view.units
    .filter((unit) => unit.zone === zone)
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ id, printed: { side }, facing, routed }) => {
      const notes = routed ? [own.routed] : facing === undefined ? [] : [own.faces(names.zone(facing))];
      return `${names.unit(id)} (${[texts.side(side), ...notes].join(", ")})`;
    });
  const commanders = view.commanders.filter((one) => one.zone === zone).map(({ id }) => own.commander(names.unit(id)));
  return [...units, ...commanders].join(", ");
}
