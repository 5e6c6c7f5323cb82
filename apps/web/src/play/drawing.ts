import type { BoardModel } from "../board/model.ts";
import { boardModel, type Drawn } from "../games/bull-run-1861/board-model.ts";
import { entryOf, type LogEntry } from "../games/bull-run-1861/log.ts";
import { movedIn } from "../games/bull-run-1861/moved.ts";
import { overlayModels } from "../games/bull-run-1861/overlays.ts";
import { findHeadquarters, findUnit } from "../games/bull-run-1861/pieces.ts";
import { formatPercent } from "../language/language.svelte.ts";
import type { PlayState } from "./play-state.svelte.ts";

/** What decides which piece is being decided about. */
export function drawnFor(play: PlayState): Pick<Drawn, "view" | "asked" | "weighed"> {
  const { decision } = play.session;
  const { table, choosing, shown } = play;
  return {
    view: play.view,
    ...(decision.over ? {} : { asked: { step: decision.step, about: decision.about } }),
    ...(table && {
      weighed: {
        hand: choosing.hand,
        offers: play.offers,
        ...(shown && { offer: shown }),
        pinned: choosing.weighed !== undefined,
        shares: play.shares,
      },
    }),
  };
}

/** The board as it is to be drawn now. */
export function drawBoard(play: PlayState): BoardModel {
  const kinds = new Set([...play.kept, ...(play.held === undefined ? [] : [play.held])]);
  const denied = play.denials.shown?.denial.target;
  return boardModel({
    ...drawnFor(play),
    field: play.tools.field,
    texts: play.texts,
    names: play.names,
    overlays: overlayModels(kinds, {
      rules: play.tools.rules,
      position: play.session.position,
      table: play.table,
      piece: play.cardPiece,
    }),
    lit: play.lit,
    moved: movedIn(play.session.steps, play.session.step),
    badges: { percent: (share) => formatPercent(share), retreatTo: play.t.retreatTo },
    spot: play.guide?.spot ?? [],
    ...(denied !== undefined && { denied }),
  });
}

/** Everything that happened, a line each. */
export function logOf({ session, view }: PlayState): readonly LogEntry[] {
  const side = (piece: string) => (findUnit(view, piece) ?? findHeadquarters(view, piece))?.side;
  const opening = session.openingEvents.map((event, index) => entryOf(0, index, event, side));
  const played = session.steps.flatMap((step) =>
    step.events.map((event, index) => entryOf(step.number, index, event, side)),
  );
  return [...opening, ...played];
}
