import type { HexMapData } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { bullRun1983 } from "../../../src/bull-run-1983/index.ts";
import { blank, way } from "../support/field.ts";
import { active, at } from "../support/table.ts";
import { marching, refusedBy } from "./cases.ts";

const take = (piece: string) => ({ type: "take", piece }) as const;
const step = (hex: string) => ({ type: "step", hex }) as const;

/** All around K11 and L11. */
const WOODS = ["J10", "J11", "J12", "K10", "K12", "L10", "L11", "L12"];
const DRY = WOODS.filter((hex) => hex !== "K12");
/** 2 NH from K10 along this way, with so many points. */
const gone = (map: HexMapData, movement: number, ...hexes: string[]) =>
  marching({ K10: "us-2nh us-1ri" }, {}, { map, pieces: [{ id: "us-2nh", movement }] }).go("us-2nh", ...hexes);

const short = () => gone(blank({ woods: WOODS }), 2, "K11");
/** Half a point is left. */
const half = () => gone(blank({ majorRoads: way("K10 K11") }), 2, "K11", "L11");
/** All is spent beside a road. */
const used = () => gone(blank({ majorRoads: way("K11 K12") }), 1, "K11");
const atFord = () =>
  gone(blank({ woods: DRY, river: ["UU28", "K13", "J13"], fords: [{ hex: "K12", water: "Run" }] }), 2, "K11");
const atAbatis = () =>
  marching(
    { X2: "us-2nh" },
    {},
    {
      map: blank({ majorRoads: [...way("X2 X3"), ...way("X4 X5")] }),
      abatis: ["X5"],
      pieces: [{ id: "us-2nh", movement: 2 }],
    },
  ).go("us-2nh", "X3", "X4");
const inLine = () =>
  marching(
    {},
    {},
    {
      map: blank({ woods: [...WOODS, "K11"], majorRoads: way("K10 K11 K12") }),
      placements: [
        ...active({ K10: "us-b-burnside" }),
        ...["us-l-burnside", "us-1ri", "us-2ri"].map(
          (piece) => ({ piece, where: "held", holder: "us-b-burnside" }) as const,
        ),
        ...at({ CCC1: "cs-18va" }),
      ],
      pieces: [{ id: "us-b-burnside", movement: 3 }],
    },
  ).go("us-b-burnside", "K11");

describe("refused of a march that has ended by itself", () => {
  refusedBy([
    ["BR83-5.3-a", "a step that costs more than is left", short, step("K12")],
    ["BR83-5.3-a", "who has too few points left is taken again", short, take("us-2nh")],
    ["BR83-5.61-a", "a step that a fraction is lacking for", half, step("L12")],
    ["BR83-5.61-a", "who lacks a fraction is taken again", half, take("us-2nh")],
    ["BR83-5.61-a", "a step along the road that half a point is lacking for", used, step("K12")],
    ["BR83-5.32-a", "a step into a ford", atFord, step("K12")],
    ["BR83-5.7-a", "a step along the road that ABATIS cancel", atAbatis, step("X5")],
    ["BR83-5.63-a", "a step of a brigade piece along a road", inLine, step("K12")],
    ["BR83-5.63-a", "a brigade piece beside a road is taken again", inLine, take("us-b-burnside")],
    [
      "BR83-MAP1.1-c",
      "a step out of play",
      () => gone(blank({ woods: DRY, unplayable: ["K12"] }), 2, "K11"),
      step("K12"),
    ],
    // its owner ended it, or another has moved since
    ["BR83-5.2-a", "who stopped with points left is taken again", () => gone(blank(), 4, "K11").stop(), take("us-2nh")],
    ["BR83-5.2-a", "who stopped with points left marches on", () => gone(blank(), 4, "K11").stop(), step("K12")],
    [
      "BR83-5.2-a",
      "who was followed by another is taken again",
      () => short().go("us-1ri", "J10").stop(),
      take("us-2nh"),
    ],
  ]);

  test("BR83-5.3-a the points of the piece that marched are named, and those of the hex", () => {
    const { game, position } = short();
    for (const action of [take("us-2nh"), step("K12")])
      expect(game.whyNot(position, "union", action)?.with).toMatchObject({ piece: "us-2nh", needed: 12, left: 6 });
  });

  test("a file of the position keeps it, and records are checked without it, as those were that were made before", () => {
    const { game, position } = short();
    const again = bullRun1983.open(game.describe(position));
    const resumed = again.start({ roll: () => 1 });
    for (const action of [take("us-2nh"), step("K12")])
      expect(again.whyNot(resumed, "union", action)).toEqual(game.whyNot(position, "union", action));
    const before = game.copy(position);
    for (const frame of before.stack) if (frame.step === "movement") delete frame.ended;
    expect(game.decisive?.(position)).toEqual(game.decisive?.(before));
    expect(game.encode(position)).not.toEqual(game.encode(before));
    expect(game.whyNot(before, "union", step("K12"))).toMatchObject({ rule: "BR83-5.2-a", reason: "step-moved" });
  });
});
