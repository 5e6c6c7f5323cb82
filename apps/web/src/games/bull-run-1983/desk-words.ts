import type { Decision } from "@stonebridge/kernel";
import type { SideId } from "@stonebridge/games/bull-run-1983";
import type { Words } from "../contract/words.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";
import { headingText } from "./log.ts";
import type { OldBullRun } from "./types.ts";

/** The question with the battle in hand by the number that it has on the screen. */
function asIn({ composer }: OldBullRunDesk, decision: Decision<OldBullRun["action"]>): typeof decision {
  const battle = decision.about["battle"];
  return typeof battle !== "number"
    ? decision
    : { ...decision, about: { ...decision.about, battle: composer.numberOf(battle) } };
}

/** The game's texts with the names of this map put in. */
export function wordsOf(desk: OldBullRunDesk): Words<OldBullRun["action"], OldBullRun["event"]> {
  return {
    piece: (id) => desk.names.piece(id),
    space: (id) => desk.names.place(id),
    die: (side, face) => desk.texts.die(side as SideId, face),
    question: (decision) => desk.texts.question(asIn(desk, decision), desk.names),
    waiting: (decision) => desk.texts.waiting(decision, desk.names),
    outcome: (outcome) => desk.texts.outcome(outcome),
    refusal: (refusal, action) => desk.texts.refusal(refusal, desk.names, action),
    event: (event) => desk.texts.event(event, desk.names),
    heading: (event) => headingText(event, desk.texts),
  };
}
