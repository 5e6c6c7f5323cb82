import { deskScreen } from "../../play/desk/screen.ts";
import { reportOf } from "../../play/shown-fights.svelte.ts";
import type { DeskScreen } from "../contract/desk.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";
import { hands } from "./hands.ts";
import { spokenFights } from "./telling/spoken-fights.ts";

/** What the layout has to know of the game. */
export function screenOf(desk: SecondBullRunDesk): DeskScreen {
  return deskScreen(desk.play, hands, {
    report: reportOf(desk.fights, {
      wide: true,
      rolledBefore: ({ event }) => event.rolls.length > 0,
      fellIn: ({ step }) => step.number,
    }),
    fights: () => spokenFights(desk),
    noCard: () => desk.t.card.none,
    when: () => desk.when,
    points() {
      const { union, confederate } = desk.view.score;
      return {
        first: String(union.points),
        second: String(confederate.points),
        spoken: desk.t.score.spoken(union.points, confederate.points),
      };
    },
  });
}
