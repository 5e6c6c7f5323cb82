import { NOWHERE } from "@stonebridge/board";
import { type RuleId, present } from "@stonebridge/kernel";
import { commanderAbsence } from "../absence.ts";
import type { Action } from "../actions.ts";
import { canAct, hasFailed, keepFailed, unableRefusal } from "./able.ts";
import { cohesionOf, distanceTo, isIndependent, leads, placesOf, presentOf, within } from "./command-range.ts";
import { apartOf, owesCohesion } from "./cohesion.ts";
import type { ActivationModifier } from "../events.ts";
import { type CommanderIndex, type DivisionIndex, type Field, NONE, type SideIndex, type UnitIndex } from "../field.ts";
import type { DivisionFrame, DivisionsFrame } from "../frames.ts";
import { activationModifiers } from "../turn/initiative.ts";
import { beginMarch } from "../movement/march.ts";
import {
  asks,
  commanderId,
  divisionId,
  type Play,
  pop,
  push,
  roll,
  type Step,
  tell,
  unitId,
  unitIds,
} from "../play.ts";
import {
  ACTED,
  inReachOf,
  isPosted,
  ISOLATED,
  marked,
  ON_MAP,
  type Position,
  ROUTED,
  WAITING,
  WITHDRAWN,
} from "../position.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { ACTIVATION } from "./refusals.ts";

/** Table T1, this battle’s own (SB62-6.1-c, SB62-11.1.2-a): the lowest total for three, two and one divisions. */
const DIVISIONS_BY_TOTAL = [6, 3, 1] as const;

/** Table T1: divisions that a corps commander may activate. */
export function divisionsFor(total: number): number {
  const row = DIVISIONS_BY_TOTAL.findIndex((least) => total >= least);
  return row === -1 ? 0 : DIVISIONS_BY_TOTAL.length - row;
}

/** Corps commanders who can be designated: those on the map (SB62-6.1-b, RU-18), the same one in any phase (SB62-6.1-f). */
export function designable(field: Field, p: Position, side: SideIndex): readonly CommanderIndex[] {
  return field.corpsCommanders[side].filter((commander) => isPosted(p, commander));
}

/** SB62-6.1-b, D-02: the active player designates a corps commander, and the die gives him a number of divisions. */
export const designation: Step<"designation"> = {
  ask(play, f) {
    const { field, p } = play;
    const actions = designable(field, p, f.side).map((commander): Action => ({
      type: "designate",
      commander: commanderId(play, commander),
    }));
    return asks("designation", f.side, "SB62-6.1-b", {}, actions);
  },
  take(play, f, action) {
    if (action.type !== "designate") return;
    pop(play);
    const commander = present(play.field.commanderIndex.get(action.commander), action.commander);
    designate(play, f.side, commander);
  },
  refuse(play, f, action) {
    if (action.type !== "designate") return undefined;
    const { field, p } = play;
    const commander = field.commanderIndex.get(action.commander);
    if (commander === undefined) return ANY["no-such-commander"];
    if (field.commanderSide[commander] !== f.side) return ANY["other-side"];
    return field.commanders[commander].rank === "army" ? ACTIVATION["designate-corps"] : commanderAbsence(p, commander);
  },
};

/**
 * The activation die (SB62-6.1-b, DR-03) with the value of the side that the commander shows; then he is activated
 * (SB62-6.1-d, SB62-6.1-e, RU-17).
 */
function designate(play: Play, side: SideIndex, commander: CommanderIndex): void {
  const { field, p } = play;
  const { available, activated } = field.commanders[commander];
  const again = p.activated[commander] === 1;
  const value = again ? activated : available;
  const own: ActivationModifier = { value, rule: again ? "SB62-6.1-e" : "SB62-6.1-b" };
  const modifiers = [...(value === 0 ? [] : [own]), ...activationModifiers(field, p, side)];
  const die = roll(play, "activation", side, modifiers, commanderId(play, commander));
  const divisions = divisionsFor(die.total);
  const able = slotsUsed(choicesOf(play, leading(side, commander, divisions)));
  p.activated[commander] = 1;
  tell(play, {
    type: "designated",
    rule: "SB62-11.1.2-a",
    commander: commanderId(play, commander),
    roll: die,
    divisions,
    ...(able < divisions && { able }),
  });
  lead(play, side, commander, divisions);
}

/** A corps commander leads this many divisions in this part of the phase. */
export function lead(play: Play, side: SideIndex, commander: CommanderIndex, divisions: number): void {
  const segment = play.p.stack.at(-1);
  if (segment?.step === "segment") segment.commander = commander;
  push(play, leading(side, commander, divisions));
}

function leading(side: SideIndex, commander: CommanderIndex, divisions: number): DivisionsFrame {
  return { step: "divisions", side, commander, left: divisions, of: divisions, white: 0, taken: [] };
}

/** Why a division may not be the next (SB62-6.1-g). */
function divisionRefusal(field: Field, p: Position, f: DivisionsFrame, division: DivisionIndex): Refuses | undefined {
  if (!field.divisionsOf[f.commander].includes(division)) return strangerRefusal(field, p, f, division);
  const members = field.membersOf[division];
  if (members.some((unit) => canAct(p, unit)))
    return f.taken.includes(division) ? ACTIVATION["choose-taken"] : undefined;
  return idleRefusal(p, members);
}

/** Why a division of another commander may not act (RU-18). */
function strangerRefusal(field: Field, p: Position, f: DivisionsFrame, division: DivisionIndex): Refuses {
  const [one] = field.membersOf[division];
  if (field.sideOf[one] !== f.side) return ANY["other-side"];
  return leads(p, field.corpsOf[one]) ? ACTIVATION["choose-corps"] : ACTIVATION["choose-leaderless"];
}

/** Why none of these can act: their command test has failed (SB62-9.2-c), they have (SB62-6.1-k), they are routed (SB62-10.4-n), they are not on the map. */
function idleRefusal(p: Position, members: readonly UnitIndex[]): Refuses {
  const standing = members.filter((unit) => p.state[unit] === ON_MAP);
  if (standing.some((unit) => hasFailed(p, unit))) return ACTIVATION["choose-failed"];
  if (standing.some((unit) => !marked(p, unit, ROUTED))) return ACTIVATION["choose-acted"];
  if (standing.length > 0) return ACTIVATION["choose-routed"];
  if (members.some((unit) => p.state[unit] === WAITING)) return ACTIVATION["choose-waiting"];
  return members.some((unit) => p.state[unit] === WITHDRAWN)
    ? ACTIVATION["choose-withdrawn"]
    : ACTIVATION["choose-gone"];
}

/**
 * Why an independent brigade may not take the place of a division (SB62-6.1-i, SB62-6.2-d): once a phase; the only brigade of one of his
 * own divisions is that division to its commander.
 */
function independentRefusal(field: Field, p: Position, f: DivisionsFrame, unit: UnitIndex): Refuses | undefined {
  const unable = unableRefusal(field, p, f.side, unit);
  if (unable !== undefined) return unable;
  if (!isIndependent(field, p, unit)) return ACTIVATION["choose-banded"];
  if (field.corpsOf[unit] === f.commander) return ACTIVATION["choose-own"];
  return f.white === 1 ? ACTIVATION["choose-once"] : undefined;
}

/** Whom he may choose next: his divisions, and once an independent brigade. */
interface Choices {
  readonly divisions: readonly Action[];
  readonly independent: readonly Action[];
}

function choicesOf(play: Play, f: DivisionsFrame): Choices {
  const { field, p } = play;
  return {
    divisions: field.divisionsOf[f.commander]
      .filter((division) => divisionRefusal(field, p, f, division) === undefined)
      .map((division) => ({ type: "choose-division", division: divisionId(play, division) })),
    independent: field.rosterOf[f.side]
      .filter((unit) => canAct(p, unit) && independentRefusal(field, p, f, unit) === undefined)
      .map((unit) => ({ type: "choose-independent", unit: unitId(play, unit) })),
  };
}

/** How many of them can take a slot: one independent brigade at most. */
function slotsUsed({ divisions, independent }: Choices): number {
  return divisions.length + Math.min(1, independent.length);
}

/** SB62-6.1-g, SB62-6.1-i, D-03: divisions one at a time, or once an independent brigade; he may stop early (RU-14). */
export const divisions: Step<"divisions"> = {
  ask(play, f) {
    if (f.left === 0) return undefined;
    const choices = choicesOf(play, f);
    const left = Math.min(f.left, slotsUsed(choices));
    if (left === 0) return undefined;
    const about = { commander: commanderId(play, f.commander), left, of: f.of - f.left + left };
    const actions: Action[] = [...choices.divisions, ...choices.independent, { type: "enough" }];
    return asks("divisions", f.side, "SB62-6.1-g", about, actions);
  },
  run: pop,
  take(play, f, action) {
    const { field } = play;
    if (action.type === "enough") pop(play);
    if (action.type === "choose-division")
      takeDivision(play, f, present(field.divisionIndex.get(action.division), action.division));
    if (action.type === "choose-independent")
      takeIndependent(play, f, present(field.unitIndex.get(action.unit), action.unit));
  },
  refuse(play, f, action) {
    const { field, p } = play;
    if (action.type === "choose-division") {
      const division = field.divisionIndex.get(action.division);
      return division === undefined ? ANY["no-such-division"] : divisionRefusal(field, p, f, division);
    }
    if (action.type !== "choose-independent") return undefined;
    const unit = field.unitIndex.get(action.unit);
    return unit === undefined ? ANY["no-such-unit"] : independentRefusal(field, p, f, unit);
  },
};

function takeDivision(play: Play, f: DivisionsFrame, division: DivisionIndex): void {
  const { field, p } = play;
  f.left -= 1;
  f.taken = [...f.taken, division];
  const members = presentOf(field, p, division).filter((unit) => !marked(p, unit, ISOLATED));
  const distance = distanceTo(field, p, f.commander, placesOf(p, members));
  const modifiers = testModifiers(field, p, field.divisions[division].cavalry, members);
  const what = { division: divisionId(play, division) };
  if (obeys(play, f.side, what, divisionId(play, division), distance, modifiers))
    push(play, { step: "division", side: f.side, division, guest: NONE });
  else {
    // SB62-9.2-c: its last brigade does not act as an independent one after that
    const idle = presentOf(field, p, division);
    for (const unit of idle) p.marks[unit] |= ACTED;
    keepFailed(p, idle);
  }
}

/** RU-16: as a division of one brigade; it brings no other along. */
function takeIndependent(play: Play, f: DivisionsFrame, unit: UnitIndex): void {
  const { field, p } = play;
  f.left -= 1;
  f.white = 1;
  const distance = distanceTo(field, p, f.commander, [p.place[unit]]);
  const modifiers = testModifiers(field, p, field.isCavalry[unit] === 1, [unit]);
  p.marks[unit] |= ACTED;
  if (obeys(play, f.side, { unit: unitId(play, unit) }, unitId(play, unit), distance, modifiers))
    act(play, unit, false);
  else keepFailed(p, [unit]);
}

interface TestModifier {
  readonly value: number;
  readonly rule: RuleId;
}

/** SB62-9.2-b: a division of cavalry, and one with a brigade in contact that is not isolated, obey more easily. */
function testModifiers(field: Field, p: Position, cavalry: boolean, members: readonly UnitIndex[]): TestModifier[] {
  const contact = members.some((unit) => inReachOf(field, p, 1 - field.sideOf[unit], p.place[unit]));
  return [
    ...(cavalry ? [{ value: -1, rule: "SB62-9.2-b" }] : []),
    ...(contact ? [{ value: -1, rule: "SB62-9.2-b" }] : []),
  ];
}

/** The highest total with which a division out of command range acts (SB62-9.2-b, table T8). */
const OBEYS_UP_TO = 3;

/** SB62-9.2-a, SB62-9.2-b, DR-04: in command range it acts, otherwise it tests; a failed test has used up the place (SB62-9.2-c). */
function obeys(
  play: Play,
  side: SideIndex,
  what: { readonly division?: string; readonly unit?: string },
  piece: string,
  distance: number,
  modifiers: readonly TestModifier[],
): boolean {
  if (distance !== -1) {
    tell(play, { type: "division-activated", rule: "SB62-9.2-a", ...what, distance, succeeded: true });
    return true;
  }
  const test = roll(play, "command-test", side, modifiers, piece, OBEYS_UP_TO);
  const succeeded = test.total <= OBEYS_UP_TO;
  const rule = succeeded ? "SB62-9.2-b" : "SB62-9.2-c";
  tell(play, { type: "division-activated", rule, ...what, test, succeeded });
  return succeeded;
}

function act(play: Play, unit: UnitIndex, guest: boolean): void {
  play.p.marks[unit] |= ACTED;
  tell(play, { type: "activated", rule: guest ? "SB62-6.1-h" : "SB62-6.1-g", unit: unitId(play, unit), guest });
  beginMarch(play, unit, 0);
}

/** Why a brigade may not act next with this division (SB62-6.1-j, SB62-6.1-k, SB62-6.1-h); an isolated one of its own may (SB62-9.1-g). */
function actRefusal(field: Field, p: Position, f: DivisionFrame, unit: UnitIndex): Refuses | undefined {
  const unable = unableRefusal(field, p, f.side, unit);
  if (unable !== undefined) return unable;
  if (field.divisionOf[unit] === f.division) return undefined;
  if (!isIndependent(field, p, unit)) return ACTIVATION["act-division"];
  if (f.guest !== NONE) return ACTIVATION["act-guest"];
  return joinRefusal(field, p, unit, f.division);
}

/**
 * Why an independent brigade may not act with a division: when this part of the phase began it was more than two zones, mounted cavalry
 * three, from all its brigades (SB62-6.2-b, RU-28), or at least from those that were not isolated (SB62-6.2-c).
 */
function joinRefusal(field: Field, p: Position, unit: UnitIndex, division: DivisionIndex): Refuses | undefined {
  const from = p.origin[unit];
  if (from === NOWHERE) return ACTIVATION["act-apart"];
  const limit = cohesionOf(field, p, unit);
  let isolated = false;
  for (const other of field.membersOf[division]) {
    if (p.origin[other] === NOWHERE || !within(field, from, p.origin[other], limit)) continue;
    if (!marked(p, other, ISOLATED)) return undefined;
    isolated = true;
  }
  return isolated ? ACTIVATION["act-isolated"] : ACTIVATION["act-apart"];
}

/** SB62-6.1-g, SB62-6.1-h, D-04: its brigades act one by one, and one independent brigade near it. */
export const division: Step<"division"> = {
  ask(play, f) {
    const { field, p } = play;
    const actions: Action[] = [];
    for (const unit of field.membersOf[f.division])
      if (canAct(p, unit)) actions.push({ type: "activate", unit: unitId(play, unit) });
    if (f.guest === NONE)
      for (const unit of field.rosterOf[f.side])
        if (canAct(p, unit) && field.divisionOf[unit] !== f.division && actRefusal(field, p, f, unit) === undefined)
          actions.push({ type: "activate", unit: unitId(play, unit) });
    if (actions.length === 0) return undefined;
    const apart = apartOf(field, p, f.division);
    if (!owesCohesion(field, p, f.division, apart)) actions.push({ type: "done" });
    const about = { division: divisionId(play, f.division), apart: unitIds(play, apart) };
    return asks("division", f.side, "SB62-6.1-g", about, actions);
  },
  run: pop,
  take(play, f, action) {
    if (action.type === "done") pop(play);
    if (action.type !== "activate") return;
    const unit = present(play.field.unitIndex.get(action.unit), action.unit);
    const guest = play.field.divisionOf[unit] !== f.division;
    if (guest) f.guest = unit;
    act(play, unit, guest);
  },
  refuse(play, f, action) {
    if (action.type === "done") return ACTIVATION["done-cohesion"];
    if (action.type !== "activate") return undefined;
    const unit = play.field.unitIndex.get(action.unit);
    return unit === undefined ? ANY["no-such-unit"] : actRefusal(play.field, play.p, f, unit);
  },
};
