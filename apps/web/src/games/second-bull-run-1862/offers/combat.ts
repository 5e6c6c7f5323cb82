import type { Table } from "../table.ts";
import { type Hand, offer, type Offer, ofType, selects, type TargetKey, zoneAndItsPieces } from "./offer.ts";

/** Every combat that can be fought next (SB62-10.1-b): by its zone, who stands there, or who attacks it. */
export function combatOffers(table: Table): readonly Offer[] {
  return ofType(table.decision.actions, "fight").map((action) => {
    const attackers = table.view.units.filter(({ attacks }) => attacks === action.zone);
    const targets: readonly TargetKey[] = [
      ...zoneAndItsPieces(table, action.zone),
      ...attackers.map(({ id }): TargetKey => `piece:${id}`),
    ];
    return offer("fight", [action], targets, { zone: action.zone });
  });
}

/** Who of equals is struck (SB62-10.4-x). */
export function choosingOffers(table: Table): readonly Offer[] {
  return ofType(table.decision.actions, "choose").map((action) =>
    offer("choose", [action], [`piece:${action.unit}`], { piece: action.unit }),
  );
}

/** The way of a retreat (SB62-10.4-r). */
export function withdrawalOffers(table: Table): readonly Offer[] {
  return ofType(table.decision.actions, "withdraw").map((action) =>
    offer("withdraw", [action], zoneAndItsPieces(table, action.zone), { piece: action.unit, zone: action.zone }),
  );
}

/** Who goes into an abandoned zone (SB62-10.4-s): pick the brigade, then the zone where it has a choice. */
export function advanceOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const advances = ofType(actions, "advance");
  const units = [...new Set(advances.map(({ unit }) => unit))];
  const chosen = units.length === 1 ? units[0] : units.find((unit) => unit === hand.piece);
  return [
    ...units.filter((unit) => unit !== chosen).map(selects),
    ...advances
      .filter(({ unit }) => unit === chosen)
      .map((action) => offer("advance", [action], [`space:${action.zone}`], { piece: action.unit, zone: action.zone })),
    ...ofType(actions, "decline").map((action) => offer("decline", [action], [])),
  ];
}
