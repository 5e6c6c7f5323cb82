import type { BoardTarget } from "../../board/model.ts";
import type { Lesson } from "../../games/contract/guide.ts";
import { keyOf } from "../../games/contract/offers.ts";
import type { GameTypes } from "../../games/contract/types.ts";
import type { PlayState } from "../play-state.svelte.ts";

/** What lessons of any game read from the play screen, and do on it as a hand would. */

/** One of these questions is asked here. */
export const asks =
  (...steps: readonly string[]) =>
  <G extends GameTypes>(play: PlayState<G>): boolean =>
    steps.includes(play.table?.decision.step ?? "");

/** A person has done one of these since a step. */
export function ownSince<G extends GameTypes>(
  play: PlayState<G>,
  since: number,
  ...types: readonly G["action"]["type"][]
): boolean {
  const { steps, seats } = play.session;
  return steps.slice(since).some(({ side, action }) => seats[side]?.kind === "person" && types.includes(action.type));
}

export function offerOf<G extends GameTypes>(
  play: PlayState<G>,
  meaning: G["offer"]["meaning"],
  piece?: string,
): G["offer"] | undefined {
  return play.offers.find((one) => one.meaning === meaning && (piece === undefined || one.piece === piece));
}

export function commit<G extends GameTypes>(play: PlayState<G>, offer: G["offer"] | undefined): void {
  if (offer) play.choosing.commit(offer);
}

/** Does the first of these that can be done. */
export function commitFirst<G extends GameTypes>(
  play: PlayState<G>,
  ...meanings: readonly G["offer"]["meaning"][]
): void {
  commit(
    play,
    meanings.map((meaning) => offerOf(play, meaning)).find((one) => one !== undefined),
  );
}

/** Takes a piece in hand as a click on it does. @returns whether it was in hand already */
export function inHand<G extends GameTypes>(play: PlayState<G>, piece: string): boolean {
  if (play.choosing.hand.piece === piece) return true;
  play.board?.reveal({ kind: "piece", id: piece });
  play.choosing.pick({ kind: "piece", id: piece });
  return false;
}

/** Points at something that cannot be done, so that the map says why. */
export function tryRefused<G extends GameTypes>(play: PlayState<G>, target: BoardTarget): void {
  const denial = play.table && play.moves.denialAt(play.table, {}, keyOf(target));
  if (!denial) return;
  play.board?.reveal(target);
  play.deny(denial, undefined);
}

/** The reason that the map gives now. */
export const refusedFor = <G extends GameTypes>(play: PlayState<G>): string | undefined =>
  play.denials.shown?.denial.refusal.reason;

/** Puts the overlays away. */
export const clear = <G extends GameTypes>(play: PlayState<G>): void => {
  play.kept = new Set();
};

/** An overlay is looked at. */
export const up = <G extends GameTypes>(play: PlayState<G>, overlay: string): boolean =>
  play.held === overlay || play.kept.has(overlay);

/** The lesson that ends when the score is opened. */
export const SCORE = {
  traceless: true,
  asked: () => true,
  done: (play) => play.scoreOpen || play.tab === "score",
  show(play) {
    if (play.width.phone) play.tab = "score";
    else play.scoreOpen = true;
  },
} as const satisfies Partial<Lesson<GameTypes>>;

/** The lesson after that of the score, which ends when the order of battle is opened. */
export const ORDER_OF_BATTLE = {
  traceless: true,
  // What a lesson made the player open stays open through the next one.
  begins(play) {
    play.scoreOpen = false;
  },
  asked: () => true,
  done: (play) => play.dialog === "order" || play.tab === "units",
  show(play) {
    if (play.width.phone) play.tab = "units";
    else play.dialog = "order";
  },
} as const satisfies Partial<Lesson<GameTypes>>;

/** The last lesson, which ends with the guide. */
export const FAREWELL = {
  asked: () => true,
  done: () => false,
  show: () => undefined,
} as const satisfies Partial<Lesson<GameTypes>>;
