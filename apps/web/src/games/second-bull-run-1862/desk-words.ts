import type { Decision } from "@stonebridge/kernel";
import type { Action, RollKind } from "@stonebridge/games/second-bull-run-1862";
import { marchQuestion, withMark } from "../../play/zones/turning.ts";
import { deskWords } from "../../play/desk/words.ts";
import type { Words } from "../contract/words.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";
import { headingText } from "./telling/log.ts";
import { handOfPlacement } from "./offers/set-up.ts";
import { findCommander } from "./pieces.ts";
import { gameRefusals } from "./texts.ts";
import type { SecondBullRun } from "./table.ts";

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

/** The game’s texts with the names of this map put in. */
export function wordsOf(desk: SecondBullRunDesk): Words<SecondBullRun["action"], SecondBullRun["event"]> {
  return deskWords(desk, gameRefusals, {
    piece: (id) => desk.names.unit(id),
    rolledFor: (kind, id) => (OF_FORMATIONS.has(kind) && divisionNamed(desk, id)) || desk.names.unit(id),
    space: (id) => desk.names.zone(id),
    formation: (id) => desk.texts.division(id),
    movement: (cost) => desk.t.points(cost),
    question(decision) {
      const { choosing, table, offers } = desk.play;
      const asked = marchQuestion(
        namedPlaced(desk, decision),
        choosing.hand.mode,
        (one) => desk.texts.question(one, desk.names),
        desk.t.turnEnds,
      );
      return withMark(asked, table?.decision.actions, offers, {
        strained: ({ meaning, forced }) => meaning === "march" && forced === true,
        effort: "force",
        text: desk.t.forcedMark,
        rule: "SB62-9.4-a",
      });
    },
    bundle: (events) => [desk.t.placed(events.length)],
    heading: (event) => headingText(event, desk.texts),
  });
}
