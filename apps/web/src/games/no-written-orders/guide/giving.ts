import type { OrderType } from "@stonebridge/games/no-written-orders";
import { asks, cardLesson, commit, inHand, offerOf } from "../../../play/guide/lesson-hands.ts";
import { draftOf } from "../orders/draft.ts";
import { orderMode } from "../orders/hand.ts";
import type { DrawnOrder } from "../orders/drawn-order.ts";
import {
  addressee,
  commandOver,
  hexesAt,
  isOf,
  type Lesson,
  ordered,
  ordersOver,
  type Play,
  turnOver,
} from "./screen.ts";

/** An order as the guide has it given: to whom, by his piece, what, whereto. */
interface Wanted {
  readonly to: string;
  readonly piece: string;
  readonly type: OrderType;
  readonly target: string;
}

/** A brigade far off, to which an aide rides for two turns. */
const FAR = { to: "richardson-brigade", piece: "richardson", type: "defend", target: "5809" } as const satisfies Wanted;
/** A division whose leader is with the army commander. */
const NEAR = { to: "U4", piece: "miles", type: "march", target: "4512" } as const satisfies Wanted;
/** The point that it passes. */
const WAYPOINT = "4612";

/** The order in preview, or in the writing. */
function drawn({ table, choosing }: Play): DrawnOrder | undefined {
  return table && (draftOf(table) ?? choosing.weighed?.order);
}

/** None can be given any more, or it was given already. */
const gone = (play: Play, { to }: Wanted): boolean => ordered(play, to) || ordersOver(play);

/** It is drawn, of the right kind, with a target. */
function isDrawn(play: Play, { to, type }: Wanted): boolean {
  const order = drawn(play);
  return order?.to === to && order.types.at(-1) === type && order.target !== undefined;
}

/** Another order is being written, which can be taken back. */
const strays = (play: Play, wanted: Wanted): boolean => asks("drafting")(play) && !isDrawn(play, wanted);

/** Orders are asked for, or this one is being written. */
const writes =
  (wanted: Wanted) =>
  (play: Play): boolean =>
    asks("orders")(play) || (asks("drafting")(play) && isDrawn(play, wanted));

/** Draws the order as a hand would: who gets it, its kind, its target. */
function draw(play: Play, { to, piece, type, target }: Wanted): void {
  if (addressee(play) !== to && !inHand(play, piece)) return;
  play.choosing.take({ piece, mode: orderMode({ to, type }) });
  play.board?.reveal({ kind: "space", id: target });
  play.choosing.pick({ kind: "space", id: target });
}

/** Sends the order that is drawn; draws it where it is not. */
function send(play: Play, wanted: Wanted): void {
  if (!isDrawn(play, wanted)) draw(play, wanted);
  else if (asks("drafting")(play)) commit(play, offerOf(play, "send"));
  else commit(play, play.choosing.weighed);
}

/** Goes from the drawn order on to writing it out. */
function writeOut(play: Play): void {
  const does = play.choices.find(({ id }) => id === "write on")?.does;
  if (does?.kind === "offer") commit(play, does.offer);
  else draw(play, NEAR);
}

/** The lessons of giving orders. */
export const GIVING = {
  addressee: {
    rule: "NWO-12.3-a",
    minutes: 15,
    sight: (play) => [FAR.target, ...hexesAt(play, FAR.piece)],
    asked: asks("orders"),
    spot: (play) => hexesAt(play, FAR.piece),
    picked: (play) => addressee(play) === FAR.to,
    held: true,
    gone: (play) => gone(play, FAR),
    astray: (play) => strays(play, FAR),
    show: (play) => void inHand(play, FAR.piece),
  },
  kind: {
    rule: "NWO-12.3-h",
    minutes: 14,
    sight: (play) => [...hexesAt(play, FAR.piece), FAR.target],
    asked: writes(FAR),
    spot: (play) => [...hexesAt(play, FAR.piece), FAR.target],
    picked: (play) => isDrawn(play, FAR),
    held: true,
    gone: (play) => gone(play, FAR),
    astray: (play) => strays(play, FAR),
    show: (play) => draw(play, FAR),
  },
  aide: {
    rule: "NWO-12.4-a",
    minutes: 13,
    asked: writes(FAR),
    spot: (play) => [...hexesAt(play, FAR.piece), FAR.target],
    done: (play) => ordered(play, FAR.to),
    gone: ordersOver,
    astray: (play) => strays(play, FAR),
    show: (play) => send(play, FAR),
  },
  second: {
    rule: "NWO-12.12-a",
    minutes: 12,
    // First who gets it, then whereto.
    sight: (play) => (addressee(play) === NEAR.to ? [NEAR.target] : [NEAR.target, ...hexesAt(play, NEAR.piece)]),
    asked: writes(NEAR),
    spot: (play) => [...hexesAt(play, NEAR.piece), NEAR.target],
    picked: (play) => isDrawn(play, NEAR),
    held: true,
    gone: (play) => gone(play, NEAR),
    astray: (play) => strays(play, NEAR),
    show: (play) => draw(play, NEAR),
  },
  waypoint: {
    rule: "NWO-12.3.MA-c",
    minutes: 12,
    sight: () => [NEAR.target, WAYPOINT],
    asked: writes(NEAR),
    spot: (play) => [...hexesAt(play, NEAR.piece), WAYPOINT, NEAR.target],
    picked: (play) => isDrawn(play, NEAR) && (drawn(play)?.via.length ?? 0) > 0,
    held: true,
    gone: (play) => gone(play, NEAR),
    astray: (play) => strays(play, NEAR),
    show(play) {
      if (!asks("drafting")(play)) return writeOut(play);
      const via = play.offers.find(({ meaning, hex }) => meaning === "via" && hex === WAYPOINT);
      commit(play, via ?? offerOf(play, "send"));
    },
  },
  face: {
    rule: "NWO-12.7-b",
    minutes: 11,
    asked: writes(NEAR),
    spot: (play) => hexesAt(play, NEAR.piece),
    done: (play) => ordered(play, NEAR.to),
    gone: ordersOver,
    astray: (play) => strays(play, NEAR),
    show: (play) => send(play, NEAR),
  },
  complete: {
    rule: "NWO-12.2-a",
    minutes: 11,
    asked: asks("orders"),
    done: ordersOver,
    way: (play) => offerOf(play, "done"),
  },
  compliance: {
    rule: "NWO-12.7-d",
    minutes: 10,
    ...cardLesson(isOf(NEAR.to)),
    begins(play) {
      play.card = undefined;
    },
    // whose counter is looked at is known at a question only: the enemy may act first
    asked: commandOver,
    gone: turnOver,
    spot: (play) => hexesAt(play, NEAR.piece),
    show: (play) => play.show(NEAR.piece),
  },
} as const satisfies Readonly<Record<string, Lesson>>;
