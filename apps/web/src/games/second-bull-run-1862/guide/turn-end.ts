import { asks, FAREWELL, firstOffer, plainOffers } from "../../../play/guide/lesson-hands.ts";
import type { Offer } from "../offers/offer.ts";
import { type Lesson, type Play, turnOver } from "./screen.ts";

/** The shortest way on, whatever is asked: what can be ended is ended, what has to be chosen is chosen. */
export function onward(play: Play): Offer | undefined {
  const first = firstOffer(
    play,
    ...(["stay", "fight", "enough", "done", "end", "decline", "refrain", "wait"] as const),
    ...(["face", "choose", "withdraw", "flee", "displace", "suggest", "ready"] as const),
    ...(["designate", "activate", "march", "bring", "enter"] as const),
  );
  return first ?? plainOffers(play)[0];
}

/** The lessons of the rest of the turn. */
export const TURN_END = {
  free: {
    rule: "SB62-7-a",
    minutes: 2,
    asked: (play) => play.table !== undefined,
    done: (play) => asks("reinforcements")(play) || turnOver(play),
  },
  reinforcements: {
    rule: "SB62-11.2.2-d",
    minutes: 1,
    asked: (play) => play.table !== undefined,
    done: turnOver,
  },
  finished: { ...FAREWELL, rule: "SB62-5-a", minutes: 1 },
} as const satisfies Readonly<Record<string, Lesson>>;
