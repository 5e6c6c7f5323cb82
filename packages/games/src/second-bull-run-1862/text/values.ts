import { type Loose, numberOf } from "@stonebridge/kernel/words";
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

/** The final points in an outcome's values, if they are there. */
export function pointsOf(about: Loose): { readonly union: number; readonly confederate: number } | undefined {
  const points: Loose = typeof about["points"] === "object" && about["points"] !== null ? { ...about["points"] } : {};
  const union = numberOf(points["union"]);
  const confederate = numberOf(points["confederate"]);
  return union === undefined || confederate === undefined ? undefined : { union, confederate };
}

/** Movement points of an action if the rules fix them: 9.4-l, 9.4-m, 9.4-n. */
export function usualCost({ type }: Action): number | undefined {
  return type === "attack" || type === "dismount" || type === "mount" ? 2 : undefined;
}
