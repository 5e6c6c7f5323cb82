import {
  asks,
  clear,
  commit,
  FAREWELL,
  inHand,
  offerOf,
  ownSince,
  SCORE,
  up,
} from "../../../play/guide/lesson-hands.ts";
import { gunMarches, GUNS, inSight, laid } from "./guns.ts";
import { hexesAt, type Lesson, over, OWN, type Play, seen } from "./screen.ts";

/** A question of the second turn: until then the other side is waited for. */
const asksLater =
  (...steps: readonly string[]) =>
  (play: Play) =>
    play.session.view.turn > 1 && asks(...steps)(play);

/** The second turn has come to its Combat phase, or beyond. */
function pastMarches(play: Play): boolean {
  const { view } = play.session;
  return over(play, 2) || (view.turn === 2 && view.stage !== "movement" && view.stage !== "command");
}

const isBattery = (play: Play, piece: string | undefined) =>
  piece !== undefined && seen(play, piece)?.side === OWN && seen(play, piece)?.kind === "battery";

/** The lessons of the second turn: sight, guns, a battle and what it brings. */
export const SECOND_TURN = {
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
    ...SCORE,
    begins(play) {
      play.scoreOpen = false;
    },
  },
  finished: {
    rule: "BR83-2.1-a",
    minutes: 1,
    ...FAREWELL,
  },
} as const satisfies Readonly<Record<string, Lesson>>;

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
