import type { Point } from "@stonebridge/board";
import { lineOf, nearestOn, placeNamed, type Geography, type Line } from "../geography/index.ts";
import { isRoad, pairKey } from "./roads.ts";
import { zoneIndex, type CrossingPlan, type ZonePlan } from "./zone-plan.ts";

/** A way belongs to a crossing if it comes as near as this, in map units. */
const AT_CROSSING = 6;
/** A crossing lies on a border if it is no further off than this. */
const ON_BORDER = 0.5;

/** A ford or bridge on the drawn river. */
export interface Crossing {
  readonly plan: CrossingPlan;
  /** Its place on the river's axis. */
  readonly badge: Point;
  /** Whether a drawn road comes to it. */
  readonly road: boolean;
}

/** The crossings of a plan by the pair of zones they join. */
export function crossingsOf(plan: ZonePlan, geography: Geography): Map<string, Crossing> {
  const river = lineOf(geography.lines, plan.river).course;
  const roads = [...geography.lines.values()].filter(isRoad);
  return new Map(
    plan.crossings.map((crossing) => {
      const badge = nearestOn(river, placeNamed(geography.places, crossing.name).point).point;
      const road = roads.some(({ course }) => nearestOn(course, badge).distance < AT_CROSSING);
      const key = pairKey(zoneIndex(plan, crossing.south), zoneIndex(plan, crossing.north));
      return [key, { plan: crossing, badge, road }];
    }),
  );
}

/**
 * Checks that every crossing lies on the border it joins.
 * @param coursesOf courses of the border of a pair of zones; none if they do not meet
 * @throws naming the first crossing that does not
 */
export function checkCrossings(
  crossings: ReadonlyMap<string, Crossing>,
  coursesOf: (pair: string) => readonly Line[],
): void {
  for (const [pair, { plan, badge }] of crossings) {
    if (!coursesOf(pair).some((course) => nearestOn(course, badge).distance <= ON_BORDER)) {
      throw new Error(`${plan.name} does not lie on the border of ${plan.south} and ${plan.north}.`);
    }
  }
}
