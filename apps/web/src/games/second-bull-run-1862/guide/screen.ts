import { asks, ownSince, plainOffers } from "../../../play/guide/lesson-hands.ts";
import type { PlayOf } from "../../contract/play.ts";
import type { Lesson as AnyLesson } from "../../contract/guide.ts";
import type { Offer } from "../offers/offer.ts";
import { findUnit, zoneOf } from "../pieces.ts";
import type { SecondBullRun } from "../table.ts";

/** What lessons of this game read from the play screen. */

export type Play = PlayOf<SecondBullRun>;
export type Lesson = Omit<AnyLesson<SecondBullRun>, "id">;

/** The turn that is guided: the first of August 30 (SB62-11.2.2-e). */
const TURN = 2;
/** The corps commander to be named, his division, and the two of its brigades that attack together. */
export const CHIEF = "heintzelman";
export const DIVISION = "kearny";
export const FIRST = "robinson";
export const SECOND = "poe";
/** Where they march, and what they attack from there. */
export const GROUND = "163";
export const GOAL = "184";

export const standing = (play: Play, unit: string) => findUnit(play.session.view, unit);

export const zonesAt = (play: Play, ...pieces: readonly string[]): readonly string[] => [
  ...new Set(pieces.flatMap((piece) => zoneOf(play.session.view, piece) ?? [])),
];

/** Objectives of the Union (SB62-2-c). */
export function objectives({ table }: Play): readonly string[] {
  const zones = table?.game.field.graph.data.zones ?? [];
  return zones.filter(({ objectiveOf }) => objectiveOf === "union").map(({ id }) => id);
}

/** The guided turn has come to its administrative phase, which lasts until the next one begins. */
export const inAdministration = ({ session: { view } }: Play): boolean =>
  view.turn === TURN && view.stage === "administrative";

/** The guided turn is over. */
export const turnOver = (play: Play): boolean => play.session.view.turn > TURN;

/** The step at which the commander was named; -1 before that. */
export function namedAt(play: Play): number {
  return play.session.steps.findIndex(({ action }) => action.type === "designate" && action.commander === CHIEF);
}

/** His half of the phase is over: the other side has its own, somebody was named since, or the turn has ended. */
export function halfOver(play: Play): boolean {
  const at = namedAt(play);
  if (at === -1) return turnOver(play);
  const since = play.session.steps.slice(at + 1);
  return (
    turnOver(play) ||
    play.session.view.active === "confederate" ||
    since.some(({ action }) => action.type === "designate")
  );
}

/** Marches are over in it: commanders ride, combats are fought. */
export function marchesOver(play: Play): boolean {
  const at = namedAt(play);
  return (
    halfOver(play) ||
    (at !== -1 && (asks("commanders", "combat")(play) || ownSince(play, at, "stay", "ride", "try", "fight")))
  );
}

/** The division was activated. */
export function divisionChosen(play: Play): boolean {
  const at = namedAt(play);
  return (
    at !== -1 &&
    play.session.steps.slice(at).some(({ action }) => action.type === "choose-division" && action.division === DIVISION)
  );
}

/** The brigade has the question, to act or to face. */
const busy = (play: Play, unit: string): boolean =>
  play.session.view.acting === unit || play.table?.decision.about["unit"] === unit;

/** The brigade has acted, to the end. */
export const spent = (play: Play, unit: string): boolean => standing(play, unit)?.acted === true && !busy(play, unit);

/** The brigade has acted, and that cannot be taken back any more. */
export function spentForGood(play: Play, unit: string): boolean {
  const { steps, undoState } = play.session;
  const last = steps.findLastIndex(({ action }) => "unit" in action && action.unit === unit);
  return spent(play, unit) && last < undoState.mark;
}

/** The Attack marker of the brigade points at the goal. */
export const aimed = (play: Play, unit: string): boolean => standing(play, unit)?.attacks === GOAL;

/** It has declared its attack and faces. */
export const ready = (play: Play, unit: string): boolean => aimed(play, unit) && !busy(play, unit);

/** The offers of the brigade at the goal: its attack, the march to where it attacks from, and the facing. */
export function towardsGoal(play: Play): Offer | undefined {
  const to = (meaning: Offer["meaning"], zone: string) =>
    plainOffers(play).find((one) => one.meaning === meaning && one.zone === zone);
  return to("attack", GOAL) ?? to("face", GOAL) ?? to("march", GROUND);
}
