import type { Table } from "../table.ts";
import { unitOf } from "../pieces.ts";
import { zoneAndItsPieces } from "./march.ts";
import { type Hand, offer, type Offer, ofType, selects, type TargetKey } from "./offer.ts";
import { unitTargets } from "./turn.ts";

/**
 * Every combat that can be fought now (11.1). On the map an attacked zone stands for the fight with the most attackers
 * against that zone alone, then for the smaller ones; an attacker stands for the fights it takes part in.
 */
export function combatOffers<P>(table: Table<P>): readonly Offer[] {
  const fights = ofType(table.decision.actions, "fight");
  return fights
    .map((action) => {
      const targets: readonly TargetKey[] = [
        ...action.zones.flatMap((zone) => zoneAndItsPieces(table, zone)),
        ...action.attackers.map((element): TargetKey => `piece:${element}`),
      ];
      return offer("fight", [action], targets, {
        attackers: action.attackers,
        zones: action.zones,
        ...(action.zones.length === 1 ? { zone: action.zones[0] as string } : {}),
      });
    })
    .toSorted(
      (one, other) =>
        (one.zones?.length ?? 0) - (other.zones?.length ?? 0) ||
        (other.attackers?.length ?? 0) - (one.attackers?.length ?? 0),
    );
}

/** Of the {@link combatOffers} against the same zones the one with the most attackers. */
export function largestFights(offers: readonly Offer[]): readonly Offer[] {
  const largest = new Map<string, Offer>();
  for (const one of offers) {
    const zones = (one.zones ?? []).join(" ");
    if (one.meaning === "fight" && !largest.has(zones)) largest.set(zones, one);
  }
  return [...largest.values()];
}

/** A brigade that is hit: both answers are buttons with their consequence (11.4-h). */
export function hitOffers<P>(table: Table<P>): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...ofType(actions, "lose").map((action) =>
      offer("lose", [action], unitTargets(table, action.unit), { piece: action.unit }),
    ),
    ...ofType(actions, "retreat").map((action) =>
      offer("retreat", [action], unitTargets(table, action.unit), { piece: action.unit }),
    ),
  ];
}

/** The way of a retreat (R63). */
export function withdrawalOffers<P>(table: Table<P>): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...ofType(actions, "withdraw").map((action) =>
      offer("withdraw", [action], zoneAndItsPieces(table, action.zone), { piece: action.unit, zone: action.zone }),
    ),
    ...ofType(actions, "halt").map((action) => offer("halt", [action], [], { piece: action.unit })),
  ];
}

/** Who goes into an abandoned zone (11.4-q): pick the brigade, then the zone where it has a choice. */
export function advanceOffers<P>(table: Table<P>, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const advances = ofType(actions, "advance");
  const units = [...new Set(advances.map((action) => action.unit))];
  const chosen =
    units.length === 1 ? units[0] : units.find((unit) => hand.piece !== undefined && unit === unitOf(hand.piece));
  return [
    ...units.filter((unit) => unit !== chosen).map(selects),
    ...advances
      .filter((action) => action.unit === chosen)
      .map((action) => offer("advance", [action], [`space:${action.zone}`], { piece: action.unit, zone: action.zone })),
    ...ofType(actions, "decline").map((action) => offer("decline", [action], [])),
  ];
}
