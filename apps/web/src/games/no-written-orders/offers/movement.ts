import type { Action, GameEvent, Position } from "@stonebridge/games/no-written-orders";
import { boundBy, measureFor, ON_FOOT, type UnitIndex } from "@stonebridge/games/no-written-orders/internals";
import type { Pointed } from "../../../play/desk/questions.ts";
import { walked } from "../../../play/desk/walked.ts";
import { hexWalk, marches, marchTo, marchTold, type TakenUp } from "../../../play/hexes/marching.ts";
import type { Reached } from "../../../play/hexes/reach.ts";
import { standsForHex } from "../../../play/hexes/stands-for-hex.ts";
import { waysOf } from "../../../play/hexes/ways.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import { type Hand, ofType, type TargetKey } from "../../contract/offers.ts";
import { offers } from "../meanings.ts";
import { seenPosition } from "../orders/known.ts";
import { findPiece, hexOf } from "../pieces/pieces.ts";
import { outlook, type Table, tableOf, whyNot } from "../table.ts";
import { aimedFrom } from "./aimed.ts";
import { offer, type Offer } from "./offer.ts";

/**
 * The Movement segment: a unit, or a leader, is taken in hand first; with it in hand every hex that it, alone or with its stack, can come
 * to is one pick away. Who waits beside the map comes on by being taken in hand, then by a pick on the entry.
 */
export function movementOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const takes = ofType(actions, "take").map(({ unit }) => unit);
  const { piece, mode } = hand;
  const works = actions.filter((one) => one.type === "dig" || one.type === "clear");
  const rest = actions.filter(({ type }) => type !== "take" && type !== "dig" && type !== "clear");
  const mayTake = piece !== undefined && takes.includes(piece);
  const doers = [...new Set([...takes, ...works.map(({ unit }) => unit)])];
  return [
    ...(mayTake && mode !== DIG ? goals(table, piece, mode === "together") : []),
    ...works
      .filter(({ type, unit }) => unit === piece && (type === "clear" || mode === DIG))
      .map((one) => (one.type === "dig" ? pointed(table, one) : { ...offers.of(table, one), targets: [] })),
    ...doers.filter((unit) => unit !== piece).map(offers.selects),
    // With a unit in hand a pick on the map means that unit.
    ...aimedFrom(table, hand, rest).filter(({ meaning }) => !mayTake || meaning === "select" || meaning === "end"),
  ];
}

/** With this mode a pick on a hex beside the unit in hand says which way its works will face (10.3). */
export const DIG = "dig";

/** What is aimed at a hex and is picked by the unit as well. */
function pointed(table: Table, action: Extract<Action, { readonly unit: string }>): Offer {
  const one = offers.of(table, action);
  const key: TargetKey = `piece:${action.unit}`;
  return one.targets.includes(key) ? one : { ...one, targets: [...one.targets, key] };
}

/** Hexes that a unit, alone or with all of its stack that may come along, could march to. */
function goals(table: Table, unit: string, together: boolean): readonly Offer[] {
  const { taken, position } = takenUp(table, unit, together);
  const from = hexOf(table.view, unit);
  return reachFrom(table, position)
    .filter(({ hex, mayEnd }) => mayEnd && hex !== from)
    .map((reached) => marchOffer(unit, from, taken, reached));
}

const remembered = marches<Position, Action, GameEvent>((event) =>
  event.type === "stepped" ? { left: event.left, stops: false } : undefined,
);

/** Where those on the march can come to. @param position as far as their side knows it, never changed */
export function reachFrom({ tools, side }: Pick<Table, "tools" | "side">, position: Position): readonly Reached[] {
  return remembered.reach(position, tools.game, position, side);
}

/** The march that begins with a unit, alone or with its stack, as far as its side can know, and what was done for it. */
export function takenUp(table: Table, unit: string, together: boolean): TakenUp<Position, Action> {
  const position = seenPosition(table);
  return remembered.begun(position, table.tools.game, position, table.side, [unit, { type: "take", unit }], together);
}

/** Whether somebody of its hex can come along with a unit that may be taken up. */
export function hasCompany(table: Table, unit: string): boolean {
  return takenUp(table, unit, true).taken.length > 1;
}

/** Whether a unit has company, and they can go somewhere together: on the march no hex of a road holds two (NWO-5.2-h). */
export function goesTogether(table: Table, unit: string): boolean {
  return hasCompany(table, unit) && goals(table, unit, true).length > 0;
}

/** A march to a hex, with what was done for it before. @param from the hex it begins in */
export function marchOffer(unit: string, from: string | undefined, before: readonly Action[], reached: Reached): Offer {
  const { hex, disputed } = reached;
  const actions = [...before, ...marchTo(reached)];
  return offer("march", actions, [`space:${hex}`], { ...marchTold(unit, from, reached), disputed });
}

/** On the march: on to any hex in reach; who comes along or is left behind is pointed at; it stops by its button. */
export function marchOffers(table: Table): readonly Offer[] {
  const { decision, view } = table;
  const [lead] = unitsOf(table);
  if (lead === undefined) return [];
  const from = hexOf(view, lead);
  return [
    ...reachFrom(table, seenPosition(table))
      .filter(({ hex, mayEnd }) => mayEnd && hex !== from)
      .map((reached) => marchOffer(lead, from, [], reached)),
    ...decision.actions
      .filter(({ type }) => type !== "step")
      .map((one) => ("unit" in one ? pointed(table, one) : offers.of(table, one))),
  ];
}

function unitsOf({ decision }: Table): readonly string[] {
  return (decision.about["units"] ?? []) as readonly string[];
}

/** Why an own unit that is pointed at may not be taken up, or the one in hand not go there. */
export function moving(table: Table, hand: Hand, target: Pointed): readonly Attempt<Table, Action>[] {
  const { piece: counter, place: hex, placeOffered } = target;
  const { piece } = hand;
  const from = piece === undefined ? undefined : hexOf(table.view, piece);
  if (isOwnUnit(table, counter) && !standsForHex(hand, from, hex, placeOffered))
    return [{ table, action: { type: "take", unit: counter } }];
  if (hex === undefined || piece === undefined) return [];
  if (ofType(table.decision.actions, "ride").some(({ leader }) => leader === piece))
    return [{ table, action: { type: "ride", leader: piece, hex } }];
  if (from === undefined) return [{ table, action: { type: "enter", unit: piece, hex } }];
  const take: Action = { type: "take", unit: piece };
  if (whyNot(table, take)) return [{ table, action: take }];
  const at = tableOf(table.tools, takenUp(table, piece, hand.mode === "together").position);
  return at ? walking(at, hex) : [];
}

function isOwnUnit({ view, side }: Table, counter: string | undefined): counter is string {
  const piece = counter === undefined ? undefined : findPiece(view, counter);
  return piece?.side === side && piece.kind === "unit";
}

/** Why an own unit that is pointed at cannot come along, or those on the march cannot go there. */
export function marchingOn(table: Table, _: Hand, { piece, place: hex }: Pointed): readonly Attempt<Table, Action>[] {
  if (isOwnUnit(table, piece)) return [{ table, action: { type: "with", unit: piece } }];
  return hex === undefined ? [] : walking({ ...table, position: seenPosition(table) }, hex);
}

/** Those on the march walk towards a hex, by the way that costs the first of them least. @param table as far as their side knows it */
function walking(table: Table, goal: string): readonly Attempt<Table, Action>[] {
  const { tools, position, view } = table;
  const { field } = tools.game;
  const [lead] = unitsOf(table);
  const from = lead === undefined ? undefined : hexOf(view, lead);
  if (lead === undefined || from === undefined) return [];
  const unit = field.unitIndex.get(lead) as UnitIndex;
  const { onFoot, mounted, march } = field.prices;
  const country = measureFor(field, unit, false) === ON_FOOT ? onFoot : mounted;
  const byRoad = position.standing[boundBy(field, position, unit)]?.order.type === "march";
  const ways = waysOf(field.map.grid, field.prices, `${country === onFoot} ${byRoad}`, (hexside) => {
    const [across, along] = [country[hexside], byRoad ? march[hexside] : 0];
    return across === 0 || along === 0 ? across + along : Math.min(across, along);
  });
  const way = ways(from, goal);
  const reach = reachFrom(table, position);
  return walked<Table, Action>(
    { ...hexWalk(reach), table, way, after: (actions) => outlook(table, actions).table },
    goal,
  );
}
