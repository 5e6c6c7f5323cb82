import type { Field, SideIndex } from "../field.ts";
import { NONE } from "../field.ts";
import { ELIMINATED, LEFT, type Position } from "../position.ts";
import type { Score } from "../views/view.ts";
import { type SideId, SIDES } from "../vocabulary.ts";

/** Victory points as they stand (table T13: SB62-11.2.1-l, SB62-11.2.1-m, SB62-11.2.2-k, SB62-11.2.2-l). */
export function scoreOf(field: Field, p: Position): Readonly<Record<SideId, Score>> {
  const inflicted = SIDES.map((_, side) => lossesOf(field, p, 1 - side));
  const [union, confederate] = SIDES.map((_, side) => sideScore(field, p, side, inflicted));
  return { union, confederate };
}

function sideScore(field: Field, p: Position, side: SideIndex, inflicted: readonly number[]): Score {
  const { victory, optional } = field.scenario;
  const objectives = field.objectives.filter((_, slot) => field.objectiveOf[slot] === side && p.control[slot] === side);
  const forLosses = pointsForLosses(victory, inflicted[side], inflicted[1 - side]);
  const forObjectives = objectives.length * victory.objective;
  const forOption = p.jones !== 0 && SIDES[side] !== optional.arrival.side ? optional.victoryPoints : 0;
  const granted = field.granted[side];
  return {
    points: forLosses + forObjectives + forOption + granted,
    inflicted: inflicted[side],
    forLosses,
    objectives: objectives.map((zone) => field.graph.ids[zone]),
    forObjectives,
    forOption,
    ...(granted > 0 ? { granted } : {}),
  };
}

/** RU-93: alternatives, of which more than one and a half times as many is the better. */
export function pointsForLosses(victory: Field["scenario"]["victory"], mine: number, theirs: number): number {
  if (mine * 2 > theirs * 3) return victory.halfMoreLosses;
  return mine > theirs ? victory.moreLosses : 0;
}

/**
 * Losses that a side has suffered in the game: those on the map and the whole printed potential of the brigades that are gone, less what
 * they had before (RU-94; the option counts those as well). A brigade that returned by night counts like any other (RU-99).
 */
export function lossesOf(field: Field, p: Position, side: SideIndex): number {
  let sum = 0;
  const roster = field.rosterOf[side];
  for (let at = 0; at < roster.length; at++) {
    const unit = roster[at];
    const gone = p.state[unit] === ELIMINATED || p.state[unit] === LEFT;
    const losses = gone ? field.units[unit].combat : p.losses[unit];
    sum += field.options.setupLosses === "count" ? losses : Math.max(0, losses - p.lossesBefore[unit]);
  }
  return sum;
}

/** The side that leads by enough (SB62-11.2.1-n, SB62-11.2.2-m, RU-96); NONE: nobody has won. */
export function winnerOf(field: Field, p: Position): SideIndex {
  return winnerBy(field, scoreOf(field, p));
}

/** The same for a score that is known. */
export function winnerBy(field: Field, { union, confederate }: Readonly<Record<SideId, Score>>): SideIndex {
  const lead = union.points - confederate.points;
  if (Math.abs(lead) < field.scenario.victory.lead) return NONE;
  return lead > 0 ? 0 : 1;
}
