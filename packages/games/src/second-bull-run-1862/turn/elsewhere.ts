import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { hasFailed, unableRefusal } from "../command/able.ts";
import { presentOf } from "../command/command-range.ts";
import { designable } from "../command/activation.ts";
import { isArmys, strangerRefusal } from "../command/commanders.ts";
import { ACTIVATION, COMMANDERS } from "../command/refusals.ts";
import { COMBAT, RETREAT } from "../combat/refusals.ts";
import { absenceFrom, callRefusal, comerOf } from "./coming.ts";
import { CONFEDERATE, NONE, type SideIndex } from "../field.ts";
import type { Frame } from "../frames.ts";
import { isEntryOnly, launchRefusal } from "./initiative.ts";
import { faceRefusal } from "../movement/facing.ts";
import { FACING } from "../movement/refusals.ts";
import { SIDES } from "../vocabulary.ts";
import type { Play } from "../play.ts";
import { ANY, type Asking, type Refuses } from "../refusing.ts";
import { ADMINISTRATION, NIGHT, PHASE } from "./refusals.ts";
import { groupsOfSide } from "../set-up/set-up-groups.ts";
import { SET_UP } from "../set-up/refusals.ts";

/** Steps of the night, which stands in for a turn (SB62-11.2.3-d). */
const BY_NIGHT: readonly Frame["step"][] = ["night", "parting", "night-moves", "recall"];

/**
 * Why an action cannot be taken where the running step asks for something else: the clause that closed its choice, or else the one that
 * says when it is made.
 * @returns undefined if no clause says more than that another decision comes first
 */
export function elsewhere({ play, side: sideName, action }: Asking): Refuses | undefined {
  const side = SIDES.findIndex((one) => one === sideName);
  switch (action.type) {
    case "place":
    case "post":
    case "suggest":
    case "ready":
      return setUpRefusal(play, side);
    case "designate":
      return segmentRefusal(play, side) ?? designateRefusal(play, side);
    case "choose-division":
      return segmentRefusal(play, side) ?? failedRefusal(play, action.division) ?? choosingRefusal(play);
    case "choose-independent":
    case "enough":
      return segmentRefusal(play, side) ?? choosingRefusal(play);
    case "activate":
      return nightMoveRefusal(play, side) ?? segmentRefusal(play, side) ?? activateRefusal(play, side, action.unit);
    case "done":
      return nightMoveRefusal(play, side) ?? segmentRefusal(play, side) ?? closedMoves(play);
    case "rest":
    case "step":
    case "force":
    case "dismount":
    case "mount":
    case "attack":
    case "end":
      return marchRefusal(play, side, action.unit);
    case "face":
      return turnRefusal(play, side, action.unit, action.zone);
    case "try":
    case "ride":
      return segmentRefusal(play, side) ?? rideRefusal(play, side, action);
    case "stay":
      return segmentRefusal(play, side) ?? COMMANDERS["ride-later"];
    case "displace":
      return strangerRefusal(play, side, action.commander) ?? COMMANDERS["displace-other"];
    case "fight":
      return segmentRefusal(play, side) ?? fightRefusal(play, side);
    case "choose":
      return unknownUnit(play, action.unit) ?? COMBAT["choose-settled"];
    case "withdraw":
      return unknownUnit(play, action.unit) ?? RETREAT["withdraw-other"];
    case "advance":
    case "decline":
      return RETREAT["advance-nowhere"];
    case "flee":
      return ADMINISTRATION["flee-later"];
    case "call":
      return (side === CONFEDERATE ? callRefusal(play.field, play.p) : undefined) ?? callTime(play);
    case "launch":
      return (side === CONFEDERATE ? launchRefusal(play.field, play.p) : undefined) ?? ADMINISTRATION["launch-turn"];
    case "refrain":
      return play.p.day === 1 ? ADMINISTRATION["refrain-first"] : ADMINISTRATION["refrain-second"];
    case "enter":
    case "bring":
    case "wait":
      return enterRefusal(play, side, "unit" in action ? action.unit : action.commander);
    case "part":
    case "hold":
      return NIGHT["part-by-night"];
    case "recall":
      return NIGHT["recall-by-night"];
  }
}

function stepOf({ p }: Play): Frame["step"] | undefined {
  return p.stack.at(-1)?.step;
}

function isSetUp({ p }: Play): boolean {
  return p.stack.some(({ step }) => step === "placement");
}

/** Why no part of an action phase of that side is being played; undefined if one is. */
function segmentRefusal(play: Play, side: SideIndex): Refuses | undefined {
  const { field, p } = play;
  if (isSetUp(play)) return SET_UP["set-up-first"];
  if (p.stack.some(({ step }) => BY_NIGHT.includes(step))) return PHASE["phase-night"];
  if (p.active === side) return undefined;
  if (p.active !== NONE) return ANY["other-side"];
  return isEntryOnly(field, p) ? PHASE["phase-entry"] : PHASE["phase-action"];
}

/** SB62-11.2-a; SB62-11.2.1-b where a side has nothing to set up. */
function setUpRefusal(play: Play, side: SideIndex): Refuses {
  if (groupsOfSide(play.field, side).length === 0) return SET_UP["set-up-none"];
  return isSetUp(play) ? ANY["other-side"] : SET_UP["set-up-over"];
}

/** SB62-6.1-b: one corps commander in each part of a phase; RU-19: none if none is on the map. */
function designateRefusal({ field, p }: Play, side: SideIndex): Refuses {
  return designable(field, p, side).length === 0 ? ACTIVATION["designate-nobody"] : ACTIVATION["designate-once"];
}

/** SB62-6.1-b, SB62-6.1-g: divisions follow the die of their commander, one at a time, as many as it gave. */
function choosingRefusal(play: Play): Refuses {
  if (stepOf(play) === "designation") return ACTIVATION["choose-leader"];
  return play.p.stack.some(({ step }) => step === "divisions") ? ACTIVATION["choose-busy"] : ACTIVATION["choose-spent"];
}

/** SB62-9.2-c: a division whose command test has failed in this part of the phase. */
function failedRefusal({ field, p }: Play, id: string): Refuses | undefined {
  const division = field.divisionIndex.get(id);
  if (division === undefined) return ANY["no-such-division"];
  return presentOf(field, p, division).some((unit) => hasFailed(p, unit)) ? ACTIVATION["choose-failed"] : undefined;
}

/** SB62-6.1-g: the division first; SB62-6.1-m: before the combats. */
function closedMoves(play: Play): Refuses | undefined {
  switch (stepOf(play)) {
    case "designation":
      return ACTIVATION["choose-leader"];
    case "commanders":
    case "ride":
    case "combat":
      return ACTIVATION["moves-over"];
    default:
      return undefined;
  }
}

function activateRefusal(play: Play, side: SideIndex, id: string): Refuses | undefined {
  const unit = play.field.unitIndex.get(id);
  if (unit === undefined) return ANY["no-such-unit"];
  const refusal = unableRefusal(play.field, play.p, side, unit) ?? closedMoves(play);
  if (refusal !== undefined) return refusal;
  return stepOf(play) === "divisions" ? ACTIVATION["act-unchosen"] : ACTIVATION["act-other"];
}

/** Night moves: three for each side (SB62-11.2.3-h). */
function nightMoveRefusal({ p }: Play, side: SideIndex): Refuses | undefined {
  if (!p.stack.some(({ step }) => BY_NIGHT.includes(step))) return undefined;
  const toCome = p.stack.some((frame) => frame.step === "night-moves" && frame.side === side);
  return toCome ? undefined : NIGHT["move-spent"];
}

/** A brigade acts once its division has been chosen and it has been named itself (SB62-6.1-g). */
function marchRefusal(play: Play, side: SideIndex, id: string): Refuses | undefined {
  const unit = play.field.unitIndex.get(id);
  if (unit === undefined) return ANY["no-such-unit"];
  if (stepOf(play) === "night-moves") return NIGHT["move-unchosen"];
  const refusal = segmentRefusal(play, side) ?? unableRefusal(play.field, play.p, side, unit) ?? closedMoves(play);
  if (refusal !== undefined) return refusal;
  return stepOf(play) === "divisions" ? ACTIVATION["act-unchosen"] : ACTIVATION["act-inactive"];
}

function turnRefusal(play: Play, side: SideIndex, id: string, zone: string): Refuses {
  const { field, p } = play;
  if (field.commanderIndex.has(id)) return FACING["face-commander"]; // SB62-9.5-a
  const unit = field.unitIndex.get(id);
  if (unit === undefined) return ANY["no-such-unit"];
  const faced = field.graph.index(zone);
  if (faced === undefined) return ANY["no-such-zone"];
  return faceRefusal(field, p, side, unit, faced);
}

/** SB62-6.3-a: between the moves and the combats; SB62-6.3-g: an activated army commander does not try again. */
function rideRefusal(
  play: Play,
  side: SideIndex,
  { type, commander: id }: Extract<Action, { readonly type: "try" | "ride" }>,
): Refuses {
  const stranger = strangerRefusal(play, side, id);
  if (stranger !== undefined) return stranger;
  const commander = present(play.field.commanderIndex.get(id), id);
  if (isArmys(play, commander) && play.p.activated[commander] === 1) return COMMANDERS["try-twice"];
  if (type === "try" && !isArmys(play, commander)) return COMMANDERS["try-corps"];
  return COMMANDERS["ride-later"];
}

/** SB62-6.1-m: after all moves; SB62-10.1-a: only what has been declared. */
function fightRefusal(play: Play, side: SideIndex): Refuses {
  const { field, p } = play;
  if (p.stack.some(({ step }) => step === "designation" || step === "divisions")) return COMBAT["fight-early"];
  const declared = field.rosterOf[side].some((unit) => p.target[unit] !== -1);
  return declared ? COMBAT["fight-early"] : COMBAT["fight-nothing"];
}

function unknownUnit({ field }: Play, id: string): Refuses | undefined {
  return field.unitIndex.has(id) ? undefined : ANY["no-such-unit"];
}

/** When the Confederates may call for Jones’s division (SB62-11.2.1-j, SB62-11.2.2-c). */
function callTime({ field }: Play): Refuses {
  return field.scenario.optional.turn === "from" ? ADMINISTRATION["call-any-turn"] : ADMINISTRATION["call-turn"];
}

/** SB62-8-E-a: reinforcements enter in the administrative phase of their turn; by night only who had left the map (SB62-11.2.3-h). */
function enterRefusal(play: Play, side: SideIndex, id: string): Refuses {
  const comer = comerOf(play.field, id);
  return comer === NONE ? ANY["no-such-unit"] : absenceFrom(play, side, comer);
}
