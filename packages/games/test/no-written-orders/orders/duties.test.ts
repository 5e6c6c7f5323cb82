import { describe, expect, test } from "vitest";
import { give } from "../../../src/no-written-orders/land/control.ts";
import type { Standing } from "../../../src/no-written-orders/orders/order-book.ts";
import { BOMBARDED } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { moving, left, go } from "../support/moving.ts";
import type { Setting, Stage } from "../support/stage.ts";

describe("duties of orders", () => {
  const THREE = [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u1" },
    { id: "uc", formation: "u1" },
    { id: "ca", formation: "c1" },
  ];

  testForEither("NWO-12.3.AT-a, NWO-12.3.AT-f an Attack comes a hex closer while far, and never goes further", () => {
    const stage = moving({
      at: { ua: "0602", "u1-fl": "0602", ca: "0611" },
      orders: { u1: { type: "attack", target: "0611" } },
    });
    expect(stage.whyNot({ type: "end" })).toMatchObject({ rule: "NWO-12.3.AT-a" });
    go(stage, "ua");
    expect(stage.whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.3.AT-a" });
    expect(stage.act({ type: "step", hex: "0603" }).whyNot({ type: "stop" })).toBeUndefined();
    stage.act({ type: "stop" });
    expect(stage.offered("end")).toHaveLength(1);
  });

  testForEither(
    "NWO-12.3.AT-d, NWO-RUL169, TV-113, TV-114 in contact another must come into a zone; excused where none can",
    () => {
      const orders = { u1: { type: "attack", target: "0606" } } as const;
      const stage = moving({
        units: THREE,
        at: { ua: "0604", ub: "0603", uc: "0602", ca: "0605", "u1-fl": "0603" },
        orders,
      });
      expect(stage.whyNot({ type: "end" })).toMatchObject({ rule: "NWO-12.3.AT-a" });
      go(stage, "uc", "0603").act({ type: "stop" });
      go(stage, "ub");
      expect(stage.whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.3.AT-d" });
      stage.act({ type: "step", hex: "0604" }, { type: "stop" });
      expect(stage.offered("end")).toHaveLength(1);
      const all = moving({
        units: THREE,
        at: { ua: "0604", ub: "0505", uc: "0604", ca: "0605", "u1-fl": "0603" },
        orders,
      });
      expect(all.offered("end")).toHaveLength(1);
    },
  );

  testForEither(
    "NWO-10.1-d, NWO-12.3.AT-b a garrison beside the enemy spares others no assault, since it need make none",
    () => {
      const at = { ua: "0604", ub: "0603", ca: "0605", "u1-fl": "0603" };
      const orders = { u1: { type: "probe", target: "0606" } } as const;
      const beside = moving({ units: THREE, at, orders });
      expect(beside.whyNot({ type: "end" })).toBeUndefined();
      const stage = moving({ units: THREE, at, orders, plain: { ground: { "0604": "f" } } });
      expect(stage.whyNot({ type: "end" })).toMatchObject({ rule: "NWO-12.3.AT-b" });
      const alone = moving({ units: THREE, at: { ...at, ub: "0101" }, orders, plain: { ground: { "0604": "f" } } });
      expect(alone.whyNot({ type: "end" })).toBeUndefined();
    },
  );

  testForEither("NWO-12.3.PR-b, NWO-RUL189, TV-116 a Probe brings two units at most into contact", () => {
    const at = { ua: "0604", ub: "0505", uc: "0603", ca: "0605", "u1-fl": "0603" };
    const stage = moving({ units: THREE, at, orders: { u1: { type: "probe", target: "0606" } } });
    stage.act({ type: "take", unit: "uc" });
    expect(stage.whyNot({ type: "step", hex: "0604" })).toMatchObject({ rule: "NWO-12.3.PR-b" });
  });

  testForEither("NWO-12.3.DL-a, NWO-12.3.DL-b Delay goes no further from its target and enters no zone", () => {
    const stage = moving({
      at: { ua: "0604", ca: "0607", "u1-fl": "0604" },
      orders: { u1: { type: "delay", target: "0604" } },
    });
    stage.act({ type: "take", unit: "ua" });
    expect(stage.act({ type: "step", hex: "0603" }).whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.3.DL-a" });
    const back = moving({
      at: { ua: "0603", ca: "0606", "u1-fl": "0604" },
      orders: { u1: { type: "delay", target: "0604" } },
    });
    expect(back.act({ type: "take", unit: "ua" }).whyNot({ type: "step", hex: "0604" })).toBeUndefined();
  });

  testForEither(
    "NWO-12.3.FB-a, NWO-12.3.FB-c to fall back is to get away from the enemy, at the speed of the slowest",
    () => {
      const stage = moving({ at: { ua: "0604", ca: "0605", "u1-fl": "0603" }, orders: { u1: { type: "fall-back" } } });
      stage.act({ type: "take", unit: "ua" });
      expect(stage.whyNot({ type: "step", hex: "0505" })).toMatchObject({ rule: "NWO-12.3.FB-c" });
      expect(left(stage.act({ type: "step", hex: "0603" }))).toEqual([8]);
      expect(stage.whyNot({ type: "step", hex: "0604" })).toMatchObject({ rule: "NWO-12.3.FB-c" });
    },
  );

  testForEither("NWO-12.1-d, NWO-RUL161 nobody in command ends his move out of it", () => {
    const stage = moving({ at: { ua: "0604", "u1-fl": "0603" }, orders: { u1: { type: "defend", target: "0603" } } });
    go(stage, "ua", "0605", "0606", "0607");
    expect(stage.whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.1-d" });
  });

  testForEither(
    "NWO-12.13-c, NWO-RUL183, TV-119 units of a division with its own order end within two hexes of those that moved",
    () => {
      const units = ["ua", "ub"].map((id) => ({ id, formation: "u1", division: "ud" }));
      const stage = moving({
        units,
        at: { ua: "0604", ub: "0604" },
        orders: { ud: { type: "defend", target: "0603" } },
      });
      go(stage, "ua", "0603").act({ type: "stop" });
      go(stage, "ub", "0605", "0606");
      expect(stage.whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.13-c" });
      expect(stage.act({ type: "step", hex: "0605" }, { type: "stop" }).hexOf("ub")).toBe("0605");
    },
  );

  testForEither("NWO-8.1-d foot artillery that bombarded does not move", () => {
    const stage = moving({
      at: { ug: { hex: "0603", marks: BOMBARDED }, "u1-fl": "0603" },
      orders: { u1: { type: "defend", target: "0603" } },
    });
    expect(stage.whyNot({ type: "take", unit: "ug" })).toMatchObject({ rule: "NWO-8.1-d" });
  });
});

describe("leaders", () => {
  testForEither(
    "NWO-D23, NWO-11.1-b, NWO-11.1-c, NWO-5.2-j a leader rides past zones of control, but enters none alone",
    () => {
      const stage = moving({
        at: { ua: "0605", "u1-fl": "0603", ca: "0506" },
        orders: { u1: { type: "attack", target: "0506" } },
      });
      const hexes = stage
        .offered("ride")
        .filter(({ leader }) => leader === "u1-fl")
        .map(({ hex }) => hex);
      expect(hexes).toContain("0605");
      expect(hexes).not.toContain("0505");
      expect(stage.whyNot({ type: "ride", leader: "u1-fl", hex: "0506" })).toMatchObject({ rule: "NWO-RUL059" });
    },
  );

  testForEither(
    "NWO-D04, NWO-12.3.RS-d a leader on Reserve stays; the army commander rides once a turn (NWO-4.3-a, NWO-RUL035)",
    () => {
      const stage = moving({ at: { ua: "0605", "u1-fl": "0603", "u-oc": "0601" } }, { reserve: 1 });
      expect(stage.whyNot({ type: "ride", leader: "u1-fl", hex: "0604" })).toMatchObject({ rule: "NWO-4.3-b" });
      stage.act({ type: "ride", leader: "u-oc", hex: "0602" });
      expect(stage.whyNot({ type: "ride", leader: "u-oc", hex: "0603" })).toMatchObject({ rule: "NWO-4.3-a" });
    },
  );

  testForEither(
    "NWO-4.3-b who leads a division without an order of its own rides with its corps, bound by no order; on Reserve he stays",
    () => {
      const setting = {
        units: [
          { id: "ua", formation: "u1", division: "first" },
          { id: "ca", formation: "c1" },
        ],
        divisionLeaders: { "u1-dl": "first" },
        at: { ua: "0605", "u1-fl": "0603", "u1-dl": "0601" },
      };
      const ride = { type: "ride", leader: "u1-dl", hex: "0604" } as const;
      const resting = moving(setting, { reserve: 1 });
      expect(resting.whyNot(ride)).toMatchObject({ rule: "NWO-4.3-b" });
      const stage = moving({ ...setting, orders: { u1: { type: "march", target: "0610" } } });
      expect(stage.whyNot({ ...ride, hex: "0501" })).toBeUndefined();
      stage.act(ride);
      expect(stage.p.post[stage.field.leaderIndex.get("u1-dl") as number]).toBe(stage.hex("0604"));
    },
  );

  testForEither(
    "NWO-12.3.DF-c, NWO-12.3.DF-d, NWO-RUL198 on Defend he rides to his target, and stays within two hexes of it",
    () => {
      const far = moving({ at: { ua: "0603", "u1-fl": "0603" }, orders: { u1: { type: "defend", target: "0609" } } });
      expect(far.whyNot({ type: "end" })).toMatchObject({ rule: "NWO-12.3.DF-c", with: { leader: "u1-fl" } });
      expect(far.decision.about).toMatchObject({ leader: "u1-fl" });
      far.act({ type: "ride", leader: "u1-fl", hex: "0607" });
      if (far.offered("end").length === 1) far.act({ type: "end" });
      expect(far.p.standing[far.holder("u1")]?.anchor).toBe(far.hex("0609"));
      const tied = moving({
        at: { ua: "0603", "u1-fl": "0603" },
        orders: { u1: { type: "defend", target: "0603", with: { anchor: far.hex("0603") } } },
      });
      expect(tied.whyNot({ type: "ride", leader: "u1-fl", hex: "0606" })).toMatchObject({ rule: "NWO-12.3.DF-d" });
    },
  );

  const offered = (stage: Stage): readonly string[] =>
    stage.offered("ride").flatMap(({ leader, hex }) => (leader === "u1-fl" ? [hex] : []));

  testForEither("NWO-12.3.DF-c on Defend, still far from his target, he does not ride away from it, nor aside", () => {
    const far = moving({ at: { ua: "0603", "u1-fl": "0603" }, orders: { u1: { type: "defend", target: "0609" } } });
    for (const hex of ["0601", "0602", "0403"])
      expect(far.whyNot({ type: "ride", leader: "u1-fl", hex })).toMatchObject({ reason: "ride-progress" });
    // anywhere within two hexes of it he is there
    expect(offered(far)).toEqual(expect.arrayContaining(["0607", "0809", "0611"]));
  });

  test.each(["defend", "delay"] as const)(
    "NWO-12.3.DF-d, NWO-12.3.DL-c whom a %s finds near its target stays there from the first",
    (type) => {
      const near = moving({ at: { ua: "0603", "u1-fl": "0603" }, orders: { u1: { type, target: "0604" } } });
      expect(near.whyNot({ type: "ride", leader: "u1-fl", hex: "0601" })).toMatchObject({
        rule: type === "defend" ? "NWO-12.3.DF-d" : "NWO-12.3.DL-c",
      });
      expect(near.whyNot({ type: "ride", leader: "u1-fl", hex: "0605" })).toBeUndefined();
    },
  );

  testForEither(
    "NWO-12.3-f on a March or a Defend he rides as far as the slowest of his men can march, or to where he must go",
    () => {
      const units = [
        { id: "ua", formation: "u1" },
        { id: "ug", formation: "u1", arm: "foot", movement: 4 },
        { id: "ca", formation: "c1" },
      ] as const;
      const at = { ua: "0601", ug: "0601", "u1-fl": "0601" };
      const march = moving({ units, at, orders: { u1: { type: "march", target: "0612" } } });
      expect(march.whyNot({ type: "ride", leader: "u1-fl", hex: "0604" })).toMatchObject({ rule: "NWO-12.3-f" });
      expect(march.whyNot({ type: "ride", leader: "u1-fl", hex: "0605" })).toBeUndefined();
      const close = moving({ units, at, orders: { u1: { type: "march", target: "0603" } } });
      expect(offered(close)).toEqual(["0603"]);
      const defend = moving({ units, at, orders: { u1: { type: "defend", target: "0604" } } });
      expect(defend.whyNot({ type: "ride", leader: "u1-fl", hex: "0602" })).toBeUndefined();
      // where the enemy bars the way on he goes as far as he can
      const blocked = moving({
        units: [
          ...units,
          ...["0304", "0505", "0704", "0904", "0104", "1104"].map((hex) => ({ id: `c${hex}`, formation: "c1" })),
        ],
        at: { ...at, c0304: "0304", c0505: "0505", c0704: "0704", c0904: "0904", c0104: "0104", c1104: "1104" },
        orders: { u1: { type: "march", target: "0612" } },
      });
      expect(offered(blocked)).toContain("0602");
      expect(blocked.whyNot({ type: "end" })).toBeDefined();
    },
  );

  testForEither(
    "NWO-12.3.MA-c for two turns he may make for the target of his march; then by its waypoints alone",
    () => {
      const rides = (activations: number): readonly string[] =>
        offered(
          moving({
            at: { ua: "0606", "u1-fl": "0606" },
            orders: { u1: { type: "march", target: "0612", waypoints: ["0602"], with: { activations } } },
          }),
        );
      expect(rides(1)).toContain("0612");
      expect(rides(2)).not.toContain("0612");
      expect(rides(2)).toContain("0602");
    },
  );

  testForEither("NWO-RUL165, NWO-12.3.MA-d on a march to a long target he may ride on along it to its flag", () => {
    const stage = moving({
      at: { ua: "0607", "u1-fl": "0607" },
      orders: { u1: { type: "march", target: "0609" } },
      frames(field, p) {
        const standing = p.standing[0] as Standing;
        const hexes = ["0607", "0608", "0609"].map((hex) => field.map.grid.known(hex));
        p.standing = p.standing.with(0, {
          ...standing,
          order: { ...standing.order, target: { flag: hexes[2] as number, hexes } },
        });
        return [];
      },
    });
    expect(offered(stage)).toContain("0609");
    go(stage, "ua", "0608", "0609");
    expect(stage.hexOf("ua")).toBe("0609");
  });

  testForEither(
    "NWO-16.2-a, NWO-RUL212 by night he does not ride beyond the head of his march, and owes it nothing",
    () => {
      const rides = (setting: Partial<Setting>): Stage =>
        moving({
          turns: [{ night: true }],
          at: { ua: "0605", "u1-fl": "0603" },
          orders: { u1: { type: "march", target: "0612" } },
          ...setting,
        });
      const halted = rides({});
      expect(halted.whyNot({ type: "ride", leader: "u1-fl", hex: "0606" })).toMatchObject({ rule: "NWO-16.2-a" });
      expect(halted.whyNot({ type: "ride", leader: "u1-fl", hex: "0605" })).toBeUndefined();
      expect(halted.whyNot({ type: "end" })).toBeUndefined();
      const forced = rides({ orders: { u1: { type: "march", target: "0612", forced: true } } });
      expect(forced.whyNot({ type: "ride", leader: "u1-fl", hex: "0611" })).toBeUndefined();
      expect(forced.whyNot({ type: "end" })).toBeDefined();
    },
  );
});

test("NWO-18-b, NWO-18-c, NWO-RUL220 control follows units and their zones of control", () => {
  const stage = moving({
    at: { ua: "0603", "u1-fl": "0604" },
    orders: { u1: { type: "defend", target: "0604" } },
    frames(field, p) {
      give(p, field.map.grid.known("0604"), 1);
      return [];
    },
  });
  go(stage, "ua", "0604");
  const of = (hex: string): number => stage.p.control[stage.hex(hex)] as number;
  expect([of("0604"), of("0605"), of("0603")]).toEqual([5, 4, 4]);
});
