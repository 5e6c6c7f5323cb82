import { CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/no-written-orders/internals";
import type { Country } from "./country.ts";
import { CAREFUL, type Style } from "./styles.ts";

/** What a Marshal does otherwise than usual with a side of a scenario. */
interface Way {
  readonly scenario: string;
  readonly side: SideIndex;
  readonly style: Partial<Style>;
}

/** Found by games between leaders who do not look ahead (docs/marshal.md). */
const WAYS: readonly Way[] = [
  // McDowell gives two orders a turn, which take hours: none for what little can be won by, and nobody stays behind at Centreville for good;
  // Hunter goes on to Manassas Junction once the turning column has come through
  {
    scenario: "first-bull-run",
    side: UNION,
    style: {
      garrisonFromPoints: Infinity,
      leastOrderWorth: 6,
      sendings: [
        { formation: "U3", place: "chinn-ridge", from: 1, to: 4 },
        { formation: "U2", place: "manassas-junction", from: 8, to: 11 },
      ],
    },
  },
  // Sigel faces Longstreet before he comes, and stays when he does
  {
    scenario: "third-day",
    side: UNION,
    style: { sendings: [{ formation: "V1", place: "chinn-ridge", from: 43, to: 47 }] },
  },
  // A.P. Hill keeps to the unfinished railroad, and nobody is held back to guard the turnpike behind the army
  {
    scenario: "third-day",
    side: CONFEDERATE,
    style: {
      stays: [{ formation: "W3", from: 43, to: 47 }],
      neglects: [{ place: "turnpike-west", from: 45, to: 49 }],
    },
  },
];

/** How a Marshal leads a side of a scenario, unless he is of another temper. */
export function marshalStyle({ field }: Country, side: SideIndex): Style {
  const way = WAYS.find((one) => one.scenario === field.scenario.id && one.side === side);
  return way === undefined ? CAREFUL : { ...CAREFUL, ...way.style };
}
