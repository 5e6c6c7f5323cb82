import { type Faults, isObject } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { beginSetUp } from "./first-position.ts";
import { kindForms, stepsForm } from "./frame-forms.ts";
import { checkMarchers } from "./marchers.ts";
import type { Position } from "../position/position.ts";
import { SIDES } from "../vocabulary.ts";

const STAGES = ["set-up", "turn", "movement", "combat", "administrative", "exact"] as const;

/** Places in the turn's list of parts (see `sequence.ts`): what comes after P1's half, after P2's, and the Administrative phase. */
const AFTER_FIRST_HALF = 5;
const AFTER_SECOND_HALF = 6;
const ADMINISTRATIVE = 7;
const AFTER_ACTIVATION = 1;
const AFTER_HEADQUARTERS = 3;

/** Fills the stack of a new position: from `sequence` if a saved position has it, otherwise from `at`. */
export function readSequence(field: Field, p: Position, data: Record<string, unknown>, faults: Faults): void {
  const { at } = data as { at?: unknown };
  if (!isObject(at)) {
    faults.add("at", 'must say where the game begins, such as { "stage": "turn", "turn": 1 }');
    return;
  }
  const stage = faults.word("at.stage", at["stage"], STAGES);
  if (stage === "set-up") beginSetUp(field, p, data["placements"] !== undefined);
  else if (stage === "exact") beginExactly(field, p, at, data["sequence"], faults);
  else beginTurn(p, stage, at, faults);
  if (faults.list.length === 0) checkMarchers(field, p, faults);
}

/** A saved position continues from where it was. */
function beginExactly(field: Field, p: Position, at: Record<string, unknown>, sequence: unknown, faults: Faults): void {
  p.turn = faults.whole("at.turn", at["turn"], 0, 8, "BR61-1-f");
  p.phase = faults.whole("at.phase", at["phase"], 0, 5, "BR61-5-b");
  if (at["first"] !== undefined) p.first = SIDES.indexOf(faults.word("at.first", at["first"], SIDES));
  if (at["active"] !== undefined) p.active = SIDES.indexOf(faults.word("at.active", at["active"], SIDES));
  p.stack.push(...stepsForm(kindForms(field)).read(sequence, "sequence", faults));
}

function beginTurn(
  p: Position,
  stage: "turn" | "movement" | "combat" | "administrative",
  at: Record<string, unknown>,
  faults: Faults,
): void {
  const turn = faults.whole("at.turn", at["turn"], 1, 8, "BR61-1-f");
  if (stage === "turn") {
    p.turn = turn - 1;
    p.stack.push({ step: "turn", at: 0 });
    return;
  }
  p.turn = turn;
  p.first = SIDES.indexOf(faults.word("at.first", at["first"], SIDES));
  if (stage === "administrative") {
    p.stack.push({ step: "turn", at: ADMINISTRATIVE });
    return;
  }
  p.phase = faults.whole("at.phase", at["phase"], 1, 5, "BR61-5-b");
  const side = SIDES.indexOf(faults.word("at.side", at["side"], SIDES));
  p.stack.push({ step: "turn", at: side === p.first ? AFTER_FIRST_HALF : AFTER_SECOND_HALF });
  if (stage === "movement" && at["activations"] === undefined) {
    p.stack.push({ step: "half", side, at: 0 });
    return;
  }
  p.active = side;
  if (stage === "combat") {
    p.stack.push({ step: "half", side, at: AFTER_HEADQUARTERS }, { step: "combat", side });
    return;
  }
  const number = faults.whole("at.activations", at["activations"], 1, 4, "BR61-R30");
  p.stack.push({ step: "half", side, at: AFTER_ACTIVATION }, { step: "activation", side, left: number, of: number });
}
