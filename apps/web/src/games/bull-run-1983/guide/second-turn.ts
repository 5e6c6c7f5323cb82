import {
  asks,
  closeSheet,
  FAREWELL,
  firstOffer,
  inHand,
  offerOf,
  overlayLesson,
  ownSince,
  plainOffers,
  SCORE,
  SHEET,
} from "../../../play/guide/lesson-hands.ts";
import { gunMarches, GUNS, inSight, laid } from "./guns.ts";
import { hexesAt, type Lesson, marching, movedForGood, over, OWN, type Play, seen } from "./screen.ts";

/** A question of the second turn: until then the other side is waited for. */
const asksLater =
  (...steps: readonly string[]) =>
  (play: Play) =>
    play.session.view.turn > 1 && asks(...steps)(play);

/** The second turn has reached its Combat phase, or beyond. */
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
    ...overlayLesson("sight"),
    begins(play) {
      play.overlays.kept = new Set();
      play.board?.reveal({ kind: "piece", id: GUNS[0] });
    },
    looks(play) {
      if (!isBattery(play, play.cardPiece)) return undefined;
      return play.overlays.kept.has("sight") ? "pressed" : play.overlays.held === "sight" ? "held" : undefined;
    },
    asked: asksLater("movement"),
    gone: pastMarches,
    tool: (play) => (isBattery(play, play.cardPiece) ? "sight" : undefined),
    spot: (play) => hexesAt(play, ...GUNS),
    show(play) {
      if (!isBattery(play, play.cardPiece)) inHand(play, GUNS[0]);
      else play.overlays.toggle("sight");
    },
  },
  guns: {
    rule: "BR83-9.2-a",
    minutes: 4,
    asked: (play) => asksLater("movement")(play) || (asksLater("march")(play) && marching(play, ...GUNS)),
    spot(play) {
      const { table, choosing } = play;
      const goals =
        table && isBattery(play, choosing.hand.piece)
          ? gunMarches(table, play.offers).flatMap(({ hex }) => hex ?? [])
          : [];
      return [...hexesAt(play, ...GUNS), ...goals];
    },
    done: (play) => asksLater("movement")(play) && play.table !== undefined && laid(play.table).length === GUNS.length,
    gone: (play) => pastMarches(play) || (GUNS.some((gun) => isSpoilt(play, gun)) && movedForGood(play, ...GUNS)),
    astray: spoilt,
    way(play) {
      const { table } = play;
      if (!table) return undefined;
      if (asks("march")(play)) return gunMarches(table, play.offers)[0] ?? offerOf(play, "stop");
      const next = nextGun(play);
      if (next === undefined || !isInHand(play, next)) return next === undefined ? undefined : selectOf(play, next);
      const limbers = seen(play, next)?.face === "battle" ? offerOf(play, "flip", next) : undefined;
      return limbers ?? gunMarches(table, play.offers)[0];
    },
  },
  declare: {
    rule: "BR83-9.6-a",
    minutes: 3,
    asked: asksLater("movement", "declaration"),
    spot: (play) => [...hexesAt(play, ...GUNS), ...hexesAt(play, ...targets(play))],
    done: (play) => ownSince(play, 0, "close", "complete"),
    gone: (play) => over(play, 2) || fought(play),
    way(play) {
      const { table } = play;
      if (table?.decision.step !== "declaration") return offerOf(play, "done");
      const drafting = table.decision.about["battle"] !== undefined;
      const next = drafting ? firstOffer(play, "assign", "close") : offerOf(play, "target");
      return next ?? firstOffer(play, "complete", "done");
    },
  },
  fight: {
    rule: "BR83-7.31-a",
    minutes: 2,
    asked: asksLater("declaration", "order"),
    spot: (play) => [...hexesAt(play, ...GUNS), ...hexesAt(play, ...targets(play))],
    done: fought,
    gone: (play) => over(play, 2),
    way: (play) => firstOffer(play, "done", "complete", "close"),
  },
  result: {
    rule: "BR83-CRT-a",
    minutes: 2,
    ...SHEET,
    gone: (play) => !fought(play),
    show: closeSheet,
  },
  score: {
    rule: "BR83-3.3-a",
    minutes: 1,
    ...SCORE,
  },
  finished: {
    rule: "BR83-2.1-a",
    minutes: 1,
    ...FAREWELL,
  },
} as const satisfies Readonly<Record<string, Lesson>>;

/** A battery can come to no target any more in this turn. */
function spoilt(play: Play): boolean {
  return asksLater("movement")(play) && GUNS.some((gun) => isSpoilt(play, gun));
}

/** The next battery to be brought up. */
function nextGun(play: Play): string | undefined {
  const ready = play.table ? laid(play.table) : [];
  return GUNS.find((gun) => !ready.includes(gun) && (isInHand(play, gun) || selectOf(play, gun) !== undefined));
}

const isInHand = (play: Play, piece: string): boolean => play.choosing.hand.piece === piece;

const selectOf = (play: Play, piece: string) =>
  plainOffers(play).find((one) => one.meaning === "select" && one.piece === piece);

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
