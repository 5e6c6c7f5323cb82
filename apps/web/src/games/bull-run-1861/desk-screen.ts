import { deskScreen } from "../../play/desk/screen.ts";
import { reportOf } from "../../play/shown-fights.svelte.ts";
import type { DeskScreen } from "../contract/desk.ts";
import { consequenceOf } from "./consequences.ts";
import type { BullRunDesk } from "./desk.svelte.ts";
import { hands } from "./hands.ts";
import { spokenFights } from "./telling/spoken-fights.ts";

/** What the layout has to know of the game. */
export function screenOf(desk: BullRunDesk): DeskScreen {
  return deskScreen(desk.play, hands, {
    report: reportOf(desk.fights, {
      wide: true,
      rolledBefore: ({ event }) => event.rolls.length > 0,
      fellIn: ({ step }) => step.number,
    }),
    fights: () => spokenFights(desk),
    // A brigade that acts without a test has no panel, and so no button there.
    commits: (table, { meaning, actions }) =>
      meaning === "activate" && actions.some((action) => !consequenceOf(table, action).certain),
    noCard: () => desk.t.card.none,
    when() {
      const { view, texts, t } = desk;
      if (view.turn === 0) return texts.stage(view.stage);
      const turn = `${t.track.turn(view.turn)} ${texts.time(view.turn)}`;
      if (view.phase === 0 || !view.active) return `${turn} · ${texts.stage(view.stage)}`;
      return `${turn} · ${t.track.phase(view.phase)} · ${texts.side(view.active)}`;
    },
    points() {
      const { north, south } = desk.view.score.points;
      return { first: String(north), second: String(south), spoken: desk.t.score.spoken(north, south) };
    },
  });
}
