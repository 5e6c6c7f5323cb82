import { asks, commitFirst, SCORE } from "../../../play/guide/lesson-hands.ts";
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
    rule: "NWO-2.1-a",
    minutes: 16,
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
