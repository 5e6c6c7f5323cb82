import type { HexPair } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { refuseAssailant } from "../../../src/no-written-orders/combat/assault-targets.ts";
import { inCommand } from "../../../src/no-written-orders/army/command.ts";
import { BOMBARDED, ELIMINATED, EXITED } from "../../../src/no-written-orders/position.ts";
import { seesFar, sees } from "../../../src/no-written-orders/land/sight.ts";
import { scoreOf } from "../../../src/no-written-orders/victory/score.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { COLUMN, ROAD, go, left, moving, steps } from "../support/moving.ts";

const DEFEND = { u1: { type: "defend", target: "0602" } } as const;
const MARCH = { u1: { type: "march", target: "0612" } } as const;

describe("prices of movement", () => {
  testForEither("NWO-5-a units pay for each hex until their points are spent", () => {
    const stage = go(moving({ at: { ua: "0601", "u1-fl": "0604" }, orders: DEFEND }), "ua", ...COLUMN.slice(1, 7));
    expect([stage.hexOf("ua"), ...left(stage)]).toEqual(["0607", 0]);
    expect(steps(stage)).toEqual([]);
  });

  testForEither("NWO-5.2-d a stream costs two points more", () => {
    const plain = { streams: [{ name: "Run", sides: [["0601", "0602"]] as HexPair[] }] };
    expect(left(go(moving({ plain, at: { ua: "0601", "u1-fl": "0602" }, orders: DEFEND }), "ua", "0602"))).toEqual([6]);
  });

  test.each(["trails", "railroads"])("NWO-5.2-b on the march %s cost a point a hex, whatever the ground", (ways) => {
    const plain = { [ways]: ROAD, ground: { "0602": "w" } };
    expect(left(go(moving({ plain, at: { ua: "0601", "u1-fl": "0604" }, orders: MARCH }), "ua", "0602"))).toEqual([10]);
  });

  testForEither("NWO-5.2-g a road helps only over the hexsides that it crosses", () => {
    const stage = moving({
      plain: { roads: ROAD },
      at: { ua: "0502", "u1-fl": "0602" },
      orders: { u1: { type: "march", target: "0602" } },
    });
    expect(left(go(stage, "ua", "0602"))).toEqual([10]);
  });

  testForEither("NWO-5-c, NWO-RUL050 one hex may always be entered, for all the points there are", () => {
    const units = [{ id: "ua", formation: "u1", arm: "cavalry", movement: 3 }] as const;
    const plain = { ground: { "0602": "w", "0603": "w" } };
    const stage = go(moving({ units, plain, at: { ua: "0601", "u1-fl": "0602" }, orders: DEFEND }), "ua", "0602");
    expect([stage.hexOf("ua"), steps(stage)]).toEqual(["0602", []]);
  });

  testForEither("NWO-12.3.FB-b who falls back may do so by the rates of the march", () => {
    const stage = moving({
      plain: { roads: ROAD },
      at: { ua: "0603", ca: "0606", "u1-fl": "0602" },
      orders: { u1: { type: "fall-back" } },
    });
    expect(left(go(stage, "ua", "0602"))).toEqual([11]);
  });
});

describe("movement and what else units do", () => {
  testForEither("NWO-4.4-e foot artillery that bombarded neither moves nor assaults", () => {
    const stage = moving({
      at: { ug: { hex: "0601", marks: BOMBARDED }, ca: "0602", "u1-fl": "0601" },
      orders: DEFEND,
    });
    expect(stage.whyNot({ type: "take", unit: "ug" })).toMatchObject({ reason: "take-bombarded" });
    const acting = { side: ownSide(), holders: [stage.holder("u1")], reserve: 0 };
    expect(refuseAssailant(stage.field, stage.p, acting, stage.unit("ug"))).toMatchObject({
      reason: "assault-bombarded",
    });
  });

  test("NWO-11.1-a, NWO-12.1-g a leader may ride off from his men; he takes no room and has no zone of control", () => {
    const stage = moving({
      plain: { roads: ROAD },
      at: { ua: "0602", ca: "0612", "u1-fl": "0602" },
      orders: { u1: { type: "attack", target: "0606" } },
    });
    expect(inCommand(stage.field, stage.p, stage.unit("ua"))).toBe(true);
    stage.act({ type: "ride", leader: "u1-fl", hex: "0610" });
    expect(inCommand(stage.field, stage.p, stage.unit("ua"))).toBe(false);
    const zone = stage.p.tables.slice(stage.field.map.size, 2 * stage.field.map.size);
    expect([zone[stage.hex("0603")], zone[stage.hex("0610")]]).toEqual([1, 0]);
    expect([...stage.field.map.grid.ring(stage.hex("0610"), 1)].every((hex) => zone[hex] === 0)).toBe(true);
  });

  testForEither("NWO-12.3.PR-a, NWO-12.3.PR-c a Probe in contact need not bring up more, as an Attack must", () => {
    const probing = (type: "attack" | "probe") =>
      moving({
        units: ["ua", "ub"].map((id) => ({ id, formation: "u1" })).concat({ id: "ca", formation: "c1" }),
        at: { ua: "0604", ub: "0602", ca: "0605", "u1-fl": "0603" },
        orders: { u1: { type, target: "0606" } },
      });
    const attack = go(probing("attack"), "ub", "0603");
    expect(attack.whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.3.AT-d" });
    const probe = go(probing("probe"), "ub", "0603");
    expect(probe.whyNot({ type: "stop" })).toBeUndefined();
  });

  test("NWO-5.6-a who has left the map does not count as eliminated for victory", () => {
    const stage = moving({ at: { ua: "0601", "u1-fl": "0601" } });
    const lossesAfter = (place: number): number => {
      stage.p.place[stage.unit("ub")] = place;
      return scoreOf(stage.field, stage.p).confederate.losses;
    };
    expect(lossesAfter(EXITED)).toBe(0);
    expect(lossesAfter(ELIMINATED)).toBeGreaterThan(0);
  });
});

describe("sight over heights", () => {
  const seen = (heights: readonly [number, number, number]) => {
    const [from, between, to] = heights;
    const plain = { heights: { "0602": from, "0603": between, "0604": to } };
    const { field, p } = moving({ plain, at: { ua: "0101" } });
    const at = (id: string): number => field.map.grid.known(id);
    return { plain: sees(field, p, at("0602"), at("0604")), far: seesFar(field, p, at("0602"), at("0604")) };
  };

  test.each([
    [[2, 2, 1], false],
    [[2, 2, 2], true],
    [[1, 2, 1], false],
    [[3, 2, 1], true],
  ] as const)(
    "NWO-12.14-a, NWO-12.14-b, NWO-RUL184, TV-142 over heights %j one sees far: %s; plain sight heeds crests alone",
    (heights, far) => {
      expect(seen(heights)).toEqual({ plain: true, far });
    },
  );
});
