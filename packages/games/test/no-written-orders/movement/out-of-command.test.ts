import { expect } from "vitest";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import { COMMANDS, RODE } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { moving, steps } from "../support/moving.ts";
import type { Stage } from "../support/stage.ts";

testForEither(
  "NWO-12.1-f NWO-RUL162 in woods that no trace crosses a unit out of command comes nearer in hexes",
  () => {
    const two = (number: number): string => String(number).padStart(2, "0");
    const all = Array.from({ length: 144 }, (_, at) => two(Math.floor(at / 12) + 1) + two((at % 12) + 1));
    const stage = moving({
      plain: { ground: Object.fromEntries(all.map((hex) => [hex, "w"])) },
      at: { ua: "0611", "u1-fl": "0604" },
      orders: { u1: { type: "defend", target: "0604" } },
    }).act({ type: "take", unit: "ua" });
    expect(steps(stage)).toEqual(["0610"]);
    for (const hex of ["0612", "0511", "0711"])
      expect(stage.whyNot({ type: "step", hex })).toMatchObject({ rule: "NWO-12.1-f" });
    // it may stop on the way
    expect(stage.act({ type: "step", hex: "0610" }).whyNot({ type: "stop" })).toBeUndefined();
  },
);

testForEither(
  "NWO-12.3.DF-d NWO-12.3.DL-c the enemy’s bar ties the leader of a Defend to where he is, not that of a Delay",
  () => {
    const anchor = (type: "defend" | "delay"): number | undefined => {
      const around = ["0403", "0503", "0704", "0803"].map((hex) => ({ id: `c${hex}`, formation: "c1" }));
      const stage: Stage = moving({
        units: [{ id: "ua", formation: "u1" }, ...around],
        at: {
          ua: "0601",
          "u1-fl": "0601",
          c0403: "0404",
          c0503: "0504",
          c0704: "0704",
          c0803: "0804",
        },
        plain: {
          rivers: [
            {
              name: "Run",
              sides: [
                ["0601", "0602"] as const,
                ["0601", "0501"] as const,
                ["0601", "0502"] as const,
                ["0601", "0701"] as const,
                ["0601", "0702"] as const,
              ],
            },
          ],
        },
        orders: { u1: { type, target: "0611" } },
      });
      if (!stage.over && stage.whyNot({ type: "end" }) === undefined) stage.act({ type: "end" });
      return stage.p.standing[stage.holder("u1")]?.anchor;
    };
    expect(anchor("delay")).toBe(NONE);
    expect(anchor("defend")).not.toBe(NONE);
  },
);

testForEither("NWO-4.3-a NWO-RUL156 a wing commander rides once a turn, whoever of his side acts", () => {
  const rides = (marks: number): readonly string[] =>
    moving({
      wings: { "u-w": ["u2"] },
      at: { ua: "0603", "u1-fl": "0603", "u-w": { hex: "0401", marks } },
      orders: { u1: { type: "defend", target: "0603" } },
    })
      .offered("ride")
      .map(({ leader }) => leader);
  expect(rides(COMMANDS)).toContain("u-w");
  expect(rides(COMMANDS | RODE)).not.toContain("u-w");
});
