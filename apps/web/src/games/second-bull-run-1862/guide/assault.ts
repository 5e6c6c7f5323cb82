import {
  asks,
  closeSheet,
  offerOf,
  overlayLesson,
  ownSince,
  refusalLesson,
  SHEET,
  tryRefused,
} from "../../../play/guide/lesson-hands.ts";
import type { Offer } from "../offers/offer.ts";
import {
  aimed,
  FIRST,
  GOAL,
  GROUND,
  divisionChosen,
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

/** Beside the ground where they attack from: not to be reached from there, in the enemy's zone of control. */
const BEYOND = "185";

/** What leads a brigade on towards its attack; undefined while somebody else has the question. */
function lead(play: Play, unit: string): Offer | undefined {
  if (asks("division")(play)) return offerOf(play, "activate", unit);
  return play.table?.decision.about["unit"] === unit ? towardsGoal(play) : undefined;
}

/** The brigade has gone elsewhere, or has ended its action without an attack. */
const strayed = (play: Play, unit: string): boolean => spent(play, unit) && !aimed(play, unit);

const onGround = (play: Play, unit: string): boolean => divisionChosen(play) && standing(play, unit)?.zone === GROUND;

/** The question is that of the brigade. */
const acts = (play: Play, unit: string): boolean => play.session.view.acting === unit;

/** The brigade was to act, and another one does. */
const otherActs = (play: Play, unit: string): boolean => asks("march")(play) && !acts(play, unit);

/** Nothing can be taught any more of what the brigade does where it attacks from. */
const leftGround = (play: Play): boolean => marchesOver(play) || !acts(play, FIRST) || !onGround(play, FIRST);

/** It cannot attack any more in this phase. */
const attackGone = (play: Play, unit: string): boolean =>
  marchesOver(play) || (spentForGood(play, unit) && !aimed(play, unit));

/** The lessons of an attack by two brigades. */
export const ASSAULT = {
  choose: {
    rule: "SB62-6.1-j",
    minutes: 8,
    asked: asks("division"),
    spot: (play) => zonesAt(play, FIRST),
    done: (play) => divisionChosen(play) && (acts(play, FIRST) || standing(play, FIRST)?.acted === true),
    gone: marchesOver,
    astray: (play) => otherActs(play, FIRST),
    way: (play) => lead(play, FIRST),
  },
  cohesion: {
    rule: "SB62-9.1-c",
    minutes: 8,
    ...overlayLesson("cohesion"),
    asked: asks("division", "march"),
    gone: marchesOver,
    show(play) {
      if (play.cardPiece === undefined) play.show(FIRST);
      play.overlays.toggle("cohesion");
    },
  },
  control: {
    rule: "SB62-9.3-a",
    minutes: 7,
    ...overlayLesson("control"),
    asked: asks("division", "march"),
    gone: marchesOver,
  },
  march: {
    rule: "SB62-9.3-c",
    minutes: 7,
    sight: () => [GOAL, GROUND],
    asked: asks("division", "march"),
    spot: (play) => [...zonesAt(play, FIRST), GROUND, GOAL],
    done: (play) => onGround(play, FIRST),
    gone: (play) => attackGone(play, FIRST),
    astray: (play) => strayed(play, FIRST) || otherActs(play, FIRST) || (asks("march")(play) && hasMoved(play)),
    way: (play) => lead(play, FIRST),
  },
  refused: {
    rule: "SB62-9.3-c",
    minutes: 6,
    ...refusalLesson(),
    sight: () => [GROUND, BEYOND],
    asked: asks("march"),
    gone: leftGround,
    spot: (play) => [...zonesAt(play, FIRST), BEYOND],
    show: (play) => tryRefused(play, { kind: "space", id: BEYOND }),
  },
  weigh: {
    rule: "SB62-10.3.1-a",
    minutes: 6,
    sight: () => [GROUND, GOAL],
    asked: asks("march"),
    gone: leftGround,
    spot: (play) => [...zonesAt(play, FIRST), GOAL],
    picked: (play) => play.choosing.weighed?.meaning === "attack",
    held: true,
    show(play) {
      const attack = offerOf(play, "attack", FIRST) ?? offerOf(play, "attack");
      if (attack) play.choosing.weigh(attack);
    },
  },
  declare: {
    rule: "SB62-9.4-l",
    minutes: 5,
    asked: asks("division", "march", "facing"),
    spot: (play) => [...zonesAt(play, FIRST), GOAL],
    done: (play) => ready(play, FIRST),
    gone: (play) => attackGone(play, FIRST),
    astray: (play) => strayed(play, FIRST) || otherActs(play, FIRST),
    way: (play) => lead(play, FIRST),
  },
  second: {
    rule: "SB62-10.1-c",
    minutes: 5,
    sight: (play) => [GOAL, ...zonesAt(play, SECOND)],
    asked: asks("division", "march", "facing"),
    spot: (play) => [...zonesAt(play, SECOND), GROUND, GOAL],
    done: (play) => ready(play, SECOND),
    gone: (play) => attackGone(play, SECOND),
    astray: (play) => strayed(play, SECOND),
    way: (play) => lead(play, SECOND),
  },
  commanders: {
    rule: "SB62-6.3-a",
    minutes: 4,
    asked: asks("division", "divisions", "commanders", "ride"),
    done: (play) => namedAt(play) !== -1 && (asks("combat")(play) || fought(play)),
    gone: halfOver,
  },
  fight: {
    rule: "SB62-10.4-d",
    minutes: 3,
    asked: asks("combat"),
    spot: (play) => [...zonesAt(play, FIRST, SECOND), GOAL],
    done: fought,
    gone: halfOver,
    way: (play) => offerOf(play, "fight"),
  },
  result: {
    rule: "SB62-10.4-h",
    minutes: 3,
    ...SHEET,
    gone: (play) => !fought(play),
    show: closeSheet,
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
