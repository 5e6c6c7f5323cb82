import { HexPaths, ROAD } from "@stonebridge/board";
import type { PlainField } from "../../field.ts";
import { hex, of, refusesSpecially, unit } from "../../refusing.ts";
import { hexOfPlace, keepsWithin } from "../keeping-within.ts";
import type { SpecialRuleMaker } from "../special-rule.ts";

/** The stages of the turnpike, from the edge where it comes in. */
const ENTRY = "ePE";
const STAGES = ["centreville", "stone-bridge-west-end"] as const;

/** Why Runyon’s men do not go farther (NWO-CS8). */
export const RUNYON = refusesSpecially({ "step-turnpike": ["NWO-CS8", of(unit, hex)] });

/** Runyon’s division stays on the turnpike or in Centreville (NWO-CS8). */
export const runyon: SpecialRuleMaker = {
  places: STAGES,
  open: (field) => ({ refuseStep: keepsWithin(field, "U5", turnpikeOf(field), RUNYON["step-turnpike"]) }),
};

/** The road from the eastern edge by Centreville to the Stone Bridge: 1 for its hexes. */
function turnpikeOf(field: PlainField): Uint8Array {
  const { map } = field;
  const inside = new Uint8Array(map.size);
  const paths = new HexPaths(map.neighbours);
  const roads = map.way.map((way) => (way === ROAD ? 1 : 0));
  const entry = map.data.entries.find(({ id }) => id === ENTRY);
  const stages = [
    ...(entry === undefined ? [] : [map.grid.known(entry.hex)]),
    ...STAGES.map((place) => hexOfPlace(field, place)),
  ];
  for (const [at, from] of stages.entries()) {
    inside[from] = 1;
    const to = stages[at + 1];
    if (to === undefined) break;
    paths.spread(from, map.size, roads);
    for (const on of paths.wayTo(to)) inside[on] = 1;
  }
  return inside;
}
