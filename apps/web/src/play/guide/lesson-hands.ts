import type { BoardTarget } from "../../board/model.ts";
import type { Lesson } from "../../games/contract/guide.ts";
import { keyOf } from "../../games/contract/offers.ts";
import type { GameTypes } from "../../games/contract/types.ts";
import type { PlayOf } from "../../games/contract/play.ts";

/** What the lessons of any game read from the play screen, and do on it as a player would. */

/** One of these questions is asked here. */
export const asks =
  (...steps: readonly string[]) =>
  <G extends GameTypes>(play: PlayOf<G>): boolean =>
    steps.includes(play.table?.decision.step ?? "");

/** A person has done one of these since a step of the current game. */
export function ownSince<G extends GameTypes>(
  play: PlayOf<G>,
  since: number,
  ...types: readonly G["action"]["type"][]
): boolean {
  const { steps, seats } = play.session;
  return steps.slice(since).some(({ side, action }) => seats[side]?.kind === "person" && types.includes(action.type));
}

/** Everything that can be done now, whatever is in hand. */
export const plainOffers = <G extends GameTypes>(play: PlayOf<G>): readonly G["offer"][] =>
  play.table ? play.moves.offersOf(play.table, {}) : [];

/** What can be done now with this meaning: with what is in hand, or else with nothing in hand. */
export function offerOf<G extends GameTypes>(
  play: PlayOf<G>,
  meaning: G["offer"]["meaning"],
  piece?: string,
): G["offer"] | undefined {
  const fits = (one: G["offer"]) => one.meaning === meaning && (piece === undefined || one.piece === piece);
  return play.offers.find(fits) ?? plainOffers(play).find(fits);
}

export function commit<G extends GameTypes>(play: PlayOf<G>, offer: G["offer"] | undefined): void {
  if (offer) play.choosing.commit(offer);
}

/** The first of these that can be done. */
export function firstOffer<G extends GameTypes>(
  play: PlayOf<G>,
  ...meanings: readonly G["offer"]["meaning"][]
): G["offer"] | undefined {
  return meanings.map((meaning) => offerOf(play, meaning)).find((one) => one !== undefined);
}

/** Takes a piece in hand as a click on it does. @returns whether it was in hand already */
export function inHand<G extends GameTypes>(play: PlayOf<G>, piece: string): boolean {
  if (play.choosing.hand.piece === piece) return true;
  play.board?.reveal({ kind: "piece", id: piece });
  play.choosing.pick({ kind: "piece", id: piece });
  return false;
}

/** Points at something that cannot be done, so that the map shows why. */
export function tryRefused<G extends GameTypes>(play: PlayOf<G>, target: BoardTarget): void {
  const denial = play.table && play.moves.denialAt(play.table, {}, keyOf(target), []);
  if (!denial) return;
  play.board?.reveal(target);
  play.deny(denial, undefined);
}

/** The map shows why something cannot be done that was clicked or pressed: merely pointing does not count as a try. */
export const refusedFor = <G extends GameTypes>(play: PlayOf<G>): string | undefined =>
  play.denials.asked ? play.denials.shown?.denial.refusal.reason : undefined;

/** A lesson that ends once a refusal has been read. @param reason the expected one; absent: any */
export const refusalLesson = (reason?: string) =>
  ({
    looks(play) {
      const said = refusedFor(play);
      return said !== undefined && (reason === undefined || said === reason) ? "pressed" : undefined;
    },
    ends: (play) => play.denials.clear(),
  }) as const satisfies Partial<Lesson<GameTypes>>;

/** A lesson that ends once an overlay has been looked at and put away. */
export const overlayLesson = (overlay: string) =>
  ({
    begins: putAway,
    looks: (play) =>
      play.overlays.kept.has(overlay) ? "pressed" : play.overlays.held === overlay ? "held" : undefined,
    ends: putAway,
    tool: (): string | undefined => overlay,
    show: (play) => play.overlays.toggle(overlay),
  }) as const satisfies Partial<Lesson<GameTypes>>;

/** Puts the overlays away. */
function putAway<G extends GameTypes>(play: PlayOf<G>): void {
  play.overlays.kept = new Set();
}

/** The lesson that ends once the score has been looked at. */
export const SCORE = {
  asked: () => true,
  looks: (play) => (play.scoreOpen || play.tab === "score" ? "pressed" : undefined),
  ends(play) {
    play.scoreOpen = false;
    if (play.tab === "score") play.tab = "map";
  },
  show(play) {
    if (play.width.phone) play.tab = "score";
    else play.scoreOpen = true;
  },
} as const satisfies Partial<Lesson<GameTypes>>;

/** The lesson that ends once the order of battle has been looked at. */
export const ORDER_OF_BATTLE = {
  asked: () => true,
  looks: (play) => (play.dialog === "order" || play.tab === "units" ? "pressed" : undefined),
  ends(play) {
    if (play.dialog === "order") play.dialog = undefined;
    if (play.tab === "units") play.tab = "map";
  },
  show(play) {
    if (play.width.phone) play.tab = "units";
    else play.dialog = "order";
  },
} as const satisfies Partial<Lesson<GameTypes>>;

/** The lesson that ends once the sheet of a fight is closed; if it asks something, the button that goes on answers. */
export const SHEET = {
  meanwhile: true,
  asked: ({ desk: { screen } }) => screen.report.shown && !screen.report.asks,
  picked: (play) => !play.desk.screen.report.shown,
} as const satisfies Partial<Lesson<GameTypes>>;

/** Closes the sheet of a fight that asks nothing more. */
export function closeSheet<G extends GameTypes>(play: PlayOf<G>): void {
  play.desk.screen.report.actionTaken();
}

/** The lesson that ends once a card that was opened by hand has been read. */
export const cardLesson = <G extends GameTypes>(belongs: (play: PlayOf<G>, piece: string) => boolean) =>
  ({
    looks: (play: PlayOf<G>) => (play.card !== undefined && belongs(play, play.card) ? "pressed" : undefined),
    ends(play: PlayOf<G>) {
      play.card = undefined;
    },
  }) as const satisfies Partial<Lesson<G>>;

/** The last lesson, which ends with the guide. */
export const FAREWELL = { asked: () => true, meanwhile: true } as const satisfies Partial<Lesson<GameTypes>>;
