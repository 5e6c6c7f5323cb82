import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";
import { type CommandFrame, type DraftingFrame, type Given, INITIATIVE, SUPERIOR } from "../frames/orders.ts";
import { mayAttach, refuseAttach } from "./attachment.ts";
import { refuseHide } from "../hiding/hidden-orders.ts";
import { type HolderIndex, NONE, type SideIndex } from "../measures.ts";
import { obey } from "./obedience.ts";
import { type Order, givenType } from "./order-book.ts";
import { aimTest, aimsOf, isWayWhole, refuseGuard, refuseKind, refuseVia, viasOf } from "./order-rules.ts";
import { type Offers, offersOf } from "../actions/offers.ts";
import { type Play, type Step, asks, pop, push } from "../play.ts";
import type { Position } from "../position.ts";
import { UNKNOWN } from "../refusing.ts";
import { HIDING } from "../hiding/refusals.ts";
import { ORDERS } from "./refusals.ts";
import { tracePrices } from "../land/crossings.ts";
import { pathBetween } from "./targets.ts";
import { ORDER_TYPES, type OrderType } from "../vocabulary.ts";
import { armyTrain } from "../army/wagons.ts";

/** Who writes to whom, and for what purpose: what is known about an order before anything is written. */
export type Draft = Pick<DraftingFrame, "side" | "purpose" | "from" | "to">;

const BLANK = {
  type: NONE,
  flag: NOWHERE,
  hexes: [],
  waypoints: [],
  forced: 0,
  hidden: 0,
  attach: NONE,
  guards: 0,
} as const satisfies Omit<DraftingFrame, keyof Draft | "step" | "legs">;

export function beginDraft(play: Play, side: SideIndex, purpose: number, from: HolderIndex, to: HolderIndex): void {
  push(play, { step: "drafting", side, purpose, from, to, legs: [], ...BLANK });
}

/** A leg considered before it is written: its type, and the hex that it aims at. */
export interface PlainLeg {
  readonly type: OrderType;
  readonly hex: HexIndex;
}

/**
 * The hexes, by number, that the next leg of an order could aim at, if it were of a type and followed other legs; none if no such leg may
 * follow them (NWO-12.3-b, NWO-12.5-a). Asked before the order is begun.
 */
export function legAhead(
  field: Field,
  p: Position,
  draft: Draft,
  before: readonly PlainLeg[],
  type: OrderType,
): readonly HexIndex[] {
  const legs = before.map((leg) => legOf(inHand(draft, [], leg.type, leg.hex)));
  const last = before.at(-1);
  if (last !== undefined && refuseMore(inHand(draft, [], last.type, last.hex)) !== undefined) return [];
  const f = inHand(draft, legs, type, NOWHERE);
  return refuseKind(field, p, f, type) === undefined ? aimsOf(field, p, f) : [];
}

/** The writing of an order once the type of a leg is chosen, and perhaps its aim. */
function inHand(draft: Draft, legs: readonly Order[], type: OrderType, flag: HexIndex): DraftingFrame {
  const hexes = flag === NOWHERE ? [] : [flag];
  return { ...BLANK, step: "drafting", ...draft, legs, type: ORDER_TYPES.indexOf(type), flag, hexes };
}

/** The current leg as an order. */
function legOf(f: DraftingFrame): Order {
  return {
    type: givenType(ORDER_TYPES[f.type]),
    target: { flag: f.flag, hexes: f.hexes },
    waypoints: f.waypoints.map((flag) => ({ flag, hexes: [flag] })),
    forced: f.forced === 1,
    hidden: f.hidden === 1,
    ...(f.guards === 1 ? { guards: true } : {}),
    ...(f.attach === NONE ? {} : { attach: f.attach }),
  };
}

/** Why nothing may follow the current leg (NWO-12.5-a, NWO-RUL179). */
function refuseMore(f: DraftingFrame): Refusal | undefined {
  if (f.purpose !== SUPERIOR) return ORDERS["then-single"];
  const chained = ORDER_TYPES[f.type] === "march" || ORDER_TYPES[f.type] === "attack";
  return chained ? undefined : ORDERS["then-last"];
}

function choices(field: Field, p: Position, f: DraftingFrame): Action[] {
  const scrap: Action = { type: "scrap" };
  const offers = offersOf(field);
  if (f.type === NONE) {
    const kinds = ORDER_TYPES.filter((type) => refuseKind(field, p, f, type) === undefined);
    return [...kinds.map((order): Action => ({ type: "kind", order })), scrap];
  }
  if (f.flag === NOWHERE) {
    const guard: readonly Action[] = refuseGuard(field, p, f) === undefined ? [{ type: "guard" }] : [];
    return guard.concat(
      aimsOf(field, p, f).map((hex) => offers.aim[hex]),
      scrap,
    );
  }
  const stretches = mayStretch(f) ? aimsOf(field, p, f) : NO_HEXES;
  const vias = f.hidden === 0 ? viasOf(field, p, f) : NO_HEXES;
  const more: Action[] = [];
  if (ORDER_TYPES[f.type] === "march" && f.forced === 0) more.push({ type: "force" });
  if (mayAttach(field, f))
    for (const [formation, { id }] of field.holders.entries())
      if (refuseAttach(field, p, f, formation) === undefined) more.push({ type: "attach", formation: id });
  if (isWayWhole(field, p, f)) {
    if (refuseHide(field, p, f, () => legOf(f)) === undefined) more.push({ type: "hide" });
    if (refuseMore(f) === undefined) more.push({ type: "add" });
    more.push({ type: "send" });
  }
  more.push(scrap);
  const actions = stretches.map((hex) => offers.stretch[hex]).concat(offersOfVias(offers, vias), more);
  // neither is the target itself; the later one goes first, because what follows it moves up
  withoutOffer(actions, stretches.length, vias, f.flag);
  withoutOffer(actions, 0, stretches, f.flag);
  return actions;
}

const NO_HEXES: readonly HexIndex[] = [];

const listed = new WeakMap<readonly HexIndex[], readonly Action[]>();

/** Every way on from a point: lists of hundreds, kept as those of their hexes are. */
function offersOfVias({ via }: Offers, vias: readonly HexIndex[]): readonly Action[] {
  let offers = listed.get(vias);
  if (offers === undefined) listed.set(vias, (offers = vias.map((hex) => via[hex])));
  return offers;
}

/** Removes what is offered of a hex from a list. @param from where the offers of these hexes begin, which come by number */
function withoutOffer(actions: Action[], from: number, hexes: readonly HexIndex[], hex: HexIndex): void {
  let [least, most] = [0, hexes.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (hexes[middle] < hex) least = middle + 1;
    else most = middle;
  }
  if (hexes[least] === hex) actions.splice(from + least, 1);
}

/** The purpose of a draft, as its question states it. */
const PURPOSES = ["order", "try", "bad-move"] as const;

/** An order is written, leg by leg (NWO-12.3-b, NWO-12.5-a). */
export const drafting: Step<"drafting"> = {
  inPart: true,
  ask: ({ field, p }, f) =>
    asks(
      "drafting",
      f.side,
      "NWO-12.3-b",
      { formations: [field.holders[f.to].id], commander: field.holders[f.from].id, purpose: PURPOSES[f.purpose] },
      choices(field, p, f),
    ),
  take(play, f, action) {
    const { field } = play;
    const { grid } = field.map;
    switch (action.type) {
      case "kind":
        f.type = ORDER_TYPES.indexOf(action.order);
        return undefined;
      case "aim":
        f.flag = grid.known(action.hex);
        f.hexes = [f.flag];
        return undefined;
      case "guard": {
        const train = armyTrain(field, play.p, f.side);
        f.flag = play.p.seat[train];
        f.hexes = [f.flag];
        f.guards = 1;
        return undefined;
      }
      case "stretch":
        f.hexes = pathBetween(
          field,
          f.flag,
          grid.known(action.hex),
          tracePrices(field, play.p, field.holders[f.to].side),
        );
        return undefined;
      case "via":
        f.waypoints = [...f.waypoints, grid.known(action.hex)];
        return undefined;
      case "force":
        f.forced = 1;
        return undefined;
      case "attach":
        f.attach = field.holderIndex.get(action.formation) ?? NONE;
        return undefined;
      case "hide":
        f.hidden = 1;
        return undefined;
      case "add":
        Object.assign(f, { legs: [...f.legs, legOf(f)], ...BLANK });
        return undefined;
      case "send":
        pop(play);
        return send(play, f, [...f.legs, legOf(f)]);
      default:
        return pop(play);
    }
  },
  refuse({ field, p }, f, action) {
    const hex = "hex" in action ? field.map.grid.index(action.hex) : undefined;
    switch (action.type) {
      case "kind":
        if (!ORDER_TYPES.includes(action.order)) return UNKNOWN["no-such-order"];
        return f.type === NONE ? refuseKind(field, p, f, action.order) : ORDERS["kind-chosen"];
      case "aim":
        if (hex === undefined) return UNKNOWN["no-such-hex"];
        if (f.type === NONE) return ORDERS["aim-kind"];
        return f.flag === NOWHERE ? aimTest(field, p, f)(hex) : ORDERS["aim-chosen"];
      case "stretch":
        if (hex === undefined) return UNKNOWN["no-such-hex"];
        return refuseUnaimed(f) ?? refuseStretch(field, p, f, hex);
      case "guard":
        return f.type === NONE ? ORDERS["aim-kind"] : refuseGuard(field, p, f);
      case "via":
        if (hex === undefined) return UNKNOWN["no-such-hex"];
        if (f.hidden === 1) return ORDERS["via-plotted"];
        return refuseUnaimed(f) ?? refuseVia(field, p, f, hex);
      case "force":
        return refuseUnaimed(f) ?? refuseForce(f);
      case "attach": {
        const formation = field.holderIndex.get(action.formation);
        if (formation === undefined) return UNKNOWN["no-such-holder"];
        return refuseUnaimed(f) ?? refuseAttach(field, p, f, formation);
      }
      case "hide":
        return refuseHidden(field, p, f);
      case "add":
        return refuseUnaimed(f) ?? refuseGap(field, p, f) ?? refuseMore(f);
      case "send":
        return refuseUnaimed(f) ?? refuseGap(field, p, f);
      default:
        return undefined;
    }
  },
};

/** Why nothing more can be written of the current leg before its type and target are. */
function refuseUnaimed(f: DraftingFrame): Refusal | undefined {
  if (f.type === NONE) return ORDERS["aim-kind"];
  return f.flag === NOWHERE ? ORDERS["aim-first"] : undefined;
}

/** Why the target may not be a path to another hex. */
function refuseStretch(field: Field, p: Position, f: DraftingFrame, hex: HexIndex): Refusal | undefined {
  if (!mayStretch(f) || hex === f.flag) return ORDERS["stretch-over"];
  return aimTest(field, p, f)(hex);
}

function mayStretch({ hexes, waypoints, guards, hidden }: DraftingFrame): boolean {
  return hexes.length === 1 && waypoints.length === 0 && guards === 0 && hidden === 0;
}

/** Only a March goes on through the night (NWO-16.2-c). */
function refuseForce(f: DraftingFrame): Refusal | undefined {
  if (ORDER_TYPES[f.type] !== "march") return ORDERS["force-march"];
  return f.forced === 1 ? ORDERS["force-twice"] : undefined;
}

function refuseGap(field: Field, p: Position, f: DraftingFrame): Refusal | undefined {
  return isWayWhole(field, p, f) ? undefined : ORDERS["way-gap"];
}

/** Why the current leg may not be hidden: its whole route has to be given first (NWO-19.7.1-a). */
function refuseHidden(field: Field, p: Position, f: DraftingFrame): Refusal | undefined {
  if (f.flag === NOWHERE || !isWayWhole(field, p, f)) return HIDING["hide-march"];
  return refuseHide(field, p, f, () => legOf(f));
}

/** A written order joins the others of this phase; one written by the enemy is obeyed (NWO-12.11-d). */
function send(play: Play, f: DraftingFrame, orders: readonly Order[]): void {
  const command = commandOf(play.p);
  const given = { from: f.from, to: f.to, orders };
  if (f.purpose === SUPERIOR) command.given = writtenToo(play.field, command.given, [given]);
  else if (f.purpose === INITIATIVE) command.tries = writtenToo(play.field, command.tries, [given]);
  else obey(play, f.to, orders, "bad-move", play.p.turn, "NWO-12.11-d");
}

/** What is written, with more of it. The Union’s comes first whoever was quicker: what comes of it does not depend on that. */
export function writtenToo(field: Field, before: readonly Given[], more: readonly Given[]): readonly Given[] {
  const sideOf = ({ to }: Given): SideIndex => field.holders[to].side;
  return [...before, ...more].toSorted((one, other) => sideOf(one) - sideOf(other));
}

/** The running Command Phase. */
export function commandOf(p: Position): CommandFrame {
  const frame = p.stack.findLast((one) => one.step === "command");
  if (frame === undefined) throw new Error("Orders are given in the Command Phase alone.");
  return frame;
}
