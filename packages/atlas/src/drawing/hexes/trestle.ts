import type { Point } from "@stonebridge/board";
import { directionAt, distance } from "../../geography/curves.ts";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import { meetings } from "../../geography/meetings.ts";
import type { Ways } from "../features/ways.ts";
import { PALETTE } from "../palette.ts";
import { turnedRectangle } from "../path.ts";
import { type Region, common, grown, linesOutside, united } from "../regions.ts";
import { path } from "../svg.ts";
import { halfWidthOf } from "./hex-waters.ts";

/** Distance at which rails end before the water if no bridge carries them, u. */
const BANK = 1.4;
/** Piers in the water, as shares of the way over it. */
const PIERS = [-0.66, 0, 0.66] as const;

/** Where a railroad meets a river in a hex without a bridge: there may be a trestle, or only its piers. */
export interface Gap {
  readonly at: Point;
  /** Unit vector along the rails, and half of the way over the water, u. */
  readonly along: Point;
  readonly reach: number;
}

/** Every place where rails meet a river that no bridge crosses. @param isGap whether there is no trestle where they meet */
export function railroadGaps(
  isGap: (meeting: Point) => boolean,
  lines: ReadonlyMap<string, DrawnLine>,
  ways: Ways,
): Gap[] {
  const rivers = [...lines.values()].filter(({ kind }) => kind === "river");
  return ways.railroads.flatMap(({ course }) =>
    rivers.flatMap((river) =>
      meetings(course, river.course)
        .filter(({ point }) => isGap(point))
        .map(({ point, leg, otherLeg }): Gap => {
          const along = directionAt(course, leg);
          const [wx, wy] = directionAt(river.course, otherLeg);
          const square = Math.abs(along[0] * wy - along[1] * wx);
          const way = river.course.slice(0, otherLeg).reduce((sum, a, i) => sum + distance(a, river.course[i + 1]), 0);
          return { at: point, along, reach: halfWidthOf(river, way) / Math.max(0.55, square) };
        }),
    ),
  );
}

/** The ways with their rails cut where no bridge carries them over the river. */
export function withoutBridges(ways: Ways, gaps: readonly Gap[], river: Region): Ways {
  if (gaps.length === 0) return ways;
  const water = united(gaps.map(({ at, reach }) => common(grown(river, BANK), boxAbout(at, reach + 8))));
  return {
    ...ways,
    railroads: ways.railroads.flatMap((line) =>
      linesOutside([line.course], water).map((course) => ({ ...line, course })),
    ),
  };
}

function boxAbout([x, y]: Point, half: number): Region {
  return [[[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]]; // prettier-ignore
}

/** Draws the piers of a trestle, and its two abutments. */
export function drawPiers(gaps: readonly Gap[]): string {
  const d = gaps.flatMap(({ at, along, reach }) => {
    const angle = Math.atan2(along[1], along[0]);
    const place = (share: number): Point => [at[0] + along[0] * reach * share, at[1] + along[1] * reach * share];
    const ends = [-1, 1].map((end) => turnedRectangle(place(end * (1 + 1.2 / reach)), 0.7, 3.2, angle));
    return [...PIERS.map((share) => turnedRectangle(place(share), 0.75, 2, angle)), ...ends];
  });
  return path(d.join(""), { fill: PALETTE.ink, stroke: PALETTE.paper, "stroke-width": 0.4, "paint-order": "stroke" });
}
