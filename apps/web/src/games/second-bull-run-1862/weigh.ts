import { type CombatForecast, forecastAttack, forecastFight } from "@stonebridge/games/second-bull-run-1862";
import type { Offer } from "./offers/offer.ts";
import { outlook, type Table } from "./table.ts";

/** The combat that an attack in preview would lead to, with all that are marked against its zone; or that a fight would be. */
export function forecastOf(table: Table, offer: Offer): CombatForecast | undefined {
  if (offer.zone === undefined) return undefined;
  if (offer.meaning === "fight") return forecastFight(table.game, table.position, offer.zone);
  const attack = offer.actions.at(-1);
  if (offer.meaning !== "attack" || attack?.type !== "attack") return undefined;
  // A forced march before it changes what the brigade has left, and rolls nothing.
  const before = offer.actions.slice(0, -1);
  const at = before.length === 0 ? table : outlook(table, before).table;
  return at && forecastAttack(table.game, at.position, attack);
}
