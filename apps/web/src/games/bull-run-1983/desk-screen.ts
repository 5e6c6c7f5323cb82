import { reportOf } from "../../play/shown-fights.svelte.ts";
import type { DeskScreen } from "../contract/desk.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";
import { spokenFights } from "./telling/spoken-fights.ts";
import { starsHeld } from "./standing.ts";

/** Questions that are answered in the panel: of a declaration the buttons come first, its panel is long. */
const IN_PANEL: ReadonlySet<string> = new Set(["losses"]);
/** Questions that are answered by going to a piece. */
const CHOOSING: ReadonlySet<string> = new Set(["thawing", "movement", "declaration", "losses", "retreat", "advance"]);

/** What the layout has to know of the game. */
export function screenOf(desk: OldBullRunDesk): DeskScreen {
  const { play, fights } = desk;
  return {
    report: reportOf(fights, { wide: false }),
    weighing: {
      get asks() {
        return IN_PANEL.has(play.table?.decision.step ?? "");
      },
      previews: false,
      commits: false,
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
      const { turn, parts } = t.track;
      const part = view.stage in parts ? parts[view.stage as keyof typeof parts] : texts.stage(view.stage);
      const side = view.side === undefined ? [] : [texts.side(view.side)];
      return [`${turn(view.turn)} ${texts.time(view.turn)}`, ...side, part].join(" · ");
    },
    get points() {
      const held = starsHeld(desk.game, desk.view);
      const first = `★${held.length}`;
      return {
        first,
        second: `★${desk.game.field.stars.length - held.length}`,
        spoken: desk.t.score.held(held.join(", ")),
      };
    },
  };
}
