import { knownUnit } from "../known.ts";
import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import { commandPost } from "../army/command.ts";
import { recordControl } from "../land/control.ts";
import { type Field, FORMATION } from "../field.ts";
import { areIdentical } from "../army/identical-units.ts";
import {
  CONFEDERATE,
  type HolderIndex,
  NONE,
  STACKING_LIMIT,
  type SideIndex,
  type UnitIndex,
  UNION,
} from "../measures.ts";
import { type Play, type Step, asks, hexId, pop, push, roll, unitId } from "../play.ts";
import { tell, tellCounterMovedUnseen } from "../hiding/hearing.ts";
import {
  DESTROYED,
  ELIMINATED,
  FALLEN,
  type Position,
  MERGED,
  RALLIED,
  RALLIED_ALL,
  SCATTERED,
  SURRENDERED,
  holds,
  inZoneOf,
  liftUp,
  setDown,
} from "../position.ts";
import { isNightSince } from "./night.ts";
import { UNKNOWN } from "../refusing.ts";
import { TURN } from "./refusals.ts";
import { isFarSeenByUnits } from "../land/sight.ts";
import { judgeSpirits } from "../army/spirits.ts";
import { pointsAt, strengthOf } from "../army/combatants.ts";
import { isReserve } from "../army/standing.ts";
import { lostOnReturn, stepsOf, strengthAfter } from "../army/steps.ts";
import { hasTrain } from "../army/wagons.ts";

/** Units that a leader may bring back in a turn (NWO-15-e, NWO-RUL204). */
const LIMIT = 2;
/** Highest die with which a unit of a demoralised corps or army returns (NWO-15-g). */
const RETURNS_TO = 4;

/** Leaders on Reserve out of the enemy’s sight bring men back to their units (NWO-4-b, NWO-D11): one side, then the other. */
export function beginReorganisation(play: Play): void {
  for (const side of [CONFEDERATE, UNION]) push(play, { step: "reorganisation", side, done: [] });
}

/** Why a leader may not reorganise now (NWO-12.3.RS-a, NWO-15-b, NWO-15-e). */
function refuseLeader(
  field: Field,
  p: Position,
  done: readonly HolderIndex[],
  formation: HolderIndex,
): Refusal | undefined {
  const { kind, leader, side } = field.holders[formation];
  const post = kind === FORMATION ? commandPost(p, leader) : NOWHERE;
  if (post === NOWHERE)
    return leader !== NONE && (p.leaderMarks[leader] & FALLEN) !== 0 ? TURN["return-fallen"] : TURN["return-leader"];
  if (!isReserve(p, formation)) return TURN["return-order"];
  if (isFarSeenByUnits(field, p, 1 - side, post)) return TURN["return-seen"];
  const rallied = (p.leaderMarks[leader] & RALLIED_ALL) !== 0 || triesOf(done, formation) >= LIMIT;
  return rallied ? TURN["return-limit"] : undefined;
}

/** Units that a formation has tried to bring back in this phase. */
function triesOf(done: readonly HolderIndex[], formation: HolderIndex): number {
  return done.filter((one) => one === formation).length;
}

/** Why units that are gone for good do not return, by where they are; those that the enemy took: foot artillery (NWO-7.4-h). */
const GONE: ReadonlyMap<number, Refusal> = new Map([
  [DESTROYED, TURN["return-taken"]],
  [SURRENDERED, TURN["return-surrendered"]],
  [SCATTERED, TURN["return-scattered"]],
  [MERGED, TURN["return-merged"]],
]);

/** Why a unit may not return, or be restored on the map, in this phase. */
export function refuseReturn(
  field: Field,
  p: Position,
  side: SideIndex,
  done: readonly HolderIndex[],
  unit: UnitIndex,
): Refusal | undefined {
  const formation = field.formationOf[unit];
  if (field.sideOf[unit] !== side) return TURN["return-other"];
  const gone = GONE.get(p.place[unit]);
  if (gone !== undefined) return gone;
  const refusal = refuseLeader(field, p, done, formation);
  if (refusal !== undefined) return refusal;
  const post = p.post[field.holders[formation].leader];
  const { strength } = field.units[unit];
  // NWO-6.2-c, NWO-RUL071: a large unit on its third state, in its leader's hex
  const restored = p.place[unit] === post && p.lost[unit] > 1;
  if (!restored) {
    if (p.place[unit] >= 0) return p.lost[unit] > 1 ? TURN["return-away"] : TURN["return-whole"];
    if (p.place[unit] !== ELIMINATED) return TURN["return-other"];
    if (!isNightSince(field, p, p.fell[unit])) return TURN["return-early"];
    if (stepsOf(strength) === 1 && twinOf(field, p, unit) === undefined) return TURN["return-alone"];
    if (hasTrain(field, p, field.sideOf[unit], post)) return TURN["return-train"];
  }
  const others = pointsAt(field, p, post) - (restored ? strengthOf(field, p, unit) : 0);
  const back = strengthAfter(strength, lostOnReturn(strength));
  return others + back > STACKING_LIMIT ? TURN["return-full"] : undefined;
}

/** Another eliminated unit of one step that is identical (NWO-15-h, NWO-RUL206). */
function twinOf(field: Field, p: Position, unit: UnitIndex): UnitIndex | undefined {
  return field.roster[field.sideOf[unit]].find(
    (other) => other !== unit && p.place[other] === ELIMINATED && areIdentical(field.units[unit], field.units[other]),
  );
}

/** Why a unit may not make room for those that return (NWO-15-f, NWO-RUL205). */
function refuseShift(
  field: Field,
  p: Position,
  side: SideIndex,
  done: readonly HolderIndex[],
  unit: UnitIndex,
  to: HexIndex,
): Refusal | undefined {
  const wanting = field.roster[side].some((one) => {
    const reason = refuseReturn(field, p, side, done, one);
    return reason?.reason === "return-full" && p.post[field.holders[field.formationOf[one]].leader] === p.place[unit];
  });
  if (field.sideOf[unit] !== side || p.place[unit] < 0 || !wanting) return TURN["shift-other"];
  const over = field.map.grid.hexside(p.place[unit], to);
  if (over === -1 || field.prices.onFoot[over] === 0) return TURN["shift-there"];
  if (holds(field, p, 1 - side, to) || inZoneOf(field, p, 1 - side, to)) return TURN["shift-there"];
  if (hasTrain(field, p, side, to)) return TURN["shift-train"];
  return pointsAt(field, p, to) + strengthOf(field, p, unit) > STACKING_LIMIT ? TURN["shift-full"] : undefined;
}

export const reorganisation: Step<"reorganisation"> = {
  ask({ field, p }, f) {
    const actions: Action[] = [];
    for (const unit of field.roster[f.side])
      if (refuseReturn(field, p, f.side, f.done, unit) === undefined)
        actions.push({ type: "rally", unit: field.units[unit].id });
    for (const unit of field.roster[f.side]) {
      const hex = p.place[unit];
      if (hex < 0 || !isLeadersHex(field, p, f.side, f.done, hex)) continue;
      for (const to of field.map.grid.ring(hex, 1))
        if (refuseShift(field, p, f.side, f.done, unit, to) === undefined)
          actions.push({ type: "shift", unit: field.units[unit].id, hex: field.map.grid.ids[to] });
    }
    if (actions.length === 0) return undefined;
    return asks("reorganisation", f.side, "NWO-15-a", {}, [...actions, { type: "done" }]);
  },
  run: pop,
  take(play, f, action) {
    const { field, p } = play;
    if (action.type === "done") return pop(play);
    if (action.type !== "rally" && action.type !== "shift") return undefined;
    const unit = knownUnit(field, action.unit);
    if (action.type === "shift") return shift(play, unit, field.map.grid.known(action.hex));
    const formation = field.formationOf[unit];
    f.done = [...f.done, formation];
    p.leaderMarks[field.holders[formation].leader] |=
      triesOf(f.done, formation) < LIMIT ? RALLIED : RALLIED | RALLIED_ALL;
    return bringBack(play, unit);
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "rally" && action.type !== "shift") return undefined;
    const unit = field.unitIndex.get(action.unit);
    if (unit === undefined) return UNKNOWN["no-such-unit"];
    if (action.type === "rally") return refuseReturn(field, p, f.side, f.done, unit);
    const to = field.map.grid.index(action.hex);
    return to === undefined ? UNKNOWN["no-such-hex"] : refuseShift(field, p, f.side, f.done, unit, to);
  },
};

/** Is it the hex of a leader who may bring back a unit? */
function isLeadersHex(
  field: Field,
  p: Position,
  side: SideIndex,
  done: readonly HolderIndex[],
  hex: HexIndex,
): boolean {
  return field.holders.some(
    (holder, at) =>
      holder.side === side &&
      holder.kind === FORMATION &&
      p.post[holder.leader] === hex &&
      refuseLeader(field, p, done, at) === undefined,
  );
}

/** A unit returns in its leader’s hex on its reduced side; if demoralised perhaps not (NWO-15-d, NWO-15-g, NWO-15-h, NWO-DR09). */
function bringBack(play: Play, unit: UnitIndex): void {
  const { field, p } = play;
  const { strength } = field.units[unit];
  const formation = field.formationOf[unit];
  const post = p.post[field.holders[formation].leader];
  if (p.place[unit] === post) {
    p.lost = p.lost.with(unit, p.lost[unit] - 1);
    return tellReturn(play, unit, post);
  }
  const side = field.sideOf[unit];
  const twin = stepsOf(strength) === 1 ? twinOf(field, p, unit) : undefined;
  if (p.broken[formation] === 1 || p.routed[side] !== 0) {
    // NWO-15-h, NWO-RUL206: of a pair both roll; if one is lost the other waits
    const lost = (twin === undefined ? [unit] : [unit, twin]).filter((one) => !comesBack(play, one));
    for (const one of lost) p.place[one] = SCATTERED;
    if (lost.length > 0) return undefined;
  }
  if (twin !== undefined) p.place[twin] = MERGED;
  p.lost = p.lost.with(unit, lostOnReturn(strength));
  p.marks[unit] = 0;
  setDown(field, p, unit, post);
  recordControl(field, p, post);
  tellReturn(play, unit, post);
  return judgeSpirits(play);
}

/** NWO-15-g, NWO-DR09 */
function comesBack(play: Play, unit: UnitIndex): boolean {
  const dice = roll(play, "reorganisation", play.field.sideOf[unit], [], unitId(play, unit), RETURNS_TO);
  const returns = dice.die <= RETURNS_TO;
  tell(play, { type: "return-tested", rule: "NWO-15-g", unit: unitId(play, unit), roll: dice, returns });
  return returns;
}

function tellReturn(play: Play, unit: UnitIndex, hex: HexIndex): void {
  tell(play, {
    type: "returned",
    rule: "NWO-15-d",
    unit: unitId(play, unit),
    hex: hexId(play, hex),
    lost: play.p.lost[unit],
  });
}

/** NWO-15-f */
function shift(play: Play, unit: UnitIndex, to: HexIndex): void {
  const { field, p } = play;
  const from = p.place[unit];
  liftUp(field, p, unit, ELIMINATED);
  setDown(field, p, unit, to);
  recordControl(field, p, from);
  recordControl(field, p, to);
  tell(play, {
    type: "shifted",
    rule: "NWO-15-f",
    unit: unitId(play, unit),
    from: hexId(play, from),
    to: hexId(play, to),
  });
  tellCounterMovedUnseen(play, unit, from, to);
}
