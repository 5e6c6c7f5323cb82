import { knownLeader, knownUnit } from "../known.ts";
import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import { pointsAt, strengthOf } from "../army/combatants.ts";
import { distancesTo, stepsOf } from "../land/distances.ts";
import type { Field } from "../field.ts";
import type { AdvanceFrame } from "../frames/combat.ts";
import { type LeaderIndex, NONE, STACKING_LIMIT, type SideIndex, type UnitIndex, isArtillery } from "../measures.ts";
import { isAmong } from "../orders/order-book.ts";
import { type Play, type Step, asks, hexId, leaderId, pop, push, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { DESTROYED, FALLEN, type Position, leadersAt, onMap } from "../position.ts";
import { bring, overrun } from "../movement/presence.ts";
import { COMBAT } from "./refusals.ts";
import { UNKNOWN } from "../refusing.ts";
import { refuseCrossing } from "../land/crossings.ts";
import { judgeSpirits } from "../army/spirits.ts";
import { boundBy } from "../army/standing.ts";

/** Attackers who are still there may advance into the hex that they emptied (NWO-7.5-a). */
export function beginAdvance(play: Play, side: SideIndex, hex: HexIndex, units: readonly UnitIndex[]): void {
  push(play, { step: "advance", side, hex, units, advanced: [], from: NOWHERE, led: 0 });
}

/** A unit’s division; its formation where it has none of its own (NWO-7.5-d). */
function divisionOf(field: Field, unit: UnitIndex): number {
  return field.divisionOf[unit] === NONE ? field.formationOf[unit] : field.divisionOf[unit];
}

/** Why a unit may not advance (NWO-7.5-a, NWO-7.5-b, NWO-7.5-c, NWO-7.5-d, NWO-7.5-e, NWO-RUL106). */
function refuseUnit(field: Field, p: Position, f: AdvanceFrame, unit: UnitIndex): Refusal | undefined {
  if (!f.units.includes(unit) || f.advanced.includes(unit) || !onMap(p, unit)) return COMBAT["advance-other"];
  if (f.advanced.length === 0) {
    if (isArtillery(field.arm[unit])) return COMBAT["advance-guns"];
  } else {
    if (p.place[unit] !== f.from) return COMBAT["advance-second"];
    const together = f.advanced.every((one) => divisionOf(field, one) === divisionOf(field, unit));
    if (f.led === 0 && !together) return COMBAT["advance-second"];
  }
  const closed = refuseCrossing(field, p, unit, field.map.grid.hexside(p.place[unit], f.hex), "advance");
  if (closed !== undefined) return closed;
  if (pointsAt(field, p, f.hex) + strengthOf(field, p, unit) > STACKING_LIMIT) return COMBAT["advance-full"];
  return refuseByOrder(field, p, unit, f.hex);
}

/** NWO-RUL106: where the order lets a unit be, regardless of zones of control (NWO-7.5-b). */
function refuseByOrder(field: Field, p: Position, unit: UnitIndex, hex: HexIndex): Refusal | undefined {
  const standing = p.standing[boundBy(field, p, unit)];
  const target = standing?.order.target;
  if (standing === undefined || target === undefined) return undefined;
  const { type } = standing.order;
  if (type === "defend") return isAmong(standing.held, hex) ? undefined : COMBAT["advance-defend"];
  if (type !== "attack" && type !== "probe") return undefined;
  const steps = distancesTo(field, target, stepsOf(field, unit));
  return steps[hex] > steps[p.place[unit]] ? COMBAT["advance-further"] : undefined;
}

/** Leaders who may go with the stack that advances (NWO-7.5-c). */
function leadersWith(field: Field, p: Position, f: AdvanceFrame): LeaderIndex[] {
  if (f.advanced.length === 0) return [];
  return leadersAt(field, p, f.side, f.from).filter((leader) => (p.leaderMarks[leader] & FALLEN) === 0);
}

export const advance: Step<"advance"> = {
  ask(play, f) {
    const { field, p } = play;
    const units = f.units.filter((unit) => refuseUnit(field, p, f, unit) === undefined);
    const leaders = leadersWith(field, p, f);
    if (units.length + leaders.length === 0) return undefined;
    return asks("advance", f.side, "NWO-7.5-a", { hex: hexId(play, f.hex) }, [
      ...units.map((unit): Action => ({ type: "advance", unit: unitId(play, unit) })),
      ...leaders.map((leader): Action => ({ type: "advance-leader", leader: leaderId(play, leader) })),
      { type: "end-advance" },
    ]);
  },
  run: (play) => pop(play),
  take(play, f, action) {
    const { field, p } = play;
    if (action.type === "end-advance") return pop(play);
    if (action.type === "advance-leader") {
      p.post[knownLeader(field, action.leader)] = f.hex;
      tell(play, { type: "leader-advanced", rule: "NWO-7.5-c", leader: action.leader, to: hexId(play, f.hex) });
      judgeSpirits(play);
      return undefined;
    }
    if (action.type !== "advance") return undefined;
    return follow(play, f, knownUnit(field, action.unit));
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "advance") return undefined;
    const unit = field.unitIndex.get(action.unit);
    return unit === undefined ? UNKNOWN["no-such-unit"] : refuseUnit(field, p, f, unit);
  },
};

function follow(play: Play, f: AdvanceFrame, unit: UnitIndex): void {
  const { field, p } = play;
  const isFirst = f.advanced.length === 0;
  if (isFirst) {
    f.from = p.place[unit];
    f.led = leadersAt(field, p, f.side, f.from).some((one) => (p.leaderMarks[one] & FALLEN) === 0) ? 1 : 0;
  }
  f.advanced = [...f.advanced, unit];
  bring(play, [unit], f.hex);
  tell(play, {
    type: "advanced",
    rule: "NWO-7.5-a",
    unit: unitId(play, unit),
    from: hexId(play, f.from),
    to: hexId(play, f.hex),
  });
  if (!isFirst) return;
  takeGuns(play);
  overrun(play, 1 - f.side, f.hex);
}

/** Foot artillery that was left in the hex is lost for good (NWO-7.4-h). */
function takeGuns(play: Play): void {
  const { p } = play;
  const fight = p.stack.findLast((frame) => frame.step === "fight");
  for (const unit of fight?.abandoned ?? []) {
    p.place[unit] = DESTROYED;
    tell(play, { type: "destroyed", rule: "NWO-7.4-h", unit: unitId(play, unit) });
  }
}
