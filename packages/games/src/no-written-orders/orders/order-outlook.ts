import { type HexId, type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { commandsOver, isFaceToFace, postOf, reachesAtOnce, refuseAddress, sendersOf } from "./capacity.ts";
import { columnOf, type Receipt, shiftsOf } from "./compliance.ts";
import { ridesTo } from "./couriers.ts";
import { DIVISION, type Field, HEADQUARTERS, WING } from "../field.ts";
import { addressOf, isDisheartened, ratingOf } from "../army/headings.ts";
import type { HolderIndex } from "../measures.ts";
import { chanceObeyed, chanceWithin, complianceChances } from "./order-chances.ts";
import type { Courier } from "./order-book.ts";
import type { Position } from "../position.ts";
import { followedBy, isReserve } from "../army/standing.ts";
import { COMPLIANCE_SHIFTS, type ComplianceShift } from "../tables/compliance-table.ts";
import type { Compliance, OrderType } from "../vocabulary.ts";

/** Turns for which a chance is given. */
const TURNS_TOLD = 5;

/** How an order reaches its recipient (NWO-12.4-a, NWO-RUL170); `cut-off`: there is no way to him. */
export type Carriage = "face-to-face" | "at-once" | "aide" | "cut-off";

/** An order on its way: who brings it, and when it arrives if nothing moves meanwhile. */
export interface DeliveryOutlook {
  readonly by: Carriage;
  /** Turn of its receipt; none if the recipient is cut off. */
  readonly turn?: number;
  /** The aide’s rides, turn by turn. */
  readonly rides: readonly (readonly HexId[])[];
}

/** By this turn it is obeyed with this chance, including all turns before. */
export interface ChanceByTurn {
  readonly turn: number;
  readonly chance: number;
}

/** How a leader may respond to an order: the shifts of table TS, and the chances of table TC. */
export interface ComplianceOutlook {
  readonly sender: number;
  readonly recipient: number;
  /** Shifts of the leg that counts, to the right or (below 0) to the left. */
  readonly shifts: readonly { readonly shift: ComplianceShift; readonly by: number }[];
  /** The leg of a sequence whose column is leftmost (NWO-12.7-f). */
  readonly leg: OrderType;
  readonly column: number;
  /** One result later (NWO-14.2-a). */
  readonly demoralised: boolean;
  readonly chances: Readonly<Record<Compliance, number>>;
  /** Turn of the test: later than its receipt if it comes by night (NWO-16.1-e). */
  readonly tested: number;
  readonly course: readonly ChanceByTurn[];
}

/** An order weighed before it is given. */
export interface OrderOutlook {
  readonly from: string;
  readonly to: string;
  readonly delivery: DeliveryOutlook;
  /** None for headquarters, which obey (NWO-11.5-a), and for a recipient who is cut off. */
  readonly compliance?: ComplianceOutlook;
}

/**
 * The prospects of an order if it is given now and nothing moves meanwhile. Reads nothing that the sender’s side may not know.
 * @param types of its legs, at least one @throws Error if there is no such holder
 */
export function orderOutlook(
  field: Field,
  p: Position,
  from: string,
  to: string,
  types: readonly OrderType[],
): OrderOutlook {
  const [sender, recipient] = [holderOf(field, from), holderOf(field, to)];
  const delivery = deliveryOf(field, p, sender, recipient);
  const obeys = field.holders[recipient].kind === HEADQUARTERS;
  if (delivery.turn === undefined || obeys) return { from, to, delivery };
  const faceToFace = delivery.by === "face-to-face";
  return {
    from,
    to,
    delivery,
    compliance: complianceOn(field, p, sender, recipient, types, delivery.turn, faceToFace),
  };
}

function holderOf(field: Field, id: string): HolderIndex {
  const holder = field.holderIndex.get(id);
  if (holder === undefined) throw new Error(`There is no "${id}" that could hold an order.`);
  return holder;
}

function deliveryOf(field: Field, p: Position, from: HolderIndex, to: HolderIndex): DeliveryOutlook {
  if (addressOf(field, p, to) === NOWHERE || postOf(field, p, from) === NOWHERE) return { by: "cut-off", rides: [] };
  if (from === to) return { by: "at-once", turn: p.turn, rides: [] };
  if (isFaceToFace(field, p, from, to)) return { by: "face-to-face", turn: p.turn, rides: [] };
  if (reachesAtOnce(field, p, from, to)) return { by: "at-once", turn: p.turn, rides: [] };
  return rideOf(field, p, field.holders[from].side, postOf(field, p, from), addressOf(field, p, to), p.turn + 1);
}

/** An aide’s way from a hex. @param first the turn of his next ride */
function rideOf(
  field: Field,
  p: Position,
  side: number,
  from: HexIndex,
  goal: HexIndex,
  first: number,
): DeliveryOutlook {
  const rides = ridesTo(field, p, side, from, goal);
  if (rides === undefined) return { by: "cut-off", rides: [] };
  const { ids } = field.map.grid;
  return {
    by: "aide",
    turn: first + Math.max(0, rides.length - 1),
    rides: rides.map((ride) => ride.map((hex) => ids[hex])),
  };
}

function complianceOn(
  field: Field,
  p: Position,
  from: HolderIndex,
  to: HolderIndex,
  types: readonly OrderType[],
  received: number,
  faceToFace: boolean,
): ComplianceOutlook {
  const { kind, cavalryCorps } = field.holders[to];
  const receipt: Receipt = {
    sender: ratingOf(field, p, from) ?? 0,
    recipient: ratingOf(field, p, to) ?? 0,
    onReserve: isReserve(p, followedBy(field, p, to)),
    faceToFace,
    divisionOrCavalry: kind === DIVISION || (kind !== WING && cavalryCorps),
  };
  const column = columnOf(types, receipt);
  const leg = types.find((type) => columnOf([type], receipt) === column) ?? types[0];
  const demoralised = isDisheartened(field, p, to);
  const chances = complianceChances(column, demoralised);
  const tested = testTurn(field, types, received);
  // NWO-16.1-f: what is obeyed before dawn begins with the day
  const first = isTestedBeforeDawn(field, types, tested) ? tested + 1 : tested;
  return {
    sender: receipt.sender,
    recipient: receipt.recipient,
    shifts: shiftsOf(leg, receipt).map((shift) => ({ shift, by: COMPLIANCE_SHIFTS[shift] })),
    leg,
    column,
    demoralised,
    chances,
    tested,
    course: turnsFrom(field, first).map((turn) => ({ turn, chance: chanceObeyed(chances, turn - tested) })),
  };
}

function isTestedBeforeDawn({ module }: Field, [first]: readonly OrderType[], turn: number): boolean {
  return first !== "general-retreat" && module.turns[turn - 1]?.night === true;
}

/** The turn in which an order is tested: by night, except for a General Retreat, the one before dawn (NWO-16.1-e). */
function testTurn({ module }: Field, [first]: readonly OrderType[], received: number): number {
  if (first === "general-retreat") return received;
  const later = module.turns.findIndex(({ night, lastNight }, at) => at + 1 >= received && (!night || lastNight));
  return later === -1 ? received : later + 1;
}

function turnsFrom({ scenario }: Field, first: number): readonly number[] {
  const count = Math.min(TURNS_TOLD, Math.max(0, scenario.lastTurn - first + 1));
  return Array.from({ length: count }, (_, at) => first + at);
}

/** A possible sender of an order to a holder: with its prospects, or why he may not send it now. */
export interface SenderOutlook {
  readonly from: string;
  readonly refusal?: Refusal;
  readonly outlook: OrderOutlook;
}

/**
 * Who could order a holder, those who may first, then by when the order arrives and how likely it is obeyed at once (NWO-12-a,
 * NWO-12.15-f).
 */
export function sendersTo(field: Field, p: Position, to: string, types: readonly OrderType[]): SenderOutlook[] {
  const recipient = holderOf(field, to);
  const given = p.stack.findLast((frame) => frame.step === "command")?.given ?? [];
  const never = Number.POSITIVE_INFINITY;
  return sendersOf(field, p, field.holders[recipient].side)
    .filter((from) => commandsOver(field, from, recipient))
    .map((from): SenderOutlook => {
      const refusal = refuseAddress(field, p, given, from, recipient);
      const outlook = orderOutlook(field, p, field.holders[from].id, to, types);
      return { from: field.holders[from].id, outlook, ...(refusal === undefined ? {} : { refusal }) };
    })
    .toSorted((one, other) => {
      const refused = Number(one.refusal !== undefined) - Number(other.refusal !== undefined);
      const later = (one.outlook.delivery.turn ?? never) - (other.outlook.delivery.turn ?? never);
      const chance = (of: SenderOutlook): number => of.outlook.compliance?.chances.C ?? 1;
      return refused || (Number.isNaN(later) ? 0 : later) || chance(other) - chance(one);
    });
}

/** An aide on his way, with his place, and when he arrives if nothing moves meanwhile. */
export interface CourierOutlook {
  readonly from: string;
  readonly to: string;
  readonly hex: HexId;
  readonly orders: readonly OrderType[];
  readonly sent: number;
  readonly delivery: DeliveryOutlook;
}

/** The aides of a side that ride to a holder. */
export function couriersTo(field: Field, p: Position, to: string): CourierOutlook[] {
  const recipient = holderOf(field, to);
  return p.couriers.filter((courier) => courier.to === recipient).map((courier) => courierOutlook(field, p, courier));
}

function courierOutlook(field: Field, p: Position, courier: Courier): CourierOutlook {
  const first = ridesAhead(p) ? p.turn : p.turn + 1;
  const goal = addressOf(field, p, courier.to);
  return {
    from: field.holders[courier.from].id,
    to: field.holders[courier.to].id,
    hex: field.map.grid.ids[courier.hex],
    orders: courier.orders.map(({ type }) => type),
    sent: courier.sent,
    delivery: rideOf(field, p, courier.side, courier.hex, goal, first),
  };
}

/** Steps of the Command Phase before aides ride, and before orders are tested. */
const BEFORE_RIDES: ReadonlySet<string> = new Set(["standing-down", "initiative", "bad-move", "failing"]);
const BEFORE_TESTS: ReadonlySet<string> = new Set([...BEFORE_RIDES, "orders"]);

function isBefore({ stack }: Position, steps: ReadonlySet<string>): boolean {
  return stack.some(({ step }) => step === "command") && stack.some(({ step }) => steps.has(step));
}

/** Have aides still to ride in this turn? */
function ridesAhead(p: Position): boolean {
  return isBefore(p, BEFORE_RIDES);
}

/** A waiting order: the die with which it is obeyed, and its chance by each turn (NWO-12.7-d). */
export interface WaitingOutlook {
  readonly needs: number;
  readonly course: readonly ChanceByTurn[];
}

/** The prospects of the order that waits with a holder; undefined if none does. */
export function waitingOutlook(field: Field, p: Position, holder: string): WaitingOutlook | undefined {
  const waiting = p.waiting[holderOf(field, holder)];
  if (waiting === undefined) return undefined;
  const { needs, since } = waiting;
  const first = Math.max(since + 1, isBefore(p, BEFORE_TESTS) ? p.turn : p.turn + 1);
  const course = turnsFrom(field, first).map((turn) => ({ turn, chance: chanceWithin(needs, turn - first + 1) }));
  return { needs, course };
}
