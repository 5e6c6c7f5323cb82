import { describe, expect, test } from "vitest";
import { LAMP } from "../../src/drawing/lamp.ts";
import { GAME_PALETTE, PALETTE } from "../../src/drawing/palette.ts";
import { SIGHTS, contrast, difference, leastDifference } from "./colour-vision.ts";

const SETS = {
  "states of a counter": [GAME_PALETTE.gold, GAME_PALETTE.teal, GAME_PALETTE.red, GAME_PALETTE.black],
  badges: [GAME_PALETTE.red, GAME_PALETTE.gold, GAME_PALETTE.teal, GAME_PALETTE.amber],
} as const;
const WASHES = [PALETTE.paper, PALETTE.wood, PALETTE.water, PALETTE.turnpike] as const;

describe("colours of the map", () => {
  test("the colour difference agrees with published pairs (Sharma, Wu and Dalal 2005)", () => {
    expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(difference([50, -1, 2], [50, 0, 0])).toBeCloseTo(2.3669, 4);
    expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
    expect(difference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
    expect(difference([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 4);
  });

  for (const [name, colours] of Object.entries(SETS)) {
    for (const sight of SIGHTS.filter((other) => other !== "grey")) {
      test(`${name} stay at least 8 apart: ${sight}`, () => {
        expect(leastDifference(colours, sight)).toBeGreaterThanOrEqual(8);
      });
    }
  }

  test.each([
    ["normal", 10],
    ["no red", 7],
    ["no green", 6.5],
    ["no blue", 8],
  ] as const)(
    "washes stay apart, though less, since trees, banks and casings tell them as well: %s",
    (sight, least) => {
      expect(leastDifference(WASHES, sight)).toBeGreaterThanOrEqual(least);
    },
  );

  test.each([
    ["ink on paper", PALETTE.ink, PALETTE.paper, 13],
    ["ink on woods", PALETTE.ink, PALETTE.wood, 11],
    ["ink on paper under a lamp", PALETTE.ink, LAMP, 9],
    ["names of waters on paper", PALETTE.waterText, PALETTE.paper, 9],
    ["names of zones on paper", GAME_PALETTE.zoneText, PALETTE.paper, 9],
    ["imprint on the sheet", PALETTE.sepia, PALETTE.sheet, 4.5],
    ["numbers of zones", PALETTE.paper, GAME_PALETTE.black, 13],
    ["figures on shields", "#FFFFFF", GAME_PALETTE.carmine, 6],
    ["waves of badges on paper", GAME_PALETTE.badge, PALETTE.paper, 9],
  ])("%s can be read", (_, one, other, least) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
