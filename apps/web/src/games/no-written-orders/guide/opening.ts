import { asks, commitFirst, ORDER_OF_BATTLE, SCORE } from "../../../play/guide/lesson-hands.ts";
import { FOREMOST, hexesAt, type Lesson, looksAt, PROBING, triesOver } from "./screen.ts";

/** The lessons before any order is given: what is at stake, counters, formations, leaders of their own mind. */
export const OPENING = {
  score: {
    ...SCORE,
    rule: "NWO-18-a",
    minutes: 17,
  },
  counter: {
    rule: "NWO-2.3-b",
    minutes: 16,
    traceless: true,
    sight: (play) => hexesAt(play, ...FOREMOST),
    asked: () => true,
    spot: (play) => hexesAt(play, ...FOREMOST),
    done: (play) => looksAt(play, PROBING),
    show: (play) => play.show(FOREMOST[0]),
  },
  formations: {
    ...ORDER_OF_BATTLE,
    rule: "NWO-2.1-a",
    minutes: 16,
  },
  tries: {
    rule: "NWO-12.11-a",
    minutes: 15,
    begins(play) {
      play.card = undefined;
    },
    asked: asks("initiative"),
    done: triesOver,
    show: (play) => commitFirst(play, "done"),
  },
} as const satisfies Readonly<Record<string, Lesson>>;
