import { deskScreen } from "../../play/desk/screen.ts";
import { reportOf } from "../../play/shown-fights.svelte.ts";
import type { DeskScreen } from "../contract/desk.ts";
import type { OrdersDesk } from "./desk.svelte.ts";
import { hands } from "./hands.ts";
import { MEANINGS } from "./meanings.ts";
import { spokenFights } from "./telling/spoken-fights.ts";

/** On a phone an order in preview stands in the sheet with its chances, before the buttons, and is given there. */
export function ordersInSheet({ play, seeking }: OrdersDesk): boolean {
  const meaning = play.choosing.weighed?.meaning;
  return play.width.phone && !seeking && (meaning === "send" || meaning === "retreat-all");
}

/** Turn, hour and phase in one line that a phone has room for; by night it says so. */
function momentOf(desk: OrdersDesk): string {
  const { turn, phase } = desk.view;
  const { night, phases } = desk.t.track;
  return [desk.turnName(turn), ...(desk.names.turn(turn)?.night ? [night] : []), phases[phase]].join(" · ");
}

/** What the layout has to know of the game. */
export function screenOf(desk: OrdersDesk): DeskScreen {
  return deskScreen(desk.play, hands, {
    report: reportOf(desk.fights, { wide: false }),
    fights: () => spokenFights(desk),
    previews: ({ meaning }) => MEANINGS[meaning].fights === true || ordersInSheet(desk),
    commits: () => false,
    noCard: () => desk.t.card.none,
    when: () => momentOf(desk),
    points() {
      const { union, confederate } = desk.view.points;
      return {
        first: String(union),
        second: String(confederate),
        spoken: desk.t.score.spoken(union, confederate),
      };
    },
  });
}
