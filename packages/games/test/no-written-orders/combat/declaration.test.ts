import { describe, expect } from "vitest";
import { heldHexes } from "../../../src/no-written-orders/orders/order-book.ts";
import { BOMBARDED, CHARGED } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import type { Men } from "../support/armies.ts";
import { assault, assaultsOf, END, type AssaultSetting } from "../support/assault.ts";
import type { Stage } from "../support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1" },
  { id: "ud", formation: "u1" },
  { id: "uc", formation: "u1", arm: "cavalry" },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "ux", formation: "u2" },
  { id: "ca", formation: "c1" },
  { id: "cb", formation: "c1" },
  { id: "cc", formation: "c1", arm: "cavalry" },
  { id: "cg", formation: "c1", arm: "foot" },
];

function declared(at: AssaultSetting["at"], setting: AssaultSetting = {}): Stage {
  return assaultsOf({ units: UNITS, ...setting, at: at ?? {} });
}

const offers = (stage: Stage) => (stage.over ? [] : stage.offered("assault").map(({ unit, hex }) => `${unit} ${hex}`));
const rule = (stage: Stage, unit: string, hex: string) => stage.whyNot(assault(unit, hex))?.rule;

describe("who must and who may assault", () => {
  testForEither("NWO-7.3-a NWO-7.3-g NWO-7.3-h NWO-D27: infantry and cavalry in contact must, artillery may", () => {
    const stage = declared({ ua: "0504", uc: "0504", ug: "0504", ca: "0505" });
    expect(offers(stage)).toEqual(["ua 0505", "uc 0505", "ug 0505"]);
    expect(stage.whyNot(END)).toMatchObject({ rule: "NWO-7.3-g", with: { unit: "ua" } });
    stage.act(assault("ua", "0505"));
    expect(stage.decision.about["units"]).toEqual(["ua", "uc"]);
    expect(stage.whyNot(END)).toBe(undefined);
    expect(offers(stage)).toEqual(["ug 0505"]);
  });

  testForEither("NWO-RUL085: artillery that goes takes along who must; who stays out neither fires nor is hit", () => {
    const at = { ua: "0504", ug: "0504", uc: { hex: "0504", marks: 0 }, ca: "0505" };
    const stage = declared(at, { orders: { u1: { type: "attack", target: "0512" } } }).throws(1, 1, 1, 1);
    expect(stage.act(assault("ug", "0505")).told("assaulted")[0]?.attackers).toEqual(["ug", "ua", "uc"]);
  });

  testForEither("NWO-8.2-a: artillery that bombarded may not", () => {
    const stage = declared({ ua: "0504", ug: { hex: "0504", marks: BOMBARDED }, ca: "0505" });
    expect(rule(stage, "ug", "0505")).toBe("NWO-8.2-a");
    expect(offers(stage)).toEqual(["ua 0505"]);
  });

  testForEither("TV-086 NWO-12.1-c NWO-12.1-e NWO-RUL086: out of command nobody may, so nobody must", () => {
    expect(declared({ "u1-fl": "0101", "u-oc": "0101", ua: "0504", ca: "0505" }).over).toBe(true);
  });

  testForEither(
    "NWO-7.3-b NWO-RUL054 NWO-RUL087: not over a river, but over its bridge or ford; without a target there is no duty",
    () => {
      const river = { rivers: [{ name: "Run", sides: [["0504", "0505"] as const] }] };
      const crossing = (kind: "bridge" | "ford") => ({
        ...river,
        crossings: [{ kind, side: ["0504", "0505"] as const, name: "There", water: "Run" }],
      });
      expect(declared({ ua: "0504", ca: "0505" }, { plain: river }).over).toBe(true);
      expect(offers(declared({ ua: "0504", ca: "0505" }, { plain: crossing("bridge") }))).toEqual(["ua 0505"]);
      expect(offers(declared({ ua: "0504", ca: "0505" }, { plain: crossing("ford") }))).toEqual(["ua 0505"]);
      const stage = declared({ ua: "0504", ca: "0505", cb: "0604" }, { plain: river });
      expect(rule(stage, "ua", "0505")).toBe("NWO-7.3-b");
    },
  );

  testForEither("NWO-12.3.DL-b NWO-12.3.MA-e NWO-12.3.FB-d NWO-12.3.RS-b NWO-RUL036: orders that forbid it", () => {
    const reasons = [
      ["delay", "NWO-12.3.DL-b"],
      ["march", "NWO-12.3.MA-e"],
      ["fall-back", "NWO-12.3.FB-d"],
      ["general-retreat", "NWO-12.3.FB-d"],
    ] as const;
    for (const [type, reason] of reasons) {
      const stage = declared(
        { ua: "0504", ux: "0604", ca: "0505" },
        {
          acting: ["u1", "u2"],
          orders: { u1: { type, target: "0512" }, u2: { type: "attack", target: "0512" } },
        },
      );
      expect(rule(stage, "ua", "0505")).toBe(reason);
    }
  });

  testForEither("NWO-12.3.DF-b: on Defend only into hexes that were its side’s; it need not", () => {
    const held = (hexes: readonly number[]): AssaultSetting => ({
      orders: { u1: { type: "defend", target: "0504", with: { held: heldHexes(200, (hex) => hexes.includes(hex)) } } },
    });
    const grid = declared({ ua: "0504" }).field.map.grid;
    const stage = declared({ ua: "0504", ca: "0505", cb: "0604" }, held([grid.known("0505")]));
    expect(offers(stage)).toEqual(["ua 0505"]);
    expect(rule(stage, "ua", "0604")).toBe("NWO-12.3.DF-b");
    expect(stage.act(END).over).toBe(true);
  });

  testForEither("NWO-10.1-d: infantry alone in a Fort need not assault", () => {
    const stage = declared({ ua: "0504", ca: "0505" }, { plain: { ground: { "0504": "f" } } });
    expect(stage.act(END).over).toBe(true);
  });

  testForEither("NWO-10.1-d: nor does it owe its order an assault that nobody else can make; it may make it", () => {
    const setting = { plain: { ground: { "0504": "f" } }, near: ["u1"], inZone: ["u1"] };
    const stage = declared({ ua: "0504", ca: "0505" }, setting);
    expect(stage.whyNot(END)).toBe(undefined);
    expect(offers(stage)).toEqual(["ua 0505"]);
    const both = declared({ ua: "0504", ug: "0604", ca: "0505" }, setting);
    expect(both.whyNot(END)).toMatchObject({ rule: "NWO-12.3.AT-b" });
    expect(both.act(assault("ua", "0505")).whyNot(END)).toBe(undefined);
  });

  testForEither(
    "NWO-12.3.AT-b NWO-12.3.AT-c NWO-12.3.AT-g: somebody must attack, artillery if nobody else is in contact; bombardment may be enough",
    () => {
      const at = { ug: "0504", ca: "0505" };
      const stage = declared(at, { near: ["u1"], inZone: ["u1"] });
      expect(stage.whyNot(END)).toMatchObject({ rule: "NWO-12.3.AT-b" });
      expect(declared(at).act(END).over).toBe(true);
      const guns = { ...at, ud: "0502" };
      const bombarded = { ...guns, uc: { hex: "0503", marks: BOMBARDED } };
      const met = (bombardments: number, inZone: readonly string[] = []) =>
        declared(bombarded, {
          near: ["u1"],
          inZone,
          orders: { u1: { type: "attack", target: "0512", with: { bombardments } } },
        }).whyNot(END);
      expect(met(0)).toBe(undefined);
      expect(met(1)).toBe(undefined);
      expect(met(2)).toMatchObject({ rule: "NWO-12.3.AT-b" });
      expect(met(0, ["u1"])).toMatchObject({ rule: "NWO-12.3.AT-b" });
    },
  );

  testForEither("NWO-12.3.AT-h NWO-7.7-m: a charge is enough for a cavalry corps; who charged does not assault", () => {
    const at = { ug: "0504", uc: { hex: "0504", marks: CHARGED }, ca: "0505" };
    const some = { near: ["u1"], inZone: ["u1"] };
    expect(declared(at, some).whyNot(END)).toMatchObject({ rule: "NWO-12.3.AT-b" });
    const corps = declared(at, { ...some, cavalryCorps: ["u1"] });
    expect(rule(corps, "uc", "0505")).toBe("NWO-7.7-m");
    expect(corps.act(END).over).toBe(true);
  });

  testForEither("NWO-12.3.PR-d NWO-RUL197: a Probe that has assaulted may go back to its guns", () => {
    const at = { ug: "0504", uc: { hex: "0503", marks: BOMBARDED }, ca: "0505" };
    const probe = (assaulted: boolean) =>
      declared(at, {
        near: ["u1"],
        inZone: ["u1"],
        orders: { u1: { type: "probe", target: "0512", with: { bombardments: 5, assaulted } } },
      }).whyNot(END);
    expect(probe(true)).toBe(undefined);
    expect(probe(false)).toMatchObject({ rule: "NWO-12.3.AT-b" });
  });

  testForEither("NWO-RUL025: a pair assaults one stack together, each by its own order", () => {
    const stage = declared(
      { ua: "0504", ux: "0604", ca: "0505" },
      {
        acting: ["u1", "u2"],
        orders: { u1: { type: "attack", target: "0512" }, u2: { type: "probe", target: "0512" } },
      },
    );
    expect(offers(stage)).toEqual(["ua 0505", "ux 0505"]);
  });
});

testForEither("TV-151 NWO-RUL026: the Initial formation on Reserve bombards and moves, but does not assault", () => {
  const stage = declared({ ua: "0504", ca: "0505" }, { orders: {}, before: (p) => (p.initial = 0) });
  expect(stage.p.initial).toBe(stage.holder("u1"));
  expect(stage.over).toBe(true);
});

describe("which stack is assaulted", () => {
  testForEither(
    "TV-057 NWO-7.3-k NWO-RUL084 NWO-RUL088: nobody joins others while an enemy beside him stays unassaulted",
    () => {
      // ua at 0504 reaches 0505 alone, ub at 0604 reaches 0505 and 0704
      const stage = declared({ ua: "0504", ub: "0604", ca: "0505", cb: "0704" });
      expect(offers(stage)).toContain("ua 0505");
      expect(rule(stage, "ub", "0505")).toBe("NWO-7.3-k");
      stage.act(assault("ua", "0505"));
      expect(offers(stage)).toEqual(["ub 0704"]);
    },
  );

  testForEither("NWO-7.3-i NWO-7.3-j: several stacks on one; a stack on one only", () => {
    const stage = declared({ ua: "0504", ub: "0604", ug: "0604", ca: "0505" }).act(assault("ub", "0505"));
    expect(offers(stage)).toEqual(["ua 0505", "ug 0505"]);
    const two = declared({ ua: "0604", ug: "0604", ub: "0804", ca: "0605", cb: "0704" }).act(assault("ua", "0605"));
    expect(rule(two, "ug", "0704")).toBe("NWO-7.3-j");
  });

  testForEither("TV-058 NWO-7.3-l: infantry takes the highest class", () => {
    const stage = declared({ ua: "0504", ca: "0505", cc: "0604" });
    expect(offers(stage)).toEqual(["ua 0505"]);
    expect(rule(stage, "ua", "0604")).toBe("NWO-7.3-l");
    const guns = declared({ ua: "0504", cc: "0505", cg: "0604" });
    expect(offers(guns)).toEqual(["ua 0505"]);
  });

  testForEither("NWO-7.3-l: cavalry alone chooses; so does infantry where others take the higher class", () => {
    expect(offers(declared({ uc: "0504", ca: "0505", cc: "0604" }))).toEqual(["uc 0604", "uc 0505"]);
    // 0505 is reached from 0504 and 0404
    const stage = declared({ ua: "0504", ub: "0404", ca: "0505", cc: "0604" });
    expect(offers(stage)).toEqual(["ua 0604", "ub 0505"]);
  });

  testForEither("NWO-10.1-d NWO-10.1-g: a Fort before anything else, unless another assaults it", () => {
    const plain = { ground: { "0505": "f" } };
    const stage = declared({ ua: "0504", ca: "0505", cb: "0604" }, { plain });
    expect(offers(stage)).toEqual(["ua 0505"]);
    expect(rule(stage, "ua", "0604")).toBe("NWO-10.1-g");
    expect(offers(declared({ ua: "0504", ub: "0404", ca: "0505", cb: "0604" }, { plain }))).toEqual([
      "ua 0604",
      "ub 0505",
    ]);
  });

  testForEither("NWO-10.1-g: a Fort before anything else for cavalry and guns too, which may choose otherwise", () => {
    const plain = { ground: { "0505": "f" } };
    for (const unit of ["uc", "ug"]) {
      const at = { [unit]: "0504", ca: "0505", cb: "0604" };
      expect(offers(declared(at, { plain })), unit).toEqual([`${unit} 0505`]);
      expect(rule(declared(at, { plain }), unit, "0604")).toBe("NWO-10.1-g");
      expect(offers(declared(at))).toEqual([`${unit} 0604`, `${unit} 0505`]);
    }
  });

  testForEither("NWO-RUL090: headquarters may be assaulted, after all units; a lone leader binds nobody", () => {
    const stage = declared({ ua: "0504", ca: "0505" }, { seats: { "c-oc": "0604" } });
    expect(rule(stage, "ua", "0604")).toBe("NWO-7.3-l");
    const alone = declared({ ua: "0504" }, { seats: { "c-oc": "0604" } });
    expect(offers(alone)).toEqual(["ua 0604"]);
    const leader = declared({ ua: "0504", ub: "0404", ca: "0505", "c2-fl": "0604" });
    expect(offers(leader)).toContain("ub 0505");
    expect(offers(leader.act(assault("ub", "0505")))).toEqual(["ua 0604", "ua 0505"]);
  });

  testForEither("reading 3.13: whatever is declared, the declaration can be brought to its end", () => {
    const at = { ua: "0504", ub: "0604", ud: "0704", uc: "0404", ca: "0505", cb: "0605", cc: "0705", cg: "0406" };
    const walk = (stage: Stage): number => {
      if (stage.over || stage.decision.step !== "declaration") return 1;
      expect(stage.decision.actions.length).toBeGreaterThan(0);
      if (stage.whyNot(END) === undefined) return 1;
      return stage.offered("assault").reduce((count, action) => {
        const next = declared(at);
        const done = stage.decision.about["units"] as readonly string[];
        for (const unit of done) {
          const made = next.offered("assault").find((one) => one.unit === unit && path.get(unit) === one.hex);
          if (made !== undefined) next.act(made);
        }
        path.set(action.unit, action.hex);
        const ends = count + walk(next.act(action));
        path.delete(action.unit);
        return ends;
      }, 0);
    };
    const path = new Map<string, string>();
    expect(walk(declared(at))).toBeGreaterThan(0);
  });
});
