import { describe, expect, test } from "vitest";
import { CONFEDERATE } from "../../../src/second-bull-run-1862/field.ts";
import { fronts, inFrontOf, inReachOf } from "../../../src/second-bull-run-1862/position.ts";
import { acting, costs, go, zonesFor } from "../support/acting.ts";
import type { Stage } from "../support/stage.ts";

function zonesWhere(g: Stage, test_: (zone: number) => boolean): readonly string[] {
  return g.field.graph.ids.filter((_, zone) => test_(zone));
}

describe("zones of control", () => {
  test("SB62-9.3-a a brigade exerts one on every zone around it", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "77" },
      { unit: "trimble", zone: "115", facing: "98" },
    ]);
    const held = zonesWhere(g, (zone) => inReachOf(g.field, g.p, CONFEDERATE, zone));
    expect(held).toEqual(["96", "98", "114", "116", "127", "128"]);
  });

  test("SB62-9.3-a SB62-RU35 not across a river, not even where there is a bridge", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "174" },
      { unit: "trimble", zone: "140", facing: "141" },
    ]);
    expect(zonesWhere(g, (zone) => inReachOf(g.field, g.p, CONFEDERATE, zone))).toEqual(["124", "125", "139", "153"]);
    go(g, "meade", "154", "141");
    expect(g.told("stepped").map(({ stoppedBy }) => stoppedBy)).toEqual([[], []]);
  });

  test("SB62-9.3-a SB62-RU36 a routed brigade exerts one as well, but has no Front", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "76", facing: "98" },
      { unit: "trimble", zone: "115", routed: true },
    ]);
    go(g, "meade", "98");
    expect(g.told("stepped")).toMatchObject([{ stoppedBy: ["trimble"] }]);
    expect(inFrontOf(g.field, g.p, CONFEDERATE, g.field.graph.known("98"))).toBe(false);
  });

  test("SB62-9.3-b a friend in the zone does not lift it", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "76" },
      { unit: "seymour", zone: "98", facing: "115" },
      { unit: "trimble", zone: "115", facing: "98" },
    ]);
    go(g, "meade", "98");
    expect(zonesFor(g, "step")).toEqual([]);
  });

  test("SB62-9.3-c whoever enters one goes no further, but may attack or end there", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "76" },
      { unit: "trimble", zone: "115", facing: "98" },
    ]);
    go(g, "meade", "98");
    expect(g.decision.about).toMatchObject({ points: 4, contacts: ["trimble"] });
    expect(g.whyNot({ type: "step", unit: "meade", zone: "99" })).toEqual({
      rule: "SB62-9.3-c",
      reason: "step-stopped",
    });
    expect(zonesFor(g, "attack")).toEqual(["115"]);
    expect(g.offered("end")).toHaveLength(1);
  });

  test("SB62-9.3-c whoever begins in one may leave it, into another too", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "98", facing: "115" },
      { unit: "trimble", zone: "115", facing: "127" },
    ]);
    expect(zonesFor(g, "step")).toEqual(["76", "96", "97", "99", "116"]);
    go(g, "meade", "116");
    expect(zonesFor(g, "step")).toEqual([]);
  });
});

describe("facing and Front", () => {
  test("EX-2 M-01 SB62-9.3-d SB62-RU32 Seymour in 105 facing 103: three zones of Front, three of Flank, all six controlled", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "50" },
      { unit: "seymour", zone: "105", facing: "103" },
    ]);
    const { field, p } = g;
    const around = ["103", "104", "106", "107", "119", "120"];
    expect(zonesWhere(g, (zone) => fronts(field, p, g.unit("seymour"), zone))).toEqual(["103", "104", "119"]);
    expect(around.filter((id) => inReachOf(field, p, 0, field.graph.known(id)))).toEqual(around);
  });

  test("SB62-RU32 the edge of the map cuts a Front short", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "50" },
      { unit: "seymour", zone: "203", facing: "202" },
    ]);
    expect(zonesWhere(g, (zone) => fronts(g.field, g.p, g.unit("seymour"), zone))).toEqual(["185", "202"]);
  });

  test("SB62-RU33 a Front does not reach over a river, and guns there make no zone dearer", () => {
    const g = acting("meade", [
      { unit: "meade", zone: "154" },
      { unit: "ewell-artillery", zone: "140", facing: "141" },
    ]);
    expect(zonesWhere(g, (zone) => fronts(g.field, g.p, g.unit("ewell-artillery"), zone))).toEqual(["125"]);
    go(g, "meade", "141");
    expect(costs(g)).toEqual([2]);
  });
});
