import { asks, clear, commit, inHand, offerOf, refusedFor, tryRefused, up } from "../../../play/guide/lesson-hands.ts";
import { hexesAt, type Lesson, over, type Play, seen } from "./screen.ts";

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
    traceless: true,
    asked: asks("movement"),
    spot: (play) => hexesAt(play, COLUMN[0]),
    done: (play) => COLUMN.some((one) => one === play.choosing.hand.piece),
    show: (play) => void inHand(play, COLUMN[0]),
  },
  command: {
    rule: "BR83-4.4-a",
    minutes: 10,
    traceless: true,
    asked: asks("movement"),
    done: (play) => up(play, "command"),
    show: (play) => play.toggleOverlay("command"),
  },
  refused: {
    rule: "BR83-4.12-a",
    minutes: 10,
    traceless: true,
    asked: asks("movement"),
    spot: (play) => hexesAt(play, HALTED, HALTED_CHIEF),
    done: (play) => refusedFor(play) === "move-inactive",
    show: (play) => tryRefused(play, { kind: "piece", id: HALTED }),
  },
  march: {
    rule: "BR83-5.6-d",
    minutes: 9,
    begins: clear,
    asked: asks("movement", "march"),
    spot: (play) => [...hexesAt(play, COLUMN[0]), COLUMN_GOAL],
    done: (play) => over(play, 1) || (asks("movement")(play) && columnArrived(play)),
    astray: (play) => asks("movement")(play) && COLUMN.some((one) => seen(play, one)?.moved) && !columnArrived(play),
    show(play) {
      if (play.table?.decision.step === "march") {
        commit(
          play,
          play.offers.find((one) => one.meaning === "march" && one.hex === COLUMN_GOAL) ?? offerOf(play, "stop"),
        );
        return;
      }
      if (!inHand(play, COLUMN[0])) return;
      if (play.choosing.hand.mode !== "together") play.choosing.setMode("together");
      else
        commit(
          play,
          play.offers.find((one) => one.meaning === "march" && one.hex === COLUMN_GOAL),
        );
    },
  },
  ride: {
    rule: "BR83-4.6-a",
    minutes: 8,
    asked: asks("movement", "march"),
    spot: (play) => hexesAt(play, CHIEF, HALTED_CHIEF),
    done: (play) => over(play, 1) || (asks("movement")(play) && chiefArrived(play)),
    astray: (play) => asks("movement")(play) && seen(play, CHIEF)?.moved === true && !chiefArrived(play),
    show(play) {
      const [goal] = hexesAt(play, HALTED_CHIEF);
      const ride = play.offers.find((one) => one.meaning === "march" && one.hex === goal);
      if (play.table?.decision.step === "march") commit(play, ride ?? offerOf(play, "stop"));
      else if (inHand(play, CHIEF)) commit(play, ride);
    },
  },
  limber: {
    rule: "BR83-9.12-a",
    minutes: 7,
    asked: asks("movement"),
    spot: (play) => hexesAt(play, LIMBERED),
    done: (play) => over(play, 1) || seen(play, LIMBERED)?.face === "mobile",
    show(play) {
      if (inHand(play, LIMBERED)) commit(play, offerOf(play, "flip", LIMBERED));
    },
  },
  recon: {
    rule: "BR83-4.82-b",
    minutes: 6,
    traceless: true,
    sight: () => SLEEPERS,
    asked: asks("movement"),
    spot: faceDownHexes,
    done: (play) => over(play, 1) || up(play, "recon"),
    show: (play) => play.toggleOverlay("recon"),
  },
  phase: {
    rule: "BR83-2.3-a",
    minutes: 5,
    asked: asks("movement"),
    done: (play) => over(play, 1),
    show: (play) => commit(play, offerOf(play, "done")),
  },
} as const satisfies Readonly<Record<string, Lesson>>;
