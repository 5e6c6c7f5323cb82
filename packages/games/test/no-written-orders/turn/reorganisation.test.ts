import { describe, expect, test } from "vitest";
import { eliminate } from "../../../src/no-written-orders/army/losses.ts";
import { occupierOf } from "../../../src/no-written-orders/land/control.ts";
import { ELIMINATED, liftUp, MERGED, SCATTERED, SURRENDERED } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { COMMAND, ROADS, until } from "../support/commanding.ts";
import { ownSide } from "../support/armies.ts";
import { SIDES } from "../../../src/no-written-orders/vocabulary.ts";
import { type Setting, Stage } from "../support/stage.ts";

const NIGHT = { night: true } as const;
const UNITS: Setting["units"] = [
  { id: "ua", formation: "u1", strength: [8, 4, 2] },
  { id: "ub", formation: "u1" },
  { id: "uc", formation: "u1", strength: [2, 0, 0] },
  { id: "ud", formation: "u1", strength: [2, 0, 0] },
  { id: "ue", formation: "u1" },
  { id: "ca", formation: "c1" },
];
const AT = { "u1-fl": "0602", ca: "0612" };

/** The second turn of a night; some fell in the first turn of the day before, or when it is told. */
function returning(
  lost: readonly string[],
  setting: Partial<Setting> = {},
  dice: readonly number[] = [],
  fell = 1,
): Stage {
  const stage = new Stage(
    {
      plain: { roads: ROADS, ground: { "0611": "w" } },
      units: UNITS,
      turns: [{}, { night: true, firstNight: true }, NIGHT],
      turn: 3,
      at: AT,
      ...setting,
      frames(field, p) {
        for (const id of lost) {
          const unit = field.unitIndex.get(id) as number;
          liftUp(field, p, unit, ELIMINATED);
          p.fell = p.fell.with(unit, fell);
        }
        return [COMMAND(0)];
      },
    },
    dice,
  );
  return until(stage, "reorganisation", SIDES[lost[0]?.startsWith("c") === true ? 1 - ownSide() : ownSide()]);
}
const rally = (unit: string) => ({ type: "rally", unit }) as const;

describe("reorganisation", () => {
  testForEither(
    "TV-131, NWO-15-a, NWO-15-d, NWO-15-e, NWO-RUL204, NWO-D11 of three that fell two come back in a night turn, reduced, in their leader’s hex",
    () => {
      const stage = returning(["ua", "ub", "ue"]).act(rally("ub"), rally("ua"));
      expect(["ua", "ub", "ue"].map((id) => stage.hexOf(id))).toEqual(["0602", "0602", undefined]);
      expect(["ua", "ub"].map((id) => stage.p.lost[stage.unit(id)])).toEqual([1, 1]);
      expect(stage.over).toBe(true);
    },
  );

  testForEither(
    "TV-134, NWO-15-a who fell in the day comes back from the first night turn on, who fell since does not",
    () => {
      expect([returning(["ub"], {}, [], 1).over, returning(["ub"], {}, [], 3).over]).toEqual([false, true]);
      // who fell by night comes back in the next turn of it
      expect(returning(["ub"], {}, [], 2).over).toBe(false);
    },
  );

  testForEither("NWO-15-b on Reserve, out of the far sight of every enemy unit", () => {
    const over = (setting: Partial<Setting>): boolean => returning(["ub"], setting).over;
    expect(over({ orders: { u1: { type: "defend", target: "0602" } } })).toBe(true);
    // by day one sees eight hexes far
    const turns = [{}, { night: true, firstNight: true }, {}];
    expect([over({ turns, at: { ...AT, ca: "0610" } }), over({ turns, at: { ...AT, ca: "0611" } })]).toEqual([
      true,
      false,
    ]);
    const theirs = (ua: string): boolean => {
      const units = [...(UNITS ?? []), { id: "cb", formation: "c1" }];
      return returning(["cb"], { turns, units, at: { "c1-fl": "0610", ua } }).over;
    };
    expect([theirs("0602"), theirs("0601")]).toEqual([true, false]);
  });

  testForEither(
    "TV-132, NWO-15-g, NWO-DR09 of a demoralised corps a 4 comes back, a 5 is gone; there is no third try",
    () => {
      const stage = returning(["ua", "ub", "ue"], { levels: { u1: 4 } }, [4, 5]).act(rally("ua"), rally("ub"));
      expect([stage.hexOf("ua"), stage.p.place[stage.unit("ub")]]).toEqual(["0602", SCATTERED]);
      expect(stage.told("return-tested").map(({ returns }) => returns)).toEqual([true, false]);
      expect(stage.over).toBe(true);
    },
  );

  testForEither("NWO-15-f NWO-5.3-a a unit makes room into a hex that is then just full", () => {
    const room = (points: number): readonly string[] =>
      returning(["ub"], {
        units: [
          ...(UNITS ?? []),
          { id: "uf", formation: "u1", strength: [9, 4, 2] },
          { id: "ug", formation: "u1", strength: [points, 1, 0] },
        ],
        at: { ...AT, uf: "0602", ue: "0602", ug: "0603" },
      })
        .offered("shift")
        .flatMap(({ unit, hex }) => (unit === "ue" ? [hex] : []));
    expect(room(8)).toContain("0603");
    expect(room(9)).not.toContain("0603");
  });

  testForEither("NWO-15-h, NWO-RUL206 of two identical units of one step one comes back, the other is gone", () => {
    const alone = returning(["ub", "uc"]);
    expect(alone.whyNot(rally("uc"))).toMatchObject({ rule: "NWO-15-h" });
    const pair = returning(["uc", "ud"]).act(rally("uc"));
    expect([pair.hexOf("uc"), pair.p.place[pair.unit("ud")]]).toEqual(["0602", MERGED]);
  });

  testForEither(
    "NWO-15-h, NWO-15-g, NWO-RUL206 of a demoralised corps both of a pair are thrown for: who fails is gone, who does not waits",
    () => {
      const places = (...dice: readonly number[]): readonly unknown[] => {
        const stage = returning(["uc", "ud"], { levels: { u1: 4 } }, dice).act(rally("uc"));
        expect(stage.told("return-tested").map(({ unit }) => unit)).toEqual(["uc", "ud"]);
        return ["uc", "ud"].map((id) => stage.hexOf(id) ?? stage.p.place[stage.unit(id)]);
      };
      expect(places(4, 4)).toEqual(["0602", MERGED]);
      expect(places(5, 4)).toEqual([SCATTERED, ELIMINATED]);
      expect(places(4, 5)).toEqual([ELIMINATED, SCATTERED]);
      expect(places(5, 6)).toEqual([SCATTERED, SCATTERED]);
    },
  );

  test("TV-135, NWO-15-i who is eliminated out of supply is gone for good", () => {
    const fate = (ca: string): number => {
      const supply = [{ side: "union", name: "North", hex: "0601" }] as const;
      const stage = new Stage({
        units: UNITS,
        supply,
        plain: { roads: ROADS },
        at: { ub: "0609", ca },
        frames: () => [],
      });
      const play = { field: stage.field, p: stage.p, dice: { roll: () => 1 }, events: undefined };
      eliminate(play, stage.unit("ub"), "NWO-6.1-b");
      return stage.p.place[stage.unit("ub")] as number;
    };
    expect([fate("1204"), fate("0603")]).toEqual([ELIMINATED, SURRENDERED]);
  });

  testForEither("NWO-6.2-c, NWO-RUL071 a large unit on its third state is restored in its leader’s hex", () => {
    const stage = returning([], { at: { ...AT, ua: { hex: "0602", lost: 2 } } }).act(rally("ua"));
    expect(stage.p.lost[stage.unit("ua")]).toBe(1);
    // NWO-15-d: within the limit; 2 and 9 are there, 4 and 9 would be too many
    const units = [...UNITS, { id: "ux", formation: "u2", strength: [9, 5, 3] as const }];
    const full = returning([], { units, at: { ...AT, ua: { hex: "0602", lost: 2 }, ux: "0602" } });
    expect(full.whyNot(rally("ua"))).toMatchObject({ reason: "return-full" });
    full.act({ type: "shift", unit: "ux", hex: "0601" }, rally("ua"));
    expect(full.p.lost[full.unit("ua")]).toBe(1);
  });

  test("NWO-15-f, NWO-RUL205, NWO-D12 others make room where it is needed, but not to where the enemy reaches", () => {
    const units = [
      ...UNITS,
      { id: "ux", formation: "u2", strength: [11, 6, 3] as const },
      { id: "cb", formation: "c1" },
    ];
    const stage = returning(["ub"], { units, at: { ...AT, ux: "0602", cb: "0803" } });
    expect(stage.whyNot(rally("ub"))).toMatchObject({ rule: "NWO-15-d" });
    expect(stage.whyNot({ type: "shift", unit: "ux", hex: "0703" })).toMatchObject({ reason: "shift-there" });
    stage.act({ type: "shift", unit: "ux", hex: "0601" }, rally("ub"));
    expect([stage.hexOf("ux"), stage.hexOf("ub")]).toEqual(["0601", "0602"]);
    expect(occupierOf(stage.p, stage.hex("0601"))).toBe(0);
  });
});
