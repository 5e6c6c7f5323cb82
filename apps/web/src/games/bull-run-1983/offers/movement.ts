import type { Action, GameEvent } from "@stonebridge/games/bull-run-1983";
import { groundNow, type PieceIndex } from "@stonebridge/games/bull-run-1983/internals";
import type { Pointed } from "../../../play/desk/questions.ts";
import { walked } from "../../../play/desk/walked.ts";
import { hexWalk, marches, marchTo, marchTold } from "../../../play/hexes/marching.ts";
import type { Reached } from "../../../play/hexes/reach.ts";
import { standsForHex } from "../../../play/hexes/stands-for-hex.ts";
import { waysOf } from "../../../play/hexes/ways.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import { type Hand, ofType } from "../../contract/offers.ts";
import { offers } from "../meanings.ts";
import { hexOf, sideOf } from "../pieces.ts";
import { outlook, type Table, tableOf, whyNot } from "../table.ts";
import { offer, type Offer } from "./offer.ts";
import { doers } from "./of-hand.ts";

/** Reinforcements that could come on now: who does not before the phase ends is lost (13.12). */
export function latecomers({ decision }: Table): readonly string[] {
  if (decision.step !== "movement") return [];
  return decision.actions.flatMap((one) => (one.type === "enter" || one.type === "rail" ? [one.piece] : []));
}

/** Who could still move or come on in the Movement phase. */
export function movers(table: Table): readonly string[] {
  if (table.decision.step !== "movement") return [];
  return [...latecomers(table), ...ofType(table.decision.actions, "take").map(({ piece }) => piece)];
}

/** What offers could still move somebody, or bring him on. */
export function movesLeft(table: Table, now: readonly Offer[]): readonly Offer[] {
  const open = new Set(movers(table));
  return now.filter(({ piece }) => piece !== undefined && open.has(piece));
}

/** The Movement phase: a piece is taken in hand first; with it in hand, every hex it can come to is one pick away. */
export function movementOffers(table: Table, { piece, mode }: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const others = offersOfTypes(table, ["enter", "rail", "overwhelm", "done"]);
  // Who waits beside the map comes on by being pointed at.
  const onMap = actions.filter((one) => one.type !== "enter" && one.type !== "rail");
  const pieces = [...new Set(onMap.flatMap((one) => doers(table, one)))];
  if (piece === undefined) return [...pieces.map(offers.selects), ...others];
  const changes = onMap.filter((one) => one.type !== "take" && doers(table, one).includes(piece));
  return [
    ...pieces.filter((one) => one !== piece).map(offers.selects),
    ...changes.map((one) => ({ ...offers.of(table, one), targets: [] })),
    ...(ofType(actions, "take").some((one) => one.piece === piece) ? goals(table, piece, mode === "together") : []),
    ...others,
  ];
}

/** Of these types, in the order in which the rules have them. */
function offersOfTypes(table: Table, types: readonly Action["type"][]): readonly Offer[] {
  return table.decision.actions.filter(({ type }) => types.includes(type)).map((one) => offers.of(table, one));
}

/** Hexes that a piece, alone or with all of its hex that can keep up, could march to. */
function goals(table: Table, piece: string, together: boolean): readonly Offer[] {
  const { taken, position } = begun(table, piece, together);
  const from = hexOf(table.view, piece);
  return remembered
    .reach(position, table.game, position, table.side)
    .filter(({ hex }) => hex !== from)
    .map((reached) => marchOffer(piece, from, taken, reached));
}

const remembered = marches<Table["position"], Action, GameEvent>((event) =>
  event.type === "moved" ? { left: event.left, stops: event.stoppedBy.length > 0 } : undefined,
);

/** A march that begins with a piece, alone or with all of its hex that can keep up. */
function begun({ game, position, side, view }: Table, piece: string, together: boolean) {
  return remembered.begun(view, game, position, side, [piece, { type: "take", piece }], together);
}

/** Where those on the march can come to. */
function reach({ game, position, side, view }: Table): readonly Reached[] {
  return remembered.reach(view, game, position, side);
}

function marchOffer(piece: string, from: string | undefined, before: readonly Action[], reached: Reached): Offer {
  const { stops, hex } = reached;
  return offer("march", [...before, ...marchTo(reached)], [`space:${hex}`], {
    ...marchTold(piece, from, reached),
    stops,
  });
}

/** On the march: on to any hex in reach, or one of the smaller choices by its button. */
export function marchOffers(table: Table): readonly Offer[] {
  const { decision } = table;
  const [piece] = decision.about["pieces"] as readonly string[];
  const from = decision.about["hex"] as string;
  return [
    ...reach(table)
      .filter(({ hex }) => hex !== from)
      .map((reached) => marchOffer(piece, from, [], reached)),
    ...decision.actions.filter(({ type }) => type !== "step").map((one) => offers.of(table, one)),
  ];
}

/** Why an own piece that is pointed at may not move, or the one in hand not march there. */
export function moving(table: Table, hand: Hand, pointed: Pointed): readonly Attempt<Table, Action>[] {
  const { piece: counter, place: hex, placeOffered } = pointed;
  const { piece } = hand;
  const from = piece === undefined ? undefined : hexOf(table.view, piece);
  const own = counter !== undefined && sideOf(table.view, counter) === table.side;
  if (own && !standsForHex(hand, from, hex, placeOffered)) return [{ table, action: { type: "take", piece: counter } }];
  if (hex === undefined || piece === undefined) return [];
  const take: Action = { type: "take", piece };
  if (whyNot(table, take)) return [{ table, action: take }];
  const { position } = begun(table, piece, hand.mode === "together");
  const at = tableOf(table.game, position);
  return at ? walking(at, remembered.reach(position, at.game, position, at.side), hex) : [{ table, action: take }];
}

/** Why an own piece that is pointed at cannot come along, or those on the march cannot go there. */
export function marchingOn(table: Table, _: Hand, { piece, place: hex }: Pointed): readonly Attempt<Table, Action>[] {
  if (piece !== undefined && sideOf(table.view, piece) === table.side)
    return [{ table, action: { type: "with", piece } }];
  return hex === undefined ? [] : walking(table, reach(table), hex);
}

/** Those on the march walk towards a hex, by the way that costs the dearest of them least. */
function walking(table: Table, within: readonly Reached[], goal: string): readonly Attempt<Table, Action>[] {
  const { game, position, decision } = table;
  const { field } = game;
  const from = decision.about["hex"] as string;
  const pieces = decision.about["pieces"] as readonly string[];
  const gaits = [...new Set(pieces.map((piece) => field.gait[field.index.get(piece) as PieceIndex]))].toSorted(
    (one, other) => one - other,
  );
  const ground = groundNow(field, position);
  const ways = waysOf(field.grid, ground, gaits.join(), (hexside) => {
    const costs = gaits.map((gait) => ground.cost[gait][hexside]);
    return costs.includes(0) ? 0 : Math.max(...costs);
  });
  const way = ways(from, goal);
  return walked<Table, Action>(
    { ...hexWalk(within), table, way, after: (actions) => outlook(table, actions).table },
    goal,
  );
}
