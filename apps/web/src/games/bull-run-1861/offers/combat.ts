import type { Action, Position } from "@stonebridge/games/bull-run-1861";
import type { Pointed } from "../../../play/desk/questions.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import { type Hand, ofType } from "../../contract/offers.ts";
import { offers } from "../meanings.ts";
import { sideOf } from "../pieces.ts";
import type { Table } from "../table.ts";
import type { Offer } from "./offer.ts";

/**
 * Every combat that can be fought now (11.1). On the map an attacked zone stands for the fight with the most attackers
 * against that zone alone, then for the smaller ones; an attacker stands for the fights it takes part in.
 */
export function combatOffers(table: Table<Position>): readonly Offer[] {
  return offers
    .all(table, ["fight"])
    .toSorted(
      (one, other) =>
        (one.zones?.length ?? 0) - (other.zones?.length ?? 0) ||
        (other.attackers?.length ?? 0) - (one.attackers?.length ?? 0),
    );
}

/** Of the {@link combatOffers} against the same zones the one with the most attackers. */
export function largestFights(fights: readonly Offer[]): readonly Offer[] {
  const largest = new Map<string, Offer>();
  for (const one of fights) {
    const zones = (one.zones ?? []).join(" ");
    if (one.meaning === "fight" && !largest.has(zones)) largest.set(zones, one);
  }
  return [...largest.values()];
}

/** Why a brigade that is pointed at cannot attack now, or a zone be attacked: in the fight that could be fought first. */
export function fighting(
  table: Table<Position>,
  _: Hand,
  { piece, place: zone }: Pointed,
): Attempt<Table<Position>, Action> | undefined {
  const [fight] = ofType(table.decision.actions, "fight");
  if (!fight) return undefined;
  if (piece !== undefined && sideOf(table.view, piece) === table.side)
    return { table, action: { ...fight, attackers: [piece] } };
  return zone === undefined ? undefined : { table, action: { ...fight, zones: [zone] } };
}
