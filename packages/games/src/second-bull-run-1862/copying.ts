import { emptyOf, onceFor } from "@stonebridge/kernel";
import type { Field } from "./field.ts";
import type { Frame } from "./frames.ts";
import { FIELDS, type Position, sizesOf } from "./position.ts";

/** A position of the field with nothing on the map and no step on the stack. */
export function emptyPosition(field: Field): Position {
  return copyPosition(emptyOn(field));
}

const emptyOn = onceFor((field: Field): Position => {
  // SB62-3-b: with the side whose objective it is not
  const control = field.objectiveOf.map((side) => 1 - side);
  return emptyOf<Position, typeof FIELDS>(FIELDS, sizesOf(field), { control });
});

/** A copy that shares nothing that changes. */
export function copyPosition(p: Position): Position {
  p.owns = false;
  return {
    stack: p.stack.map(copyFrame),
    day: p.day,
    turn: p.turn,
    phase: p.phase,
    first: p.first,
    active: p.active,
    place: p.place,
    facing: p.facing.slice(),
    state: p.state,
    losses: p.losses,
    lossesBefore: p.lossesBefore,
    fatigue: p.fatigue,
    marks: p.marks.slice(),
    target: p.target,
    origin: p.origin,
    due: p.due,
    post: p.post.slice(),
    activated: p.activated.slice(),
    commanderState: p.commanderState.slice(),
    control: p.control.slice(),
    attacked: p.attacked,
    tactic: p.tactic.slice(),
    counterAttack: p.counterAttack,
    jones: p.jones,
    top: p.top,
    below: p.below,
    reach: p.reach,
    owns: false,
  };
}

/**
 * Copies one frame: lists in it are replaced, never changed. The steps that last longest have a branch of their own: a place in the code
 * that sees frames of only one shape copies them faster.
 */
export function copyFrame(frame: Frame): Frame {
  switch (frame.step) {
    case "turn":
      return { ...frame };
    case "segment":
      return { ...frame };
    case "divisions":
      return { ...frame };
    case "division":
      return { ...frame };
    case "march":
      return { ...frame };
    default:
      return { ...frame };
  }
}
