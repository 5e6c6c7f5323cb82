import type { AskingStep } from "@stonebridge/games/second-bull-run-1862";
import { reportOf } from "../../play/shown-fights.svelte.ts";
import type { DeskScreen } from "../contract/desk.ts";
import type { SecondBullRunDesk } from "./desk.svelte.ts";
import type { Meaning } from "./offers/offer.ts";
import { spokenFights } from "./telling/spoken-fights.ts";

/** Questions that are answered in the panel beside the map. */
const IN_PANEL: ReadonlySet<string> = new Set<AskingStep>([
  "designation",
  "divisions",
  "combat",
  "choosing",
  "jones",
  "counter-attack",
  "flights",
  "recall",
]);
/** Questions that are answered by going to a piece. */
const CHOOSING: ReadonlySet<string> = new Set<AskingStep>([
  "designation",
  "divisions",
  "division",
  "parting",
  "night-moves",
  "groups",
]);

/** What the panel itself has the button for. */
const COMMITTED: ReadonlySet<Meaning | undefined> = new Set([
  "choose",
  "choose-division",
  "choose-independent",
  "designate",
  "recall",
] as const);

/** What the layout has to know of the game. */
export function screenOf(desk: SecondBullRunDesk): DeskScreen {
  const { play, fights } = desk;
  return {
    report: reportOf(fights, {
      wide: true,
      rolledBefore: ({ event }) => event.rolls.length > 0,
      fellIn: ({ step }) => step.number,
    }),
    weighing: {
      get asks() {
        return IN_PANEL.has(play.table?.decision.step ?? "");
      },
      get previews() {
        return play.shown?.meaning === "attack" || play.shown?.meaning === "fight";
      },
      get commits() {
        return COMMITTED.has(play.choosing.weighed?.meaning);
      },
      get fights() {
        return spokenFights(desk);
      },
    },
    get noCard() {
      return desk.t.card.none;
    },
    get goesToPieces() {
      return CHOOSING.has(play.table?.decision.step ?? "");
    },
    get when() {
      return desk.when;
    },
    get points() {
      const { union, confederate } = desk.view.score;
      return {
        first: String(union.points),
        second: String(confederate.points),
        spoken: desk.t.score.spoken(union.points, confederate.points),
      };
    },
  };
}
