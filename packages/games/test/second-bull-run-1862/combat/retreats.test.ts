import { describe, expect, test } from "vitest";
import { ELIMINATED } from "../../../src/second-bull-run-1862/position.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { retreat, way, ways } from "../support/retreating.ts";
import { Stage } from "../support/stage.ts";

/** Pryor at the Pageland crossing (38); a Union brigade on the Turnpike behind him (37) has 54, 38 and 25 in its Front. */
const PRYOR: Placement = { unit: "pryor", zone: "38", facing: "37" };
const HARDIN: Placement = { unit: "hardin", zone: "37", facing: "38" };

describe("the ways of a retreat", () => {
  test("SB62-10.4-r SB62-RU67 SB62-D14 away from the enemy fought; of equals the owner chooses", () => {
    const g = retreat("pryor", 1, ["37"], [PRYOR, HARDIN]);
    expect(g.decision).toMatchObject({
      step: "withdrawal",
      sides: ["confederate"],
      rule: "SB62-10.4-r",
      about: { unit: "pryor", zone: "38", steps: 1 },
    });
    expect(ways(g).toSorted((a, b) => Number(a) - Number(b))).toEqual(["26", "39", "55"]);
    g.act({ type: "withdraw", unit: "pryor", zone: "39" });
    expect(g.told("retreated")).toMatchObject([{ unit: "pryor", from: "38", to: "39", throughFront: false }]);
    expect(g.zoneOf("pryor")).toBe("39");
  });

  test("SB62-10.4-r SB62-9.6-d SB62-9.4-i SB62-RU67 every other zone is refused with its reason", () => {
    const full: readonly Placement[] = [
      { unit: "jones", zone: "55", facing: "54" },
      { unit: "toombs", zone: "55", facing: "54" },
    ];
    const g = retreat("pryor", 1, ["37"], [PRYOR, HARDIN, ...full]);
    const why = (zone: string, unit = "pryor"): unknown => g.whyNot({ type: "withdraw", unit, zone })?.reason;
    expect(why("39")).toBeUndefined();
    expect([why("37"), why("54"), why("100"), why("55"), why("nowhere"), why("39", "jones")]).toEqual([
      "withdraw-enemy",
      "withdraw-worse",
      "withdraw-border",
      "withdraw-full",
      "no-such-zone",
      "withdraw-other",
    ]);
    expect(g.whyNot({ type: "decline" })?.reason).toBe("advance-nowhere");
    expect(g.whyNot({ type: "withdraw", unit: "pryor", zone: "54" })).toMatchObject({ rule: "SB62-10.4-r" });
  });

  test("SB62-10.4-r SB62-RU67 the third priority: outside of enemy zones of control", () => {
    // 40 looks the other way: 39 is in its zone of control, not in its Front
    const g = retreat("pryor", 1, ["37"], [PRYOR, HARDIN, { unit: "seymour", zone: "40", facing: "58" }]);
    expect(ways(g).toSorted((a, b) => Number(a) - Number(b))).toEqual(["26", "55"]);
  });

  test("SB62-10.4-r SB62-RU67 the second goes before it: outside of enemy Fronts", () => {
    const g = retreat(
      "pryor",
      1,
      ["37"],
      [
        PRYOR,
        HARDIN,
        { unit: "seymour", zone: "40", facing: "58" },
        { unit: "meade", zone: "72", facing: "55" },
        { unit: "carr", zone: "14", facing: "26" },
      ],
    );
    expect(way(g)).toEqual(["39"]);
    expect(g.told("lost-step")).toEqual([]);
  });

  test("SB62-10.4-r SB62-RU67 SB62-10.4-o V-51 the first before all: into Fronts rather than along the enemy, one loss for a zone in two of them", () => {
    const g = retreat(
      "pryor",
      1,
      ["37"],
      [
        PRYOR,
        { ...HARDIN, facing: "53" },
        { unit: "seymour", zone: "40", facing: "39" },
        { unit: "taylor", zone: "27", facing: "39" },
        { unit: "meade", zone: "72", facing: "55" },
      ],
    );
    expect(ways(g).toSorted((a, b) => Number(a) - Number(b))).toEqual(["26", "39", "55"]);
    g.act({ type: "withdraw", unit: "pryor", zone: "39" });
    expect(g.told("retreated")).toMatchObject([{ to: "39", throughFront: true }]);
    expect(g.told("lost-step")).toMatchObject([{ unit: "pryor", losses: 1, cause: "front", rule: "SB62-10.4-o" }]);
  });

  test("SB62-10.4-o each such zone costs one, and may destroy it on the way", () => {
    const course = (losses: number): Stage =>
      retreat(
        "pryor",
        2,
        ["37"],
        [
          { ...PRYOR, losses },
          { ...HARDIN, facing: "53" },
          { unit: "seymour", zone: "40", facing: "39" },
          { unit: "taylor", zone: "27", facing: "39" },
          { unit: "meade", zone: "72", facing: "55" },
        ],
      ).act({ type: "withdraw", unit: "pryor", zone: "39" });
    const g = course(0);
    expect(way(g)).toEqual(["39", "56"]);
    expect(g.told("lost-step").map(({ losses, cause }) => [losses, cause])).toEqual([
      [1, "front"],
      [2, "front"],
    ]);
    const last = course(4);
    expect(way(last)).toEqual(["39"]);
    expect(last.told("eliminated")).toMatchObject([{ unit: "pryor", zone: "39" }]);
    expect(last.zoneOf("pryor")).toBeUndefined();
    expect(last.p.state[last.unit("pryor")]).toBe(ELIMINATED);
    expect(last.over).toBe(true);
  });

  test("SB62-11.1.4-a SB62-10.4-r the fourth: the nearest by roads to where the side retreats to", () => {
    const south = retreat(
      "pryor",
      1,
      ["106"],
      [
        { unit: "pryor", zone: "105", facing: "106" },
        { unit: "hardin", zone: "106", facing: "105" },
      ],
    );
    expect(way(south)).toEqual(["103"]);
    const north = retreat(
      "hardin",
      1,
      ["103"],
      [
        { unit: "hardin", zone: "105", facing: "103" },
        { unit: "pryor", zone: "103", facing: "105" },
      ],
    );
    expect(way(north)).toEqual(["107"]);
    const letters = (side: 0 | 1): readonly string[] =>
      south.field.entries.filter(({ zone }) => south.field.isRefuge[side]?.[zone] === 1).map(({ letter }) => letter);
    expect([letters(0), letters(1)]).toEqual([
      ["B", "C", "D", "E"],
      ["G", "H"],
    ]);
    expect(south.field.isRefuge[1]?.[south.field.graph.known("193")]).toBe(1);
  });

  test("SB62-RU67 SB62-RU70 M-05 two steps, not two zones of distance, and never back", () => {
    const g = retreat(
      "field",
      2,
      ["73", "74"],
      [
        { unit: "field", zone: "96", facing: "73" },
        { unit: "hardin", zone: "73", facing: "96" },
        { unit: "meade", zone: "74", facing: "96" },
      ],
    );
    expect(way(g)).toEqual(["113", "126"]);
    const back = new Stage({
      placements: [PRYOR, HARDIN],
      frames: (field) => {
        const [from, enemy] = ["55", "37"].map((zone) => field.graph.known(zone)) as [number, number];
        const unit = field.unitIndex.get("pryor") as number;
        return [{ step: "withdrawal", unit, left: 1, origins: [from], against: [enemy], parting: 0 }];
      },
    });
    expect(ways(back).toSorted((a, b) => Number(a) - Number(b))).toEqual(["26", "39"]);
    expect(back.whyNot({ type: "withdraw", unit: "pryor", zone: "55" })).toMatchObject({
      rule: "SB62-RU67",
      reason: "withdraw-back",
    });
  });

  test("SB62-RU67 in a zone that its side retreats to, out of reach of the enemy, further steps are lost", () => {
    const g = retreat(
      "pryor",
      3,
      ["40"],
      [
        { unit: "pryor", zone: "39", facing: "40" },
        { unit: "hardin", zone: "40", facing: "39" },
      ],
    );
    expect(way(g)).toEqual(["38", "37"]);
    // unless it has no room there
    const full = retreat(
      "pryor",
      3,
      ["40"],
      [
        { unit: "pryor", zone: "39", facing: "40" },
        { unit: "hardin", zone: "40", facing: "39" },
        { unit: "branch", zone: "37", facing: "38" },
      ],
    );
    expect(way(full).slice(0, 2)).toEqual(["38", "37"]);
    expect(way(full)).toHaveLength(3);
  });

  test("SB62-RU67 but not where it was fought: across the Stone Bridge it goes back all the same", () => {
    const g = retreat(
      "hardin",
      1,
      ["140"],
      [
        { unit: "hardin", zone: "141", facing: "140" },
        { unit: "pryor", zone: "140", facing: "141" },
      ],
    );
    expect(way(g)).toEqual(["154"]);
    // a flight without enemies at hand does not leave such a zone
    const flight = retreat("hardin", 3, [], [{ unit: "hardin", zone: "141", routed: true }]);
    expect(way(flight)).toEqual([]);
    expect(flight.over).toBe(true);
  });

  test("SB62-9.4-i SB62-11.1.5-c nobody goes back through Bull Run", () => {
    const g = retreat(
      "hardin",
      1,
      ["124"],
      [
        { unit: "hardin", zone: "125", facing: "124" },
        { unit: "pryor", zone: "124", facing: "125" },
        { unit: "toombs", zone: "140", facing: "125" },
      ],
    );
    expect(way(g)).toEqual(["112"]);
    const asked = retreat(
      "hardin",
      1,
      [],
      [
        { unit: "hardin", zone: "154", facing: "140" },
        { unit: "pryor", zone: "141", facing: "154" },
      ],
    );
    expect(way(asked)).toEqual(["174"]);
  });

  test("SB62-10.4-r SB62-RU67 without enemies fought the first priority falls away", () => {
    // 37 leads towards the enemy and is where the side retreats to
    const g = retreat("pryor", 1, [], [PRYOR, { unit: "hardin", zone: "71", facing: "54" }]);
    expect(way(g)).toEqual(["37"]);
  });
});
