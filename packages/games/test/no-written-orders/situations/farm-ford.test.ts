import { describe, expect, test } from "vitest";
import { canStrike } from "../../../src/no-written-orders/charges/charge-targets.ts";
import { routeFrom } from "../../../src/no-written-orders/hiding/hiding.ts";
import {
  distancesTo,
  MARCHING_MOUNTED,
  measureFor,
  STEPS,
  stepsOf,
} from "../../../src/no-written-orders/land/distances.ts";
import { refuseCrossing, routePrices } from "../../../src/no-written-orders/land/crossings.ts";
import { beginDraft } from "../../../src/no-written-orders/orders/drafting.ts";
import { aimsOf, aimTest, refuseVia, viasOf } from "../../../src/no-written-orders/orders/order-rules.ts";
import { pathBetween } from "../../../src/no-written-orders/orders/targets.ts";
import { BAD_MOVE, type DraftingFrame, SUPERIOR } from "../../../src/no-written-orders/frames/orders.ts";
import { ORDER_TYPES } from "../../../src/no-written-orders/vocabulary.ts";
import { Battle } from "../support/battle.ts";

/** Beside Farm Ford, east and west of the Run; and a road on the west bank within ten points of the first by the ford alone. */
const [EAST, WEST, ROAD] = ["3213", "3114", "3010"] as const;

/** A march is ordered to who commands a formation, in a hex. */
function draft(purpose: number, from: string, to: string, hex: string): { battle: Battle; f: DraftingFrame } {
  const battle = new Battle("first-bull-run");
  const { field, p } = battle;
  const leader = field.holders[battle.holder(to)]?.leader ?? -1;
  p.post[leader] = field.map.grid.known(hex);
  beginDraft(
    battle.play,
    purpose === BAD_MOVE ? 1 : (field.leaderSide[leader] as number),
    purpose,
    battle.holder(from),
    battle.holder(to),
  );
  const f = p.stack.at(-1) as DraftingFrame;
  f.type = ORDER_TYPES.indexOf("march");
  return { battle, f };
}

describe("Farm Ford, while the Union does not know it", () => {
  test.each([
    ["a superior’s", SUPERIOR, "mcdowell"],
    ["the enemy’s, after a bad move,", BAD_MOVE, "U1"],
  ])(
    "NWO-CS2, NWO-12.3-c: %s order to a Union leader aims no farther than is traced without it",
    (_, purpose, from) => {
      const { battle, f } = draft(purpose, from, "U1", EAST);
      const { field, p } = battle;
      const road = field.map.grid.known(ROAD);
      expect(aimTest(field, p, f)(road)?.rule).toBe("NWO-12.3-c");
      expect(aimsOf(field, p, f)).not.toContain(road);
      p.lifted = ["NWO-CS2"];
      expect(aimTest(field, p, f)(road)).toBeUndefined();
      expect(aimsOf(field, p, f)).toContain(road);
    },
  );

  test("NWO-CS2, NWO-RUL164: nor do the points of a way lie farther apart; the Confederates know the ford", () => {
    const { battle, f } = draft(SUPERIOR, "mcdowell", "U1", EAST);
    const { field, p } = battle;
    const road = field.map.grid.known(ROAD);
    expect(refuseVia(field, p, f, road)?.rule).toBe("NWO-12.3.MA-c");
    expect(viasOf(field, p, f)).not.toContain(road);
    const own = draft(SUPERIOR, "johnston", "C6", EAST);
    expect(refuseVia(own.battle.field, own.battle.p, own.f, road)).toBeUndefined();
    expect(aimsOf(own.battle.field, own.battle.p, own.f)).toContain(road);
  });

  test("NWO-CS2, NWO-7.7-c: no cavalry of the Union charges over it, that of the Confederates does", () => {
    const { field, p } = new Battle("first-bull-run");
    const [east, west] = [EAST, WEST].map((hex) => field.map.grid.known(hex)) as [number, number];
    expect([canStrike(field, p, 0, east, west), canStrike(field, p, 1, east, west)]).toEqual([false, true]);
    p.lifted = ["NWO-CS2"];
    expect(canStrike(field, p, 0, east, west)).toBe(true);
  });

  test("NWO-CS2, NWO-19.7.1-a: a way that is plotted leads round it, that of artillery even when it is known", () => {
    const battle = new Battle("first-bull-run");
    const { field, p } = battle;
    const { grid } = field.map;
    const [sherman, carlisle, cocke] = ["u_sherman", "u_carlisle", "c_cocke"].map(
      (id) => field.unitIndex.get(id) as number,
    ) as [number, number, number];
    const steps = (side: number, ...units: readonly number[]): number => {
      const target = { flag: grid.known(WEST), hexes: [grid.known(WEST)] };
      const order = { type: "march", target, waypoints: [], forced: false, hidden: true } as const;
      return routeFrom(field, grid.known(EAST), order, routePrices(field, p, side, units)).length - 1;
    };
    const round = pathBetween(field, grid.known(EAST), grid.known(WEST), field.special.traces[1]).length - 1;
    expect(round).toBeGreaterThan(1);
    expect([steps(0, sherman), steps(1, cocke)]).toEqual([round, 1]);
    p.lifted = ["NWO-CS2"];
    expect([steps(0, sherman), steps(0, sherman, carlisle)]).toEqual([1, round]);
  });
});

describe("artillery at Farm Ford", () => {
  test("NWO-CS2, NWO-RUL167: its way to a target beyond leads by a bridge, so it may turn to one", () => {
    const { field } = new Battle("first-bull-run");
    const { grid } = field.map;
    const target = { flag: grid.known(WEST), hexes: [grid.known(WEST)] };
    const from = grid.known(EAST);
    const [sherman, carlisle, mead] = ["u_sherman", "u_carlisle", "c_mead"].map(
      (id) => field.unitIndex.get(id) as number,
    ) as [number, number, number];
    expect(distancesTo(field, target, stepsOf(field, sherman))[from]).toBe(1);
    expect(distancesTo(field, target, stepsOf(field, carlisle))[from]).toBe(6);
    expect([stepsOf(field, mead), measureFor(field, mead, true)]).toEqual([STEPS, MARCHING_MOUNTED]);
    const guns = distancesTo(field, target, measureFor(field, carlisle, true));
    expect(guns[from]).toBeGreaterThan(distancesTo(field, target, MARCHING_MOUNTED)[from] as number);
    expect(guns[grid.known("3314")]).toBeLessThan(guns[from] as number);
  });

  test("NWO-CS2, NWO-7.5-e, NWO-12.9-e: it crosses in no retreat and no advance either; foot and horse do once it is known", () => {
    const battle = new Battle("first-bull-run");
    const { field, p } = battle;
    const { grid } = field.map;
    const hexside = grid.hexside(grid.known(EAST), grid.known(WEST));
    const closed = (): readonly boolean[] =>
      ["u_carlisle", "u_sherman", "c_rogers", "c_mead"].map((id) =>
        ["advance", "fall"].every(
          (by) =>
            refuseCrossing(field, p, field.unitIndex.get(id) as number, hexside, by as "advance" | "fall")?.rule ===
            "NWO-CS2",
        ),
      );
    expect(closed()).toEqual([true, true, true, false]);
    p.lifted = ["NWO-CS2"];
    expect(closed()).toEqual([true, false, true, false]);
  });
});
