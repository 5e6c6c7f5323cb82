import type { HexIndex } from "@stonebridge/board";
import { moverOf } from "../army/mover.ts";
import type { Field } from "../field.ts";
import type { MarchFrame, SegmentFrame } from "../frames/movement.ts";
import { NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import type { Stack } from "./reach.ts";
import { isEscorted, mayLeaveIn, wayFrom } from "./setting-out.ts";
import type { Way } from "./step-cost.ts";
import { bindingDuties } from "./stop-rules.ts";

/** A march without units yet. */
export function emptyMarch(side: SideIndex, hex: HexIndex): MarchFrame {
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

/** A march with one more unit. @param from what differs from the beginning of a move */
export function joined(
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

/** A march without the unit at an index of its lists. */
export function without(f: MarchFrame, at: number): MarchFrame {
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

/** The stack where it is now. */
export function stackOf(field: Field, p: Position, f: MarchFrame): Stack {
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

/** The Movement segment in which a march runs. */
export function segmentOf(p: Position): SegmentFrame {
  const segment = p.stack.findLast((frame) => frame.step === "movement");
  if (segment === undefined) throw new Error("A march runs in a Movement segment alone.");
  return segment;
}
