import { describe, expect } from "vitest";
import { beginCharges } from "../../../src/no-written-orders/charges/charges.ts";
import { heldHexes } from "../../../src/no-written-orders/orders/order-book.ts";
import { CHARGED, DISRUPTED, marked } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { type Men, ownSide } from "../support/armies.ts";
import { lost } from "../support/assault.ts";
import { type Setting, Stage } from "../support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "uc", formation: "u1", arm: "cavalry", strength: [8, 4, 2], pursuit: 4 },
  { id: "ud", formation: "u1", arm: "cavalry", pursuit: 4 },
  { id: "ua", formation: "u1" },
  { id: "ca", formation: "c1" },
  { id: "cb", formation: "c1" },
  { id: "cr", formation: "c1", armament: "repeater" },
  { id: "cg", formation: "c1", arm: "foot" },
  { id: "cc", formation: "c1", arm: "cavalry" },
];

/** The charges of u1 on Attack. */
function charging(
  at: Setting["at"],
  dice: readonly number[] = [],
  setting: Partial<Setting> = {},
  options: Setting["options"] = { cavalryCharges: "on" },
): Stage {
  const stage = new Stage({
    units: UNITS,
    orders: { u1: { type: "attack", target: "0512" }, c1: { type: "defend", target: "0505" } },
    ...setting,
    options,
    at: { "u1-fl": "0502", "u-oc": "0502", ...at },
    plain: { rows: 14, ...setting.plain },
    frames(field, p) {
      const play = { field, p, dice: { roll: () => 1 }, events: undefined };
      const holders = [field.holderIndex.get("u1") as number];
      beginCharges(play, { side: ownSide(), holders, reserve: 0, near: [], inZone: [] });
      return p.stack.splice(0);
    },
  });
  return stage.throws(...dice);
}

const charge = (unit: string, hex: string) => ({ type: "charge", unit, hex }) as const;
const offers = (stage: Stage) => (stage.over ? [] : stage.offered("charge").map(({ unit, hex }) => `${unit} ${hex}`));
const rule = (stage: Stage, unit: string, hex: string) => stage.whyNot(charge(unit, hex))?.rule;
const fired = (stage: Stage) => stage.told("fired").map(({ strength, hits }) => [strength, hits]);
const disrupted = (stage: Stage, id: string) => marked(stage.p, stage.unit(id), DISRUPTED);

describe("who may charge", () => {
  testForEither("NWO-4.4-b NWO-S01: nobody without the switch", () => {
    expect(charging({ uc: "0504", ca: "0505" }, [], {}, {}).over).toBe(true);
  });

  testForEither("NWO-7.7-a NWO-7.7-b NWO-D42: cavalry at one hex or two, with nobody between", () => {
    expect(offers(charging({ uc: "0504", ua: "0504", ca: "0505" }))).toEqual(["uc 0505"]);
    expect(offers(charging({ uc: "0503", ca: "0505" }))).toEqual(["uc 0505"]);
    expect(offers(charging({ uc: "0503", ua: "0504", ca: "0505" }))).toEqual([]);
    const far = charging({ uc: "0502", ud: "0504", ca: "0505" });
    expect(rule(far, "uc", "0505")).toBe("NWO-7.7-a");
    expect(rule(far, "ua", "0505")).toBe("NWO-6.1-a");
  });

  testForEither(
    "NWO-7.7-c NWO-RUL113: over clear ground and crests; the last hexside may be a stream, the hex woods or a town, never a Fort or bridge",
    () => {
      const at = { uc: "0503", ca: "0505" };
      const open = (plain: Setting["plain"]) => offers(charging(at, [], { plain: plain ?? {} })).length > 0;
      expect(open({ crests: [["0503", "0504"]] })).toBe(true);
      expect(open({ ground: { "0504": "w" } })).toBe(false);
      expect(open({ streams: [{ name: "Run", sides: [["0503", "0504"]] }] })).toBe(false);
      expect(open({ streams: [{ name: "Run", sides: [["0504", "0505"]] }] })).toBe(true);
      expect(open({ ground: { "0505": "w" } })).toBe(true);
      expect(open({ ground: { "0505": "t" } })).toBe(true);
      expect(open({ ground: { "0505": "f" } })).toBe(false);
      const bridge = {
        rivers: [{ name: "Run", sides: [["0504", "0505"] as const] }],
        crossings: [{ kind: "bridge", side: ["0504", "0505"], name: "Bridge", water: "Run" } as const],
      };
      expect(open(bridge)).toBe(false);
    },
  );

  testForEither(
    "NWO-7.7-b NWO-11.4-b: not through a hex of enemy headquarters either; one’s own are in nobody’s way",
    () => {
      const through = (army: string) => offers(charging({ uc: "0503", ca: "0505" }, [], { seats: { [army]: "0504" } }));
      expect([through("c-oc"), through("u-oc")]).toEqual([[], ["uc 0505"]]);
    },
  );

  testForEither("NWO-7.7-c: of two ways to a target it takes that with no stream before it", () => {
    for (const near of ["0404", "0504"]) {
      const streams = [{ name: "Run", sides: [[near, "0505"] as const] }];
      const stage = charging({ uc: "0403", cc: "0505" }, [1, 1, 1, 1], { plain: { streams } });
      expect(fired(stage.act(charge("uc", "0505")))[1]?.[0], near).toBe(8);
    }
  });

  testForEither(
    "NWO-10.2-a NWO-10.1-c NWO-RUL142: not over works, which shelter like a Fort; past them it does",
    () => {
      const works = { plain: { fortified: [["0505", "0504"] as const] } };
      expect(rule(charging({ uc: "0504", ud: "0604", ca: "0505" }, [], works), "uc", "0505")).toBe("NWO-7.7-c");
      expect(offers(charging({ uc: "0504", ud: "0604", ca: "0505" }, [], works))).toEqual(["ud 0505"]);
    },
  );

  testForEither("NWO-12.3.DF-b: on Defend only at a hex that was its side’s when the order was given", () => {
    const { field } = charging({});
    const why = (...ours: readonly string[]): string | undefined => {
      const held = heldHexes(field.map.size, (hex) => ours.includes(field.map.grid.ids[hex] as string));
      const at = { uc: "0504", ud: "0804", ca: "0505", cb: "0805", "u1-fl": "0704" };
      const setting: Partial<Setting> = { orders: { u1: { type: "defend", target: "0504", with: { held } } } };
      return rule(charging(at, [], setting), "uc", "0505");
    };
    expect([why("0805"), why("0805", "0505")]).toEqual(["NWO-12.3.DF-b", undefined]);
  });

  testForEither("NWO-7.7-m NWO-12.1-c: once a turn, in command; then it neither moves nor attacks", () => {
    const twice = charging({ uc: { hex: "0504", marks: CHARGED }, ud: "0504", ca: "0505" });
    expect(rule(twice, "uc", "0505")).toBe("NWO-7.7-m");
    expect(charging({ uc: "0504", ca: "0505", "u1-fl": "0101", "u-oc": "0101" }).over).toBe(true);
    const stage = charging({ uc: "0504", ca: "0505" }, [1, 1, 1, 1, 1]).act(charge("uc", "0505"));
    expect(marked(stage.p, stage.unit("uc"), CHARGED)).toBe(true);
  });
});

describe("how a charge is fought", () => {
  testForEither(
    "NWO-7.7-d NWO-12.8-a NWO-16.2-e NWO-7.7-f NWO-7.7-g NWO-7.7-h NWO-7.7-j: the defenders fire, the chargers lose and strike; even losses beat the charge",
    () => {
      // square fails on a 6
      const stage = charging({ uc: "0504", ca: "0505" }, [6, 3, 4, 3, 3]).act(charge("uc", "0505"));
      expect(fired(stage)).toEqual([
        [4, 1],
        [4, 0],
      ]);
      expect(lost(stage, "uc", "ca")).toEqual([1, 0]);
      expect([stage.hexOf("uc"), disrupted(stage, "uc")]).toEqual(["0504", true]);
      const [u1, c1] = ["u1", "c1"].map((id) => stage.holder(id)) as [number, number];
      expect([stage.p.attackedIn[u1], stage.p.attackedIn[c1]]).toEqual([0, 1]);
      expect([stage.p.foughtIn[u1], stage.p.foughtIn[c1]]).toEqual([1, 1]);
      const even = charging({ uc: "0504", ca: "0505" }, [6, 3, 4, 3, 4]).act(charge("uc", "0505"));
      expect(lost(even, "uc", "ca")).toEqual([1, 1]);
      expect(even.hexOf("ca")).toBe("0505");
      expect(even.over).toBe(true);
    },
  );

  testForEither(
    "NWO-7.7-e NWO-7.10-a: artillery defends at half, infantry at full strength, disrupted repeaters too",
    () => {
      const first = (at: Setting["at"]) =>
        fired(charging({ uc: "0504", ...at }, [6, 1, 1, 1, 1, 1]).act(charge("uc", "0505")))[0]?.[0];
      expect(first({ ca: "0505" })).toBe(4);
      expect(first({ cr: { hex: "0505", disrupted: true } })).toBe(4);
      expect(first({ ca: { hex: "0505", disrupted: true } })).toBe(2);
      expect(first({ cc: "0505" })).toBe(4);
      const guns = charging({ uc: "0504", cg: "0505" }, [1, 1, 1, 1]).act(charge("uc", "0505"));
      expect(fired(guns)[0]?.[0]).toBe(2);
      expect(guns.told("fired")[0]?.rolls[0]?.modifiers).toEqual([]);
    },
  );

  testForEither(
    "NWO-7.10-b NWO-DR33: infantry all in good order forms square on a check, which halves the charge",
    () => {
      const strike = (die: number, at: Setting["at"] = { ca: "0505" }) =>
        fired(charging({ uc: "0504", ...at }, [die, 1, 1, 1, 1]).act(charge("uc", "0505")))[1]?.[0];
      expect(strike(1)).toBe(4);
      expect(strike(6)).toBe(8);
      const shaken = charging({ uc: "0504", ca: "0505", cb: { hex: "0505", disrupted: true } }, [1, 1, 1, 1]).act(
        charge("uc", "0505"),
      );
      expect(shaken.told("morale-tested")).toEqual([]);
    },
  );

  testForEither(
    "NWO-7.10-c: twice as strong upon who has friends of the charge beside him on another side; not in a town",
    () => {
      const strike = (at: Setting["at"], setting: Partial<Setting> = {}) =>
        fired(charging({ uc: "0504", cc: "0505", ...at }, [1, 1, 1, 1, 6], setting).act(charge("uc", "0505")))[1]?.[0];
      expect(strike({ ua: "0604" })).toBe(16);
      expect(strike({ ua: "0504" })).toBe(8);
      expect(strike({ ua: "0604" }, { plain: { ground: { "0505": "h" } } })).toBe(4);
    },
  );

  testForEither("NWO-12.3.FB-f: twice as strong upon who falls back on a road or trail", () => {
    const strike = (plain: Setting["plain"]) => {
      const orders = { u1: { type: "attack", target: "0512" }, c1: { type: "fall-back", target: "0505" } } as const;
      return fired(
        charging({ uc: "0504", cc: "0505" }, [1, 1, 1, 1], { orders, plain: plain ?? {} }).act(charge("uc", "0505")),
      )[1]?.[0];
    };
    expect(strike({ roads: [["0505", "0506"]] })).toBe(16);
    expect(strike({ roads: [["0505", "0506"]], ground: { "0505": "t" } })).toBe(4);
    expect(strike({})).toBe(8);
  });

  testForEither("NWO-8.2-e: guns beside it steady infantry that forms square", () => {
    const square = (at: Setting["at"]) =>
      charging({ uc: "0504", ...at }, [5, 1, 1, 1, 1])
        .act(charge("uc", "0505"))
        .told("morale-tested")[0]?.held;
    expect(square({ ca: "0505" })).toBe(false);
    expect(square({ ca: "0505", cg: "0505" })).toBe(true);
  });

  testForEither("NWO-19.10-b: with a die for each point, what is no terrain changes the dice of a charge", () => {
    const sixes = (at: Setting["at"], dice: readonly number[]) => {
      const options = { cavalryCharges: "on", sixToHit: "on" } as const;
      const stage = charging({ uc: "0504", cc: "0505", ...at }, [...dice, ...Array<number>(16).fill(1)], {}, options);
      return stage
        .act(charge("uc", "0505"))
        .told("fired")
        .map(({ strength, rolls }) => [strength, rolls[0]?.modifiers.reduce((sum, one) => sum + one.value, 0)]);
    };
    expect(sixes({}, [])).toEqual([
      [4, 0],
      [8, 0],
    ]);
    expect(sixes({ ua: "0604" }, [])[1]).toEqual([8, 1]);
    expect(sixes({ ua: "0604", uc: { hex: "0504", disrupted: true } }, [])[1]).toEqual([8, 0]);
    expect(sixes({ cc: { hex: "0505", disrupted: true } }, [])[0]).toEqual([4, -1]);
  });

  testForEither("NWO-7.10-e: the difference of base morale on both rolls", () => {
    const units = UNITS.map((unit) => (unit.id === "uc" ? { ...unit, morale: 5 } : unit));
    const stage = charging({ uc: "0504", cc: "0505" }, [1, 1, 1, 1], { units }).act(charge("uc", "0505"));
    expect(stage.told("fired").map(({ rolls }) => rolls[0]?.modifiers[0]?.value)).toEqual([-1, 1]);
  });

  testForEither("NWO-7.7-l: all are declared before any is fought; several upon one hex strike together", () => {
    const stage = charging({ uc: "0504", ud: "0604", ca: "0505", cc: "0704" }, [6, 1, 1, 1, 1]);
    stage.act(charge("uc", "0505"));
    expect(stage.told("charged")).toEqual([]);
    stage.act(charge("ud", "0505"));
    expect(stage.told("charged")[0]?.chargers).toEqual(["uc", "ud"]);
  });
});

describe("after a won charge", () => {
  /** ca is beaten and goes back to 0506. */
  const won = (dice: readonly number[] = [], at: Setting["at"] = {}) => {
    const stage = charging({ uc: "0504", ca: "0505", ...at }, [6, 1, 1, 3, 4, ...dice]).act(charge("uc", "0505"));
    return stage.act({ type: "retreat", hex: "0506" });
  };
  const choices = (stage: Stage) =>
    stage.decision.actions.map((one) => ("hex" in one ? `${one.type} ${one.hex}` : one.type));

  testForEither("NWO-7.7-h NWO-7.7-i: the beaten retreat in disorder; the winners stay, go back or pursue", () => {
    const stage = won([1]);
    expect(disrupted(stage, "ca")).toBe(true);
    expect(stage.decision).toMatchObject({ step: "melee", rule: "NWO-7.7-i" });
    expect(choices(stage)).toEqual(["pursue 0506", "stay", "return"]);
    stage.act({ type: "stay" });
    expect(stage.hexOf("uc")).toBe("0505");
    expect(won([1]).act({ type: "return" }).hexOf("uc")).toBe("0504");
  });

  testForEither(
    "NWO-7.8-a NWO-7.8-c: pursuit strikes those who retreated, who do not fire; after one round it stops or goes back",
    () => {
      const stage = won([3, 4]).act({ type: "pursue", hex: "0506" });
      expect(stage.told("fired")).toHaveLength(3);
      expect(stage.told("eliminated").map(({ unit }) => unit)).toEqual(["ca"]);
      expect(choices(stage)).toEqual(["stay", "return"]);
      stage.act({ type: "stay" });
      expect(stage.hexOf("uc")).toBe("0506");
    },
  );

  testForEither("NWO-7.8-a: or another enemy beside the hex, who fires as in any charge", () => {
    const stage = won([6, 1, 1, 1, 1], { cb: "0605" });
    expect(choices(stage)).toContain("pursue 0605");
    stage.act({ type: "pursue", hex: "0605" });
    expect(stage.told("fired")).toHaveLength(4);
    expect(disrupted(stage, "uc")).toBe(true);
  });

  testForEither("NWO-7.8-b NWO-DR33: who rolls above his rating pursues although he should not", () => {
    const stage = won([5, 3, 4]).act({ type: "return" });
    expect(stage.told("pursuit-tested")).toMatchObject([{ unit: "uc", pursues: true }]);
    expect(stage.told("charged")).toHaveLength(2);
    expect(won([4]).act({ type: "return" }).told("charged")).toHaveLength(1);
  });

  testForEither("NWO-7.7-c NWO-7.8-a: not over a bridge, nor into a Fort, even at those it has beaten", () => {
    const after = (plain: Setting["plain"]) => {
      const stage = charging({ uc: "0504", ca: "0505" }, [6, 1, 1, 3, 4], { plain: plain ?? {} });
      return choices(stage.act(charge("uc", "0505"), { type: "retreat", hex: "0506" }));
    };
    const bridge = {
      rivers: [{ name: "Run", sides: [["0505", "0506"] as const] }],
      crossings: [{ kind: "bridge", side: ["0505", "0506"], name: "Bridge", water: "Run" } as const],
    };
    expect(after({})).toContain("pursue 0506");
    expect(after(bridge)).toEqual(["stay", "return"]);
    expect(after({ ground: { "0506": "f" } })).toEqual(["stay", "return"]);
  });

  testForEither("NWO-7.7-k: no zone of control of theirs is in the way of the beaten", () => {
    const stage = charging({ uc: "0504", ca: "0505" }, [6, 1, 1, 3, 4]).act(charge("uc", "0505"));
    const ways = stage.offered("retreat").map(({ hex }) => hex);
    expect(ways).toEqual(expect.arrayContaining(["0404", "0604", "0506"]));
    const held = charging({ uc: "0504", ua: "0504", ca: "0505" }, [6, 1, 1, 3, 4]).act(charge("uc", "0505"));
    expect(held.offered("retreat").map(({ hex }) => hex)).not.toContain("0604");
  });

  testForEither(
    "NWO-7.4-g NWO-7.4-h: foot artillery that is beaten is lost, and for good where the winners stay",
    () => {
      const end = (type: "stay" | "return") => {
        const stage = charging({ uc: "0504", cg: "0505" }, [1, 1, 3, 4]).act(charge("uc", "0505")).act({ type });
        return [stage.told("eliminated").length, stage.told("destroyed").map(({ unit }) => unit)];
      };
      expect(end("stay")).toEqual([1, ["cg"]]);
      expect(end("return")).toEqual([1, []]);
    },
  );

  testForEither("NWO-7.7-k: who cannot retreat loses a step more, and may be pursued where he is", () => {
    const sides = ["0504", "0604", "0605", "0506", "0405", "0404"].slice(1).map((hex) => ["0505", hex] as const);
    const plain = { rivers: [{ name: "Run", sides }] };
    const units = UNITS.map((unit) => (unit.id === "ca" ? { ...unit, strength: [8, 4, 2] as const } : unit));
    const stage = charging({ uc: "0504", ca: "0505" }, [6, 1, 1, 3, 4], { units, plain }).act(charge("uc", "0505"));
    expect(lost(stage, "ca")).toEqual([2]);
    expect(choices(stage)).toEqual(["pursue 0505", "return"]);
    stage.throws(3, 4).act({ type: "pursue", hex: "0505" });
    expect(stage.told("fired")).toHaveLength(3);
    expect(lost(stage, "ca")).toEqual([3]);
  });
});
