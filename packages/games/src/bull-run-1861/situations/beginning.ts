import { type Field, NOBODY } from "../field.ts";
import type { Position } from "../position/position.ts";
import { beginSetUp } from "./first-position.ts";
import type { Told } from "./situation-forms.ts";

/** Places in the turn's list of parts (see `sequence.ts`): what comes after P1's half, after P2's, and the Administrative phase. */
const AFTER_FIRST_HALF = 5;
const AFTER_SECOND_HALF = 6;
const ADMINISTRATIVE = 7;
const AFTER_ACTIVATION = 1;
const AFTER_HEADQUARTERS = 3;

/** Where a situation begins, with the steps that run there; those of a saved position it tells itself. @param placed it tells who is where */
export function begin(field: Field, p: Position, at: Told["at"], placed: boolean): void {
  switch (at.stage) {
    case "set-up":
      return beginSetUp(field, p, placed);
    case "turn":
      p.turn = at.turn - 1;
      p.stack.push({ step: "turn", at: 0 });
      return;
    case "administrative":
      p.turn = at.turn;
      p.first = at.first;
      p.stack.push({ step: "turn", at: ADMINISTRATIVE });
      return;
    case "exact":
      p.turn = at.turn;
      p.phase = at.phase;
      p.first = at.first ?? NOBODY;
      p.active = at.active ?? NOBODY;
      return;
    case "movement":
    case "combat":
      return beginHalf(p, at);
  }
}

function beginHalf(p: Position, at: Extract<Told["at"], { readonly stage: "movement" | "combat" }>): void {
  const { side } = at;
  p.turn = at.turn;
  p.phase = at.phase;
  p.first = at.first;
  p.stack.push({ step: "turn", at: side === p.first ? AFTER_FIRST_HALF : AFTER_SECOND_HALF });
  if (at.stage === "combat") {
    p.active = side;
    p.stack.push({ step: "half", side, at: AFTER_HEADQUARTERS }, { step: "combat", side });
  } else if (at.activations === undefined) {
    p.stack.push({ step: "half", side, at: 0 });
  } else {
    p.active = side;
    const { activations } = at;
    p.stack.push(
      { step: "half", side, at: AFTER_ACTIVATION },
      { step: "activation", side, left: activations, of: activations },
    );
  }
}
