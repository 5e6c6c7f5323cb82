import type { Decision } from "@stonebridge/kernel";
import type { Question } from "@stonebridge/kernel/words";
import type { Action, RollKind, SideId } from "@stonebridge/games/second-bull-run-1862";
import { marchQuestion } from "../../play/zones/turning.ts";
import type { Words } from "../contract/words.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";
import { headingText } from "./telling/log.ts";
import { handOfPlacement } from "./offers/set-up.ts";
import { findCommander } from "./pieces.ts";
import { gameRefusals } from "./texts.ts";
import type { SecondBullRun } from "./types.ts";

/** Dice that a division rolls as one (SB62-9.2-b, SB62-11.1.3-b, SB62-11.1.3-c); some are called as one of their brigades. */
const OF_FORMATIONS: ReadonlySet<string> = new Set<RollKind>(["command-test", "reinforcement"]);

/** The division of this id by name; empty if it is a brigade's. */
function divisionNamed({ texts }: SecondBullRunDesk, id: string): string {
  const name = texts.division(id);
  return name === id ? "" : name;
}

/** The question of the set-up names whom the next pick places: where the lists lie under the map, nothing else does. */
function namedPlaced({ play, view }: SecondBullRunDesk, decision: Decision<Action>): Decision<Action> {
  if (decision.step !== "placement" || play.table === undefined) return decision;
  const piece = handOfPlacement(play.table, play.choosing.hand);
  if (piece === undefined) return decision;
  const named = findCommander(view, piece) ? { commander: piece } : { unit: piece };
  return { ...decision, about: { ...decision.about, ...named } };
}

/** A question with what a "+" after a cost on the map means, where there is one and the question does not say it. */
function withMark({ play, t }: SecondBullRunDesk, asked: Question): Question {
  const { table, offers } = play;
  const marked =
    table?.decision.step === "march" && offers.some(({ meaning, forced }) => meaning === "march" && forced);
  if (!marked || table.decision.actions.some(({ type }) => type === "force")) return asked;
  return { ...asked, detail: [...asked.detail, ` · ${t.forcedMark}`, { rule: "SB62-9.4-a" }] };
}

/** The game’s texts with the names of this map put in. */
export function wordsOf(desk: SecondBullRunDesk): Words<SecondBullRun["action"], SecondBullRun["event"]> {
  return {
    piece: (id) => desk.names.unit(id),
    rolledFor: (kind, id) => (OF_FORMATIONS.has(kind) && divisionNamed(desk, id)) || desk.names.unit(id),
    space: (id) => desk.names.zone(id),
    formation: (id) => desk.texts.division(id),
    movement: (cost) => desk.t.points(cost),
    die: (side, face) => desk.texts.die(side as SideId, face),
    question: (decision) =>
      withMark(
        desk,
        marchQuestion(
          namedPlaced(desk, decision),
          desk.play.choosing.hand.mode,
          (asked) => desk.texts.question(asked, desk.names),
          desk.t.turnEnds,
        ),
      ),
    waiting: (decision) => desk.texts.waiting(decision, desk.names),
    outcome: (outcome) => desk.texts.outcome(outcome),
    refusals: gameRefusals,
    refusal: (refusal) => gameRefusals.t.refusal(refusal, desk.names),
    event: (event) => desk.texts.event(event, desk.names),
    bundle: (events) => [desk.t.placed(events.length)],
    heading: (event) => headingText(event, desk.texts),
  };
}
