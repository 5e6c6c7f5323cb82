import { TERRAIN } from "@stonebridge/board";
import { describe, expect, test } from "vitest";
import { allowanceNow, spiritOf } from "../../../src/no-written-orders/army/condition.ts";
import { joinFatigue, partFatigue } from "../../../src/no-written-orders/army/fatigue.ts";
import {
  assaultShare,
  bombardmentShare,
  chargeShare,
  type Firing,
} from "../../../src/no-written-orders/army/fire-strength.ts";
import { INFANTRY } from "../../../src/no-written-orders/measures.ts";
import { MODULES } from "../../../src/no-written-orders/modules/modules.ts";
import { unitMorale } from "../../../src/no-written-orders/army/morale.ts";
import { DISRUPTED, ELIMINATED, FATIGUED, FRESH, marked } from "../../../src/no-written-orders/position.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import { judgeSpirits } from "../../../src/no-written-orders/army/spirits.ts";
import { steadinessOf } from "../../../src/no-written-orders/army/combatants.ts";
import { WHOLE } from "../../../src/no-written-orders/tables/shares.ts";
import { SIDES } from "../../../src/no-written-orders/vocabulary.ts";
import { rules } from "../../../src/no-written-orders/text/rules-en.ts";
import { testForEither } from "../support/either-side.ts";
import { ARMIES, phase } from "../support/commanding.ts";
import type { Stage } from "../support/stage.ts";

const playOf = ({ field, p, events }: Stage) => ({ field, p, dice: { roll: () => 1 }, events });

describe("spirits", () => {
  testForEither("NWO-14.1-b units of a demoralised formation have a point less of morale and of movement", () => {
    const stage = phase([]);
    const ua = stage.unit("ua");
    const worth = () => [
      allowanceNow(stage.field, stage.p, ua),
      unitMorale(steadinessOf(stage.field, stage.p, ua, false, true)),
    ];
    const [points = 0, morale = 0] = worth();
    stage.p.broken = stage.p.broken.with(stage.holder("u1"), 1);
    // points are counted in halves
    expect(worth()).toEqual([points - 2, morale - 1]);
  });

  testForEither("NWO-13-c a demoralised army weakens none of its units", () => {
    const stage = phase([]);
    const ua = stage.unit("ua");
    const before = allowanceNow(stage.field, stage.p, ua);
    stage.p.routed = stage.p.routed.with(0, 1);
    expect([spiritOf(stage.field, stage.p, ua), allowanceNow(stage.field, stage.p, ua)]).toEqual(["steady", before]);
  });

  testForEither("NWO-13-b armies that come to their levels at once break both, whichever is told first", () => {
    const stage = phase([], {
      units: [
        { id: "ua", formation: "u1", strength: [99, 50, 25] },
        { id: "ub", formation: "u2", division: "u2d" },
        { id: "ca", formation: "c1", strength: [99, 50, 25] },
      ],
    });
    for (const id of ["ua", "ca"]) stage.p.place[stage.unit(id)] = ELIMINATED;
    judgeSpirits(playOf(stage));
    expect(stage.told("army-broke").map(({ side }) => side)).toEqual(["union", "confederate"]);
    expect(stage.p.routed).toEqual([2, 2]);
  });

  testForEither(
    "NWO-16.2-j a division with its own order tires by itself; when it rejoins, its weariness is its corps’",
    () => {
      const stage = phase([]);
      const { field, p } = stage;
      const [corps, division] = [stage.holder("u2"), stage.holder("u2d")];
      p.fatigue = p.fatigue.with(corps, FATIGUED);
      partFatigue(field, p, division);
      expect(p.fatigue[division]).toBe(FATIGUED);
      p.fatigue = p.fatigue.with(corps, FRESH);
      joinFatigue(field, p, division);
      expect(p.fatigue[corps]).toBe(FATIGUED);
    },
  );

  testForEither("NWO-12.3.RS-a only who is on Reserve is reorganised", () => {
    const turns = [{}, { night: true, firstNight: true }];
    const rallied = (orders: object): number => {
      const stage = phase([], {
        turns,
        orders: orders as never,
        at: { ...ARMIES.at, ca: "1212", "c1-fl": "1212" },
        units: [...(ARMIES.units ?? []), { id: "uz", formation: "u1" }],
        frames(field, p) {
          p.place[field.unitIndex.get("uz") as number] = ELIMINATED;
          p.fell = p.fell.with(field.unitIndex.get("uz") as number, 1);
          return [];
        },
      });
      while (!stage.over && stage.decision.step !== "reorganisation") stage.act({ type: "done" });
      return stage.over ? 0 : stage.offered("rally").length;
    };
    expect([rallied({}), rallied({ u1: { type: "defend", target: "0602" } })]).toEqual([1, 0]);
  });
});

describe("what is printed about the game", () => {
  testForEither("NWO-19.7.2-c no army here has Austrian or Russian headquarters", () => {
    expect(SIDES).toEqual(["union", "confederate"]);
    for (const { armies } of Object.values(MODULES)) expect(Object.keys(armies)).toEqual([...SIDES]);
  });

  testForEither(
    "NWO-1-a, NWO-RUL004 a module brings its map, its turns, its units with their values, and who comes when",
    () => {
      for (const { map, turns, units, entries, scenarios } of Object.values(MODULES)) {
        expect(map).toMatch(/^no-written-orders-/);
        expect(Math.min(turns.length, entries.length, scenarios.length)).toBeGreaterThan(0);
        for (const { morale, movement, strength } of units)
          expect([morale, movement, strength[0]].every((value) => value >= 0)).toBe(true);
      }
    },
  );

  testForEither(
    "NWO-2-a, NWO-2.1-b, NWO-3.2-a, NWO-4-c the reader is told of chits, leaders and fire of both sides",
    () => {
      const said = (id: string): string => rules.rules.get(id)?.statement ?? "";
      expect(said("NWO-2-a")).toMatch(/chits.*both sides fire.*zones of control.*orders/i);
      for (const id of ["NWO-2.1-b", "NWO-3.2-a", "NWO-4-c"]) expect(said(id)).toMatch(/chit/);
    },
  );

  test("NWO-3.4-a, NWO-3.5-a markers tell who is disrupted, who must check his confidence, and his order", () => {
    const stage = phase([], {
      at: { ...ARMIES.at, ua: { hex: "0602", disrupted: true } },
      orders: { u1: { type: "delay", target: "0602", with: { shaken: true } } },
    });
    expect(marked(stage.p, stage.unit("ua"), DISRUPTED)).toBe(true);
    const { units, holders } = viewOf(stage.field, stage.p, "union");
    expect(units.find(({ id }) => id === "ua")).toMatchObject({ disrupted: true });
    expect(holders.find(({ id }) => id === "u1")).toMatchObject({ order: { type: "delay" }, shaken: true });
    // the enemy sees no marker of an order
    expect(viewOf(stage.field, stage.p, "confederate").holders.some(({ id }) => id === "u1")).toBe(false);
  });

  testForEither(
    "NWO-TX, NWO-TX-a, NWO-TX-b, NWO-TX-c the modifiers that the sheet sums up; nobody is “not ready” (NWO-RUL114), and dense targets give half more",
    () => {
      const unit: Firing = { strength: 4, arm: INFANTRY, repeaters: false, disrupted: false, lowAmmo: false };
      const clear = { terrain: TERRAIN.clear, stream: false, uphill: false, bridge: false, works: false };
      const plain = { flanking: false, repeatersGain: false, surprised: false, artilleryGains: false };
      const share = (one: Firing, terms = plain, terrain: number = TERRAIN.clear) =>
        assaultShare(one, terms, { ...clear, terrain }) / WHOLE;
      expect([
        share(unit),
        share({ ...unit, disrupted: true }),
        share(unit, { ...plain, flanking: true }),
        share(unit, plain, TERRAIN.town),
      ]).toEqual([1, 0.5, 1.5, 0.75]);
      const charge = (terms: object) =>
        chargeShare(unit, { square: false, flanking: false, backhand: false, ...terms }, clear) / WHOLE;
      expect([charge({}), charge({ flanking: true }), charge({ backhand: true })]).toEqual([1, 2, 2]);
      expect(bombardmentShare(unit, TERRAIN.clear, true) / WHOLE).toBe(1.5);
    },
  );
});
