import {
  asks,
  clear,
  commit,
  offerOf,
  ownSince,
  refusedFor,
  tryRefused,
  up,
} from "../../../play/guide/lesson-hands.ts";
import {
  aimed,
  FIRST,
  GOAL,
  GROUND,
  halfOver,
  type Lesson,
  marchesOver,
  namedAt,
  type Play,
  ready,
  SECOND,
  spent,
  spentForGood,
  standing,
  towardsGoal,
  zonesAt,
} from "./screen.ts";
import { onward } from "./turn-end.ts";

/** Beside the ground where they attack from: not to be reached from there, in the enemy's zone of control. */
const BEYOND = "185";

/** Leads a brigade on towards its attack. */
function lead(play: Play, unit: string): void {
  const { table } = play;
  const acting = table?.decision.about["unit"];
  if (table?.decision.step === "division") {
    const turn = offerOf(play, "activate", unit);
    if (turn) commit(play, turn);
    else onward(play);
    return;
  }
  const next = acting === unit ? towardsGoal(play) : undefined;
  if (next) commit(play, next);
  else onward(play);
}

/** The brigade has gone elsewhere, or has ended its action without an attack. */
const strayed = (play: Play, unit: string): boolean => spent(play, unit) && !aimed(play, unit);

const onGround = (play: Play, unit: string): boolean => standing(play, unit)?.zone === GROUND;

/** The question is that of the brigade. */
const acts = (play: Play, unit: string): boolean => play.session.view.acting === unit;

/** The lessons of an attack by two brigades. */
export const ASSAULT = {
  choose: {
    rule: "SB62-6.1-j",
    minutes: 8,
    begins: clear,
    asked: asks("division", "march"),
    spot: (play) => zonesAt(play, FIRST),
    done: (play) => acts(play, FIRST) || standing(play, FIRST)?.acted === true || marchesOver(play),
    astray: (play) => asks("march")(play) && !acts(play, FIRST),
    show: (play) => lead(play, FIRST),
  },
  cohesion: {
    rule: "SB62-9.1-c",
    minutes: 8,
    traceless: true,
    asked: asks("division", "march"),
    done: (play) => up(play, "cohesion") || marchesOver(play),
    show(play) {
      if (play.cardPiece === undefined) play.show(FIRST);
      play.toggleOverlay("cohesion");
    },
  },
  control: {
    rule: "SB62-9.3-a",
    minutes: 7,
    traceless: true,
    begins: clear,
    asked: asks("division", "march"),
    done: (play) => up(play, "control") || marchesOver(play),
    show: (play) => play.toggleOverlay("control"),
  },
  march: {
    rule: "SB62-9.3-c",
    minutes: 7,
    begins: clear,
    sight: () => [GOAL, GROUND],
    asked: asks("division", "march"),
    spot: (play) => [...zonesAt(play, FIRST), GROUND, GOAL],
    done: (play) => onGround(play, FIRST) || spentForGood(play, FIRST) || marchesOver(play),
    astray: (play) => strayed(play, FIRST) || (asks("march")(play) && (!acts(play, FIRST) || hasMoved(play))),
    show: (play) => lead(play, FIRST),
  },
  refused: {
    rule: "SB62-9.3-c",
    minutes: 6,
    traceless: true,
    sight: () => [GROUND, BEYOND],
    asked: asks("march"),
    spot: (play) => [...zonesAt(play, FIRST), BEYOND],
    done: (play) => refusedFor(play) !== undefined || !acts(play, FIRST) || !onGround(play, FIRST) || marchesOver(play),
    show: (play) => tryRefused(play, { kind: "space", id: BEYOND }),
  },
  weigh: {
    rule: "SB62-10.3.1-a",
    minutes: 6,
    traceless: true,
    sight: () => [GROUND, GOAL],
    asked: asks("march"),
    spot: (play) => [...zonesAt(play, FIRST), GOAL],
    done: (play) => play.choosing.weighed?.meaning === "attack" || !acts(play, FIRST) || marchesOver(play),
    show: (play) => play.choosing.pick({ kind: "space", id: GOAL }),
  },
  declare: {
    rule: "SB62-9.4-l",
    minutes: 5,
    asked: asks("division", "march", "facing"),
    spot: (play) => [...zonesAt(play, FIRST), GOAL],
    done: (play) => ready(play, FIRST) || spentForGood(play, FIRST) || marchesOver(play),
    astray: (play) => strayed(play, FIRST),
    show: (play) => lead(play, FIRST),
  },
  second: {
    rule: "SB62-10.1-c",
    minutes: 5,
    sight: (play) => [GOAL, ...zonesAt(play, SECOND)],
    asked: asks("division", "march", "facing"),
    spot: (play) => [...zonesAt(play, SECOND), GROUND, GOAL],
    done: (play) => ready(play, SECOND) || spentForGood(play, SECOND) || marchesOver(play),
    astray: (play) => strayed(play, SECOND),
    show: (play) => lead(play, SECOND),
  },
  commanders: {
    rule: "SB62-6.3-a",
    minutes: 4,
    asked: asks("division", "divisions", "commanders", "ride"),
    done: (play) => asks("combat")(play) || fought(play) || halfOver(play),
    show: onward,
  },
  fight: {
    rule: "SB62-10.4-d",
    minutes: 3,
    asked: asks("combat"),
    spot: (play) => [...zonesAt(play, FIRST, SECOND), GOAL],
    done: (play) => fought(play) || halfOver(play),
    show: onward,
  },
  result: {
    rule: "SB62-10.4-h",
    minutes: 3,
    traceless: true,
    asked: (play) => play.table !== undefined || !play.desk.screen.report.asks,
    done: (play) => !play.desk.screen.report.shown,
    show(play) {
      if (play.desk.screen.report.asks) onward(play);
      else play.desk.screen.report.actionTaken();
    },
  },
} as const satisfies Readonly<Record<string, Lesson>>;

/** The brigade that acts has made a step. */
function hasMoved(play: Play): boolean {
  const { about } = play.table?.decision ?? {};
  return about?.["points"] !== about?.["allowance"];
}

function fought(play: Play): boolean {
  const at = namedAt(play);
  return at !== -1 && ownSince(play, at, "fight");
}
