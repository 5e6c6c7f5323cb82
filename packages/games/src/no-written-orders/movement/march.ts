import { knownUnit } from "../known.ts";
import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { noteApproach } from "./approach.ts";
import { isLong } from "../army/columns.ts";
import { recordControl } from "../land/control.ts";
import { attacksAtOnce, hasMet, meetEnemy } from "./encounter.ts";
import { leaveDigging } from "../land/strongpoints.ts";
import { chargeEntry, comeOn, pointsOnEntry, refuseCompanion } from "./entries.ts";
import type { MarchFrame, SegmentFrame } from "../frames/movement.ts";
import { leaveMap, refuseExit } from "./leaving.ts";
import { refuseHalt, refuseLeave, refuseOn, refuseWith, surroundingsOf } from "./march-rules.ts";
import { emptyMarch, joined, segmentOf, stackOf, without } from "./marching-stack.ts";
import { NONE, type UnitIndex } from "../measures.ts";
import { moverOf } from "../army/mover.ts";
import { noteNightMarch } from "../turn/night.ts";
import { offersOf } from "../actions/offers.ts";
import { beginPassingFire, stacksPassed } from "../combat/passing-stacks.ts";
import { type Play, type Step, asks, hexId, pop, push, unitId } from "../play.ts";
import { tell, tellCounterMoved } from "../hiding/hearing.ts";
import { MOVED, type Position, firstAt, liftUp, mark, onMap, setDown } from "../position.ts";
import { stepped } from "./reach.ts";
import { discover } from "../hiding/revealing.ts";
import { overrun } from "./presence.ts";
import { offerReactions } from "../charges/reactions.ts";
import { UNKNOWN } from "../refusing.ts";
import { MOVEMENT } from "./refusals.ts";
import { isScreened } from "./screening.ts";
import { takesRoad } from "./step-cost.ts";
import { bindingDuties, passedAt } from "./stop-rules.ts";
import { topOfMoving, watchersOf } from "../hiding/watchers.ts";

export function beginMarch(play: Play, segment: SegmentFrame, unit: UnitIndex): void {
  push(play, joined(play.field, play.p, segment, emptyMarch(segment.side, play.p.place[unit]), unit));
}

/** The march has come up to the enemy: a leader who attacks at once does so now, and the stack goes on as his attack lets it (NWO-12.5-e). */
function turnToAttack(play: Play, f: MarchFrame): void {
  const { field, p } = play;
  const stack = stackOf(field, p, f);
  const met = stack.filter(({ mover }) => hasMet(field, p, mover) && attacksAtOnce(field, p, mover.holder));
  if (met.length === 0) return;
  for (const { mover } of met) meetEnemy(play, mover.holder);
  const { mayLeave } = surroundingsOf(field, p);
  f.duties = stackOf(field, p, f).map((way) => bindingDuties(field, p, way, mayLeave));
}

/** The march of a unit that has just come on, with the points that are left to it (NWO-9-b). */
export function beginEntry(play: Play, segment: SegmentFrame, unit: UnitIndex, points: number, spent: number): void {
  const { field, p } = play;
  const f = { ...emptyMarch(segment.side, p.place[unit]), spent };
  push(play, joined(field, p, segment, f, unit, { points, steps: 1 }));
}

/** Another unit of its group comes on with it, as one stack: each pays for itself, not by road (NWO-9-a, NWO-RUL048, NWO-RUL049). */
function bringAlong(play: Play, f: MarchFrame, unit: UnitIndex): void {
  const { field, p } = play;
  const { hex, spent } = f;
  comeOn(play, f.side, unit, hex);
  const together = [...f.units, unit];
  const points = together.map((one) => pointsOnEntry(field, p, one, hex, together, spent));
  Object.assign(f, joined(field, p, segmentOf(p), f, unit, { points: points[points.length - 1], steps: 1 }), {
    points,
  });
  chargeEntry(field, p, f.side, f);
  offerReactions(play, 1 - f.side, f.units, hex, false); // NWO-7.9-a
}

export const march: Step<"march"> = {
  ask({ field, p }, f) {
    if (isShaken(p, f)) return undefined;
    const { map } = field;
    const around = surroundingsOf(field, p);
    const stack = stackOf(field, p, f);
    const from = stack[0].hex;
    const actions: Action[] = [];
    const offers = offersOf(field);
    for (let hexside = from * 6; hexside < from * 6 + 6; hexside++)
      if (map.neighbours[hexside] !== NOWHERE && refuseOn(field, p, around, f, stack, hexside) === undefined)
        actions.push(offers.step[map.neighbours[hexside]]);
    for (let unit = firstAt(p, from); unit !== NONE; unit = p.next[unit])
      if (!f.units.includes(unit) && refuseWith(field, p, around, f, unit) === undefined)
        actions.push(offers.with[unit]);
    if (f.spent !== NONE)
      for (const unit of around.segment.units)
        if (refuseCompanion(field, p, around.segment, f, unit) === undefined)
          actions.push({ type: "enter", unit: field.units[unit].id, hex: map.grid.ids[from] });
    if (f.units.length > 1)
      for (const [at, unit] of f.units.entries())
        if (refuseLeave(field, p, around, f, at) === undefined) actions.push(offers.leave[unit]);
    if (field.scenario.exits !== undefined && refuseExit(field, p, f) === undefined) actions.push({ type: "exit" });
    // what the owner did not choose ends its duties (reading 3)
    if (actions.length === 0 || refuseHalt(field, p, around, f, stack) === undefined) actions.push({ type: "stop" });
    return asks(
      "march",
      f.side,
      "NWO-5-a",
      { units: f.units.map((unit) => field.units[unit].id), points: f.points },
      actions,
    );
  },
  // NWO-7.12-b: eliminated units are gone, those that retreated have moved
  run(play, f) {
    const { p } = play;
    if (f.units.some((unit) => p.place[unit] >= 0 && p.place[unit] !== f.hex)) {
      pop(play);
      return halt(
        play,
        f.units.filter((unit) => onMap(p, unit)),
      );
    }
    const fallen = f.units.findIndex((unit) => !onMap(p, unit));
    Object.assign(f, without(f, fallen));
    return f.units.length === 0 ? pop(play) : undefined;
  },
  take(play, f, action) {
    const { field, p } = play;
    switch (action.type) {
      case "step":
        return advance(play, f, field.map.grid.known(action.hex));
      case "with": {
        const unit = knownUnit(field, action.unit);
        Object.assign(f, joined(field, p, segmentOf(p), f, unit));
        return undefined;
      }
      case "exit":
        pop(play);
        return leaveMap(play, f);
      case "enter":
        return bringAlong(play, f, knownUnit(field, action.unit));
      case "leave": {
        const unit = knownUnit(field, action.unit);
        halt(play, [unit]);
        Object.assign(f, without(f, f.units.indexOf(unit)));
        return undefined;
      }
      default:
        pop(play);
        return halt(play, f.units);
    }
  },
  refuse({ field, p }, f, action) {
    const around = surroundingsOf(field, p);
    const stack = stackOf(field, p, f);
    switch (action.type) {
      case "step": {
        const to = field.map.grid.index(action.hex);
        if (to === undefined) return UNKNOWN["no-such-hex"];
        const hexside = field.map.grid.hexside(stack[0].hex, to);
        return hexside === -1 ? MOVEMENT["step-apart"] : refuseOn(field, p, around, f, stack, hexside);
      }
      case "with": {
        const unit = field.unitIndex.get(action.unit);
        return unit === undefined ? UNKNOWN["no-such-unit"] : refuseWith(field, p, around, f, unit);
      }
      case "exit":
        return refuseExit(field, p, f);
      case "enter": {
        const unit = field.unitIndex.get(action.unit);
        if (unit === undefined) return UNKNOWN["no-such-unit"];
        const hex = field.map.grid.index(action.hex);
        if (hex === undefined) return UNKNOWN["no-such-hex"];
        return hex === f.hex ? refuseCompanion(field, p, around.segment, f, unit) : MOVEMENT["enter-elsewhere"];
      }
      case "leave": {
        const unit = field.unitIndex.get(action.unit);
        if (unit === undefined) return UNKNOWN["no-such-unit"];
        const at = f.units.indexOf(unit);
        return at === -1 ? MOVEMENT["join-apart"] : refuseLeave(field, p, around, f, at);
      }
      case "stop":
        return refuseHalt(field, p, around, f, stack);
      default:
        return undefined;
    }
  },
};

/** Has passing fire reduced or driven off the stack? */
function isShaken(p: Position, f: MarchFrame): boolean {
  return f.units.some((unit) => p.place[unit] !== f.hex);
}

/** The stack enters a hex. */
function advance(play: Play, f: MarchFrame, to: HexIndex): void {
  const { field, p } = play;
  const stack = stackOf(field, p, f);
  const from = stack[0].hex;
  const over = field.map.grid.hexside(from, to);
  const there = stepped(field, p, stack, over);
  const leaving = watchersOf(play, f.side, [from]);
  const long = stack.filter((way) => isLong(field, p, way.mover.unit) && takesRoad(field, p, way, over));
  if (there === undefined) throw new Error("A step was taken that nobody can make.");
  // judged while all are still where they come from: in the hex they enter they would hide it themselves
  for (const [at, unit] of f.units.entries()) noteApproach(field, p, unit, f.starts[at], from, to);
  for (const [at, way] of there.entries()) {
    const unit = f.units[at];
    liftUp(field, p, unit, NONE);
    setDown(field, p, unit, to);
    const passed = passedAt(way, p.passed[unit], to);
    if (passed !== p.passed[unit]) p.passed = p.passed.with(unit, passed);
    noteNightMarch(field, p, way.mover);
  }
  // NWO-19.9-a
  for (const { mover } of long) p.tail = p.tail.with(mover.unit, from);
  leaveDigging(play, f.units);
  recordControl(field, p, from);
  recordControl(field, p, to);
  f.hex = to;
  f.spent = NONE;
  f.points = there.map((way) => way.points);
  f.steps = there.map((way) => way.steps);
  const watchers = leaving.audience === undefined ? leaving : watchersOf(play, f.side, [to]);
  tell(play, {
    type: "stepped",
    rule: "NWO-5-a",
    ...watchers,
    units: f.units.map((unit) => unitId(play, unit)),
    from: hexId(play, from),
    to: hexId(play, to),
    left: f.points,
  });
  if (watchers.audience !== undefined) tellCounterMoved(play, topOfMoving(field, p, f.units), from, to);
  offerReactions(play, 1 - f.side, f.units, to, false);
  const stacks = stacksPassed(field, p, 1 - f.side, from, to);
  if (stacks.length > 0 && !isScreened(play, f, from)) beginPassingFire(play, 1 - f.side, stacks, f.units);
  overrun(play, 1 - f.side, to);
  discover(play);
  turnToAttack(play, f);
}

function halt(play: Play, units: readonly UnitIndex[]): void {
  const { field, p } = play;
  for (const unit of units) mark(p, unit, MOVED);
  tell(play, {
    type: "stopped",
    rule: "NWO-5-a",
    units: units.map((unit) => unitId(play, unit)),
    hex: hexId(play, p.place[units[0]]),
  });
  for (const unit of units) {
    const mover = moverOf(field, p, unit);
    if (hasMet(field, p, mover)) meetEnemy(play, mover.holder);
  }
}
