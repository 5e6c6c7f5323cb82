import { describe, expect, test } from "vitest";
import { noteApproach } from "../../../src/no-written-orders/movement/approach.ts";
import type { ActionFrame } from "../../../src/no-written-orders/frames/turn.ts";
import { testForEither } from "../support/either-side.ts";
import { type Men, ownSide } from "../support/armies.ts";
import { END, assault, assaultsBy, assaultsOf, checks, fired, lost } from "../support/assault.ts";
import { type Setting, Stage } from "../support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "big", formation: "u1", strength: [8, 4, 2] },
  { id: "ca", formation: "c1" },
  { id: "cb", formation: "c1" },
  { id: "six", formation: "c1", strength: [6, 3, 0] },
];

const assaultOn = assaultsBy(UNITS);

describe("who fires first", () => {
  const seen = {
    before: (
      p: { seenBy: readonly (readonly number[])[] },
      { unit, hex }: { unit: (id: string) => number; hex: (id: string) => number },
    ) => {
      p.seenBy = p.seenBy.with(unit("big"), [hex("0505")]);
    },
  };

  test("TV-054 NWO-7.3-d NWO-7.3-e NWO-D29: at those he saw coming, before they fire", () => {
    const stage = assaultOn({ big: "0504", six: "0505" }, [4, 5, 1, 1, 1, 1], seen);
    expect(stage.decision).toMatchObject({ step: "first-fire", sides: ["confederate"] });
    expect(fired(stage.act({ type: "fire-first" }))).toEqual([
      [6, 2],
      [2, 0],
    ]);
  });

  testForEither("NWO-7.3-c NWO-D29: or at the same time, if he likes", () => {
    const stage = assaultOn({ big: "0504", six: "0505" }, [4, 5, 1, 1, 1, 1], seen).act({ type: "fire-together" });
    expect(fired(stage)[1]).toEqual([8, 0]);
  });

  testForEither("TV-056 NWO-7.3-f: not at a stack in which somebody was beside him before", () => {
    const stage = assaultOn({ big: "0504", ua: "0504", six: "0505" }, [1, 1, 1, 1], seen);
    expect(fired(stage)).toHaveLength(2);
  });

  testForEither("NWO-RUL082: fired on first are only those who came up", () => {
    const stage = assaultOn({ big: "0504", ua: "0604", six: "0505" }, [6, 6, 1, 1, 1, 1], seen);
    stage.act({ type: "fire-first" });
    expect(lost(stage, "big", "ua")).toEqual([3, 0]);
    expect(fired(stage)[1]?.[0]).toBe(4);
  });

  testForEither("TV-055 NWO-RUL083: seen from the last hex that was not beside him; not from behind woods", () => {
    const stage = assaultsOf({ units: UNITS, at: { ca: "0505", ua: "0502" }, plain: { ground: { "0702": "w" } } });
    const { field, p } = stage;
    const come = (start: string, from: string, to: string) => {
      noteApproach(field, p, stage.unit("ua"), stage.hex(start), stage.hex(from), stage.hex(to));
      return (p.seenBy[stage.unit("ua")] as readonly number[]).map((hex) => field.map.grid.ids[hex]);
    };
    expect(come("0502", "0503", "0504")).toEqual(["0505"]);
    // still beside him: as before
    expect(come("0502", "0504", "0604")).toEqual(["0505"]);
    expect(come("0502", "0604", "0603")).toEqual([]);
    expect(come("0506", "0503", "0504")).toEqual([]);
    p.seenBy = p.seenBy.with(stage.unit("ua"), []);
    expect(come("0502", "0504", "0604")).toEqual([]);
    const hidden = assaultsOf({ units: UNITS, at: { ca: "0505", ua: "0502" }, plain: { crests: [["0504", "0503"]] } });
    noteApproach(hidden.field, hidden.p, hidden.unit("ua"), hidden.hex("0502"), hidden.hex("0503"), hidden.hex("0504"));
    expect(hidden.p.seenBy[hidden.unit("ua")]).toEqual([]);
  });

  testForEither(
    "NWO-10.1-f NWO-10.1-e NWO-RUL141: from a Fort always, at half the attackers; and it does not go back",
    () => {
      const stage = assaultOn({ big: "0504", ca: "0505" }, [1, 1, 6, 3], { plain: { ground: { "0505": "f" } } });
      expect(stage.told("fired").map(({ rule, strength }) => [rule, strength])).toEqual([
        ["NWO-7.3-d", 4],
        ["NWO-7.1-a", 4],
      ]);
      expect(checks(stage)).toEqual([]);
      expect(lost(stage, "ca")).toEqual([1]);
      expect(stage.hexOf("ca")).toBe("0505");
    },
  );

  testForEither("NWO-10.1-j: two units in a Fort fight as in the open", () => {
    const stage = assaultOn({ big: "0504", ca: "0505", cb: "0505" }, [1, 1, 1, 1], {
      plain: { ground: { "0505": "f" } },
    });
    expect(stage.told("fired").map(({ rule, strength }) => [rule, strength])).toEqual([
      ["NWO-7.3-c", 8],
      ["NWO-7.1-a", 8],
    ]);
  });

  testForEither(
    "NWO-10.2-a NWO-RUL142: so behind a fortified hexside, any number of units; back only if somebody comes another way",
    () => {
      const plain = { fortified: [["0505", "0504"] as const] };
      const front = assaultOn({ big: "0504", ca: "0505", cb: "0505" }, [1, 1, 6, 3], { plain });
      expect(fired(front)[1]?.[0]).toBe(4);
      expect(front.told("fired")[0]?.rule).toBe("NWO-7.3-d");
      expect(checks(front)).toEqual([]);
      const both = assaultOn({ big: "0504", ua: "0604", ca: "0505" }, [1, 1, 4, 3, 1], { plain });
      both.act({ type: "fire-together" });
      expect(fired(both)[1]?.[0]).toBe(8);
      expect(checks(both)).toEqual([["confederate", 3, true]]);
    },
  );
});

/** A whole action of u1, which attacks the stack in 0606: marches, then assaults. */
function attacking(from: string, plain: Setting["plain"] = {}): Stage {
  return new Stage(
    {
      units: UNITS,
      plain,
      at: { big: from, "u1-fl": from, six: "0606", "c1-fl": "0612" },
      orders: { u1: { type: "attack", target: "0606" }, c1: { type: "defend", target: "0606" } },
      frames: (field): readonly ActionFrame[] => [
        {
          step: "action",
          side: ownSide(),
          holders: [field.holderIndex.get("u1") as number],
          reserve: 0,
          near: [],
          inZone: [],
          at: 0,
        },
      ],
    },
    Array.from({ length: 30 }, () => 1),
  );
}

/** Goes by these hexes and assaults from the last of them: what is asked next. */
function assaultAfter(stage: Stage, ...hexes: readonly string[]): string {
  stage.act({ type: "take", unit: "big" }, ...hexes.map((hex) => ({ type: "step", hex }) as const), { type: "stop" });
  if (stage.decision.step === "movement") stage.act({ type: "end" });
  if (stage.decision.step === "declaration") stage.act(assault("big", "0606"));
  if (!stage.over && stage.decision.step === "declaration") stage.act(END);
  return stage.over ? "over" : stage.decision.step;
}

describe("who marched up in this action", () => {
  const open = attacking("0603");
  const { grid } = open.field.map;
  const ways = [...grid.ring(open.hex("0606"), 2)].flatMap((from) =>
    [...grid.ring(open.hex("0606"), 1)].flatMap((to) =>
      grid.distance(from, to) === 1 ? [[grid.ids[from] as string, grid.ids[to] as string] as const] : [],
    ),
  );

  testForEither(
    "NWO-7.3-d: over open ground is seen coming, straight or at an angle, and may be fired at first",
    () => {
      expect(ways).toHaveLength(18);
      for (const [from, to] of ways)
        expect([from, to, assaultAfter(attacking(from), to)]).toEqual([from, to, "first-fire"]);
    },
  );

  testForEither("NWO-7.3-d NWO-7.3-e: then the attacker fires with what the defender’s fire has left of him", () => {
    const stage = attacking("0603");
    expect(assaultAfter(stage, "0604", "0605")).toBe("first-fire");
    stage.throws(4, 5, 1, 1, 1, 1, 1, 1).act({ type: "fire-first" });
    expect(fired(stage)).toEqual([
      [6, 2],
      [2, 0],
    ]);
  });

  testForEither(
    "NWO-RUL083: is not seen coming out of a hex that woods hide, nor if it stood beside him before",
    () => {
      const straight = attacking("0604", { ground: { "0605": "w" } });
      expect(assaultAfter(straight, "0605")).not.toBe("first-fire");
      const beside = attacking("0605");
      beside.act({ type: "end" }, assault("big", "0606"));
      expect(beside.told("fired").length).toBeGreaterThan(0);
    },
  );
});
