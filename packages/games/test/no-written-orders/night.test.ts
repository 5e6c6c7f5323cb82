import type { HexPair } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { ELIMINATED, EXHAUSTED, FATIGUED, FRESH, liftUp, type Position } from "../../src/no-written-orders/position.ts";
import type { Frame } from "../../src/no-written-orders/frames.ts";
import type { Field } from "../../src/no-written-orders/field.ts";
import { isSupplied, supplyLines } from "../../src/no-written-orders/supply/supply.ts";
import { eliminate } from "../../src/no-written-orders/army/losses.ts";
import { type Setting, Stage } from "./support/stage.ts";

const COLUMN = Array.from({ length: 12 }, (_, row) => `06${String(row + 1).padStart(2, "0")}`);
const ROADS: readonly HexPair[] = COLUMN.slice(1).map((hex, at): HexPair => [COLUMN[at] as string, hex]);
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

const commandPhase = (): Frame => ({ step: "command", at: 0, tries: [], given: [], deliveries: [] });

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
  });

  test("NWO-16.2-a, NWO-16.2-b, NWO-RUL212 a march halts: its units only close up to their head; by day it goes on", () => {
    const moving = (turn: object): Stage => {
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
    const night = moving(NIGHT);
    expect(night.whyNot({ type: "take", unit: "ua" })).toBeDefined();
    night.act({ type: "take", unit: "ub" });
    expect(night.offered("step").map(({ hex }) => hex)).toEqual(["0602"]);
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
        return [commandPhase()];
      },
    });
    return one.p.fatigue[one.holder("u1")] as number;
  };

  test("NWO-16.2-c, NWO-16.2-d, NWO-16.2-h who marched through the night is tired by day, and exhausted after another", () => {
    expect(
      dawn((_, p) => {
        p.marched[0] = 1;
      }),
    ).toBe(FATIGUED);
    expect(
      dawn((_, p) => {
        p.marched[0] = 1;
        p.fatigue[0] = FATIGUED;
      }),
    ).toBe(EXHAUSTED);
  });

  test("NWO-16.2-e, NWO-16.2-f, NWO-RUL214 a night without march rests, and three turns on Reserve by day; not who fights", () => {
    expect(
      dawn((_, p) => {
        p.fatigue[0] = FATIGUED;
      }),
    ).toBe(FRESH);
    const rested = (fought: number): number => {
      const one = stage({
        turns: [{}, {}, {}, {}, {}],
        turn: 2,
        at: { ua: "0602", ca: "0611" },
        frames(_, p) {
          p.fatigue[0] = FATIGUED;
          p.foughtIn[0] = fought;
          return [commandPhase()];
        },
      });
      for (const turn of [3, 4, 5]) {
        one.p.turn = turn;
        one.goOn([commandPhase()]);
      }
      return one.p.fatigue[0] as number;
    };
    expect([rested(0), rested(3)]).toEqual([FRESH, FATIGUED]);
  });
});

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

  test("NWO-15-i who is eliminated out of supply is gone for good", () => {
    const fate = (ca: string): boolean => {
      const one = stage({ ...SUPPLY, at: { ua: "0609", ca } });
      eliminate(
        { field: one.field, p: one.p, dice: { roll: () => 1 }, events: undefined },
        one.unit("ua"),
        "NWO-6.1-b",
      );
      return one.p.place[one.unit("ua")] === ELIMINATED;
    };
    expect([fate("1204"), fate("0603")]).toEqual([true, false]);
  });
});

describe("reorganisation", () => {
  const TURNS = [{}, { night: true, firstNight: true }, NIGHT];
  const returning = (lost: readonly string[], setting: Partial<Setting> = {}, dice: readonly number[] = []): Stage =>
    until(
      stage(
        {
          turns: TURNS,
          turn: 3,
          at: { ua: "0602", ub: "0603", uc: "0603", ud: "0603", "u1-fl": "0602", ca: "0612" },
          frames(field, p) {
            for (const id of lost) {
              const unit = field.unitIndex.get(id) as number;
              liftUp(field, p, unit, ELIMINATED);
              p.fell[unit] = 1;
            }
            return [commandPhase()];
          },
          ...setting,
        },
        dice,
      ),
      "reorganisation",
    );

  test("NWO-15-a, NWO-15-d, NWO-15-e, NWO-RUL204, NWO-D11 from the first night turn on, two a leader, with reduced strength in his hex", () => {
    const one = returning(["ua", "ub"]);
    one.act({ type: "rally", unit: "ub" });
    expect([one.hexOf("ub"), one.p.lost[one.unit("ub")]]).toEqual(["0602", 1]);
    one.act({ type: "rally", unit: "ua" });
    expect(one.over || one.offered("rally").length === 0).toBe(true);
  });

  test("NWO-15-a not before a night has begun since", () => {
    const one = stage({
      turns: TURNS,
      turn: 3,
      at: { ub: "0602", "u1-fl": "0602" },
      frames(field, p) {
        const unit = field.unitIndex.get("ub") as number;
        liftUp(field, p, unit, ELIMINATED);
        p.fell[unit] = 3;
        return [{ step: "reorganisation", side: 0, done: [] }];
      },
    });
    expect(one.over).toBe(true);
  });

  test("NWO-15-b on Reserve, out of the far sight of every enemy unit", () => {
    const setting = { orders: { u1: { type: "defend", target: "0602" } } } as const;
    expect(returning(["ub"], setting).over).toBe(true);
    const near = { turns: [{ firstNight: true }, {}, {}], at: { ua: "0602", "u1-fl": "0602", ca: "0606" } };
    expect(returning(["ub"], near).over).toBe(true);
  });

  test("NWO-15-g, NWO-DR09 of a demoralised corps each needs four or less, or is gone", () => {
    const broken = { levels: { u1: 4 } };
    expect(returning(["ub"], broken, [4]).act({ type: "rally", unit: "ub" }).hexOf("ub")).toBe("0602");
    const gone = returning(["ub"], broken, [5]).act({ type: "rally", unit: "ub" });
    expect([gone.hexOf("ub"), gone.told("return-tested")[0]?.returns]).toEqual([undefined, false]);
  });

  test("NWO-15-h, NWO-RUL206 of two identical units of one step one comes back, the other is gone", () => {
    const alone = returning(["ub", "uc"]);
    expect(alone.whyNot({ type: "rally", unit: "uc" })).toMatchObject({ rule: "NWO-15-h" });
    const pair = returning(["uc", "ud"]).act({ type: "rally", unit: "uc" });
    expect([pair.hexOf("uc"), pair.p.place[pair.unit("ud")]]).toEqual(["0602", -3]);
  });

  test("NWO-6.2-c, NWO-RUL071 a large unit on its third state is restored in its leader’s hex", () => {
    const one = returning([], { at: { ua: { hex: "0602", lost: 2 }, "u1-fl": "0602", ca: "0612" } });
    expect(one.act({ type: "rally", unit: "ua" }).p.lost[one.unit("ua")]).toBe(1);
  });

  test("NWO-15-f, NWO-RUL205, NWO-D12 others make room where it is needed", () => {
    const units = [...UNITS, { id: "ux", formation: "u2", strength: [11, 6, 3] as const }];
    const one = returning(["ub"], { units, at: { ux: "0602", ub: "0602", "u1-fl": "0602", ca: "0612" } });
    expect(one.whyNot({ type: "rally", unit: "ub" })).toMatchObject({ rule: "NWO-15-d" });
    one.act({ type: "shift", unit: "ux", hex: "0601" }, { type: "rally", unit: "ub" });
    expect([one.hexOf("ux"), one.hexOf("ub")]).toEqual(["0601", "0602"]);
  });
});
