import { describe, expect, test } from "vitest";
import { BEGAN_DISRUPTED, LOW_AMMUNITION, marked } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import type { Men } from "../support/armies.ts";
import { assaultsBy, type AssaultSetting, fired } from "../support/assault.ts";
import type { Stage } from "../support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1", strength: [5, 3, 0] },
  { id: "ur", formation: "u1", armament: "repeater" },
  { id: "uc", formation: "u1", arm: "cavalry" },
  { id: "ux", formation: "u2" },
  { id: "ca", formation: "c1" },
  { id: "cr", formation: "c1", armament: "repeater" },
  { id: "cg", formation: "c1", arm: "foot", strength: [6, 3, 0] },
  { id: "ch", formation: "c1", arm: "horse" },
  { id: "cx", formation: "c2", arm: "foot" },
];

const assaultOn = assaultsBy(UNITS);

describe("artillery in detail", () => {
  testForEither("NWO-19.2-b NWO-S03: artillery that defends fires half more", () => {
    const options = { artilleryDetail: "on" } as const;
    expect(fired(assaultOn({ ua: "0504", cg: "0505" }, [1, 1, 1, 1], { options }))[0]?.[0]).toBe(9);
    expect(fired(assaultOn({ ua: "0504", cg: "0505" }, [1, 1, 1, 1]))[0]?.[0]).toBe(6);
  });
});

describe("remote support", () => {
  const options = { remoteSupport: "on" } as const;
  const supports = (stage: Stage) => (stage.over ? [] : stage.offered("support").map(({ unit }) => unit));

  testForEither(
    "NWO-19.3-a NWO-19.3-b NWO-19.3-e NWO-D37 NWO-S04: a battery behind adds its strength; it is not hit, and changes no morale",
    () => {
      expect(supports(assaultOn({ ua: "0504", ca: "0505", cg: "0506" }, [1, 1, 1, 1], { options }))).toEqual([]);
      const open = assaultOn({ ua: "0504", ca: "0505", cg: "0605" }, [3, 3, 3, 5, 1, 1], { options });
      expect(supports(open)).toEqual(["cg"]);
      open.act({ type: "support", unit: "cg" });
      expect(open.told("fired")[0]).toMatchObject({ strength: 10, units: ["ca", "cg"], hits: 1 });
      expect(open.told("morale-tested").map(({ roll }) => roll.needed)).toEqual([3, 3]);
    },
  );

  test("NWO-19.3-c NWO-19.3-d NWO-RUL232: not out of sight, range or chit, not after bombarding, not beside strangers", () => {
    const why = (hex: string, unit = "cg", more: AssaultSetting = {}, marks = 0) => {
      const at = { ua: "0504", ca: "0505", ch: "0403", [unit]: { hex, marks } };
      return assaultOn({ ...at, ...more.at }, [], { ...more, options, at: {} }).whyNot({ type: "support", unit })?.rule;
    };
    expect(why("0605")).toBe(undefined);
    expect(why("0508")).toBe("NWO-19.3-d");
    expect(why("0605", "cx")).toBe("NWO-19.3-d");
    const paired: AssaultSetting = {
      before(p) {
        p.pairs = [[], [2, 3]];
      },
    };
    expect(why("0605", "cx", paired)).toBe(undefined);
    expect(why("0605", "cg", {}, 2)).toBe("NWO-19.3-c");
    expect(why("0605", "cg", { at: { ux: "0706" } })).toBe("NWO-19.3-c");
    expect(why("0605", "cg", { at: { uc: "0706" } })).toBe(undefined);
    expect(why("0505", "cg")).toBe("NWO-19.3-c");
  });

  testForEither("NWO-19.7.1-c: not from where a battery only seems to stand", () => {
    const hidden: AssaultSetting = {
      before(p, { unit, hex }) {
        p.hiding = [{ holder: 2, units: [unit("cg")], route: [hex("0605"), hex("0606")], banked: [] }];
      },
    };
    const at = { ua: "0504", ca: "0505", ch: "0605", cg: "0605" };
    const stage = assaultOn(at, [], { options, ...hidden });
    expect(supports(stage)).toEqual(["ch"]);
    expect(stage.whyNot({ type: "support", unit: "cg" })?.rule).toBe("NWO-19.7.1-c");
  });

  testForEither("NWO-19.3-a: its owner may let it be", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505", cg: "0605" }, [1, 1, 1, 1], { options }).act({
      type: "end-support",
    });
    expect(stage.told("fired")[0]?.strength).toBe(4);
  });
});

describe("small-arms ammunition", () => {
  const options = { smallArmsAmmo: "on" } as const;
  const low = (stage: Stage, ...ids: readonly string[]) =>
    ids.map((id) => marked(stage.p, stage.unit(id), LOW_AMMUNITION));

  testForEither(
    "TV-159 NWO-19.6-a NWO-RUL236 NWO-S07: on a natural 11 all its infantry and cavalry, on a 10 its repeaters",
    () => {
      const at = { ua: "0504", ur: "0504", uc: "0504", ca: "0505", cr: "0505" };
      const ten = assaultOn(at, [1, 1, 4, 6, 1, 1], { options });
      while (!ten.over) ten.act(ten.decision.actions[0] as never);
      expect(low(ten, "ua", "ur", "uc", "ca", "cr")).toEqual([false, true, false, false, false]);
      const eleven = assaultOn({ ua: "0504", uc: "0504", ca: "0505", cg: "0505" }, [5, 6, 1, 1], { options });
      expect(low(eleven, "ca", "cg", "ua")).toEqual([true, false, false]);
      expect(low(assaultOn(at, [5, 6, 1, 1, 1]), "ca")).toEqual([false]);
    },
  );

  testForEither(
    "NWO-19.6-a NWO-RUL107: those of a mixed stack who give way have fired with it, and run low too",
    () => {
      const units = UNITS.map((unit) => (unit.id === "cr" ? { ...unit, division: "away" } : unit));
      const orders = {
        u1: { type: "attack", target: "0512" },
        c1: { type: "defend", target: "0505" },
        away: { type: "fall-back", target: "0512" },
      } as const;
      const at = { ua: "0504", ca: "0505", cr: "0505" };
      const stage = assaultOn(at, [5, 6, 1, 1, 1, 1, 1, 1], { options, orders, units });
      while (!stage.over) stage.act(stage.decision.actions[0] as never);
      expect(stage.told("retreated")[0]?.units).toEqual(["cr"]);
      expect(low(stage, "ca", "cr")).toEqual([true, true]);
    },
  );

  testForEither("TV-027 NWO-19.6-b: fire at half, morale one less", () => {
    const stage = assaultOn({ ua: "0504", ca: { hex: "0505", marks: LOW_AMMUNITION } }, [1, 1, 3, 4, 1], { options });
    expect(fired(stage)[0]?.[0]).toBe(2);
    expect(stage.told("morale-tested")[0]?.roll.needed).toBe(2);
  });
});

describe("six to hit", () => {
  const options = { sixToHit: "on" } as const;

  testForEither(
    "TV-030 NWO-19.10-a NWO-19.10-b NWO-DR31 NWO-S11 NWO-RUL241: a die for each point, morale on every die; a six always hits",
    () => {
      const units = UNITS.map((unit) => (unit.id === "ca" ? { ...unit, morale: 3 } : unit));
      const stage = assaultOn({ ua: "0504", ca: "0505" }, [6, 6, 1, 2, 5, 6, 2, 3, 5, 1, 1], { options, units });
      expect(fired(stage)).toEqual([
        [4, 2],
        [5, 3],
      ]);
    },
  );

  testForEither("NWO-19.10-b: flank, repeaters and disorder change the dice, terrain the strength", () => {
    const flank = assaultOn(
      { ur: "0504", ux: "0605", ca: "0505", "u2-fl": "0606" },
      [1, 1, 1, 1, 4, 5, 1, 1, 5, 4, 4, 1],
      {
        options,
        acting: ["u1", "u2"],
        orders: { u1: { type: "attack", target: "0512" }, u2: { type: "attack", target: "0512" } },
      },
    );
    // repeaters hit from 4 on a flank, rifles from 5
    expect(fired(flank)[1]).toEqual([8, 3]);
    const disordered = { hex: "0504", disrupted: true, marks: BEGAN_DISRUPTED } as const;
    const worn = assaultOn(
      { ur: disordered, ux: "0605", ca: "0505", "u2-fl": "0606" },
      [1, 1, 1, 1, 4, 5, 1, 1, 5, 4, 4, 1],
      {
        options,
        acting: ["u1", "u2"],
        orders: { u1: { type: "attack", target: "0512" }, u2: { type: "attack", target: "0512" } },
      },
    );
    // in disorder repeaters too hit from 5
    expect(fired(worn)[1]).toEqual([8, 2]);
    const even = assaultOn({ ur: "0504", cr: "0505" }, [1, 1, 1, 1, 5, 5, 5, 5], { options });
    expect(fired(even)[1]).toEqual([4, 0]);
    const town = assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 1, 1, 1, 1, 1, 1], {
      options,
      plain: { ground: { "0505": "t" } },
    });
    expect(fired(town)[1]?.[0]).toBe(4);
  });
});
