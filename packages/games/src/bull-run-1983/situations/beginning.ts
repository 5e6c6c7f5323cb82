import { type Faults, isObject } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { beginSetUp } from "./first-position.ts";
import { stepsForm } from "./frame-forms.ts";
import { LAST_TURN, UNION } from "../measures.ts";
import type { Position } from "../position.ts";
import { SIDES, STAGES } from "../vocabulary.ts";

const BEGINNINGS = ["set-up", "panic", "command", "movement", "combat", "rally", "exact"] as const;

/** Places in the lists of parts of the game and of a player-turn (see `sequence.ts`). */
const AFTER_UNION = 1;
const AFTER_CONFEDERATE = 2;
const PARTS = { panic: 0, command: 2, movement: 4, combat: 5, rally: 6 } as const;

/** Fills the stack of a new position from the `at` of its file. */
export function readBeginning(field: Field, p: Position, at: unknown, faults: Faults): void {
  if (!isObject(at)) {
    faults.add("at", 'must say where the game begins, such as { "stage": "panic", "turn": 1, "side": "union" }');
    return;
  }
  const stage = faults.word("at.stage", at["stage"], BEGINNINGS);
  if (stage !== at["stage"]) return;
  if (stage === "set-up") {
    beginSetUp(field, p);
    return;
  }
  if (stage === "exact") {
    p.turn = faults.whole("at.turn", at["turn"], 0, LAST_TURN, "BR83-2.1-a");
    if (at["side"] !== undefined) p.side = SIDES.indexOf(faults.word("at.side", at["side"], SIDES));
    p.stage = STAGES.indexOf(faults.word("at.phase", at["phase"], STAGES));
    p.stack.push(...stepsForm(field).read(at["steps"], "at.steps", faults));
    return;
  }
  p.turn = faults.whole("at.turn", at["turn"], 1, LAST_TURN, "BR83-2.1-a");
  p.side = SIDES.indexOf(faults.word("at.side", at["side"], SIDES));
  p.stage = STAGES.indexOf(stage);
  p.stack.push(
    { step: "game", at: p.side === UNION ? AFTER_UNION : AFTER_CONFEDERATE },
    { step: "player-turn", side: p.side, at: PARTS[stage] },
  );
}
