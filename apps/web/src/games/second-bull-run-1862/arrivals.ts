import {
  type Arrival,
  ARRIVES_UP_TO,
  type Hour,
  SCENARIO_DATA,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import { findCommander, findUnit } from "./pieces.ts";

/** Who comes together, as the list of reinforcements has it, as far as they still wait. */
export interface Coming {
  readonly id: string;
  readonly side: Arrival["side"];
  /** A division’s id, where it is one. */
  readonly division?: string;
  readonly pieces: readonly string[];
  /** By which letters. */
  readonly entries: readonly string[];
  /** The turn from which it comes. */
  readonly due: Hour;
  /** It comes with a die of at most this face, and surely on the turn after. */
  readonly upTo?: number;
  /** Its owner may wait until this turn. */
  readonly latest?: number;
  /** Only if it is called in. */
  readonly optional: boolean;
}

/** Those who are still to come, by the turn from which they do. */
export function comingIn(view: View): readonly Coming[] {
  const { arrivals, optional } = SCENARIO_DATA[view.scenario];
  const firstDay = view.scenario === "august-30" ? 2 : 1;
  const listed = [
    ...arrivals.map((arrival) => comingOf(view, arrival, firstDay, false)),
    comingOf(view, optional.arrival, firstDay, view.jones === undefined),
  ];
  return listed
    .filter(({ pieces }) => pieces.length > 0)
    .toSorted((one, other) => one.due.day - other.due.day || one.due.turn - other.due.turn);
}

function comingOf(view: View, arrival: Arrival, day: number, optional: boolean): Coming {
  const { who, side, entries, turn, test, latest } = arrival;
  const ids = "division" in who ? who.units : "unit" in who ? [who.unit] : [who.commander];
  const pieces = ids.filter((id) => (findUnit(view, id) ?? findCommander(view, id))?.whereabouts === "waiting");
  // Once the die has failed, the hour is known.
  const sure = pieces.map((id) => findUnit(view, id)?.due).find((hour) => hour !== undefined);
  return {
    // A division is called as its commander is.
    id: `${"division" in who ? `division ${who.division}` : ids[0]} ${turn}`,
    side,
    ...("division" in who ? { division: who.division } : {}),
    pieces,
    entries,
    due: sure ?? { day, turn },
    ...(test === "die" && sure === undefined ? { upTo: ARRIVES_UP_TO[side] } : {}),
    ...(latest === undefined ? {} : { latest }),
    optional,
  };
}

/** Pieces that the Union has withdrawn for the night and that come back. */
export function withdrawnIn(view: View): readonly string[] {
  return [...view.units, ...view.commanders].flatMap(({ id, whereabouts }) =>
    whereabouts === "withdrawn" ? [id] : [],
  );
}
