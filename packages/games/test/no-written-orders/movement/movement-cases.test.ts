import { expect } from "vitest";
import { bombOK } from "../../../src/no-written-orders/combat/assault-duties.ts";
import { BOMBARDED, EXHAUSTED } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { assaultsOf, END } from "../support/assault.ts";
import { go, moving, steps } from "../support/moving.ts";
import type { Setting, Stage } from "../support/stage.ts";

const THREE: Setting["units"] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1" },
  { id: "uc", formation: "u1" },
  { id: "ud", formation: "u1" },
  { id: "ca", formation: "c1" },
];

testForEither("TV-087 NWO-16.2-i an exhausted unit moves one hex", () => {
  const stage = moving({
    at: { ua: "0603", "u1-fl": "0604" },
    orders: { u1: { type: "defend", target: "0604" } },
    frames(_, p) {
      p.fatigue = p.fatigue.with(0, EXHAUSTED);
      return [];
    },
  });
  go(stage, "ua", "0604");
  expect(steps(stage)).toEqual([]);
});

testForEither("TV-152 NWO-5.4-d on Attack too, who begins in a zone does not go to another hex of it", () => {
  const stage = moving({
    at: { ua: "0604", ca: "0605", "u1-fl": "0604" },
    orders: { u1: { type: "attack", target: "0606" } },
  });
  expect(stage.whyNot({ type: "take", unit: "ua" })).toMatchObject({ rule: "NWO-5.4-d" });
});

testForEither(
  "TV-160 NWO-12.3.AT-d NWO-RUL169 the one brigade that could come into a zone may not end its move elsewhere",
  () => {
    const taken = (...way: readonly string[]): Stage =>
      go(
        moving({
          units: THREE,
          at: { ua: "0604", ub: "0603", ca: "0605", "u1-fl": "0603" },
          orders: { u1: { type: "attack", target: "0606" } },
        }),
        "ub",
        ...way,
      );
    expect(taken().whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.3.AT-d" });
    const ends = steps(taken()).filter((hex) => taken(hex).whyNot({ type: "stop" }) === undefined);
    expect([steps(taken()).length > 1, ends]).toEqual([true, ["0604"]]);
  },
);

testForEither(
  "TV-161 NWO-RUL189 a Probe with a third unit in contact by an enemy move may end; a fourth does not enter",
  () => {
    const stage = moving({
      units: [...(THREE ?? []), { id: "cb", formation: "c1" }],
      at: { ua: "0604", ub: "0505", uc: "0803", ud: "0603", ca: "0605", cb: "0804", "u1-fl": "0603" },
      orders: { u1: { type: "probe", target: "0606" } },
    });
    expect(stage.whyNot({ type: "end" })).toBeUndefined();
    stage.act({ type: "take", unit: "ud" });
    expect(stage.whyNot({ type: "step", hex: "0604" })).toMatchObject({ rule: "NWO-12.3.PR-b" });
  },
);

testForEither(
  "TV-115 NWO-12.3.AT-c the third activation cannot be met by bombardment while an assault is possible",
  () => {
    const setting = {
      units: [
        { id: "ua", formation: "u1" },
        { id: "ug", formation: "u1", arm: "foot" },
        { id: "ca", formation: "c1" },
      ],
      at: { ua: "0504", ug: { hex: "0503", marks: BOMBARDED }, ca: "0505" },
      near: ["u1"],
    } as const;
    const after = (bombardments: number): Stage =>
      assaultsOf({
        ...setting,
        orders: {
          u1: { type: "attack", target: "0512", with: { bombardments } },
          c1: { type: "defend", target: "0505" },
        },
      });
    const third = after(2);
    expect(bombOK(third.field, third.p, { inZone: [] }, third.holder("u1"))).toBe(false);
    expect(third.whyNot(END)).toMatchObject({ rule: "NWO-7.3-g" });
    expect(bombOK(third.field, third.p, { inZone: [] }, after(1).holder("u1"))).toBe(false);
    const second = after(1);
    expect(bombOK(second.field, second.p, { inZone: [] }, second.holder("u1"))).toBe(true);
  },
);
