import type { OverrideData } from "@stonebridge/board";
import type { LinePlan } from "./hex-plan.ts";
import type { HexMapPlan } from "./map-plan.ts";

/** Field of the map in which the hexes or hexsides of a line stand. */
const FIELD = {
  river: "river",
  stream: "stream",
  major: "majorRoads",
  minor: "minorRoads",
  railroad: "railroads",
  drawn: "drawn",
} as const;

/** What the plan of a line sets by hand: hexes that it passes through or avoids, hexsides that it does not cross. */
function ofLine(line: LinePlan): OverrideData[] {
  const { use, reason, through = [], avoids = [], neverCrosses = [] } = line;
  if (reason === undefined) return [];
  const feature = FIELD[use];
  return [
    ...through.map((hex): OverrideData => ({ hex, feature, value: true, reason })),
    ...avoids.map((hex): OverrideData => ({ hex, feature, value: false, reason })),
    ...neverCrosses.map((side): OverrideData => ({ side, feature, value: false, reason })),
  ];
}

/** Every value of a map that was set by hand, with its reason. */
export function overridesOf(plan: HexMapPlan): OverrideData[] {
  const { waters, ways, addedWays, crossings } = plan.ground;
  return [
    ...crossings.map(({ hex, kind, reason, rule }): OverrideData => ({
      hex,
      feature: kind,
      value: true,
      reason,
      rule,
    })),
    ...waters.flatMap(ofLine),
    ...ways.flatMap(ofLine),
    ...addedWays.flatMap(({ hexes, use, reason }) =>
      hexes
        .slice(1)
        .map((hex, index): OverrideData => ({ side: [hexes[index], hex], feature: FIELD[use], value: true, reason })),
    ),
    ...plan.overrides.flatMap((override): OverrideData[] => {
      const { feature, value, reason, rule } = override;
      const rest = { feature, value, reason, ...(rule !== undefined && { rule }) };
      return "hexes" in override
        ? override.hexes.map((hex) => ({ hex, ...rest }))
        : override.sides.map((side) => ({ side, ...rest }));
    }),
  ];
}
