import { describe, expect, test } from "vitest";
import { EXHAUSTED, FATIGUED, FRESH, type Position } from "../../../src/no-written-orders/position.ts";
import type { Field } from "../../../src/no-written-orders/field.ts";
import { isSupplied, supplyLines } from "../../../src/no-written-orders/supply/supply.ts";
import { obey, rejoin } from "../../../src/no-written-orders/orders/obedience.ts";
import { testForEither } from "../support/either-side.ts";
import { COMMAND, ROADS } from "../support/commanding.ts";
import { go, moving } from "../support/moving.ts";
import type { SegmentFrame } from "../../../src/no-written-orders/frames/movement.ts";
import { refuseRide, ridesOf } from "../../../src/no-written-orders/movement/rides.ts";
import { orderOf, type Setting, Stage } from "../support/stage.ts";

const NIGHT = { night: true };
const UNITS = [
  { id: "ua", formation: "u1", strength: [8, 4, 2] },
  { id: "ub", formation: "u1" },
  { id: "uc", formation: "u1", strength: [2, 0, 0] },
  { id: "ud", formation: "u1", strength: [2, 0, 0] },
  { id: "ca", formation: "c1" },
] as const;

function stage(setting: Partial<Setting>, dice: readonly number[] = []): Stage {
  return new Stage(
    {
      plain: { roads: ROADS, ground: { "0611": "w" } },
      units: UNITS,
      at: {},
      frames: () => [],
      ...setting,
    },
    dice,
  );
}

function until(one: Stage, step: string): Stage {
  while (!one.over && one.decision.step !== step) {
    const pass = one.decision.actions.find(({ type }) => ["done", "end", "decline", "end-bombardment"].includes(type));
    if (pass === undefined) throw new Error(`Nothing passes ${one.decision.step}.`);
    one.act(pass);
  }
  return one;
}

describe("night", () => {
  test("NWO-16.1-g, NWO-RUL211 without chits each side’s formations act in turn, then its Reserve", () => {
    const one = stage(
      {
        turns: [NIGHT],
        turn: 0,
        options: { nightNoChits: "on" },
        at: { ua: "0602", ca: "0611", "u1-fl": "0602", "c1-fl": "0611" },
        orders: { u1: { type: "defend", target: "0602" } },
        frames: () => [{ step: "turn", at: 0 }],
      },
      [2, 5],
    );
    expect(until(one, "movement").decision.sides).toEqual(["union"]);
    expect(one.act({ type: "end" }).decision).toMatchObject({ step: "movement", sides: ["confederate"] });
    expect(one.told("chit-drawn")).toEqual([]);
    expect(one.told("action-began").map(({ rule }) => rule)).toEqual(["NWO-4.4-a", "NWO-4-g"]);
    const day = stage(
      {
        turn: 0,
        options: { nightNoChits: "on" },
        at: { ua: "0602", ca: "0611", "u1-fl": "0602", "c1-fl": "0611" },
        orders: { u1: { type: "defend", target: "0602" } },
        frames: () => [{ step: "turn", at: 0 }],
      },
      [6, 1, 6, 6, 1, 1],
    );
    expect(until(day, "movement").told("chit-drawn")).toHaveLength(1);
  });

  testForEither(
    "NWO-16.2-a, NWO-16.2-b, NWO-RUL212 a march halts: its units only close up to their head; by day it goes on",
    () => {
      const halted = (turn: object): Stage => {
        const one = stage({
          turns: [turn],
          options: { nightNoChits: "on" },
          turn: 0,
          at: { ua: "0606", ub: "0601", "u1-fl": "0606", ca: "1212", "c1-fl": "1212" },
          orders: { u1: { type: "march", target: "0610" } },
          frames: () => [{ step: "turn", at: 0 }],
        });
        one.throws(6, 1, 6, 6, 1, 1);
        return until(one, "movement");
      };
      const night = halted(NIGHT);
      expect(night.whyNot({ type: "take", unit: "ua" })).toMatchObject({ rule: "NWO-16.2-a", reason: "take-halted" });
      night.act({ type: "take", unit: "ub" });
      expect(night.offered("step").map(({ hex }) => hex)).toEqual(["0602"]);
      night.act({ type: "step", hex: "0602" });
      expect(night.p.marched[0]).toBe(0);
    },
  );

  testForEither(
    "NWO-RUL212 the head of a halted column is its leader where he is ahead of it, else its foremost unit",
    () => {
      const mayTake = (leader: string): boolean => {
        const one = moving({
          turns: [NIGHT],
          at: { ua: "0606", "u1-fl": leader },
          orders: { u1: { type: "march", target: "0611" } },
        });
        return one.whyNot({ type: "take", unit: "ua" }) === undefined;
      };
      expect([mayTake("0608"), mayTake("0604")]).toEqual([true, false]);
    },
  );

  testForEither(
    "NWO-16.2-a, NWO-16.2-b a leader’s rides of the day are not offered at nightfall: none goes before the halted head",
    () => {
      const one = moving({
        turns: [{}, NIGHT],
        at: { ua: "0606", "u1-fl": "0606" },
        orders: { u1: { type: "march", target: "0611" } },
      });
      const { field, p } = one;
      const segment = p.stack.at(-1) as SegmentFrame;
      const leader = one.leader("u1-fl");
      const rides = (): readonly number[] => ridesOf(field, p, segment, leader);
      const refusal = (to: number): unknown => refuseRide(field, p, segment, leader, to)?.reason;
      const day = rides();
      expect(day).toContain(one.hex("0611"));
      p.turn = 2;
      const night = rides();
      expect(night).toContain(one.hex("0604"));
      expect(night.map(refusal)).toEqual(night.map(() => undefined));
      expect(refusal(one.hex("0611"))).toBe("ride-bivouac");
      p.turn = 1;
      expect(rides()).toEqual(day);
    },
  );

  testForEither("NWO-16.2-c, NWO-16.2-d who marches on by force is found to have marched, by night alone", () => {
    const marched = (turn: object): number => {
      const one = moving({
        turns: [turn],
        at: { ua: "0604", "u1-fl": "0604" },
        orders: { u1: { type: "march", target: "0611", forced: true } },
      });
      return go(one, "ua", "0605").p.marched[0] as number;
    };
    expect([marched({}), marched(NIGHT)]).toEqual([0, 1]);
  });
});

describe("fatigue", () => {
  const dawn = (change: (field: Field, p: Position) => void): number => {
    const one = stage({
      turns: [NIGHT, {}],
      turn: 2,
      at: { ua: "0602", ca: "0611" },
      orders: { u1: { type: "defend", target: "0602" } },
      frames(field, p) {
        change(field, p);
        return [COMMAND(0)];
      },
    });
    return one.p.fatigue[one.holder("u1")] as number;
  };

  testForEither(
    "NWO-16.2-c, NWO-16.2-d, NWO-16.2-h who marched through the night is tired by day, and exhausted after another",
    () => {
      expect(
        dawn((_, p) => {
          p.marched = p.marched.with(0, 1);
        }),
      ).toBe(FATIGUED);
      expect(
        dawn((_, p) => {
          p.marched = p.marched.with(0, 1);
          p.fatigue = p.fatigue.with(0, FATIGUED);
        }),
      ).toBe(EXHAUSTED);
    },
  );

  testForEither(
    "NWO-16.2-e, NWO-16.2-f, NWO-RUL214 a night without march rests, and three turns on Reserve by day; not who fights",
    () => {
      expect(
        dawn((_, p) => {
          p.fatigue = p.fatigue.with(0, FATIGUED);
        }),
      ).toBe(FRESH);
      const rested = (fought: number): number => {
        const one = stage({
          turns: [{}, {}, {}, {}, {}],
          turn: 2,
          at: { ua: "0602", ca: "0611" },
          frames(_, p) {
            p.fatigue = p.fatigue.with(0, FATIGUED);
            p.foughtIn = p.foughtIn.with(0, fought);
            return [COMMAND(0)];
          },
        });
        for (const turn of [3, 4, 5]) {
          until(one, "nothing").p.turn = turn;
          one.goOn([COMMAND(0)]);
        }
        return one.p.fatigue[0] as number;
      };
      expect([rested(0), rested(3)]).toEqual([FRESH, FATIGUED]);
    },
  );

  testForEither(
    "NWO-16.2-e, NWO-12.3.FB-g, NWO-RUL214 the turn in whose Command Phase it goes on Reserve is the first of the three, by day alone",
    () => {
      const restedBy = (last: number, ...turns: readonly { readonly night?: true }[]): number => {
        const one = stage({
          turns: [{}, ...turns],
          turn: 2,
          at: { ua: "0602", ca: "0611" },
          orders: { u1: { type: "fall-back" } },
          frames(_, p) {
            p.fatigue = p.fatigue.with(0, FATIGUED);
            return [COMMAND(0)];
          },
        });
        until(one, "standing-down").act({ type: "stand-down", holder: "u1" });
        for (let turn = 3; turn <= last; turn++) {
          until(one, "nothing").p.turn = turn;
          one.goOn([COMMAND(0)]);
        }
        return one.p.fatigue[0] as number;
      };
      expect([4, 5].map((turn) => restedBy(turn, {}, {}, {}, {}))).toEqual([FATIGUED, FRESH]);
      // an hour that ends with the day counts, one of the night does not
      expect(restedBy(5, {}, {}, {}, { night: true })).toBe(FRESH);
      expect(restedBy(5, {}, {}, { night: true }, { night: true })).toBe(FATIGUED);
    },
  );
});

testForEither(
  "NWO-16.2-j a division with an order of its own begins as tired as its corps; when it rejoins, the wearier of the two counts",
  () => {
    const ARMS = [...UNITS.filter(({ id }) => id !== "ub"), { id: "ub", formation: "u1", division: "u1d" }];
    const play = (one: Stage) => ({ field: one.field, p: one.p, dice: { roll: () => 1 }, events: one.events });
    const one = stage({ units: ARMS, at: { ua: "0602", ub: "0603" } });
    const [u1, u1d] = ["u1", "u1d"].map((id) => one.holder(id)) as [number, number];
    const { p } = one;
    const state = (holder: number) => [p.fatigue[holder], p.rest[holder], p.marched[holder], p.foughtIn[holder]];
    const set = (holder: number, fatigue: number, rest: number, marched: number, fought: number): void => {
      p.fatigue = p.fatigue.with(holder, fatigue);
      p.rest = p.rest.with(holder, rest);
      p.marched = p.marched.with(holder, marched);
      p.foughtIn = p.foughtIn.with(holder, fought);
    };
    set(u1, FATIGUED, 2, 1, 3);
    obey(play(one), u1d, [orderOf(one.field, "defend", "0603")], "superior", 1, "NWO-12.7-c");
    expect(state(u1d)).toEqual([FATIGUED, 2, 1, 3]);
    set(u1, FRESH, 1, 0, 4);
    set(u1d, EXHAUSTED, 2, 2, 5);
    rejoin(play(one), u1d);
    expect(state(u1)).toEqual([EXHAUSTED, 1, 2, 5]);
    expect([p.fatigue[u1d], p.marched[u1d]]).toEqual([FRESH, 0]);
  },
);

describe("supply", () => {
  const SUPPLY = { supply: [{ side: "union", name: "North", hex: "0601" }] } as const;
  const supplied = (at: Setting["at"], from: string, setting: Partial<Setting> = {}): boolean => {
    const one = stage({ at, ...SUPPLY, ...setting });
    return isSupplied(one.field, one.p, 0, one.hex(from), supplyLines(one.field, one.p, 0));
  };

  test("NWO-17-a five hexes off the road, then by road to a source", () => {
    expect(supplied({ ua: "1106" }, "1106")).toBe(true);
    expect(supplied({ ua: "1206" }, "1206")).toBe(false);
  });

  test("NWO-17-b, NWO-15-j enemies and their zones of control close the way", () => {
    expect(supplied({ ua: "0609", ca: "0603" }, "0609")).toBe(false);
    expect(supplied({ ua: "0609", ca: "0904" }, "0609")).toBe(true);
    const theirs = (at: Setting["at"]): boolean => {
      const one = stage({ at, supply: [{ side: "confederate", name: "North", hex: "0601" }] });
      return isSupplied(one.field, one.p, 1, one.hex("0609"), supplyLines(one.field, one.p, 1));
    };
    expect([theirs({ ca: "0609", ua: "0603" }), theirs({ ca: "0609", ua: "0904" })]).toEqual([false, true]);
  });

  test("NWO-17-c at the end of the nine o’clock turn who is cut off loses a step", () => {
    const one = stage({
      ...SUPPLY,
      turns: [{ supply: true }],
      turn: 1,
      at: { ua: "0609", ub: "0302", ca: "0603" },
      frames: () => [{ step: "turn-end", first: 0, at: 4 }],
    });
    expect(one.told("step-lost").map(({ unit, rule }) => [unit, rule])).toEqual([["ua", "NWO-17-c"]]);
  });

  test("TV-148, NWO-17-a, NWO-17-c at nine five hexes from a road to the source are well, six cost a step", () => {
    const ended = (ua: string): number =>
      stage({
        ...SUPPLY,
        turns: [{ supply: true }],
        at: { ua },
        frames: () => [{ step: "turn-end", first: 0, at: 4 }],
      }).told("step-lost").length;
    expect([ended("1106"), ended("1206")]).toEqual([0, 1]);
  });
});
