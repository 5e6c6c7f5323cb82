import { describe, expect, test } from "vitest";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import { FALLEN } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { ARMIES, DONE, phase, until } from "../support/commanding.ts";
import type { Setting, Stage } from "../support/stage.ts";

describe("units whose order has failed", () => {
  testForEither(
    "NWO-D14, NWO-12.9-c, NWO-12.9-d, NWO-RUL177, TV-118 a failed order is a retreat of three hexes, then Fall Back",
    () => {
      const stage = until(
        phase([6], {
          orders: { u1: { type: "attack", target: "0608", with: { shaken: true } } },
          at: { ...ARMIES.at, ua: "0606", "u1-fl": "0606" },
        }),
        "failing",
      );
      expect(stage.whyNot({ type: "fall", unit: "ua", hex: "0607" })).toMatchObject({ rule: "NWO-RUL177" });
      const left = (): readonly unknown[] => {
        const { units, left: hexes } = stage.decision.about;
        return [units, hexes];
      };
      const seen: unknown[] = [];
      for (const hex of ["0605", "0604", "0603"]) {
        seen.push(left());
        stage.act({ type: "fall", unit: "ua", hex });
      }
      // once a unit is on its way back, the question is about it, with the hexes that it has left
      expect(seen).toEqual([
        [undefined, undefined],
        [["ua"], 2],
        [["ua"], 1],
      ]);
      expect([stage.hexOf("ua"), stage.p.post[stage.leader("u1-fl")]]).toEqual(["0603", stage.hex("0603")]);
      expect(stage.p.standing[0]?.order.type).toBe("fall-back");
    },
  );

  test("NWO-RUL177, NWO-7.12-a on the way fire meets only who goes from zone to zone of one stack; he may be driven on, then goes on", () => {
    const failed = (hex: string, ...dice: readonly number[]): Stage =>
      until(
        phase([6, ...dice], {
          units: [
            { id: "ua", formation: "u1" },
            { id: "ub", formation: "u2", division: "u2d" },
            { id: "ca", formation: "c1", strength: [8, 4, 2] },
          ],
          orders: { u1: { type: "attack", target: "0611", with: { shaken: true } } },
          at: { ...ARMIES.at, ua: hex, "u1-fl": "0604", ca: "0608", "c1-fl": "0608" },
        }),
        "failing",
      );
    const out = failed("0607").act({ type: "fall", unit: "ua", hex: "0606" });
    expect(out.decision.step).toBe("failing");
    const along = failed("0708", 6, 3, 1).act({ type: "fall", unit: "ua", hex: "0607" });
    expect(along.decision).toMatchObject({ step: "passing-fire", sides: ["confederate"] });
    along.act({ type: "fire-passing" });
    expect(along.told("fired")[0]).toMatchObject({ rule: "NWO-7.12-a" });
    expect(along.p.lost[along.unit("ua")]).toBe(1);
    until(along, "failing");
    expect(along.hexOf("ua")).toBe("0607");
    for (const hex of ["0606", "0605"]) along.act({ type: "fall", unit: "ua", hex });
    expect(along.hexOf("ua")).toBe("0605");
    const driven = failed("0708", 6, 3, 6).act({ type: "fall", unit: "ua", hex: "0607" }, { type: "fire-passing" });
    while (driven.decision.step === "retreat") driven.act(driven.decision.actions[0] ?? DONE);
    expect(driven.told("retreated")[0]).toMatchObject({ rule: "NWO-7.12-b", units: ["ua"] });
    expect(driven.decision.step).toBe("failing");
  });

  testForEither(
    "NWO-19.9-a, NWO-10.1-i nobody goes back into the column of an enemy on the road, or into a fort that friends hold",
    () => {
      const failed = (setting: Partial<Setting>): Stage =>
        until(
          phase([6], { orders: { u1: { type: "attack", target: "0611", with: { shaken: true } } }, ...setting }),
          "failing",
        );
      const beside = (options: Setting["options"]): Stage =>
        failed({
          options: options ?? {},
          at: { ...ARMIES.at, ua: "0607", "u1-fl": "0604", ca: "0608", "c1-fl": "0608" },
          frames(field, p) {
            p.tail = p.tail.with(field.unitIndex.get("ca") as number, field.map.grid.known("0708"));
            return [];
          },
        });
      const ways = (stage: Stage): readonly string[] => stage.offered("fall").map(({ hex }) => hex);
      expect(ways(beside({}))).toContain("0708");
      const column = beside({ advancedRoadMarch: "on" });
      expect(ways(column)).not.toContain("0708");
      expect(column.whyNot({ type: "fall", unit: "ua", hex: "0708" })).toMatchObject({ rule: "NWO-19.9-a" });
      const fort = (ub: string): Stage =>
        failed({ plain: { ground: { "0605": "f" } }, at: { ...ARMIES.at, ua: "0606", "u1-fl": "0604", ub } });
      expect(ways(fort("0402"))).toContain("0605");
      const held = fort("0605");
      expect(ways(held)).not.toContain("0605");
      expect(held.whyNot({ type: "fall", unit: "ua", hex: "0605" })).toMatchObject({ rule: "NWO-10.1-i" });
    },
  );

  testForEither(
    "NWO-RUL152, NWO-11.3-a a leader goes back with his men; one who has fallen stays where he fell",
    () => {
      const post = (marks: number): string | undefined => {
        const stage = phase([], {
          orders: { u1: { type: "attack", target: "0611" } },
        });
        stage.p.leaderMarks[stage.leader("u1-fl")] = marks;
        stage.goOn([
          {
            step: "failing",
            side: ownSide(),
            holder: stage.holder("u1"),
            units: [stage.unit("ua")],
            unit: NONE,
            left: 0,
          },
        ]);
        stage.act({ type: "fall", unit: "ua", hex: "0601" });
        return stage.field.map.grid.ids[stage.p.post[stage.leader("u1-fl")] as number];
      };
      expect([post(0), post(FALLEN)]).toEqual(["0601", "0602"]);
    },
  );
});
