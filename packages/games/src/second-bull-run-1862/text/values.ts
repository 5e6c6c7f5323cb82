import type { Action } from "../actions.ts";
import { commanderOf, unitOf } from "./roster.ts";

/** Does the zone go by its number, for want of a name? */
export function isNumbered(name: string): boolean {
  return /^zone \d+$/.test(name);
}

/** What kind of noun a piece is: a commander, a brigade named after its commander, or guns. */
export function kindOf(id: string | undefined): "person" | "guns" | undefined {
  if (id === undefined) return undefined;
  return unitOf(id)?.kind === "artillery" ? "guns" : "person";
}

/** Is it a commander of a corps or an army? */
export function commands(id: string): boolean {
  return commanderOf(id) !== undefined;
}

/** Movement points of an action if the rules fix them: 9.4-l, 9.4-m, 9.4-n. */
export function usualCost({ type }: Action): number | undefined {
  return type === "attack" || type === "dismount" || type === "mount" ? 2 : undefined;
}
