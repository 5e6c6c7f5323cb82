import { describe, expect, test } from "vitest";
import { beginningOf } from "../../../src/no-written-orders/situations/beginning.ts";
import { refuseAddress } from "../../../src/no-written-orders/orders/capacity.ts";
import { controllerOf, occupierOf, recordControl } from "../../../src/no-written-orders/land/control.ts";
import type { Frame } from "../../../src/no-written-orders/frames.ts";
import {
  ELIMINATED,
  DISRUPTED,
  liftUp,
  marked,
  type Position,
  setDown,
} from "../../../src/no-written-orders/position.ts";
import { testRecovery } from "../../../src/no-written-orders/turn/recovery.ts";
import { eliminate } from "../../../src/no-written-orders/army/losses.ts";
import { armyLosses, judgeSpirits, lossesOf } from "../../../src/no-written-orders/army/spirits.ts";
import { scoreOf, verdictNow } from "../../../src/no-written-orders/victory/score.ts";
import type { Play } from "../../../src/no-written-orders/play.ts";
import { testForEither } from "../support/either-side.ts";
import { builtField } from "../support/fields.ts";
import { type Setting, Stage } from "../support/stage.ts";
import { scriptedDice } from "@stonebridge/kernel";

function stage(setting: Partial<Setting>, dice: readonly number[] = []): Stage {
  return new Stage(
    {
      units: [
        { id: "ua", formation: "u1", strength: [8, 4, 2] },
        { id: "ub", formation: "u2" },
        { id: "ug", formation: "u1", arm: "foot" },
        { id: "ca", formation: "c1" },
      ],
      at: {},
      frames: () => [],
      ...setting,
    },
    dice,
  );
}

function playOf({ field, p, events }: Stage, ...dice: readonly number[]): Play {
  return { field, p, dice: scriptedDice(dice), events };
}

/** Takes units off the map as the fire does. */
function lose(one: Stage, ...ids: readonly string[]): void {
  for (const id of ids) liftUp(one.field, one.p, one.unit(id), ELIMINATED);
}

describe("recovery", () => {
  const recovered = (setting: Partial<Setting>, die: number): boolean | undefined => {
    const one = stage(setting);
    testRecovery(playOf(one, die, 6, 6));
    return one.told("recovery-tested")[0]?.recovered;
  };
  const UA = { hex: "0603", disrupted: true } as const;

  testForEither("NWO-4-h, NWO-6.3-b, NWO-DR10 a disrupted unit recovers on its morale", () => {
    expect([recovered({ at: { ua: UA } }, 4), recovered({ at: { ua: UA } }, 5)]).toEqual([true, false]);
    expect(recovered({ at: { ua: "0603" } }, 1)).toBeUndefined();
    const ended = (die: number): boolean => {
      const one = stage({ at: { ua: UA }, frames: () => [{ step: "turn-end", first: 0, at: 4 }] }, [die]);
      return marked(one.p, one.unit("ua"), DISRUPTED);
    };
    expect([ended(4), ended(5)]).toEqual([false, true]);
  });

  testForEither("NWO-6.3-c, NWO-RUL066 beside an undisrupted enemy it is harder, beside a disrupted one not", () => {
    expect(recovered({ at: { ua: UA, ca: "0604" } }, 4)).toBe(false);
    expect(recovered({ at: { ua: UA, ca: { hex: "0604", disrupted: true } } }, 4)).toBe(true);
  });

  testForEither(
    "NWO-6.3-d, NWO-RUL067, NWO-RUL097 woods, towns, forts and embankments help, a wood town does not",
    () => {
      const on = (letter: string): boolean | undefined =>
        recovered({ plain: { ground: { "0603": letter } }, at: { ua: UA } }, 5);
      expect(["w", "t", "f", "e", "h"].map(on)).toEqual([true, true, true, true, false]);
    },
  );

  testForEither("NWO-RUL013, NWO-RUL014 artillery in the stack steadies it, and so does its leader, once", () => {
    expect(recovered({ at: { ua: UA, ug: "0603" } }, 5)).toBe(true);
    expect(recovered({ at: { ua: UA, "u1-fl": "0603" } }, 5)).toBe(true);
    expect(recovered({ at: { ua: { ...UA, lost: 1 }, ug: "0603", "u1-fl": "0603" } }, 5)).toBe(false);
  });

  test("NWO-RUL006 side A’s dice fall first, and enemies count as they stood before", () => {
    const one = stage({ at: { ua: UA, ca: { hex: "0604", disrupted: true } } });
    testRecovery(playOf(one, 1, 5));
    expect(one.told("recovery-tested").map(({ unit }) => unit)).toEqual(["ua", "ca"]);
    expect(one.p.marks.some((marks) => (marks & DISRUPTED) !== 0)).toBe(true);
  });
});

describe("demoralisation", () => {
  testForEither("NWO-14.1-a, NWO-14.1-c a formation is demoralised while its eliminated units reach its level", () => {
    const one = stage({ at: { ua: "0603", ug: "0604" }, levels: { u1: 8 } });
    lose(one, "ua");
    expect(lossesOf(one.field, one.p, one.holder("u1"))).toBe(8);
    judgeSpirits(playOf(one));
    expect([one.p.broken[one.holder("u1")], one.told("spirit-changed")[0]]).toMatchObject([
      1,
      { formation: "u1", demoralised: true },
    ]);
    one.p.place[one.unit("ua")] = -1;
    judgeSpirits(playOf(one));
    expect(one.p.broken[one.holder("u1")]).toBe(0);
    expect(one.told("spirit-changed").map(({ rule }) => rule)).toEqual(["NWO-14.1-a", "NWO-14.1-c"]);
  });

  testForEither(
    "NWO-14.3-a, NWO-14.3-b, NWO-RUL202 a demoralised formation near pulls the level of others down by two; cavalry corps hold",
    () => {
      const broken = (setting: Partial<Setting>): boolean => {
        const one = stage({
          levels: { u1: 8, u2: 6 },
          at: { ua: "0603", ub: "0605", "u1-fl": "0603", "u2-fl": "0608" },
          ...setting,
        });
        lose(one, "ua", "ub");
        judgeSpirits(playOf(one));
        return one.p.broken[one.holder("u2")] === 1;
      };
      expect(broken({})).toBe(true);
      expect(broken({ at: { ua: "0603", ub: "0605", "u1-fl": "0603", "u2-fl": "0609" } })).toBe(false);
      expect(broken({ cavalryCorps: ["u2"] })).toBe(false);
    },
  );

  test("NWO-13-a, NWO-RUL200 an army breaks once, when its losses reach its level", () => {
    const one = stage({
      units: [
        { id: "ua", formation: "u1", strength: [40, 20, 10] },
        { id: "ca", formation: "c1" },
      ],
      at: { ua: "0603" },
      turn: 3,
    });
    lose(one, "ua");
    expect(armyLosses(one.field, one.p, 0)).toBe(40);
    judgeSpirits(playOf(one));
    judgeSpirits(playOf(one));
    expect(one.p.routed).toEqual([3, 0]);
    expect(one.told("army-broke")).toHaveLength(1);
  });

  testForEither("NWO-13-b where both armies break at once, the one that does not act breaks first", () => {
    const broken = (frames: Setting["frames"]): readonly string[] => {
      const one = stage({
        units: [
          { id: "ua", formation: "u1", strength: [40, 20, 10] },
          { id: "ca", formation: "c1", strength: [40, 20, 10] },
        ],
        at: { ua: "0603", ca: "0609" },
      });
      one.p.stack.push(...frames(one.field, one.p));
      lose(one, "ua", "ca");
      judgeSpirits(playOf(one));
      return one.told("army-broke").map(({ side }) => side);
    };
    const acting = (side: number) => (): readonly Frame[] => [
      { step: "action", side, holders: [], reserve: 0, near: [], inZone: [], at: 0 },
    ];
    expect(broken(acting(0))).toEqual(["confederate", "union"]);
    expect(broken(acting(1))).toEqual(["union", "confederate"]);
  });
});

describe("the beginning", () => {
  const field = builtField("first-bull-run", "first-bull-run");
  const p: Position = beginningOf(field);
  const holder = (id: string): number => field.holderIndex.get(id) as number;

  testForEither("NWO-12.3-a formations begin with the orders of the scenario, the others on Reserve", () => {
    expect(p.standing[holder("U2")]).toMatchObject({
      order: { type: "march" },
      next: [{ type: "attack" }, { type: "attack" }],
    });
    expect(p.standing[holder("C6")]).toBeUndefined();
    expect(p.standing[holder("U2")]?.order.waypoints).toHaveLength(3);
  });

  testForEither("NWO-18-c, NWO-RUL220 Bull Run divides what each side controls before play", () => {
    const placed = field.units.flatMap((_, unit) =>
      p.place[unit] >= 0 ? [[field.sideOf[unit], controllerOf(p, p.place[unit])]] : [],
    );
    expect(placed.length).toBeGreaterThan(40);
    expect(placed.every(([side, controller]) => side === controller)).toBe(true);
  });

  test("NWO-18-b, NWO-18-c whose unit came last controls, beside him he whose zone alone reaches there; where both reach it stays", () => {
    const one = stage({ at: { ua: "0603", ca: "0606" } });
    const controllers = (...hexes: readonly string[]) => hexes.map((hex) => controllerOf(one.p, one.hex(hex)));
    const { field: plain, p: now } = one;
    recordControl(plain, now, one.hex("0603"));
    expect(controllers("0603", "0604", "0605")).toEqual([0, 0, -1]);
    liftUp(plain, now, one.unit("ca"), -1);
    setDown(plain, now, one.unit("ca"), one.hex("0605"));
    recordControl(plain, now, one.hex("0605"));
    // 0604 lies between them
    expect(controllers("0603", "0604", "0605", "0606")).toEqual([0, 0, 1, 1]);
    eliminate(playOf(one), one.unit("ua"), "NWO-6.1-b");
    expect(controllers("0603", "0604")).toEqual([0, 1]);
    expect([occupierOf(now, one.hex("0603")), occupierOf(now, one.hex("0604"))]).toEqual([0, -1]);
  });

  testForEither("NWO-CS1 until ten o’clock Beauregard’s couriers do not find Ewell", () => {
    const refusal = (turn: number, to: string): string | undefined =>
      refuseAddress(field, { ...p, turn }, [], holder("beauregard"), holder(to))?.rule;
    expect([refusal(4, "C4"), refusal(5, "C4"), refusal(4, "C5")]).toEqual(["NWO-CS1", undefined, undefined]);
  });

  testForEither("NWO-18-a, NWO-18-d points of places, losses, broken formations and armies decide", () => {
    const before = scoreOf(field, p);
    expect(before.confederate.places).toBe(35);
    const { union } = before;
    expect([union.places, union.points, verdictNow(field, p).winner]).toEqual([0, 0, "confederate"]);
    const sunk: Position = { ...p, place: p.place.slice(), broken: p.broken.slice(), routed: [0, 5] };
    const guns = field.unitIndex.get("c_walton") as number;
    sunk.place[guns] = ELIMINATED;
    sunk.broken = sunk.broken.with(holder("C5"), 1);
    const sunkScore = scoreOf(field, sunk);
    expect(sunkScore.union).toMatchObject({ losses: 6, formations: 5, army: 25, points: 36 });
    expect(sunkScore.confederate).toMatchObject({ losses: 0, formations: 0, army: 0 });
  });

  testForEither("NWO-S19 points given by even chances count like all others", () => {
    const even = { ...field, granted: [40, 0] };
    expect(scoreOf(even, p).union).toMatchObject({ granted: 40, points: 40 });
    expect([verdictNow(field, p).winner, verdictNow(even, p).winner]).toEqual(["confederate", "union"]);
  });
});
