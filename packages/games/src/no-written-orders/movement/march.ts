import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { noteApproach } from "./approach.ts";
import { isLong } from "../army/columns.ts";
import { recordControl } from "../land/control.ts";
import { leaveDigging } from "./digging.ts";
import { isStopped, meetEnemy } from "./encounter.ts";
import { chargeEntry, comeOn, pointsOnEntry, refuseCompanion } from "./entries.ts";
import type { Field } from "../field.ts";
import type { MarchFrame, SegmentFrame } from "../frames/movement.ts";
import { leaveMap, refuseExit } from "./leaving.ts";
import { NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import { moverOf } from "../army/mover.ts";
import { noteNightMarch } from "../turn/night.ts";
import { refuseDodging } from "./owed-duties.ts";
import { offersOf } from "../offers.ts";
import { beginPassingFire, stacksPassed } from "../combat/passing-stacks.ts";
import { type Play, type Step, asks, hexId, pop, push, sideId, tell, unitId } from "../play.ts";
import { MOVED, type Position, firstAt, liftUp, mark, onMap, setDown } from "../position.ts";
import { type Stack, isWithin, stepped } from "./reach.ts";
import { discover } from "../hiding/revealing.ts";
import { overrun } from "./presence.ts";
import { offerReactions } from "../charges/reactions.ts";
import { refuse } from "../refusals.ts";
import { isEscorted, mayLeaveIn, refuseTake, wayFrom } from "./setting-out.ts";
import { isScreened } from "./screening.ts";
import { type Way, refuseStep, takesRoad } from "./step-rules.ts";
import { bindingDuties, passedAt, refuseStop } from "./stop-rules.ts";
import { topOfMoving, watchersOf } from "../hiding/watchers.ts";

export function beginMarch(play: Play, segment: SegmentFrame, unit: UnitIndex): void {
  push(play, joined(play.field, play.p, segment, emptyMarch(segment.side, play.p.place[unit]), unit));
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
}

function emptyMarch(side: SideIndex, hex: HexIndex): MarchFrame {
  return {
    step: "march",
    side,
    hex,
    reacted: [],
    units: [],
    spent: NONE,
    points: [],
    steps: [],
    starts: [],
    commanded: [],
    duties: [],
  };
}

/** A march with one unit more. @param from what is otherwise than where a move begins */
function joined(
  field: Field,
  p: Position,
  segment: SegmentFrame,
  f: MarchFrame,
  unit: UnitIndex,
  from: Partial<Pick<Way, "points" | "steps">> = {},
): MarchFrame {
  const way = { ...wayFrom(field, p, unit, [...f.units, unit]), ...from };
  return {
    ...f,
    units: [...f.units, unit],
    points: [...f.points, way.points],
    steps: [...f.steps, way.steps],
    starts: [...f.starts, way.start],
    commanded: [...f.commanded, way.mover.commanded ? 1 : 0],
    duties: [
      ...f.duties,
      bindingDuties(field, p, { ...way, alone: f.units.length === 0 }, mayLeaveIn(field, p, segment)),
    ],
  };
}

function without(f: MarchFrame, at: number): MarchFrame {
  const cut = <T>(list: readonly T[]): readonly T[] => list.toSpliced(at, 1);
  return {
    ...f,
    units: cut(f.units),
    points: cut(f.points),
    steps: cut(f.steps),
    starts: cut(f.starts),
    commanded: cut(f.commanded),
    duties: cut(f.duties),
  };
}

function stackOf(field: Field, p: Position, f: MarchFrame): Stack {
  const escorted = isEscorted(field, f.units);
  return f.units.map((unit, at) => ({
    mover: moverOf(field, p, unit, f.commanded[at] === 1),
    hex: p.place[unit],
    points: f.points[at],
    steps: f.steps[at],
    start: f.starts[at],
    alone: f.units.length === 1,
    escorted,
  }));
}

function segmentOf(p: Position): SegmentFrame {
  const segment = p.stack.findLast((frame) => frame.step === "movement");
  if (segment === undefined) throw new Error("A march runs in a Movement segment alone.");
  return segment;
}

/** Why a whole stack may not stop where it is. */
function refuseHalt(field: Field, p: Position, f: MarchFrame, stack: Stack): Refusal | undefined {
  const segment = segmentOf(p);
  const mayLeave = mayLeaveIn(field, p, segment);
  for (const [at, way] of stack.entries()) {
    const alone = refuseStop(field, p, way, f.duties[at], (unit) => !f.units.includes(unit) && mayLeave(unit));
    if (alone !== undefined) return alone;
  }
  return refuseDodging(field, p, segment, stack);
}

/** Why the stack may not go over a hexside: a rule of the step, its cost, or that nobody could stop beyond. */
function refuseOn(field: Field, p: Position, f: MarchFrame, stack: Stack, side: number): Refusal | undefined {
  for (const way of stack) {
    const refusal = refuseStep(field, p, way, side);
    if (refusal !== undefined) return refusal;
  }
  const there = stepped(field, p, stack, side);
  if (there === undefined) return refuse("step-points");
  const mayStop = (on: Stack): boolean => refuseHalt(field, p, f, on) === undefined;
  return isWithin(field, p, there, mayStop) ? undefined : refuse("step-no-end");
}

/** Why a unit of the hex may not come along (NWO-5-b, NWO-5.2-f, NWO-RUL049). */
function refuseWith(field: Field, p: Position, f: MarchFrame, unit: UnitIndex): Refusal | undefined {
  const segment = segmentOf(p);
  const refusal = refuseTake(field, p, segment, unit);
  if (refusal !== undefined) return refusal;
  if (p.place[unit] !== p.place[f.units[0]] || f.units.includes(unit)) return refuse("join-apart");
  const all = [...f.units, unit];
  if (all.some((one) => moverOf(field, p, one).byRoad) && f.steps.some((count) => count > 0))
    return refuse("join-marches");
  const together = joined(field, p, segment, f, unit);
  const stack = stackOf(field, p, together);
  const mayStop = (on: Stack): boolean => refuseHalt(field, p, together, on) === undefined;
  return isWithin(field, p, stack, mayStop) ? undefined : refuse("step-no-end");
}

/** Why a unit may not be left behind here. */
function refuseLeave(field: Field, p: Position, f: MarchFrame, at: number): Refusal | undefined {
  const stack = stackOf(field, p, f);
  const segment = segmentOf(p);
  const mayLeave = mayLeaveIn(field, p, segment);
  const others = (unit: UnitIndex): boolean => f.units.includes(unit) || mayLeave(unit);
  const refusal =
    refuseStop(field, p, stack[at], f.duties[at], others) ?? refuseDodging(field, p, segment, [stack[at]]);
  if (refusal !== undefined) return refusal;
  const rest = without(f, at);
  const on = stackOf(field, p, rest);
  const mayStop = (there: Stack): boolean => refuseHalt(field, p, rest, there) === undefined;
  return isWithin(field, p, on, mayStop) ? undefined : refuse("step-no-end");
}

export const march: Step<"march"> = {
  ask({ field, p }, f) {
    if (isShaken(p, f)) return undefined;
    const { map } = field;
    const stack = stackOf(field, p, f);
    const from = stack[0].hex;
    const actions: Action[] = [];
    const offers = offersOf(field);
    for (let side = from * 6; side < from * 6 + 6; side++)
      if (map.neighbours[side] !== NOWHERE && refuseOn(field, p, f, stack, side) === undefined)
        actions.push(offers.step[map.neighbours[side]]);
    for (let unit = firstAt(p, from); unit !== NONE; unit = p.next[unit])
      if (!f.units.includes(unit) && refuseWith(field, p, f, unit) === undefined) actions.push(offers.with[unit]);
    if (f.spent !== NONE)
      for (const unit of segmentOf(p).units)
        if (refuseCompanion(field, p, segmentOf(p), f, unit) === undefined)
          actions.push({ type: "enter", unit: field.units[unit].id, hex: map.grid.ids[from] });
    if (f.units.length > 1)
      for (const [at, unit] of f.units.entries())
        if (refuseLeave(field, p, f, at) === undefined) actions.push(offers.leave[unit]);
    if (field.scenario.exits !== undefined && refuseExit(field, p, f) === undefined) actions.push({ type: "exit" });
    // what no choice of its owner brought about ends its duties (digest 3.0: excuse rule)
    if (actions.length === 0 || refuseHalt(field, p, f, stack) === undefined) actions.push({ type: "stop" });
    return asks(
      "march",
      f.side,
      "NWO-5-a",
      { units: f.units.map((unit) => field.units[unit].id), points: f.points },
      actions,
    );
  },
  // NWO-7.12-b: those who fell are gone, those who went back have moved
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
        const unit = field.unitIndex.get(action.unit) as UnitIndex;
        Object.assign(f, joined(field, p, segmentOf(p), f, unit));
        return undefined;
      }
      case "exit":
        pop(play);
        return leaveMap(play, f);
      case "enter":
        return bringAlong(play, f, field.unitIndex.get(action.unit) as UnitIndex);
      case "leave": {
        const unit = field.unitIndex.get(action.unit) as UnitIndex;
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
    const stack = stackOf(field, p, f);
    switch (action.type) {
      case "step": {
        const to = field.map.grid.index(action.hex);
        const side = to === undefined ? -1 : field.map.grid.side(stack[0].hex, to);
        return side === -1 ? refuse("step-apart") : refuseOn(field, p, f, stack, side);
      }
      case "with": {
        const unit = field.unitIndex.get(action.unit);
        return unit === undefined ? refuse("no-such-unit") : refuseWith(field, p, f, unit);
      }
      case "exit":
        return refuseExit(field, p, f);
      case "enter": {
        const unit = field.unitIndex.get(action.unit);
        if (unit === undefined) return refuse("no-such-unit");
        return field.map.grid.index(action.hex) === f.hex
          ? refuseCompanion(field, p, segmentOf(p), f, unit)
          : refuse("enter-there");
      }
      case "leave": {
        const at = f.units.findIndex((unit) => field.units[unit].id === action.unit);
        return at === -1 ? refuse("join-apart") : refuseLeave(field, p, f, at);
      }
      case "stop":
        return refuseHalt(field, p, f, stack);
      default:
        return undefined;
    }
  },
};

/** Has passing fire thinned or driven off the stack? */
function isShaken(p: Position, f: MarchFrame): boolean {
  return f.units.some((unit) => p.place[unit] !== f.hex);
}

/** The stack enters a hex. */
function advance(play: Play, f: MarchFrame, to: HexIndex): void {
  const { field, p } = play;
  const stack = stackOf(field, p, f);
  const from = stack[0].hex;
  const over = field.map.grid.side(from, to);
  const there = stepped(field, p, stack, over);
  const leaving = watchersOf(play, f.side, [from]);
  const long = stack.filter((way) => isLong(field, p, way.mover.unit) && takesRoad(field, p, way, over));
  if (there === undefined) throw new Error("A step was taken that nobody can make.");
  for (const [at, way] of there.entries()) {
    const unit = f.units[at];
    liftUp(field, p, unit, NONE);
    setDown(field, p, unit, to);
    noteApproach(field, p, unit, f.starts[at], from, to);
    p.passed[unit] = passedAt(way, p.passed[unit], to);
    noteNightMarch(field, p, way.mover);
  }
  // NWO-19.9-a
  for (const { mover } of long) p.tail[mover.unit] = from;
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
  if (watchers.audience !== undefined)
    tell(play, {
      type: "counter-moved",
      rule: "NWO-RUL190",
      audience: [sideId(1 - f.side)],
      top: unitId(play, topOfMoving(field, p, f.units)),
      from: hexId(play, from),
      to: hexId(play, to),
    });
  offerReactions(play, 1 - f.side, f.units, to, false);
  const stacks = stacksPassed(field, p, 1 - f.side, from, to);
  if (stacks.length > 0 && !isScreened(play, f, from)) beginPassingFire(play, 1 - f.side, stacks, f.units);
  overrun(play, 1 - f.side, to);
  discover(play);
}

function halt(play: Play, units: readonly UnitIndex[]): void {
  const { field, p } = play;
  for (const unit of units) mark(p, unit, MOVED);
  tell(play, {
    type: "stopped",
    rule: "NWO-5-a",
    ...watchersOf(play, field.sideOf[units[0]], [p.place[units[0]]]),
    units: units.map((unit) => unitId(play, unit)),
    hex: hexId(play, p.place[units[0]]),
  });
  for (const unit of units) {
    const mover = moverOf(field, p, unit);
    if (mover.order === "march" && mover.commanded && isStopped(field, p, mover)) meetEnemy(play, mover.holder);
  }
}
