import type { SideId } from "@stonebridge/games/second-bull-run-1862";
import type { Words } from "../contract/words.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";
import { headingText } from "./log.ts";
import type { SecondBullRun } from "./types.ts";

/** The game’s texts with the names of this map put in. */
export function wordsOf(desk: SecondBullRunDesk): Words<SecondBullRun["action"], SecondBullRun["event"]> {
  return {
    piece: (id) => desk.names.unit(id),
    space: (id) => desk.names.zone(id),
    die: (side, face) => desk.texts.die(side as SideId, face),
    question: (decision) => desk.texts.question(decision, desk.names),
    waiting: (decision) => desk.texts.waiting(decision, desk.names),
    outcome: (outcome) => desk.texts.outcome(outcome),
    refusal: (refusal, action) => desk.texts.refusal(refusal, desk.names, action),
    event: (event) => desk.texts.event(event, desk.names),
    heading: (event) => headingText(event, desk.texts),
  };
}
