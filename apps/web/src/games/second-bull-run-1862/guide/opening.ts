import {
  asks,
  commit,
  commitFirst,
  offerOf,
  ownSince,
  ORDER_OF_BATTLE,
  SCORE,
  up,
} from "../../../play/guide/lesson-hands.ts";
import {
  CHIEF,
  DIVISION,
  divisionChosen,
  FIRST,
  GOAL,
  type Lesson,
  namedAt,
  type Play,
  SECOND,
  standing,
  turnOver,
  zonesAt,
} from "./screen.ts";
import { onward } from "./turn-end.ts";

/** Objectives of the Union (SB62-2-c). */
function objectives({ table }: Play): readonly string[] {
  const zones = table?.game.field.graph.data.zones ?? [];
  return zones.filter(({ objectiveOf }) => objectiveOf === "union").map(({ id }) => id);
}

/** A brigade of the division is looked at. */
function looksAtBrigade(play: Play): boolean {
  const piece = play.cardPiece;
  return piece !== undefined && standing(play, piece)?.printed.division === DIVISION;
}

/** The lessons up to the choice of a division: what is at stake, counters, corps, commanders. */
export const OPENING = {
  setup: {
    rule: "SB62-11.2-a",
    minutes: 13,
    asked: asks("placement"),
    done: (play) => ownSince(play, 0, "ready"),
    show: (play) => commitFirst(play, "suggest", "ready"),
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
    traceless: true,
    sight: (play) => [GOAL, ...zonesAt(play, FIRST)],
    asked: () => true,
    spot: (play) => zonesAt(play, FIRST, SECOND),
    done: looksAtBrigade,
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
    done: (play) => namedAt(play) !== -1 || turnOver(play),
    show: (play) => commit(play, offerOf(play, "designate", CHIEF)),
  },
  command: {
    rule: "SB62-9.2-a",
    minutes: 9,
    traceless: true,
    asked: asks("divisions"),
    done: (play) => up(play, "command") || divisionChosen(play),
    show: (play) => play.toggleOverlay("command"),
  },
  division: {
    rule: "SB62-6.1-g",
    minutes: 9,
    sight: (play) => [GOAL, ...zonesAt(play, FIRST)],
    asked: asks("divisions", "division", "march"),
    spot: (play) => zonesAt(play, FIRST, SECOND, "birney", GOAL),
    done: divisionChosen,
    astray: asks("division", "march"),
    show(play) {
      const choice = play.offers.find((one) => one.meaning === "choose-division" && one.division === DIVISION);
      if (choice) commit(play, choice);
      else onward(play);
    },
  },
} as const satisfies Readonly<Record<string, Lesson>>;
