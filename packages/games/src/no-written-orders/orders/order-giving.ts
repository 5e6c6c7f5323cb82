import { knownHolder } from "../known.ts";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import { isFaceToFace, reachesAtOnce, refuseAddress, refuseSender, sendersOf } from "./capacity.ts";
import { inCommandAt } from "../army/command.ts";
import { beginDeceiving } from "../hiding/deceiving.ts";
import { beginDraft, commandOf, writtenToo } from "./drafting.ts";
import { generalRetreat, isGeneralRetreat, refuseRetreat } from "./general-retreat.ts";
import { DIVISION, type Field, HEADQUARTERS } from "../field.ts";
import { refuseReveal, revealsOf } from "../hiding/hiding-phase.ts";
import { type Delivery, type Given, SUPERIOR } from "../frames/orders.ts";
import { CONFEDERATE, type HolderIndex, type SideIndex, UNION } from "../measures.ts";
import { rejoin } from "./obedience.ts";
import { sendOrder } from "./sending.ts";
import { type Play, type Step, asks, pop, push, sideId } from "../play.ts";
import { type Position, onMap } from "../position.ts";
import { UNKNOWN } from "../refusing.ts";
import { ORDERS } from "./refusals.ts";
import { reveal } from "../hiding/revealing.ts";
import { isDetached } from "../army/standing.ts";
import { liftSpecialRules } from "../position/lifting.ts";

/** Both sides give their orders at once, without seeing each other’s (NWO-4-b, NWO-D07), also by night (NWO-16.1-d). */
export function beginOrders(play: Play): void {
  liftSpecialRules(play, { at: "orders begin" });
  for (const side of [CONFEDERATE, UNION]) push(play, { step: "orders", side });
}

/** Why a division may not return to its formation (NWO-12.13-f, reading 3.11). */
export function refuseRejoin(field: Field, p: Position, side: SideIndex, division: HolderIndex): Refusal | undefined {
  const { kind, side: own, units } = field.holders[division];
  if (kind !== DIVISION || own !== side || !isDetached(field, p, division)) return ORDERS["rejoin-order"];
  const standing = p.standing[division];
  if (standing !== undefined && standing.origin !== "corps") return ORDERS["rejoin-holds"];
  const near = units.every((unit) => !onMap(p, unit) || inCommandAt(field, p, unit, p.place[unit], true));
  return near ? undefined : ORDERS["rejoin-far"];
}

export const orders: Step<"orders"> = {
  partOf: ({ side }) => sideId(side),
  ask({ field, p }, f) {
    const { given } = commandOf(p);
    const actions: Action[] = [];
    const id = (holder: HolderIndex): string => field.holders[holder].id;
    for (const from of sendersOf(field, p, f.side)) {
      for (const to of field.holders.keys())
        if (refuseAddress(field, p, given, from, to) === undefined)
          actions.push({ type: "address", from: id(from), to: id(to) });
      if (refuseRetreat(field, p, given, from) === undefined) actions.push({ type: "retreat-all", from: id(from) });
    }
    for (const { to } of given) if (field.holders[to].side === f.side) actions.push({ type: "withdraw", to: id(to) });
    for (const division of field.holders.keys())
      if (refuseRejoin(field, p, f.side, division) === undefined)
        actions.push({ type: "rejoin", holder: id(division) });
    return asks("orders", f.side, "NWO-4-b", {}, [
      ...actions,
      ...revealsOf(field, p, f.side),
      { type: "deceive" },
      { type: "done" },
    ]);
  },
  take(play, f, action) {
    const { field, p } = play;
    const command = commandOf(p);
    const known = (id: string): HolderIndex => knownHolder(field, id);
    switch (action.type) {
      case "address":
        return beginDraft(play, f.side, SUPERIOR, known(action.from), known(action.to));
      case "withdraw":
        command.given = withdrawn(command.given, known(action.to));
        return undefined;
      case "retreat-all":
        command.given = writtenToo(field, command.given, generalRetreat(field, p, known(action.from)));
        return undefined;
      case "rejoin":
        return rejoin(play, known(action.holder));
      case "reveal":
        return reveal(play, known(action.holder), "NWO-19.7.2-d");
      case "deceive":
        return beginDeceiving(play, f.side);
      default:
        return pop(play);
    }
  },
  refuse({ field, p }, f, action) {
    const { given } = commandOf(p);
    const find = (id: string): HolderIndex | undefined => field.holderIndex.get(id);
    if (action.type === "address") {
      const [from, to] = [find(action.from), find(action.to)];
      if (from === undefined || to === undefined) return UNKNOWN["no-such-holder"];
      if (!sendersOf(field, p, f.side).includes(from)) return refuseSender(field, f.side, from);
      return refuseAddress(field, p, given, from, to);
    }
    if (action.type === "retreat-all") {
      const from = find(action.from);
      return from === undefined ? UNKNOWN["no-such-holder"] : refuseRetreat(field, p, given, from);
    }
    if (action.type === "reveal") {
      const holder = find(action.holder);
      return holder === undefined ? UNKNOWN["no-such-holder"] : refuseReveal(field, p, f.side, holder);
    }
    if (action.type === "rejoin") {
      const division = find(action.holder);
      return division === undefined ? UNKNOWN["no-such-holder"] : refuseRejoin(field, p, f.side, division);
    }
    return undefined;
  },
};

/** What stands once the order to somebody is undone: a General Retreat is one order, to all (NWO-12.3.GR-a). */
function withdrawn(given: readonly Given[], holder: HolderIndex): readonly Given[] {
  const call = given.find(({ to, orders: legs }) => to === holder && isGeneralRetreat(legs));
  if (call === undefined) return given.filter(({ to }) => to !== holder);
  return given.filter(({ from, orders: legs }) => from !== call.from || !isGeneralRetreat(legs));
}

/**
 * The written orders of both sides go out: at once to recipients nearby, by aides to the others (NWO-12.4-a, NWO-RUL170). @returns what is
 * delivered
 */
export function sendOrders(play: Play): readonly Delivery[] {
  const { field, p } = play;
  const delivered: Delivery[] = [];
  const away = new Set<HolderIndex>();
  for (const given of commandOf(p).given) {
    const { from, to } = given;
    const aide = from !== to && !reachesAtOnce(field, p, from, to);
    sendOrder(play, given, { aide, rule: "NWO-12.4-a" });
    if (!aide) delivered.push({ ...given, faceToFace: isFaceToFace(field, p, from, to), sent: p.turn });
    away.add(from);
  }
  for (const from of field.holders.keys()) countSpell(field, p, from, away.has(from));
  return delivered;
}

/** Orders given away from headquarters are counted until the commander is back with them (NWO-12.12-c, NWO-RUL182). */
function countSpell(field: Field, p: Position, from: HolderIndex, gave: boolean): void {
  const { kind, leader } = field.holders[from];
  if (kind !== HEADQUARTERS) return;
  const back = p.seat[from] === p.post[leader] && p.standing[from] === undefined;
  if (back) p.spell = p.spell.with(from, 0);
  else if (gave) p.spell = p.spell.with(from, p.spell[from] + 1);
}
