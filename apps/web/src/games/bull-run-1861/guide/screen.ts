import { asks, ownSince } from "../../../play/guide/lesson-hands.ts";
import type { PlayOf } from "../../contract/play.ts";
import type { Lesson as AnyLesson } from "../../contract/guide.ts";
import { zoneOf } from "../pieces.ts";
import type { BullRun } from "../table.ts";

/** What lessons of this game read from the play screen. */

export type Play = PlayOf<BullRun>;
export type Lesson = Omit<AnyLesson<BullRun>, "id">;

/** The brigade that the first lessons turn on, and whom it attacks. */
export const ACTOR = "sherman";
export const TARGET = "evans";

export const zonesAt = (play: Play, ...pieces: readonly string[]): readonly string[] =>
  pieces.flatMap((piece) => zoneOf(play.session.view, piece) ?? []);

/** The guided turn has reached its last part, or is over. */
export function marchesOver({ session: { view } }: Play): boolean {
  return view.turn > 1 || view.stage === "administrative" || view.stage === "over";
}

/** The guided turn has reached this Movement phase, or beyond. */
export function reached(play: Play, phase: number): boolean {
  return marchesOver(play) || play.session.view.phase >= phase;
}

/** The first half of the North is over. */
export function firstHalfOver(play: Play): boolean {
  const { view } = play.session;
  return reached(play, 2) || (view.phase === 1 && view.active === "south");
}

export const inFirstHalf = (play: Play): boolean => {
  const { view } = play.session;
  return view.turn === 1 && view.phase === 1 && !firstHalfOver(play);
};

/** The step that began the second half of the North; undefined before it. */
export function secondHalfAt({ session: { steps } }: Play): number | undefined {
  const at = steps.findIndex(({ events }) =>
    events.some((event) => event.type === "half-began" && event.phase === 2 && event.side === "north"),
  );
  return at === -1 ? undefined : at;
}

/** What the player did in the first half. */
function ownDeeds(play: Play) {
  const { steps } = play.session;
  return steps.slice(0, secondHalfAt(play) ?? steps.length).filter(({ side }) => side === "north");
}

export const acts = (play: Play): boolean => play.session.view.acting === ACTOR;

/** The brigade was activated in the first half. */
export const chosen = (play: Play): boolean =>
  ownDeeds(play).some(({ action }) => action.type === "activate" && action.unit === ACTOR);

/** Somebody else acts, or has acted, in the first half instead. */
export const otherChosen = (play: Play): boolean =>
  inFirstHalf(play) && !chosen(play) && ownSince(play, 0, "activate", "rest");

/** An attack was declared in the first half. */
export const declared = (play: Play): boolean => ownDeeds(play).some(({ action }) => action.type === "attack");

export const mayAttack = (play: Play): boolean =>
  asks("march")(play) && acts(play) && play.table?.decision.actions.some(({ type }) => type === "attack") === true;

/** The brigade has gone where it cannot attack, or has ended its move without an attack. */
export const attackSpoilt = (play: Play): boolean =>
  inFirstHalf(play) && play.table !== undefined && !declared(play) && !mayAttack(play);

/** The half as it was before anybody was activated cannot be come back to. */
export const choiceGone = (play: Play): boolean =>
  firstHalfOver(play) || (otherChosen(play) && !mayReturn(play, activatedAt(play)));

/** The attack cannot be declared any more, whatever is undone. */
export function attackGone(play: Play): boolean {
  if (firstHalfOver(play)) return true;
  const at = activatedAt(play);
  return attackSpoilt(play) && at !== -1 && !mayReturn(play, chosen(play) ? at + 1 : at);
}

/** The step at which the player activated somebody first. */
const activatedAt = ({ session: { steps } }: Play): number =>
  steps.findIndex(({ side, action }) => side === "north" && (action.type === "activate" || action.type === "rest"));

/** The game can be undone to where it had so many steps. */
const mayReturn = ({ session: { undoState } }: Play, step: number): boolean => step >= undoState.mark;

/** A brigade of the player has marched in the second half or later. */
export function marched(play: Play): boolean {
  const from = secondHalfAt(play);
  return from !== undefined && ownSince(play, from + 1, "step");
}

/** A brigade of the player has faced after a march in the second half or later. */
export function faced(play: Play): boolean {
  const from = secondHalfAt(play);
  if (from === undefined) return false;
  const at = play.session.steps.findIndex(
    ({ side, action }, index) => index > from && side === "north" && action.type === "step",
  );
  return at !== -1 && ownSince(play, at, "face");
}
