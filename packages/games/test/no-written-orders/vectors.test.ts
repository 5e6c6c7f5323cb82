import { describe, expect, test } from "vitest";
import type { Action } from "../../src/no-written-orders/actions.ts";
import { bombOK } from "../../src/no-written-orders/combat/assault-duties.ts";
import { wingCommands } from "../../src/no-written-orders/army/command.ts";
import { eliminate } from "../../src/no-written-orders/army/losses.ts";
import {
  BOMBARDED,
  DESTROYED,
  ELIMINATED,
  EXHAUSTED,
  FALLEN,
  FATIGUED,
  liftUp,
  type Position,
} from "../../src/no-written-orders/position.ts";
import { assaultsOf, END } from "./support/assault.ts";
import { ARMIES, COLUMN, COMMAND, DONE, phase, ROADS, until } from "./support/commanding.ts";
import { go, moving, ROAD, steps } from "./support/moving.ts";
import { banks } from "./support/plain.ts";
import { type Setting, Stage } from "./support/stage.ts";

const NIGHT = { night: true } as const;

describe("vectors of movement and duties", () => {
  const THREE: Setting["units"] = [
    { id: "ua", formation: "u1" },
    { id: "ub", formation: "u1" },
    { id: "uc", formation: "u1" },
    { id: "ud", formation: "u1" },
    { id: "ca", formation: "c1" },
  ];

  test("TV-087 NWO-16.2-i an exhausted unit moves one hex", () => {
    const stage = moving({
      at: { ua: "0603", "u1-fl": "0604" },
      orders: { u1: { type: "defend", target: "0604" } },
      frames(_, p) {
        p.fatigue[0] = EXHAUSTED;
        return [];
      },
    });
    go(stage, "ua", "0604");
    expect(steps(stage)).toEqual([]);
  });

  test("TV-152 NWO-5.4-d on Attack too, who begins in a zone does not go to another hex of it", () => {
    const stage = moving({
      at: { ua: "0604", ca: "0605", "u1-fl": "0604" },
      orders: { u1: { type: "attack", target: "0606" } },
    });
    expect(stage.whyNot({ type: "take", unit: "ua" })).toMatchObject({ rule: "NWO-5.4-d" });
  });

  test("TV-160 NWO-12.3.AT-d the one brigade that could come into a zone may not move elsewhere", () => {
    const stage = moving({
      units: THREE,
      at: { ua: "0604", ub: "0603", ca: "0605", "u1-fl": "0603" },
      orders: { u1: { type: "attack", target: "0606" } },
    });
    stage.act({ type: "take", unit: "ub" });
    expect(stage.whyNot({ type: "stop" })).toMatchObject({ rule: "NWO-12.3.AT-d" });
    const away = stage.offered("step").map(({ hex }) => hex);
    // every step it is offered can still end in a zone
    expect(away).toContain("0604");
    expect(stage.whyNot({ type: "step", hex: "0601" })).toBeDefined();
  });

  test("TV-161 NWO-RUL189 a Probe with a third unit in contact by an enemy move may end; a fourth does not enter", () => {
    const stage = moving({
      units: [...(THREE ?? []), { id: "cb", formation: "c1" }],
      at: { ua: "0604", ub: "0505", uc: "0803", ud: "0603", ca: "0605", cb: "0804", "u1-fl": "0603" },
      orders: { u1: { type: "probe", target: "0606" } },
    });
    expect(stage.whyNot({ type: "end" })).toBeUndefined();
    stage.act({ type: "take", unit: "ud" });
    expect(stage.whyNot({ type: "step", hex: "0604" })).toMatchObject({ rule: "NWO-12.3.PR-b" });
  });

  test("TV-115 NWO-12.3.AT-c the third activation cannot be met by bombardment while an assault is possible", () => {
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
    expect(third.whyNot(END)).toBeDefined();
    expect(bombOK(third.field, third.p, { inZone: [] }, after(1).holder("u1"))).toBe(false);
    const second = after(1);
    expect(bombOK(second.field, second.p, { inZone: [] }, second.holder("u1"))).toBe(true);
  });
});

describe("vectors of confidence, failure and initiative", () => {
  const shaken = { u1: { type: "attack", target: "0608", with: { shaken: true } } } as const;

  test("TV-109 NWO-12.10-a who lost his first step checks in the next turn, unless his initiative has changed the order", () => {
    const checked = until(phase([5], { orders: shaken }), "orders");
    expect(checked.told("confidence-checked")).toHaveLength(1);
    const tries: Action[] = [
      { type: "try", holder: "u1" },
      { type: "kind", order: "defend" },
      { type: "aim", hex: "0603" },
      { type: "send" },
    ];
    const acted = until(phase([6, 6], { orders: shaken }), "initiative").act(...tries, DONE);
    expect(until(acted, "orders").told("confidence-checked")).toEqual([]);
    expect(acted.p.standing[0]?.order.type).toBe("defend");
  });

  test("TV-162 NWO-12.10-a a demoralised Defend that lost nothing under this order does not check", () => {
    const check = (lost: boolean): number =>
      until(
        phase(lost ? [1] : [], {
          orders: { u1: { type: "defend", target: "0602", with: { shaken: lost } } },
          frames(_, p) {
            p.fatigue[0] = FATIGUED;
            return [];
          },
        }),
        "orders",
      ).told("confidence-checked").length;
    expect([check(false), check(true)]).toEqual([0, 1]);
  });

  test("TV-163 NWO-12.9-c NWO-12.9-d a failed order is a retreat of exactly three hexes, of two where no step leads on from the enemy", () => {
    // rivers on both sides leave only the column
    const sides = COLUMN.flatMap(banks);
    const failed = (cb: string): Stage =>
      until(
        phase([6], {
          plain: { rivers: [{ name: "Run", sides }] },
          units: [...ARMIES.units, { id: "cb", formation: "c1" }],
          orders: { u1: { type: "attack", target: "0611", with: { shaken: true } } },
          at: { ...ARMIES.at, ua: "0608", "u1-fl": "0608", ca: "0610", cb },
        }),
        "failing",
      );
    const back = (stage: Stage): string | undefined => {
      while (!stage.over && stage.decision.step === "failing") {
        expect(stage.offered("halt")).toEqual([]);
        stage.act(stage.offered("fall")[0] as Action);
      }
      return stage.hexOf("ua");
    };
    expect(back(failed("1212"))).toBe("0605");
    expect(back(failed("0602"))).toBe("0606");
  });

  test("TV-164 NWO-14.2-b NWO-RUL187 a demoralised leader’s own order, if he acts, waits in place of the older one", () => {
    const stage = until(
      phase([1, 5, 6], {
        ratings: { "u1-fl": 3 },
        frames(field, p) {
          p.fatigue[0] = FATIGUED;
          const flag = field.map.grid.known("0608");
          const order = {
            type: "attack",
            target: { flag, hexes: [flag] },
            waypoints: [],
            forced: false,
            hidden: false,
          } as const;
          p.waiting[0] = { orders: [order], needs: 5, sent: 1, since: 1 };
          return [];
        },
      }),
      "initiative",
    );
    stage
      .throws(4, 5, 1)
      .act(
        { type: "try", holder: "u1" },
        { type: "kind", order: "defend" },
        { type: "aim", hex: "0603" },
        { type: "send" },
        DONE,
        DONE,
      );
    expect(stage.p.waiting[0]).toMatchObject({ needs: 4, orders: [{ type: "defend" }] });
  });
});

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

  test("TV-157 NWO-12.3.GR-b NWO-RUL192 a General Retreat by night is tested when it comes, one column to the right", () => {
    const called = (leader: string, dice: readonly number[]): Stage => {
      const stage = phase(dice, {
        turns: [NIGHT, NIGHT, NIGHT, NIGHT, NIGHT],
        levels: { u1: 40, u2: 40 },
        at: { ...ARMIES.at, ub: "0402", ua: leader, "u1-fl": leader, "u2-fl": "0402" },
        plain: {},
        frames(field, p) {
          // thirty-two points of forty lost
          for (const unit of field.units.keys()) if (unit > 2) liftUp(field, p, unit, DESTROYED);
          return [];
        },
        units: [...ARMIES.units, ...Array.from({ length: 8 }, (_, at) => ({ id: `ux${at}`, formation: "u2" }))],
      });
      return until(stage, "orders").act({ type: "retreat-all", from: "u-oc" }, DONE);
    };
    const tested = (stage: Stage): readonly number[] =>
      stage.told("compliance-tested").flatMap(({ holder, column }) => (holder === "u1" ? [column] : []));
    const near = called("0601", [6, 6, 6, 6]).act(DONE);
    // an army commander and a leader of two, and one for the retreat; who is on Reserve has one more
    expect(tested(near)).toEqual([2 + 2 + 1 + 1]);
    const far = called("0610", [6, 6, 6, 6]).act(DONE);
    expect(tested(far)).toEqual([]);
    far.p.turn = 3;
    far.goOn([COMMAND(0)], 6, 6, 6, 6);
    until(far, "nothing");
    expect(tested(far)).toEqual([]);
    far.p.turn = 4;
    far.goOn([COMMAND(0)], 6, 6, 6, 6);
    until(far, "nothing");
    expect(tested(far)).toEqual([6]);
  });

  test("TV-169 NWO-RUL210 an Attack that comes into force in a later turn of the night does not fail in it", () => {
    const stage = phase([5], {
      turns: [{ night: true, firstNight: true }, NIGHT],
      frames(field, p) {
        const flag = field.map.grid.known("0608");
        const order = {
          type: "attack",
          target: { flag, hexes: [flag] },
          waypoints: [],
          forced: false,
          hidden: false,
        } as const;
        p.waiting[0] = { orders: [order], needs: 5, sent: 1, since: 1 };
        return [];
      },
    });
    until(stage, "nothing");
    expect(stage.p.standing[0]?.order.type).toBe("attack");
    expect(stage.told("order-failed")).toEqual([]);
  });
});

describe("vectors of leaders", () => {
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

  test("TV-168 NWO-12.5-f March, then Attack: in contact a leader of two is still on the march when he is attacked, and attacks from the next phase", () => {
    const contact = {
      type: "march",
      target: "0608",
      next: [{ type: "attack", target: "0611" }],
      with: { contact: true },
    } as const;
    const stage = phase([], { orders: { u1: contact }, at: { ...ARMIES.at, ua: "0609" } });
    expect(stage.p.standing[0]?.order.type).toBe("attack");
    const before = phase([], { orders: { u1: contact }, at: { ...ARMIES.at, ua: "0609" } }, 7);
    expect(before.p.standing[0]?.order.type).toBe("march");
  });

  test("TV-170 NWO-12.15-a NWO-RUL185 a wing commander eight hexes off in clear view, beyond the line of sight of five, commands", () => {
    const commands = (wing: string): boolean => {
      const stage = phase([], {
        wings: { "u-w": ["u1"] },
        at: { ...ARMIES.at, "u-w": wing, "u-oc": "0107" },
        plain: {},
      });
      return wingCommands(stage.field, stage.p, stage.holder("u-w"));
    };
    expect([commands("0907"), commands("0607"), commands("0407")]).toEqual([true, false, false]);
  });
});
