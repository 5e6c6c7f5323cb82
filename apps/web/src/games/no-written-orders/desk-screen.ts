import type { AskingStep } from "@stonebridge/games/no-written-orders";
import { reportOf } from "../../play/shown-fights.svelte.ts";
import type { DeskScreen } from "../contract/desk.ts";
import type { OrdersDesk } from "./desk.svelte.ts";
import { spokenFights } from "./telling/spoken-fights.ts";

/** Questions that are answered in the panel beside the map. */
const IN_PANEL: ReadonlySet<string> = new Set<AskingStep>(["hits", "assaults", "reorganisation"]);
/** Questions whose list stands first until somebody is in hand: then the map is needed. */
const LISTED: ReadonlySet<string> = new Set<AskingStep>(["initiative", "orders"]);
/** Questions that are answered by going to a piece. */
const CHOOSING: ReadonlySet<string> = new Set<AskingStep>([
  "movement",
  "bombardment",
  "declaration",
  "charges",
  "hits",
  "support",
  "advance",
  "reaction",
  "commander",
  "initial",
  "pair",
  "failing",
  "revealing",
]);

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
  const { play, fights } = desk;
  return {
    report: reportOf(fights, { wide: false }),
    weighing: {
      get asks() {
        const step = play.table?.step ?? "";
        const { hand, weighed } = play.choosing;
        const free = hand.piece === undefined && hand.mode === undefined && weighed === undefined;
        return IN_PANEL.has(step) || (LISTED.has(step) && free);
      },
      get previews() {
        const meaning = play.shown?.meaning;
        return meaning === "assault" || meaning === "fight" || meaning === "bombard" || ordersInSheet(desk);
      },
      commits: false,
      get fights() {
        return spokenFights(desk);
      },
    },
    get noCard() {
      return desk.t.card.none;
    },
    get goesToPieces() {
      return CHOOSING.has(play.table?.step ?? "");
    },
    get when() {
      return momentOf(desk);
    },
    get points() {
      const { union, confederate } = desk.view.points;
      return {
        first: String(union),
        second: String(confederate),
        spoken: desk.t.score.spoken(union, confederate),
      };
    },
  };
}
