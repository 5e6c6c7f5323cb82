import {
  asks,
  cardLesson,
  firstOffer,
  offerOf,
  ORDER_OF_BATTLE,
  overlayLesson,
  ownSince,
  plainOffers,
  SCORE,
} from "../../../play/guide/lesson-hands.ts";
import {
  CHIEF,
  DIVISION,
  divisionChosen,
  FIRST,
  GOAL,
  type Lesson,
  marchesOver,
  namedAt,
  type Play,
  SECOND,
  standing,
  turnOver,
  zonesAt,
} from "./screen.ts";

/** Objectives of the Union (SB62-2-c). */
function objectives({ table }: Play): readonly string[] {
  const zones = table?.game.field.graph.data.zones ?? [];
  return zones.filter(({ objectiveOf }) => objectiveOf === "union").map(({ id }) => id);
}

/** The lessons up to the choice of a division: what is at stake, counters, corps, commanders. */
export const OPENING = {
  setup: {
    rule: "SB62-11.2-a",
    minutes: 13,
    asked: asks("placement"),
    done: (play) => ownSince(play, 0, "ready") && !asks("placement")(play),
    way: (play) => firstOffer(play, "suggest", "ready"),
  },
  score: {
    ...SCORE,
    rule: "SB62-11.2.2-l",
    minutes: 12,
    spot: objectives,
    sight: objectives,
  },
  counter: {
    rule: "SB62-2.1-d",
    minutes: 12,
    ...cardLesson((play: Play, piece) => standing(play, piece)?.printed.division === DIVISION),
    sight: (play) => [GOAL, ...zonesAt(play, FIRST)],
    asked: () => true,
    spot: (play) => zonesAt(play, FIRST, SECOND),
    show: (play) => play.show(FIRST),
  },
  order: {
    ...ORDER_OF_BATTLE,
    rule: "SB62-2.1-b",
    minutes: 11,
  },
  designate: {
    rule: "SB62-6.1-b",
    minutes: 10,
    sight: (play) => [...zonesAt(play, CHIEF)],
    asked: asks("designation"),
    spot: (play) => zonesAt(play, CHIEF, FIRST, SECOND),
    done: (play) => namedAt(play) !== -1,
    gone: turnOver,
    way: (play) => offerOf(play, "designate", CHIEF),
  },
  command: {
    rule: "SB62-9.2-a",
    minutes: 9,
    ...overlayLesson("command"),
    asked: asks("divisions"),
    gone: (play) => divisionChosen(play) || marchesOver(play),
  },
  division: {
    rule: "SB62-6.1-g",
    minutes: 9,
    sight: (play) => [GOAL, ...zonesAt(play, FIRST)],
    asked: asks("divisions"),
    spot: (play) => zonesAt(play, FIRST, SECOND, "birney", GOAL),
    done: divisionChosen,
    gone: marchesOver,
    astray: asks("division", "march"),
    way: (play) => plainOffers(play).find((one) => one.meaning === "choose-division" && one.division === DIVISION),
  },
} as const satisfies Readonly<Record<string, Lesson>>;
