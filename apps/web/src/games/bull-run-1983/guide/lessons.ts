import { FIRST_TURN } from "./first-turn.ts";
import { firstOffer, plainOffers } from "../../../play/guide/lesson-hands.ts";
import type { Offer } from "../offers/offer.ts";
import type { Lesson, Play } from "./screen.ts";
import { SECOND_TURN } from "./second-turn.ts";

/** The lessons of the first two turns, in order. */
export const LESSONS = [
  "pieces",
  "command",
  "refused",
  "march",
  "ride",
  "limber",
  "recon",
  "phase",
  "sight",
  "guns",
  "declare",
  "fight",
  "result",
  "score",
  "finished",
] as const;
export type LessonId = (typeof LESSONS)[number];

export const LESSON: Readonly<Record<LessonId, Lesson>> = { ...FIRST_TURN, ...SECOND_TURN };

/** The shortest way through a phase: what is begun is ended, what is in contact is fought. */
export function onward(play: Play): Offer | undefined {
  const { decision } = play.table ?? {};
  // A battle that is being put together takes somebody first, then is closed.
  const first = decision?.about["battle"] === undefined ? [] : (["close", "assign"] as const);
  return (
    firstOffer(play, "stop", ...first, "complete", "target", "done") ??
    plainOffers(play).find(({ meaning }) => meaning !== "select") ??
    plainOffers(play)[0]
  );
}
