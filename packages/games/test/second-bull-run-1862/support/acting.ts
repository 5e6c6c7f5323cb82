import type { Field, UnitIndex } from "../../../src/second-bull-run-1862/field.ts";
import type { Frame } from "../../../src/second-bull-run-1862/frames.ts";
import { beginMarch } from "../../../src/second-bull-run-1862/movement/march.ts";
import type { Play } from "../../../src/second-bull-run-1862/play.ts";
import type { Position } from "../../../src/second-bull-run-1862/position.ts";
import { type Setting, Stage } from "./stage.ts";

interface Course {
  /** Enters the map, or moves by night. */
  readonly entering?: boolean;
  readonly points?: number;
  /** Changes to the position before it begins. */
  readonly prepare?: (field: Field, p: Position) => void;
}

/** The frames that a room lays down when it begins something. */
export function framesOf(field: Field, p: Position, begin: (play: Play) => void): Frame[] {
  const before = p.stack.length;
  begin({ field, p, events: undefined, dice: { roll: () => 0 } });
  return p.stack.splice(before);
}

/** A stage on which a brigade begins its action, in the segment of its side. */
export function acting(
  unit: string,
  placements: Setting["placements"],
  course: Course = {},
  setting: Partial<Setting> = {},
): Stage {
  return new Stage({
    ...setting,
    placements,
    frames: (field, p) => {
      const index = field.unitIndex.get(unit) as UnitIndex;
      course.prepare?.(field, p);
      p.active = field.sideOf[index] as number;
      return framesOf(field, p, (play) => beginMarch(play, index, course.entering === true ? 1 : 0, course.points));
    },
  });
}

/** Marches a brigade zone by zone. */
export function go(stage: Stage, unit: string, ...zones: readonly string[]): Stage {
  return stage.act(...zones.map((zone) => ({ type: "step", unit, zone }) as const));
}

/** Zones of the offered actions of a type, in order of their numbers. */
export function zonesFor(stage: Stage, type: "step" | "attack" | "face" | "ride" | "displace"): readonly string[] {
  return stage
    .offered(type)
    .map(({ zone }) => zone)
    .toSorted((one, other) => Number(one) - Number(other));
}

/** What the steps so far have cost. */
export function costs(stage: Stage): readonly number[] {
  return stage.told("stepped").map(({ cost }) => cost);
}
