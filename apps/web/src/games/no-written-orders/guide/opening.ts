import { asks, cardLesson, offerOf, ORDER_OF_BATTLE, SCORE } from "../../../play/guide/lesson-hands.ts";
import { commandOver, FOREMOST, hexesAt, isOf, type Lesson, PROBING, triesOver } from "./screen.ts";

/** The lessons before any order is given: leaders of their own mind, what is at stake, counters, formations. */
export const OPENING = {
  tries: {
    rule: "NWO-12.11-a",
    minutes: 17,
    asked: asks("initiative"),
    done: triesOver,
    way: (play) => offerOf(play, "done"),
  },
  score: {
    ...SCORE,
    rule: "NWO-18-a",
    minutes: 16,
    gone: commandOver,
  },
  counter: {
    rule: "NWO-2.3-b",
    minutes: 16,
    ...cardLesson(isOf(PROBING)),
    sight: (play) => hexesAt(play, ...FOREMOST),
    asked: () => true,
    gone: commandOver,
    spot: (play) => hexesAt(play, ...FOREMOST),
    show: (play) => play.show(FOREMOST[0]),
  },
  formations: {
    ...ORDER_OF_BATTLE,
    rule: "NWO-2.1-a",
    minutes: 15,
    gone: commandOver,
  },
} as const satisfies Readonly<Record<string, Lesson>>;
