import type { ZoneField } from "./zone-field.ts";

/** Enemies in a zone, and their weight. */
export interface Threat {
  readonly zone: string;
  readonly weight: number;
}

/** A zone straight ahead counts a little more than one at the edge of the Front. */
const STRAIGHT = 1.1;

/**
 * The facing that a player would most likely choose: the Front towards the nearest and strongest enemies. Enemies count by the way they
 * would come, or over the border they stand behind.
 * @param facings zones that may be faced @returns one of them; undefined if there is none
 */
export function suggestedFacing(
  field: ZoneField,
  zone: string,
  facings: readonly string[],
  threats: readonly Threat[],
): string | undefined {
  const beside = new Set(field.neighbours(zone));
  const comes = threats.map(({ zone: from, weight }) => {
    if (beside.has(from)) return { by: from, weight };
    const way = field.route(zone, from);
    return { by: way[0], weight: weight / Math.max(1, way.length) ** 2 };
  });
  const worth = (facing: string): number => {
    const front = new Set(field.front(zone, facing));
    return comes.reduce(
      (sum, { by, weight }) =>
        by !== undefined && front.has(by) ? sum + weight * (by === facing ? STRAIGHT : 1) : sum,
      0,
    );
  };
  const worths = facings.map(worth);
  return facings[worths.indexOf(Math.max(...worths))];
}
