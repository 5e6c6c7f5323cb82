import type { Action } from "@stonebridge/games/bull-run-1983";
import { tick } from "svelte";
import type { PlayState } from "../../../play/play-state.svelte.ts";
import type { Lesson as AnyLesson } from "../../contract/guide.ts";
import { hexOf } from "../offers/index.ts";
import type { Meaning, Offer } from "../offers/offer.ts";
import { denialAt } from "../refusal.ts";
import type { OldBullRun } from "../types.ts";
import { gunMarches, GUNS, inSight, laid } from "./guns.ts";

/** The lessons of the first two turns, in order. */
export const LESSONS = [
  "pieces",
  "command",
  "refused",
  "march",
  "ride",
  "limber",
  "recon",
  "phase",
  "sight",
  "guns",
  "declare",
  "fight",
  "result",
  "score",
  "finished",
] as const;
export type LessonId = (typeof LESSONS)[number];

/** The player's side. */
const OWN = "union";
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

type Play = PlayState<OldBullRun>;
type Lesson = Omit<AnyLesson<OldBullRun>, "id">;

export function isLesson(id: string): id is LessonId {
  return LESSONS.some((one) => one === id);
}

const asks =
  (...steps: readonly string[]) =>
  (play: Play) =>
    steps.includes(play.table?.decision.step ?? "");

/** A question of the second turn: until then the other side is waited for. */
const asksLater =
  (...steps: readonly string[]) =>
  (play: Play) =>
    play.session.view.turn > 1 && asks(...steps)(play);

function ownSince(play: Play, since: number, ...types: readonly Action["type"][]): boolean {
  return play.session.steps.slice(since).some((step) => step.side === OWN && types.includes(step.action.type));
}

/** The player's turn of this number is over. */
function over(play: Play, turn: number): boolean {
  const { view } = play.session;
  return view.turn > turn || (view.turn === turn && view.side !== OWN);
}

/** The second turn has come to its Combat phase, or beyond. */
function pastMarches(play: Play): boolean {
  const { view } = play.session;
  return over(play, 2) || (view.turn === 2 && view.stage !== "movement" && view.stage !== "command");
}

function offerOf(play: Play, meaning: Meaning, piece?: string): Offer | undefined {
  return play.offers.find((one) => one.meaning === meaning && (piece === undefined || one.piece === piece));
}

function commit(play: Play, offer: Offer | undefined): void {
  if (offer) play.choosing.commit(offer);
}

const seen = (play: Play, piece: string) => play.session.view.pieces.find((one) => one.id === piece);

const hexesAt = (play: Play, ...pieces: readonly string[]): readonly string[] =>
  pieces.flatMap((piece) => hexOf(play.session.view, piece) ?? []);

/** Hexes between two pieces; a large number where one is not on the map. */
function between(play: Play, one: string, other: string): number {
  const [from, to] = hexesAt(play, one, other);
  const grid = play.table?.game.field.grid;
  return from === undefined || to === undefined || !grid ? 99 : grid.distance(grid.known(from), grid.known(to));
}

/** Takes a piece in hand as a click on it does. @returns whether it was in hand already */
function inHand(play: Play, piece: string): boolean {
  if (play.choosing.hand.piece === piece) return true;
  play.board?.reveal({ kind: "piece", id: piece });
  play.choosing.pick({ kind: "piece", id: piece });
  return false;
}

const faceDownHexes = (play: Play) => play.session.view.faceDown.map(({ hex }) => hex);

const clear = (play: Play) => {
  play.kept = new Set();
};

const up = (play: Play, overlay: string) => play.held === overlay || play.kept.has(overlay);

/** Keyes and all of his men stand in one hex nearer to the enemy. */
function columnArrived(play: Play): boolean {
  const hexes = new Set(hexesAt(play, ...COLUMN));
  return (
    hexes.size === 1 && COLUMN.every((one) => seen(play, one)?.moved) && between(play, COLUMN[0], HALTED_CHIEF) <= 2
  );
}

/** McDowell's command reaches Tyler. */
const chiefArrived = (play: Play) => seen(play, CHIEF)?.moved === true && between(play, CHIEF, HALTED_CHIEF) <= 4;

const isBattery = (play: Play, piece: string | undefined) =>
  piece !== undefined && seen(play, piece)?.side === OWN && seen(play, piece)?.kind === "battery";

export const LESSON: Readonly<Record<LessonId, Lesson>> = {
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
    done: (play) => play.denials.shown?.denial.refusal.reason === "move-inactive",
    show(play) {
      const denial = play.table && denialAt(play.table, {}, `piece:${HALTED}`);
      if (!denial) return;
      play.board?.reveal({ kind: "piece", id: HALTED });
      play.deny(denial, undefined);
    },
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
    begins(play) {
      // After the map has turned to whoever can act next.
      void tick().then(() => {
        for (const hex of SLEEPERS) play.board?.reveal({ kind: "space", id: hex });
      });
    },
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
  sight: {
    rule: "BR83-9.31-a",
    minutes: 4,
    traceless: true,
    begins(play) {
      clear(play);
      play.board?.reveal({ kind: "piece", id: GUNS[0] });
    },
    asked: asksLater("movement"),
    spot: (play) => hexesAt(play, ...GUNS),
    done: (play) => pastMarches(play) || (up(play, "sight") && isBattery(play, play.cardPiece)),
    show(play) {
      if (!isBattery(play, play.cardPiece)) inHand(play, GUNS[0]);
      else play.toggleOverlay("sight");
    },
  },
  guns: {
    rule: "BR83-9.2-a",
    minutes: 4,
    asked: asksLater("movement", "march"),
    spot(play) {
      const { table, choosing } = play;
      const goals =
        table && isBattery(play, choosing.hand.piece)
          ? gunMarches(table, play.offers).flatMap(({ hex }) => hex ?? [])
          : [];
      return [...hexesAt(play, ...GUNS), ...goals];
    },
    done: (play) =>
      pastMarches(play) ||
      (asksLater("movement")(play) && play.table !== undefined && laid(play.table).length === GUNS.length),
    astray: (play) => asksLater("movement")(play) && GUNS.some((gun) => isSpoilt(play, gun)),
    show(play) {
      const { table } = play;
      if (!table) return;
      if (table.decision.step === "march")
        return commit(play, gunMarches(table, play.offers)[0] ?? offerOf(play, "stop"));
      const ready = laid(table);
      const next = GUNS.find((gun) => !ready.includes(gun) && offerFor(play, gun));
      if (next === undefined) return commit(play, offerOf(play, "done"));
      if (!inHand(play, next)) return;
      const limbers = seen(play, next)?.face === "battle" ? offerOf(play, "flip", next) : undefined;
      commit(play, limbers ?? gunMarches(table, play.offers)[0] ?? offerOf(play, "done"));
    },
  },
  declare: {
    rule: "BR83-9.6-a",
    minutes: 3,
    begins: clear,
    asked: asksLater("movement", "declaration"),
    spot: (play) => [...hexesAt(play, ...GUNS), ...hexesAt(play, ...targets(play))],
    done: (play) => over(play, 2) || ownSince(play, 0, "close", "complete") || fought(play),
    show(play) {
      const { table } = play;
      if (table?.decision.step !== "declaration") return commit(play, offerOf(play, "done"));
      const drafting = table.decision.about["battle"] !== undefined;
      const next = drafting ? (offerOf(play, "assign") ?? offerOf(play, "close")) : offerOf(play, "target");
      commit(play, next ?? offerOf(play, "complete") ?? offerOf(play, "done"));
    },
  },
  fight: {
    rule: "BR83-7.31-a",
    minutes: 2,
    asked: asksLater("declaration", "order"),
    spot: (play) => [...hexesAt(play, ...GUNS), ...hexesAt(play, ...targets(play))],
    done: (play) => over(play, 2) || fought(play),
    show: (play) => commit(play, offerOf(play, "done") ?? offerOf(play, "complete")),
  },
  result: {
    rule: "BR83-CRT-a",
    minutes: 2,
    traceless: true,
    asked: () => true,
    done: (play) => !play.desk.screen.report.shown,
    show: (play) => play.desk.screen.report.actionTaken(),
  },
  score: {
    rule: "BR83-3.3-a",
    minutes: 1,
    traceless: true,
    begins(play) {
      play.scoreOpen = false;
    },
    asked: () => true,
    done: (play) => play.scoreOpen || play.tab === "score",
    show(play) {
      if (play.width.phone) play.tab = "score";
      else play.scoreOpen = true;
    },
  },
  finished: {
    rule: "BR83-2.1-a",
    minutes: 1,
    asked: () => true,
    done: () => false,
    show: () => undefined,
  },
};

/** The piece may be moved, or changed. */
function offerFor(play: Play, piece: string): boolean {
  return play.choosing.hand.piece === piece || offerOf(play, "select", piece) !== undefined;
}

/** The battery can come to no target any more in this turn. */
function isSpoilt(play: Play, gun: string): boolean {
  const { table } = play;
  const battery = seen(play, gun);
  if (!table || !battery || laid(table).includes(gun)) return false;
  return battery.moved === true || (battery.changed === true && battery.face === "battle");
}

/** Whom the batteries could fire at from where they stand. */
function targets(play: Play): readonly string[] {
  const { table } = play;
  if (!table) return [];
  return hexesAt(play, ...laid(table)).flatMap((hex) => inSight(table, hex));
}

function fought(play: Play): boolean {
  return play.session.steps.some((step) => step.side === OWN && step.events.some(({ type }) => type === "fought"));
}
