import { onceFor } from "@stonebridge/kernel";
import { type CommanderIndex, type Field, NONE, type SideIndex, type UnitIndex } from "../field.ts";
import { clockOf, type Position, TURNS_OF_FIRST_DAY, WAITING, WITHDRAWN } from "../position.ts";
import type { Arrival } from "../scenarios/scenario-data.ts";
import { type EntryId, SIDES } from "../vocabulary.ts";

/** A line of the list of reinforcements, by indices. */
export interface Line {
  readonly arrival: Arrival;
  readonly side: SideIndex;
  readonly units: readonly UnitIndex[];
  /** NONE for brigades. */
  readonly commander: CommanderIndex;
  /** Clock time of its turn. */
  readonly time: number;
  /** It comes only if its owner calls for it (SB62-11.2.1-j, SB62-11.2.2-c). */
  readonly optional: boolean;
}

/** The list of the scenario (SB62-8-E-a), the optional line last. */
export const linesOf = onceFor((field: Field): readonly Line[] => {
  const { arrivals, optional } = field.scenario;
  return [...arrivals.map((arrival) => lineOf(field, arrival, false)), lineOf(field, optional.arrival, true)];
});

function lineOf(field: Field, arrival: Arrival, optional: boolean): Line {
  const { who, turn } = arrival;
  const ids = "division" in who ? who.units : "unit" in who ? [who.unit] : [];
  const second = field.scenario.days[0].rules.kind === "august-30";
  return {
    arrival,
    side: SIDES.indexOf(arrival.side),
    units: ids.map((id) => field.unitIndex.get(id) ?? NONE),
    commander: "commander" in who ? (field.commanderIndex.get(who.commander) ?? NONE) : NONE,
    time: second ? TURNS_OF_FIRST_DAY + turn : turn,
    optional,
  };
}

/** The line that lists a brigade; undefined for one that the set-up places. */
export function lineOfUnit(field: Field, unit: UnitIndex): Line | undefined {
  return linesOf(field).find((line) => line.units.includes(unit));
}

/** The line that lists a commander; undefined for one that the set-up places. */
export function lineOfCommander(field: Field, commander: CommanderIndex): Line | undefined {
  return linesOf(field).find((line) => line.commander === commander);
}

/** The letters by which a brigade or commander may come now (SB62-11.2-c, SB62-11.2.3-i). */
export function lettersOf(field: Field, p: Position, line: Line | undefined, withdrawn: boolean): readonly EntryId[] {
  if (!withdrawn) return line?.arrival.entries ?? [];
  return (field.scenario.night?.withdrawn ?? []).flatMap(({ from, entries }) => (p.turn >= from ? entries : []));
}

/** When the list brings a waiting brigade now: without a die, by the die, or not. */
export type Coming = "surely" | "by die" | "not";

/** Does this line bring its waiting pieces now (SB62-11.1.3-b, SB62-11.1.3-c, RU-79, RU-83)? */
export function comingOf(p: Position, line: Line, unit: UnitIndex): Coming {
  if (line.optional && p.jones === 0) return "not";
  const now = clockOf(p);
  const due = p.due[unit];
  if (due > 0) return due <= now ? "surely" : "not";
  const time = line.optional ? Math.max(line.time, p.jones) : line.time;
  if (time > now) return "not";
  return time === now && line.arrival.test === "die" ? "by die" : "surely";
}

/** May its owner still hold it back: with a choice of turns, or if withdrawn by night (SB62-11.2.2-d, RU-85, RU-100)? */
export function mayWait(field: Field, p: Position, unit: UnitIndex): boolean {
  if (p.state[unit] === WITHDRAWN) return true;
  return p.state[unit] === WAITING && isChosen(p, lineOfUnit(field, unit));
}

/** A commander who comes with them may wait like them (RU-85, RU-100); all others come on their turn (SB62-8-E-c). */
export function mayCommanderWait(field: Field, p: Position, commander: CommanderIndex): boolean {
  return p.commanderState[commander] === WITHDRAWN || isChosen(p, lineOfCommander(field, commander));
}

/** Is there a later turn of the line's choice? */
function isChosen(p: Position, line: Line | undefined): boolean {
  return line?.arrival.test === "choice" && p.turn < (line.arrival.latest ?? line.arrival.turn);
}
