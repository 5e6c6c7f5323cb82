import {
  asks,
  commit,
  inHand,
  offerOf,
  overlayLesson,
  refusalLesson,
  tryRefused,
} from "../../../play/guide/lesson-hands.ts";
import { firstOver, hexesAt, type Lesson, marching, marchTo, movedForGood, type Play, seen } from "./screen.ts";

/** Keyes and his men, who march down the turnpike; the first is the one to point at. */
const COLUMN = ["us-2me", "us-1conn", "us-2conn", "us-3conn", "us-l-keyes"] as const;
/** Where they march: behind the hill above the Stone Bridge. */
const COLUMN_GOAL = "BB8";
const CHIEF = "us-l-mcdowell";
/** Whom the chief rides to, and who stands halted beside him. */
const HALTED_CHIEF = "us-l-tyler";
const HALTED = "us-69nym";
/** The battery that limbers. */
const LIMBERED = "us-e2us";

/** Between these two lie the hidden Confederates behind Mitchell’s and Blackburn’s Ford. */
const SLEEPERS = ["JJ20", "PP22"] as const;

const faceDownHexes = (play: Play) => play.session.view.faceDown.map(({ hex }) => hex);

/** Hexes between two pieces; a large number where one is not on the map. */
function between(play: Play, one: string, other: string): number {
  const [from, to] = hexesAt(play, one, other);
  const grid = play.table?.game.field.grid;
  return from === undefined || to === undefined || !grid ? 99 : grid.distance(grid.known(from), grid.known(to));
}

/** Keyes and all of his men stand in one hex nearer to the enemy. */
function columnArrived(play: Play): boolean {
  const hexes = new Set(hexesAt(play, ...COLUMN));
  return (
    hexes.size === 1 && COLUMN.every((one) => seen(play, one)?.moved) && between(play, COLUMN[0], HALTED_CHIEF) <= 2
  );
}

/** McDowell's command reaches Tyler. */
const chiefArrived = (play: Play) => seen(play, CHIEF)?.moved === true && between(play, CHIEF, HALTED_CHIEF) <= 4;

/** The lessons of the first turn: pieces, orders, marches, face-down enemies. */
export const FIRST_TURN = {
  pieces: {
    rule: "BR83-PP2-a",
    minutes: 11,
    asked: asks("movement"),
    gone: (play) => firstOver(play) || COLUMN.some((one) => seen(play, one)?.moved),
    spot: (play) => hexesAt(play, COLUMN[0]),
    picked: (play) => COLUMN.some((one) => one === play.choosing.hand.piece),
    show: (play) => void inHand(play, COLUMN[0]),
  },
  command: {
    rule: "BR83-4.4-a",
    minutes: 10,
    ...overlayLesson("command"),
    asked: asks("movement"),
    gone: firstOver,
  },
  refused: {
    rule: "BR83-4.12-a",
    minutes: 10,
    ...refusalLesson("move-inactive"),
    asked: asks("movement"),
    gone: firstOver,
    spot: (play) => hexesAt(play, HALTED, HALTED_CHIEF),
    show: (play) => tryRefused(play, { kind: "piece", id: HALTED }),
  },
  march: {
    rule: "BR83-5.6-d",
    minutes: 9,
    asked: (play) => asks("movement")(play) || marching(play, ...COLUMN),
    spot: (play) => [...hexesAt(play, COLUMN[0]), COLUMN_GOAL],
    sight: (play) => goalLast(play, COLUMN[0], COLUMN_GOAL),
    done: (play) => columnArrived(play) && !marching(play, ...COLUMN),
    gone: (play) => firstOver(play) || (!columnArrived(play) && movedForGood(play, ...COLUMN)),
    astray: columnSpoilt,
    show(play) {
      if (asks("march")(play)) return commit(play, marchTo(play, COLUMN_GOAL) ?? offerOf(play, "stop"));
      if (!inHand(play, COLUMN[0])) return;
      if (play.choosing.hand.mode !== "together") play.choosing.setMode("together");
      else commit(play, marchTo(play, COLUMN_GOAL));
    },
  },
  ride: {
    rule: "BR83-4.6-a",
    minutes: 8,
    asked: (play) => asks("movement")(play) || marching(play, CHIEF),
    spot: (play) => hexesAt(play, CHIEF, HALTED_CHIEF),
    sight: (play) => goalLast(play, CHIEF, ...hexesAt(play, HALTED_CHIEF)),
    done: (play) => chiefArrived(play) && !marching(play, CHIEF),
    gone: (play) => firstOver(play) || (!chiefArrived(play) && movedForGood(play, CHIEF)),
    astray: chiefSpoilt,
    show(play) {
      const [goal] = hexesAt(play, HALTED_CHIEF);
      if (asks("march")(play)) commit(play, marchTo(play, goal) ?? offerOf(play, "stop"));
      else if (inHand(play, CHIEF)) commit(play, marchTo(play, goal));
    },
  },
  limber: {
    rule: "BR83-9.12-a",
    minutes: 7,
    asked: asks("movement"),
    spot: (play) => hexesAt(play, LIMBERED),
    done: (play) => play.session.view.turn === 1 && seen(play, LIMBERED)?.face === "mobile",
    gone: (play) =>
      firstOver(play) ||
      (limberSpoilt(play) && movedForGood(play, LIMBERED)) ||
      seen(play, LIMBERED)?.hex === undefined,
    astray: limberSpoilt,
    show(play) {
      if (inHand(play, LIMBERED)) commit(play, offerOf(play, "flip", LIMBERED));
    },
  },
  recon: {
    rule: "BR83-4.82-b",
    minutes: 6,
    ...overlayLesson("recon"),
    sight: () => SLEEPERS,
    asked: asks("movement"),
    gone: firstOver,
    spot: faceDownHexes,
  },
  phase: {
    rule: "BR83-2.3-a",
    minutes: 5,
    asked: asks("movement"),
    done: firstOver,
    way: (play) => offerOf(play, "done"),
  },
} as const satisfies Readonly<Record<string, Lesson>>;

/** Who is to march, then whereto once he is in hand: where both do not fit, the last is seen. */
function goalLast(play: Play, piece: string, ...goals: readonly string[]): readonly string[] {
  const from = hexesAt(play, piece);
  const taken = play.choosing.hand.piece !== undefined || asks("march")(play);
  return taken ? [...from, ...goals] : [...goals, ...from];
}

/** The column has marched, and cannot come together at its goal any more. */
function columnSpoilt(play: Play): boolean {
  return asks("movement")(play) && !columnArrived(play) && COLUMN.some((one) => seen(play, one)?.moved);
}

function chiefSpoilt(play: Play): boolean {
  return asks("movement")(play) && !chiefArrived(play) && seen(play, CHIEF)?.moved === true;
}

/** The battery has marched as it was: it cannot change any more in this turn. */
function limberSpoilt(play: Play): boolean {
  const battery = seen(play, LIMBERED);
  return (
    asks("movement")(play) && battery?.face !== "mobile" && (battery?.moved === true || battery?.hex === undefined)
  );
}
