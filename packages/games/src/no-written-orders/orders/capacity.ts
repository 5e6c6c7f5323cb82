import { onceFor } from "@stonebridge/kernel";
import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { commandPost, traceCost, wingCommands } from "../army/command.ts";
import { DIVISION, type Field, FORMATION, HEADQUARTERS, TRAIN, WING } from "../field.ts";
import type { Given } from "../frames/orders.ts";
import { COMMAND_RANGE, type HolderIndex, type LeaderIndex, NONE, type SideIndex } from "../measures.ts";
import { FALLEN, type Position } from "../position.ts";
import { addressOf, ratingOf } from "../army/headings.ts";
import { hidingOf } from "../hiding/hiding.ts";
import { ORDERS } from "./refusals.ts";
import { seesFar } from "../land/sight.ts";
import { keptBy, withRoads } from "./targets.ts";
import { isArmyTrain } from "../army/wagons.ts";

/** Army commanders of a side, and wing commanders in command: those who may send orders (NWO-12-a, NWO-12.15-b). */
export function sendersOf(field: Field, p: Position, side: SideIndex): HolderIndex[] {
  return field.holders.flatMap((holder, at) => {
    if (holder.side !== side || ratingOf(field, p, at) === undefined) return [];
    if (holder.kind === HEADQUARTERS) return [at];
    return holder.kind === WING && wingCommands(field, p, at) ? [at] : [];
  });
}

/** Why a holder that is none of its side’s senders gives no orders: a wing commander, because an army commander is near him (NWO-12.15-g). */
export function refuseSender({ holders }: Field, side: SideIndex, from: HolderIndex): Refusal {
  const { kind, side: own } = holders[from];
  return own === side && kind === WING ? ORDERS["address-wing"] : ORDERS["address-other"];
}

/** May one send orders to the other: an army commander to all under him and his headquarters, a wing’s to its formations (NWO-12-a, NWO-12.13-a, NWO-12.15-f)? */
export function commandsOver(field: Field, from: HolderIndex, to: HolderIndex): boolean {
  const sender = field.holders[from];
  const { kind, army, wing, side } = field.holders[to];
  // NWO-19.4.4-a
  if (kind === TRAIN) return sender.kind === HEADQUARTERS && sender.side === side && isArmyTrain(field, to);
  if (sender.kind === WING) return (kind === FORMATION || kind === DIVISION) && wing === from;
  return army === from || to === from;
}

/** Is the commander with his headquarters, and do they stand (NWO-12.12-b, NWO-11.4-c)? A wing commander has none to be away from. */
export function isAtHeadquarters(field: Field, p: Position, from: HolderIndex): boolean {
  const { kind, leader } = field.holders[from];
  if (kind !== HEADQUARTERS) return true;
  const lost = p.seat[from] < 0;
  return lost || (p.seat[from] === p.post[leader] && p.standing[from] === undefined);
}

/** How many orders he may give this turn (NWO-12.12-a, NWO-12.12-b, NWO-RUL181). */
export function capacityOf(field: Field, p: Position, from: HolderIndex): number {
  const rating = ratingOf(field, p, from) ?? 0;
  return isAtHeadquarters(field, p, from) ? rating : Math.min(1, rating);
}

/** While he is away from headquarters, is he limited to orders face to face and in sight (NWO-12.12-c)? */
export function isBoundToSight(field: Field, p: Position, from: HolderIndex): boolean {
  return !isAtHeadquarters(field, p, from) && p.spell[from] > 0;
}

/** Is he in the hex of the recipient (NWO-RUL182)? */
export function isFaceToFace(field: Field, p: Position, from: HolderIndex, to: HolderIndex): boolean {
  return hidingOf(p, to) === undefined && postOf(field, p, from) === addressOf(field, p, to);
}

/** Hex of a sender: an army or wing commander himself, the leader of a formation. */
export function postOf(field: Field, p: Position, from: HolderIndex): HexIndex {
  const { leader } = field.holders[from];
  return leader === NONE ? NOWHERE : commandPost(p, leader);
}

/** Why a commander may not order a holder in this phase. */
export function refuseAddress(
  field: Field,
  p: Position,
  given: readonly Given[],
  from: HolderIndex,
  to: HolderIndex,
): Refusal | undefined {
  if (from === to ? field.holders[from].kind !== HEADQUARTERS : !commandsOver(field, from, to))
    return field.holders[to].kind === TRAIN && field.holders[to].side === field.holders[from].side
      ? ORDERS["address-train"]
      : ORDERS["address-other"];
  const obeysAnyway = to === from || field.holders[to].kind === TRAIN;
  if (addressOf(field, p, to) === NOWHERE || (!obeysAnyway && ratingOf(field, p, to) === undefined))
    return isFallen(p, field.holders[to].leader) ? ORDERS["address-fallen"] : ORDERS["address-absent"];
  for (const refuse of field.special.refuseAddress) {
    const refusal = refuse(field, p, from, to);
    if (refusal !== undefined) return refusal;
  }
  if (given.some((one) => one.to === to)) return ORDERS["address-twice"];
  const spent = given.filter((one) => one.from === from).length;
  if (spent >= capacityOf(field, p, from))
    return isAtHeadquarters(field, p, from) ? ORDERS["address-capacity"] : ORDERS["address-away"];
  return isBoundToSight(field, p, from) && !isFaceToFace(field, p, from, to) ? ORDERS["address-face"] : undefined;
}

function isFallen({ leaderMarks }: Position, leader: LeaderIndex): boolean {
  return leader !== NONE && (leaderMarks[leader] & FALLEN) !== 0;
}

const around: (field: Field) => Map<HexIndex, readonly HexIndex[]> = onceFor(() => new Map());

/** Hexes at most as far as one can ever see, nearest first. */
function hexesAround(field: Field, from: HexIndex): readonly HexIndex[] {
  return keptBy(around, field, from, () => [...field.map.grid.within(from, field.module.scale.extendedSight.day)]);
}

/** 1 for hexes that he sees far off, and those on roads that begin there (NWO-12.12-c). */
export function sightRange(field: Field, p: Position, from: HolderIndex): Uint8Array {
  const post = postOf(field, p, from);
  const seen = hexesAround(field, post).filter((hex) => seesFar(field, p, post, hex));
  return withRoads(field, seen, new Uint8Array(field.map.size));
}

/** Does an order reach him at once: within three points, or in his sight under `instantByView` (NWO-12.4-a, NWO-RUL170)? */
export function reachesAtOnce(field: Field, p: Position, from: HolderIndex, to: HolderIndex): boolean {
  if (hidingOf(p, to) !== undefined) return false; // NWO-19.7.3-c
  const [post, address] = [postOf(field, p, from), addressOf(field, p, to)];
  const { side } = field.holders[from];
  if (traceCost(field, p, side, post, address, COMMAND_RANGE) !== -1) return true;
  return field.options.instantByView === "on" && seesFar(field, p, post, address);
}
