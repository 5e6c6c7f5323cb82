import { deskScreen } from "../../play/desk/screen.ts";
import { reportOf } from "../../play/shown-fights.svelte.ts";
import type { DeskScreen } from "../contract/desk.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";
import { hands } from "./hands.ts";
import { spokenFights } from "./telling/spoken-fights.ts";
import { starsHeld } from "./standing.ts";

/** What the layout has to know of the game. */
export function screenOf(desk: OldBullRunDesk): DeskScreen {
  return deskScreen(desk.play, hands, {
    report: reportOf(desk.fights, { wide: false }),
    fights: () => spokenFights(desk),
    // The panel of a declaration is long: what is in preview is read in the dock.
    previews: () => false,
    commits: () => false,
    noCard: () => desk.t.card.none,
    when() {
      const { view, texts, t } = desk;
      if (view.turn === 0) return texts.stage(view.stage);
      const { turn, parts } = t.track;
      const part = view.stage in parts ? parts[view.stage as keyof typeof parts] : texts.stage(view.stage);
      const side = view.side === undefined ? [] : [texts.side(view.side)];
      return [`${turn(view.turn)} ${texts.time(view.turn)}`, ...side, part].join(" · ");
    },
    points() {
      const held = starsHeld(desk.game, desk.view);
      return {
        first: `★${held.length}`,
        second: `★${desk.game.field.stars.length - held.length}`,
        spoken: desk.t.score.held(held.join(", ")),
      };
    },
  });
}
