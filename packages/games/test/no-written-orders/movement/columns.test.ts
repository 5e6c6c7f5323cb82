import { describe, expect } from "vitest";
import { forecastAssault } from "../../../src/no-written-orders/combat/forecast.ts";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { assault, assaultsOf, checks, fired } from "../support/assault.ts";
import { COLUMN, go, left, moving, ROAD, steps } from "../support/moving.ts";
import { type Setting, Stage } from "../support/stage.ts";

const OPTIONS = { advancedRoadMarch: "on" } as const;
const UNITS: Setting["units"] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1" },
  { id: "us", formation: "u1", strength: [2, 0, 0] },
  { id: "ca", formation: "c1" },
];
const marching = (at: Setting["at"], more: Partial<Setting> = {}): Stage =>
  moving({
    units: UNITS,
    options: OPTIONS,
    plain: { roads: ROAD },
    orders: { u1: { type: "march", target: "0612" } },
    ...more,
    at: { "u1-fl": "0604", ...at },
  });
const tail = (stage: Stage, unit: string): string | undefined =>
  stage.field.map.grid.ids[stage.p.tail[stage.unit(unit)] as number];

describe("columns on the road", () => {
  testForEither(
    "NWO-19.9-a NWO-S10: more than two points fill the hex they march into and the one before, others and without the option none",
    () => {
      expect(tail(go(marching({ ua: "0602" }), "ua", "0603"), "ua")).toBe("0602");
      expect(tail(go(marching({ ua: "0602" }), "ua", "0603", "0604"), "ua")).toBe("0603");
      expect(tail(go(marching({ us: "0602" }), "us", "0603"), "us")).toBeUndefined();
      expect(tail(go(marching({ ua: "0602" }, { options: {} }), "ua", "0603"), "ua")).toBeUndefined();
      expect(tail(go(marching({ ua: "0602" }, { plain: {} }), "ua", "0603"), "ua")).toBeUndefined();
    },
  );

  testForEither("NWO-19.9-a: nobody marches by road into either of its hexes; across country he may come in", () => {
    const behind = (options: Setting["options"]): readonly number[] => {
      const stage = marching({ ua: "0603", ub: "0603", "u1-fl": "0608" }, { options: options ?? {} });
      go(stage, "ua", ...COLUMN.slice(3)).act({ type: "stop" });
      return left(go(stage, "ub", ...COLUMN.slice(3, 11)));
    };
    // eight hexes by road; into the tail it is a whole point
    expect([behind({}), behind(OPTIONS)]).toEqual([[4], [3]]);
  });

  testForEither("NWO-19.9-a: enemies do not enter the hex behind its head either", () => {
    const stage = moving({
      units: UNITS,
      options: OPTIONS,
      at: { ua: "0604", ca: "0606", "u1-fl": "0604" },
      orders: { u1: { type: "attack", target: "0606" } },
      frames(field, p) {
        p.tail = p.tail.with(field.unitIndex.get("ca") as number, field.map.grid.known("0605"));
        return [];
      },
    });
    stage.act({ type: "take", unit: "ua" });
    expect(steps(stage)).not.toContain("0605");
    expect(stage.whyNot({ type: "step", hex: "0605" })).toMatchObject({ rule: "NWO-19.9-a" });
  });

  testForEither("NWO-19.9-b: who goes on across country, or is ordered otherwise, is in column no more", () => {
    const across = go(marching({ ua: "0602" }, { plain: { roads: ROAD.slice(0, 2) } }), "ua", "0603");
    expect(tail(across, "ua")).toBe("0602");
    expect(tail(across.act({ type: "step", hex: "0604" }), "ua")).toBeUndefined();
    const formed = marching(
      { ua: "0603" },
      {
        orders: { u1: { type: "defend", target: "0603" } },
        frames(field, p) {
          p.tail = p.tail.with(field.unitIndex.get("ua") as number, field.map.grid.known("0602"));
          return [];
        },
      },
    );
    expect(formed.p.tail[formed.unit("ua")]).toBe(NONE);
  });
});

describe("columns attacked", () => {
  const attacked = (hex: string, more: Partial<Setting> = {}): Stage =>
    assaultsOf({
      units: [
        { id: "ua", formation: "u1" },
        { id: "ca", formation: "c1", strength: [6, 3, 0] },
      ],
      options: OPTIONS,
      orders: { u1: { type: "attack", target: "0512" }, c1: { type: "march", target: "0512" } },
      ...more,
      at: { ua: hex, ca: "0506", "u1-fl": hex },
      before(p, { unit, hex: known }) {
        p.tail = p.tail.with(unit("ca"), known("0505"));
      },
    });

  testForEither(
    "NWO-19.9-b NWO-RUL240: in either hex it is flanked, fires at half, and defends the hex that was attacked first",
    () => {
      const inTail = attacked("0504").throws(3, 3, 3, 3, 3).act(assault("ua", "0505"));
      // 6 at half; 4 and half more
      expect(fired(inTail).map(([strength]) => strength)).toEqual([3, 6]);
      expect(checks(inTail)).toEqual([["confederate", 1, false]]);
      expect(inTail.told("assaulted")).toMatchObject([{ defenders: ["ca"], hex: "0505" }]);
      expect(inTail.hexOf("ca")).toBe("0505");
      expect(inTail.p.tail[inTail.unit("ca")]).toBe(NONE);
      const inHead = attacked("0507").throws(3, 3, 3, 3, 3).act(assault("ua", "0506"));
      expect(fired(inHead).map(([strength]) => strength)).toEqual([3, 6]);
      expect(inHead.told("assaulted")).toMatchObject([{ defenders: ["ca"], hex: "0506" }]);
      expect(inHead.p.tail[inHead.unit("ca")]).toBe(NONE);
    },
  );

  testForEither(
    "NWO-19.9-b NWO-7.10-c: charged in either hex a column is flanked too, and meets the charge at half",
    () => {
      const charged = (hex: string): Stage => {
        const stage = new Stage({
          units: [
            { id: "uc", formation: "u1", arm: "cavalry", pursuit: 6 },
            { id: "ca", formation: "c1", strength: [6, 3, 0] },
          ],
          options: { ...OPTIONS, cavalryCharges: "on" },
          orders: { u1: { type: "attack", target: "0512" }, c1: { type: "march", target: "0512" } },
          at: { uc: "0604", ca: "0506", "u1-fl": "0604" },
          plain: { rows: 14 },
          frames(field, p) {
            p.tail = p.tail.with(field.unitIndex.get("ca") as number, field.map.grid.known("0505"));
            const holders = [field.holderIndex.get("u1") as number];
            return [
              { step: "charges", side: ownSide(), holders, reserve: 0, units: [], targets: [], over: [], at: -1 },
            ];
          },
        });
        // no square; the fire of both; it stands
        stage.throws(6, 1, 1, 1, 1, 1, 1).act({ type: "charge", unit: "uc", hex });
        return stage;
      };
      for (const hex of ["0505", "0506"]) {
        const stage = charged(hex);
        expect(
          fired(stage).map(([strength]) => strength),
          hex,
        ).toEqual([3, 8]);
        expect(stage.told("charged")[0]).toMatchObject({ defenders: ["ca"], hex });
      }
    },
  );

  testForEither("NWO-19.9-b: towns have no flank; a forecast knows the column", () => {
    const town = attacked("0504", { plain: { ground: { "0505": "t" } } })
      .throws(1, 1, 1, 1)
      .act(assault("ua", "0505"));
    expect(fired(town).map(([strength]) => strength)).toEqual([3, 3]);
    const stage = attacked("0504");
    const told = forecastAssault(stage.field, stage.p, [stage.unit("ua")], stage.hex("0505"));
    expect(told).toMatchObject({ attack: 6, defence: 3, flanked: true });
  });
});
