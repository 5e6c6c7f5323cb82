import { marchQuestion, withMark } from "../../play/zones/turning.ts";
import { deskWords } from "../../play/desk/words.ts";
import type { Words } from "../contract/words.ts";
import type { BullRunDesk } from "./desk.svelte.ts";
import { headingText } from "./telling/log.ts";
import { bullRunRefusals } from "./texts.ts";
import type { BullRun } from "./table.ts";

/** The game's texts with the names of this map put in. */
export function wordsOf(desk: BullRunDesk): Words<BullRun["action"], BullRun["event"]> {
  return deskWords(desk, bullRunRefusals, {
    piece: (id) => desk.names.unit(id),
    space: (id) => desk.names.zone(id),
    formation: (id) => desk.names.unit(id),
    movement: (cost) => desk.t.points(cost),
    question(decision) {
      const { choosing, table, offers } = desk.play;
      const asked = marchQuestion(
        decision,
        choosing.hand.mode,
        (one) => desk.texts.question(one, desk.names),
        desk.t.turnEnds,
      );
      return withMark(asked, table?.decision.actions, offers, {
        strained: ({ meaning, pushed }) => meaning === "march" && pushed === true,
        effort: "push",
        text: desk.t.pushedMark,
        rule: "BR61-10.3-b",
      });
    },
    bundle: (events) => [desk.t.marked(events.length)],
    heading: (event) => headingText(event, desk.texts),
  });
}
