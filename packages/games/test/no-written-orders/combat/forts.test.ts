import { describe, expect, test } from "vitest";
import { testForEither } from "../support/either-side.ts";
import { assaultsOf } from "../support/assault.ts";
import { isInFort } from "../../../src/no-written-orders/army/mover.ts";
import { reachesInto } from "../../../src/no-written-orders/movement/presence.ts";
import { ELIMINATED, inZoneOf, liftUp, setDown } from "../../../src/no-written-orders/position.ts";
import { sees } from "../../../src/no-written-orders/land/sight.ts";
import { terrainAt } from "../../../src/no-written-orders/land/strongpoints.ts";

const UNITS = [
  { id: "ua", formation: "u1" },
  { id: "uc", formation: "u1", arm: "cavalry" },
  { id: "ca", formation: "c1" },
] as const;

describe("forts", () => {
  const plain = { ground: { "0505": "f" } };

  testForEither("NWO-10.1-a NWO-10.1-j NWO-RUL140: its benefits are for infantry alone in it", () => {
    const garrison = (at: Readonly<Record<string, string>>) => {
      const stage = assaultsOf({ units: UNITS, plain, at });
      return [
        isInFort(stage.field, stage.p, stage.unit(Object.keys(at)[0] as string)),
        terrainAt(stage.field, stage.p, stage.hex("0505")),
      ];
    };
    expect(garrison({ ua: "0505" })).toEqual([true, 4]);
    expect(garrison({ uc: "0505" })).toEqual([false, 4]);
    expect(garrison({ ua: "0505", uc: "0505" })).toEqual([false, 0]);
  });

  test("NWO-10.1-b NWO-10.1-d NWO-5.4-c: no zone of control reaches in, its own reaches out, disrupted or not (NWO-RUL053)", () => {
    const stage = assaultsOf({
      units: UNITS,
      plain,
      at: { ua: { hex: "0505", disrupted: true }, ca: "0506" },
      orders: {},
    });
    const { field, p } = stage;
    expect(inZoneOf(field, p, 1, stage.hex("0505"))).toBe(false);
    expect(inZoneOf(field, p, 0, stage.hex("0506"))).toBe(true);
  });

  test("NWO-10.1-j, NWO-5.4-c with two units in it zones of control reach into it like into clear ground, until one has gone", () => {
    const stage = assaultsOf({ units: UNITS, plain, at: { ua: "0505", uc: "0505", ca: "0506" }, orders: {} });
    const { field, p } = stage;
    const reached = () => [
      inZoneOf(field, p, 1, stage.hex("0505")),
      reachesInto(field, p, stage.hex("0506"), stage.hex("0505")),
    ];
    expect(reached()).toEqual([true, true]);
    liftUp(field, p, stage.unit("uc"), ELIMINATED);
    expect(reached()).toEqual([false, false]);
    setDown(field, p, stage.unit("uc"), stage.hex("0505"));
    expect(reached()).toEqual([true, true]);
  });
});

describe("lines of sight along and behind crests", () => {
  // the line from 0405 to 0605 runs along the hexside between 0505 and 0506
  const open = (ground: Readonly<Record<string, string>>, crests: readonly (readonly [string, string])[]) => {
    const stage = assaultsOf({ units: UNITS, plain: { ground, crests }, at: {} });
    return sees(stage.field, stage.p, stage.hex("0405"), stage.hex("0605"));
  };

  testForEither("NWO-8.3-c NWO-RUL126: along a crest, blocked if both sides block", () => {
    const along = [["0505", "0506"] as const];
    expect(open({}, along)).toBe(true);
    expect(open({ "0505": "w" }, along)).toBe(true);
    expect(open({ "0505": "w", "0506": "w" }, along)).toBe(false);
    expect(open({ "0505": "w", "0506": "t" }, [])).toBe(false);
  });

  testForEither("NWO-8.3-d: between a crest and other blocking terrain", () => {
    const beside = [["0405", "0505"] as const];
    expect(open({}, beside)).toBe(true);
    expect(open({ "0506": "w" }, beside)).toBe(false);
  });
});
