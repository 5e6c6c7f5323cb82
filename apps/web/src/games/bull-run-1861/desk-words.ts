import type { SideId } from "@stonebridge/games/bull-run-1861";
import type { Question } from "@stonebridge/kernel/words";
import { marchQuestion } from "../../play/zones/turning.ts";
import type { Words } from "../contract/words.ts";
import type { BullRunDesk } from "./desk.svelte.ts";
import { headingText } from "./telling/log.ts";
import { bullRunRefusals } from "./texts.ts";
import type { BullRun } from "./types.ts";

/** A question with what a "+" after a cost on the map means, where there is one and the question does not say it. */
function withMark({ play, t }: BullRunDesk, asked: Question): Question {
  const { table, offers } = play;
  const marked = offers.some(({ meaning, pushed }) => meaning === "march" && pushed === true);
  if (!marked || table?.decision.actions.some(({ type }) => type === "push")) return asked;
  return { ...asked, detail: [...asked.detail, ` · ${t.pushedMark}`, { rule: "BR61-10.3-b" }] };
}

/** The game's texts with the names of this map put in. */
export function wordsOf(desk: BullRunDesk): Words<BullRun["action"], BullRun["event"]> {
  return {
    piece: (id) => desk.names.unit(id),
    space: (id) => desk.names.zone(id),
    formation: (id) => desk.names.unit(id),
    movement: (cost) => desk.t.points(cost),
    die: (side, face) => desk.texts.die(side as SideId, face),
    question: (decision) =>
      withMark(
        desk,
        marchQuestion(
          decision,
          desk.play.choosing.hand.mode,
          (asked) => desk.texts.question(asked, desk.names),
          desk.t.turnEnds,
        ),
      ),
    waiting: (decision) => desk.texts.waiting(decision, desk.names),
    outcome: (outcome) => desk.texts.outcome(outcome),
    refusals: bullRunRefusals,
    refusal: (refusal) => bullRunRefusals.t.refusal(refusal, desk.names),
    event: (event) => desk.texts.event(event, desk.names),
    bundle: (events) => [desk.t.marked(events.length)],
    heading: (event) => headingText(event, desk.texts),
  };
}
