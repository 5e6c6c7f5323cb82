import type { Action, Position } from "@stonebridge/games/no-written-orders";
import { seenPosition } from "../orders/known.ts";
import { hexOf } from "../pieces/pieces.ts";
import type { Table } from "../table.ts";
import { aimedOffers } from "./aimed.ts";
import { directOffer, doerOf } from "./direct.ts";
import { type Hand, offer, type Offer, ofType, selects } from "./offer.ts";
import { marchTo, type Reached } from "./reach.ts";
import { weighingDice } from "../../weighing-dice.ts";

/**
 * The Movement segment: a unit, or a leader, is taken in hand first; with it in hand every hex that it, alone or with its stack, can come
 * to is one pick away. Who waits beside the map comes on by being taken in hand, then by a pick on the entry.
 */
export function movementOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const takes = ofType(actions, "take").map(({ unit }) => unit);
  const { piece, mode } = hand;
  const works = actions.filter(({ type }) => type === "dig" || type === "clear");
  const rest = actions.filter((one) => one.type !== "take" && !works.includes(one));
  const mayTake = piece !== undefined && takes.includes(piece);
  const doers = [...new Set([...takes, ...works.flatMap((one) => doerOf(one) ?? [])])];
  return [
    ...(mayTake && mode !== DIG ? goals(table, piece, mode === "together") : []),
    ...worksOf(table, works, hand),
    ...doers.filter((unit) => unit !== piece).map(selects),
    // With a unit in hand a pick on the map means that unit.
    ...aimedOffers({ ...table, decision: { ...table.decision, actions: rest } }, hand).filter(
      ({ meaning }) => !mayTake || meaning === "select" || meaning === "end",
    ),
  ];
}

/** With this mode a pick on a hex beside the unit in hand says which way its works will face. */
export const DIG = "dig";

/** What the unit in hand can dig or clear (10.3). */
function worksOf(table: Table, works: readonly Action[], { piece, mode }: Hand): readonly Offer[] {
  return works
    .filter((one) => doerOf(one) === piece && (one.type === "clear" || mode === DIG))
    .map((one) => ("hex" in one ? directOffer(table, one) : { ...directOffer(table, one), targets: [] }));
}

/** Hexes that a unit, alone or with all of its stack that may come along, could march to. */
function goals(table: Table, unit: string, together: boolean): readonly Offer[] {
  const { taken, position } = takenUp(table, unit, together);
  const from = hexOf(table.view, unit);
  return table.tools
    .reach(position)
    .filter(({ hex, mayEnd }) => mayEnd && hex !== from)
    .map((reached) => marchOffer(unit, from, taken, reached));
}

const remembered = new WeakMap<Position, Map<string, TakenUp>>();

interface TakenUp {
  readonly taken: readonly Action[];
  /** Asks for the next step of the march. */
  readonly position: Position;
}

/** The march that begins with a unit, alone or with its stack, as far as its side can know, and what was done for it. */
export function takenUp(table: Table, unit: string, together: boolean): TakenUp {
  const { side, tools } = table;
  const { game } = tools;
  const position = seenPosition(table);
  const found = remembered.get(position) ?? new Map<string, TakenUp>();
  remembered.set(position, found);
  const key = `${unit} ${together}`;
  const known = found.get(key);
  if (known) return known;
  const after = game.copy(position);
  const taken: Action[] = [{ type: "take", unit }];
  game.act(after, side, taken[0] as Action, weighingDice());
  for (;;) {
    const decision = game.decision(after);
    const [companion] = decision.over || !together ? [] : ofType(decision.actions, "with");
    if (companion === undefined) break;
    taken.push(companion);
    game.act(after, side, companion, weighingDice());
  }
  const made = { taken, position: after };
  found.set(key, made);
  return made;
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
  const { hex, path, cost, left, disputed } = reached;
  return offer("march", [...before, ...marchTo(reached)], [`space:${hex}`], {
    piece: unit,
    hex,
    path: [...(from === undefined ? [] : [from]), ...path],
    cost,
    left,
    disputed,
  });
}

/** On the march: on to any hex in reach; who comes along or is left behind is pointed at; it stops by its button. */
export function marchOffers(table: Table): readonly Offer[] {
  const { tools, decision, view } = table;
  const units = (decision.about["units"] ?? []) as readonly string[];
  const lead = units[0];
  if (lead === undefined) return [];
  const from = hexOf(view, lead);
  return [
    ...tools
      .reach(seenPosition(table))
      .filter(({ hex, mayEnd }) => mayEnd && hex !== from)
      .map((reached) => marchOffer(lead, from, [], reached)),
    ...decision.actions.filter((one) => one.type !== "step").map((one) => directOffer(table, one)),
  ];
}
