import { describe, expect, test } from "vitest";
import { eliminate } from "../../src/no-written-orders/army/losses.ts";
import { DESTROYED, ELIMINATED, FALLEN, liftUp, type Position } from "../../src/no-written-orders/position.ts";
import { COMMAND, ROADS, until } from "./support/commanding.ts";
import { ROAD } from "./support/moving.ts";
import { type Setting, Stage } from "./support/stage.ts";

const NIGHT = { night: true } as const;

describe("vectors of night, supply and rallying", () => {
  const TURNS = [{}, { night: true, firstNight: true }, NIGHT];
  const UNITS: Setting["units"] = [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u1" },
    { id: "uc", formation: "u1" },
    { id: "ca", formation: "c1" },
  ];
  const rallying = (
    change: (p: Position) => void,
    setting: Partial<Setting> = {},
    dice: readonly number[] = [],
  ): Stage =>
    until(
      new Stage(
        {
          units: UNITS,
          turns: TURNS,
          turn: 3,
          at: { ua: "0602", ub: "0603", uc: "0603", "u1-fl": "0602", ca: "0612" },
          seats: {},
          ...setting,
          frames(field, p) {
            for (const unit of [0, 1, 2]) {
              liftUp(field, p, unit, ELIMINATED);
              p.fell[unit] = 1;
            }
            change(p);
            return [COMMAND(0)];
          },
        },
        dice,
      ),
      "reorganisation",
    );
  const rally = (unit: string) => ({ type: "rally", unit }) as const;

  test("TV-131 NWO-15-d NWO-15-e of three that are eliminated two come back this turn, reduced", () => {
    const one = rallying(() => undefined).act(rally("ua"), rally("ub"));
    expect([one.hexOf("ua"), one.hexOf("ub"), one.hexOf("uc")]).toEqual(["0602", "0602", undefined]);
    expect([one.p.lost[0], one.p.lost[1]]).toEqual([1, 1]);
    expect(one.over).toBe(true);
  });

  test("TV-132 NWO-15-g of a demoralised corps a 4 comes back, a 5 is gone; there is no third try", () => {
    const one = rallying(() => undefined, { levels: { u1: 4 } }, [4, 5]).act(rally("ua"), rally("ub"));
    expect([one.hexOf("ua"), one.p.place[1]]).toEqual(["0602", DESTROYED]);
    expect(one.over).toBe(true);
  });

  test("TV-134 NWO-15-a who fell in the day comes back from the first night turn on", () => {
    const fell = (turn: number): boolean =>
      rallying((p) => {
        for (const unit of [0, 1, 2]) p.fell[unit] = turn;
      }).over;
    expect([fell(1), fell(3)]).toEqual([false, true]);
  });

  test("TV-135 NWO-15-i who was eliminated out of supply never comes back", () => {
    const SUPPLY = { supply: [{ side: "union", name: "North", hex: "0601" }], plain: { roads: ROADS } } as const;
    const stage = new Stage({ units: UNITS, ...SUPPLY, at: { ua: "0609", ca: "0604" }, frames: () => [] });
    eliminate({ field: stage.field, p: stage.p, dice: { roll: () => 1 }, events: undefined }, 0, "NWO-6.1-b");
    expect(stage.p.place[0]).toBe(DESTROYED);
    const later = rallying((p) => {
      for (const unit of [0, 1, 2]) p.place[unit] = DESTROYED;
    });
    expect(later.over).toBe(true);
  });

  test("TV-148 NWO-17-a NWO-17-c at nine five hexes from a road to the source are well, six cost a step", () => {
    const ended = (ua: string): number =>
      new Stage({
        units: UNITS,
        supply: [{ side: "union", name: "North", hex: "0601" }],
        plain: { roads: ROAD },
        turns: [{ supply: true }],
        at: { ua },
        frames: () => [{ step: "turn-end", first: 0, at: 4 }],
      }).told("step-lost").length;
    expect([ended("1106"), ended("1206")]).toEqual([0, 1]);
  });
});

test("TV-146 NWO-11.2-a NWO-RUL151 the first hit of a bombardment endangers a leader with the stack; on 3 he is lost, next turn he is rated 1", () => {
  const stage = new Stage(
    {
      units: [
        { id: "ug", formation: "u1", arm: "foot", strength: [12, 6, 3] },
        { id: "ca", formation: "c1" },
      ],
      orders: { u1: { type: "attack", target: "0510" } },
      at: { ug: "0505", "u1-fl": "0505", ca: "0507", "c1-fl": "0507" },
      frames: ({ holderIndex }) => [
        {
          step: "bombardment",
          side: 0,
          holders: [holderIndex.get("u1") as number],
          reserve: 0,
          batteries: [],
          targets: [],
          at: -1,
          victims: [],
          struck: [],
        },
      ],
    },
    [1, 3, 1, 2],
  );
  stage.act({ type: "bombard", unit: "ug", hex: "0507" });
  expect(stage.told("fired")[0]?.hits).toBe(1);
  const leader = stage.leader("c1-fl");
  expect((stage.p.leaderMarks[leader] as number) & FALLEN).not.toBe(0);
  stage.p.turn = 2;
  stage.goOn([COMMAND(0)]);
  expect(stage.p.rating[leader]).toBe(1);
});
