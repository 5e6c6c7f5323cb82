import { reportOf } from "../../play/shown-fights.svelte.ts";
import type { DeskScreen } from "../contract/desk.ts";
import { consequenceOf } from "./consequences.ts";
import type { BullRunDesk } from "./desk.svelte.ts";
import { spokenFights } from "./telling/spoken-fights.ts";

/** Questions that are answered in the panel beside the map. */
const IN_PANEL: ReadonlySet<string> = new Set(["hit", "offensive", "combat"]);
/** Questions that are answered by going to a brigade. */
const CHOOSING: ReadonlySet<string> = new Set(["activation", "operational"]);

/** What the layout has to know of the game. */
export function screenOf(desk: BullRunDesk): DeskScreen {
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
        const { choosing, table } = play;
        const offer = choosing.weighed;
        if (!table || offer?.meaning !== "activate") return false;
        // A brigade that acts without a test has no panel, and so no button there.
        return offer.actions.some((action) => !consequenceOf(table, action).certain);
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
      const { view, texts, t } = desk;
      if (view.turn === 0) return texts.stage(view.stage);
      const turn = `${t.track.turn(view.turn)} ${texts.time(view.turn)}`;
      if (view.phase === 0 || !view.active) return `${turn} · ${texts.stage(view.stage)}`;
      return `${turn} · ${t.track.phase(view.phase)} · ${texts.side(view.active)}`;
    },
    get points() {
      const { north, south } = desk.view.score.points;
      return { first: String(north), second: String(south), spoken: desk.t.score.spoken(north, south) };
    },
  };
}
