import type { NoWrittenOrders, Position } from "@stonebridge/games/no-written-orders";
import { armyLosses, placeHex, type SideIndex, UNION } from "@stonebridge/games/no-written-orders/internals";
import type { Temper } from "../bot.ts";
import { followsHistory, tempered } from "../marshal/tempers.ts";
import type { Value } from "../value/value.ts";
import type { Lead } from "./army.ts";
import type { Country } from "./country.ts";
import { marshalStyle } from "./marshal-styles.ts";
import { CAREFUL, type Style } from "./styles.ts";

type Judge = Pick<Value<Position>, "chance">;

/** What a strength point counts to a Marshal of a temper. */
const POINT_LOST = 0.006;

const TEMPERED: Readonly<Record<"cautious" | "bold", Style>> = {
  cautious: {
    ...CAREFUL,
    leastAssaultWorth: 2.5,
    dangerPerPoint: 3 * CAREFUL.dangerPerPoint,
    ownLossesFactor: 1.8 * CAREFUL.ownLossesFactor,
    holdingFactor: 0.6,
    leastSortieWorth: 4,
  },
  bold: {
    ...CAREFUL,
    leastAssaultWorth: -1.5,
    dangerPerPoint: 0.3 * CAREFUL.dangerPerPoint,
    ownLossesFactor: 0.5 * CAREFUL.ownLossesFactor,
    beatenPerPoint: 1.3,
    leastSortieWorth: 0.5,
  },
};

/** What a commander of history was after: places that count more to him, how he leads, and the turn after the last of his plan. */
interface Design {
  readonly places: Readonly<Record<string, number>>;
  readonly style: Partial<Style>;
  readonly until: number;
}

/** By battlefield and side. */
const DESIGNS: Readonly<Record<string, readonly [union: Design, confederate: Design]>> = {
  "first-bull-run": [
    // McDowell turns the left by Sudley towards Henry Hill; at the lower fords he only shows himself
    {
      places: {
        "matthews-hill": 3,
        "henry-house-hill": 2,
        "mitchells-ford-south-bank": 0.3,
        "blackburns-ford-south-bank": 0.3,
      },
      style: {},
      until: 10,
    },
    // Beauregard has ordered his right over Blackburn’s and Mitchell’s Fords, to Centreville
    { places: { centreville: 2 }, style: { leastAssaultWorth: 0 }, until: 5 },
  ],
  "second-bull-run": [
    // Pope attacks Jackson on the unfinished railroad, again and again
    {
      places: { "deep-cut": 2, "sudley-church": 2, "turnpike-west": 0.5 },
      style: { leastAssaultWorth: -1 },
      until: 46,
    },
    // Jackson holds until Longstreet is up; then Lee strikes for Henry Hill
    {
      places: { "henry-house-hill": 0.6, "chinn-ridge": 0.6 },
      style: { leastAssaultWorth: 2, holdingFactor: 0.6 },
      until: 46,
    },
  ],
};

/** What judges positions for a Marshal of a temper. */
export function judgeOf({ field }: NoWrittenOrders, judge: Judge, temper: Temper | undefined): Judge {
  return tempered(judge, temper, POINT_LOST, (p, side) => armyLosses(field, p, side as SideIndex));
}

/** How a Marshal of a temper leads; undefined: as usual. */
export function leadOf(country: Country, judge: Judge, temper: Temper | undefined): Lead | undefined {
  if (temper === undefined) return undefined;
  if (temper !== "historical") return () => TEMPERED[temper];
  const designs = DESIGNS[country.field.module.id];
  if (designs === undefined) return undefined;
  const historical = designs.map((design) => styleOf(country, design));
  return (p, side) =>
    followsHistory(judge, p, side, designs[side === UNION ? 0 : 1].until)
      ? historical[side]
      : marshalStyle(country, side);
}

function styleOf({ field, objectives }: Country, { places, style }: Design): Style {
  const factors = new Map<number, number>();
  for (const place of field.module.places) {
    const factor = places[place.id];
    if (factor !== undefined) factors.set(placeHex(field, place), factor);
  }
  return { ...CAREFUL, ...style, objectiveFactors: objectives.map(({ hex }) => factors.get(hex) ?? 1) };
}
