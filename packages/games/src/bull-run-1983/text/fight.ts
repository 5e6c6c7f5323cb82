import type { Reckoning, Strength } from "../events.ts";
import { type ResultCode, type SideId } from "../vocabulary.ts";

export function otherSide(side: SideId): SideId {
  return side === "union" ? "confederate" : "union";
}

/** Attack points that count, in halves: adjacent attackers and support. */
export function attackOf({ totals }: Reckoning): number {
  return totals.adjacent + totals.support;
}

/** What the guns would add without the limit of support fire, in halves (BR83-9.51-a). */
export function fireOf({ guns }: Reckoning): number {
  return guns.reduce((sum, { counts }) => sum + counts, 0);
}

/** Defence points of the adjacent attackers, in halves: guns at long range count for no losses (BR83-7.71-a). */
function exposedOf({ adjacent }: Reckoning): number {
  return adjacent.reduce((sum, { defense }) => sum + defense, 0);
}

/** What a result costs each side, in halves of a point: what the enemy has, and no more than it has itself (BR83-7.71-a, BR83-7.71-c, BR83-7.71-d, R56). */
export function lossesOf(
  reckoning: Reckoning,
  results: readonly ResultCode[],
): { readonly attacker: number; readonly defender: number } {
  const loss = Math.min(reckoning.totals.defense, exposedOf(reckoning));
  const pays = (code: ResultCode): number => (results.includes(code) || results.includes("EX") ? loss : 0);
  return { attacker: pays("AE"), defender: pays("DE") };
}

/** Hexes of these units, each once. */
export function hexesOf(strengths: readonly Strength[]): readonly string[] {
  return [...new Set(strengths.map(({ hex }) => hex))];
}
