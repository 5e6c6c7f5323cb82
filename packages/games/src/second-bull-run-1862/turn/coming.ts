import { absenceOf } from "../absence.ts";
import type { Action } from "../actions.ts";
import { exposes } from "../command/commanders.ts";
import { entryRefusal, isBlocked, openEntries } from "./entries.ts";
import {
  type CommanderIndex,
  type EntryIndex,
  type Field,
  NONE,
  type SideIndex,
  UNION,
  type UnitIndex,
} from "../field.ts";
import type { ReinforcementsFrame } from "../frames.ts";
import type { Play } from "../play.ts";
import { clockOf, LEFT, ON_MAP, type Position, WAITING, WITHDRAWN } from "../position.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { ADMINISTRATION, NIGHT, REINFORCEMENTS } from "./refusals.ts";
import { type Line, lettersOf, lineOfCommander, lineOfUnit, linesOf, mayCommanderWait, mayWait } from "./schedule.ts";
import type { EntryId } from "../vocabulary.ts";

/** Why the Confederates may not call for Jones’s division now (SB62-11.2.1-j, SB62-11.2.2-c, RU-84, RU-103, D-18, D-25). */
export function callRefusal(field: Field, p: Position): Refuses | undefined {
  const anyTurn = field.scenario.optional.turn === "from";
  if (p.jones !== 0) return anyTurn ? ADMINISTRATION["called-any-turn"] : ADMINISTRATION["called"];
  const line = linesOf(field).find(({ optional }) => optional);
  const time = line?.time ?? 0;
  if (anyTurn) return clockOf(p) >= time ? undefined : ADMINISTRATION["call-any-turn"];
  if (clockOf(p) === time) return undefined;
  return p.day === 2 ? ADMINISTRATION["call-day"] : ADMINISTRATION["call-turn"];
}

/** A brigade by index, a commander by roster and index, NONE for neither: their ids are all different. */
export function comerOf(field: Field, id: string): number {
  const commander = field.commanderIndex.get(id);
  return field.unitIndex.get(id) ?? (commander === undefined ? NONE : field.roster + commander);
}

/** The entries by which a brigade may come on now: that of its division, or those listed that are open (SB62-11.2-c, SB62-8-E-e). */
export function entriesOfUnit(
  field: Field,
  p: Position,
  f: ReinforcementsFrame,
  unit: UnitIndex,
): readonly EntryIndex[] {
  const division = field.divisionOf[unit];
  const chosen = division === NONE ? NONE : f.letters[division];
  return chosen === NONE ? openEntries(field, p, f.side, lettersOfUnit(field, p, unit)) : [chosen];
}

/** The letters that are listed for a brigade. */
export function lettersOfUnit(field: Field, p: Position, unit: UnitIndex): readonly EntryId[] {
  return lettersOf(field, p, lineOfUnit(field, unit), p.state[unit] === WITHDRAWN);
}

/** The entries by which a commander may come on now. */
export function entriesOfCommander(field: Field, p: Position, commander: CommanderIndex): readonly EntryIndex[] {
  const letters = lettersOfCommander(field, p, commander);
  const isClosed = (entry: EntryIndex) => isClosedToCommander(field, p, commander, entry);
  return openEntries(field, p, field.commanderSide[commander], letters, isClosed);
}

/** The letters that are listed for a commander. */
export function lettersOfCommander(field: Field, p: Position, commander: CommanderIndex): readonly EntryId[] {
  return lettersOf(field, p, lineOfCommander(field, commander), p.commanderState[commander] === WITHDRAWN);
}

/** Is the entry blocked, or across a river from an enemy, whose zone of control does not reach it (SB62-6.3-f)? */
export function isClosedToCommander(field: Field, p: Position, commander: CommanderIndex, entry: EntryIndex): boolean {
  const side = field.commanderSide[commander];
  return isBlocked(field, p, side, entry) || exposes(field, p, side, field.entries[entry].zone);
}

/** Why a piece does not do as it is told among the reinforcements of its side. */
export function comingRefusal(play: Play, f: ReinforcementsFrame, action: Action): Refuses | undefined {
  const { field } = play;
  if (action.type !== "enter" && action.type !== "bring" && action.type !== "wait") return undefined;
  const comer = comerOf(field, "unit" in action ? action.unit : action.commander);
  const isCommander = comer >= field.roster;
  if (comer === NONE || (action.type !== "wait" && isCommander !== (action.type === "bring")))
    return action.type === "bring" ? ANY["no-such-commander"] : ANY["no-such-unit"];
  const entry = "entry" in action ? field.entryIndex.get(action.entry) : NONE;
  if (entry === undefined) return ANY["no-such-entry"];
  if (!f.left.includes(comer)) return absenceFrom(play, f.side, comer);
  if (action.type === "wait") return waitRefusal(field, play.p, f, comer);
  return isCommander ? bringRefusal(play, comer - field.roster, entry) : enterRefusal(play, f, comer, entry);
}

/**
 * Why a brigade or commander is not among those who come on now.
 * @param comer by {@link comerOf}
 */
export function absenceFrom(play: Play, side: SideIndex, comer: number): Refuses {
  const { field, p } = play;
  const commander = comer - field.roster;
  if ((commander < 0 ? field.sideOf[comer] : field.commanderSide[commander]) !== side) return ANY["other-side"];
  const state = commander < 0 ? p.state[comer] : p.commanderState[commander];
  if (state === ON_MAP) return REINFORCEMENTS["enter-present"];
  if (state === WITHDRAWN) return REINFORCEMENTS["enter-withdrawn"];
  if (state === LEFT && field.scenario.night !== undefined && p.day === 1) return NIGHT["return-by-night"];
  if (commander < 0 && state !== WAITING) return absenceOf(p, comer) ?? REINFORCEMENTS["enter-present"];
  const line = commander < 0 ? lineOfUnit(field, comer) : lineOfCommander(field, commander);
  return waitingRefusal(play, side, line, commander < 0 ? p.due[comer] : 0);
}

/** @param due clock time at which it comes without a die, 0 if the list says when */
function waitingRefusal({ field, p }: Play, side: SideIndex, line: Line | undefined, due: number): Refuses {
  if (line === undefined) return REINFORCEMENTS["enter-turn"];
  if (line.optional && p.jones === 0)
    return field.scenario.optional.turn === "from"
      ? REINFORCEMENTS["enter-uncalled-any-turn"]
      : REINFORCEMENTS["enter-uncalled"];
  const now = clockOf(p);
  const time = line.optional ? Math.max(line.time, p.jones) : line.time;
  if (time > now) return REINFORCEMENTS["enter-turn"];
  if (due > now)
    return side === UNION ? REINFORCEMENTS["enter-delayed-union"] : REINFORCEMENTS["enter-delayed-confederate"];
  const entering = p.stack.filter((frame) => frame.step === "reinforcements");
  if (entering.some((frame) => frame.side !== side)) return REINFORCEMENTS["enter-after"];
  return entering.length > 0 && line.arrival.test === "choice"
    ? REINFORCEMENTS["enter-held-back"]
    : REINFORCEMENTS["enter-phase"];
}

function enterRefusal(play: Play, f: ReinforcementsFrame, unit: UnitIndex, entry: EntryIndex): Refuses | undefined {
  const { field, p } = play;
  if (entriesOfUnit(field, p, f, unit).includes(entry)) return entryRefusal(field, p, unit, entry, f.entered[entry]);
  const division = field.divisionOf[unit];
  if (division !== NONE && f.letters[division] !== NONE) return REINFORCEMENTS["enter-division"];
  const letters = lettersOfUnit(field, p, unit);
  const isClosed = (one: EntryIndex): boolean => isBlocked(field, p, f.side, one);
  return closedRefusal(field, letters, entry, isClosed, unlisted(field, lineOfUnit(field, unit), p.state[unit]));
}

function bringRefusal(play: Play, commander: CommanderIndex, entry: EntryIndex): Refuses {
  const { field, p } = play;
  const letters = lettersOfCommander(field, p, commander);
  const isClosed = (one: EntryIndex): boolean => isClosedToCommander(field, p, commander, one);
  const listed = unlisted(field, lineOfCommander(field, commander), p.commanderState[commander]);
  const refusal = closedRefusal(field, letters, entry, isClosed, listed);
  const blocked = isBlocked(field, p, field.commanderSide[commander], entry);
  return refusal === REINFORCEMENTS["enter-blocked"] && !blocked ? REINFORCEMENTS["enter-alone"] : refusal;
}

/** Which clause lists the entries of a reinforcement: its own, or the one about letters (SB62-11.2-c). */
function unlisted(field: Field, line: Line | undefined, state: number): Refuses {
  if (state === WITHDRAWN) return REINFORCEMENTS["enter-letter-back"]; // SB62-11.2.3-i
  if (isOfChoice(line)) return REINFORCEMENTS["enter-letter-regrouped"]; // SB62-11.2.2-d
  const called = line?.optional === true && field.scenario.optional.turn !== "from";
  return REINFORCEMENTS[called ? "enter-letter-called" : "enter-letter"]; // SB62-11.2.1-j
}

/**
 * Why an entry is not one of those that can be used (SB62-8-E-e).
 * @param unlistedRefusal why not one that is not listed
 */
export function closedRefusal(
  field: Field,
  letters: readonly EntryId[],
  entry: EntryIndex,
  isClosed: (entry: EntryIndex) => boolean,
  unlistedRefusal: Refuses,
): Refuses {
  if (letters.includes(field.entries[entry].letter)) return REINFORCEMENTS["enter-blocked"];
  if (letters.every((letter) => isClosed(field.entryIndex.get(letter) ?? NONE)))
    return isClosed(entry) ? REINFORCEMENTS["enter-blocked"] : REINFORCEMENTS["enter-farther"];
  return unlistedRefusal;
}

/** Only what may come later waits; a division of which a brigade has arrived does not (RU-80). */
export function waitRefusal(field: Field, p: Position, f: ReinforcementsFrame, comer: number): Refuses | undefined {
  const commander = comer - field.roster;
  if (commander >= 0) {
    if (mayCommanderWait(field, p, commander)) return undefined;
    return isOfChoice(lineOfCommander(field, commander))
      ? REINFORCEMENTS["wait-latest"]
      : REINFORCEMENTS["wait-commander"];
  }
  const division = field.divisionOf[comer];
  if (division !== NONE && f.letters[division] !== NONE) return REINFORCEMENTS["wait-division"];
  if (mayWait(field, p, comer)) return undefined;
  return isOfChoice(lineOfUnit(field, comer)) ? REINFORCEMENTS["wait-latest"] : REINFORCEMENTS["wait-forced"];
}

/** May its owner choose the turn (SB62-11.2.2-d)? */
function isOfChoice(line: Line | undefined): boolean {
  return line?.arrival.test === "choice";
}
