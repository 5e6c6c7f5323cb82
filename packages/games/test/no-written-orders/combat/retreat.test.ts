import { describe, expect, test } from "vitest";
import { beginRetreat } from "../../../src/no-written-orders/combat/falling-back.ts";
import {
  beginPassingFire,
  stacksCovering,
  stacksPassed,
} from "../../../src/no-written-orders/combat/passing-stacks.ts";
import type { Play } from "../../../src/no-written-orders/play.ts";
import { DISRUPTED, FALLEN, marked } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { type Men, ownSide } from "../support/armies.ts";
import { lost } from "../support/assault.ts";
import { type Setting, Stage } from "../support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1", strength: [9, 5, 3] },
  { id: "uc", formation: "u1", arm: "cavalry" },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "ca", formation: "c1", strength: [6, 3, 0] },
  { id: "cb", formation: "c1" },
  { id: "cc", formation: "c1", arm: "cavalry" },
  { id: "ch", formation: "c1", arm: "horse" },
  { id: "cg", formation: "c1", arm: "foot" },
];

/** Something that begins on an empty stage. */
function when(
  at: Setting["at"],
  begin: (play: Play, unit: (id: string) => number) => void,
  dice: readonly number[] = [],
  setting: Partial<Setting> = {},
): Stage {
  return new Stage(
    {
      units: UNITS,
      orders: { u1: { type: "attack", target: "0512" }, c1: { type: "defend", target: "0505" } },
      ...setting,
      at,
      plain: { rows: 14, ...setting.plain },
      frames(field, p) {
        begin({ field, p, dice: { roll: () => 1 }, events: undefined }, (id) => field.unitIndex.get(id) as number);
        return p.stack.splice(0);
      },
    },
    dice,
  );
}

const goBack = (
  at: Setting["at"],
  ids: readonly string[],
  dice: readonly number[] = [],
  setting: Partial<Setting> = {},
) => when(at, (play, unit) => beginRetreat(play, ownSide(), ids.map(unit), "NWO-7.4-a"), dice, setting);
const ways = (stage: Stage) => (stage.over ? [] : stage.offered("retreat").map(({ hex }) => hex));
const disrupted = (stage: Stage, ...ids: readonly string[]) =>
  ids.map((id) => marked(stage.p, stage.unit(id), DISRUPTED));

describe("where one goes back", () => {
  testForEither("NWO-11.4-b NWO-11.2-a: over the enemy’s headquarters, aides and leaders who are there alone", () => {
    const at = { ca: "0505", ua: "0504", "u2-fl": "0506" };
    const stage = when(at, (play, unit) => beginRetreat(play, 1 - ownSide(), [unit("ca")], "NWO-7.4-a"), [6, 6], {
      seats: { "u-oc": "0506", "c-oc": "0605" },
    });
    stage.act({ type: "retreat", hex: "0506" });
    expect(stage.told("headquarters-lost")).toMatchObject([{ holder: "u-oc", hex: "0506" }]);
    expect(stage.told("displaced")).toMatchObject([{ leader: "u2-fl" }]);
    expect([stage.p.seat[stage.holder("u-oc")], stage.p.seat[stage.holder("c-oc")]]).toEqual([-2, stage.hex("0605")]);
  });

  testForEither("NWO-7.4-a NWO-RUL101 NWO-D32: out of enemy zones of control first, never to the enemy", () => {
    const stage = goBack({ ua: "0505", ca: "0506" }, ["ua"]);
    expect(ways(stage)).toEqual(["0504", "0604", "0404"]);
    expect(stage.whyNot({ type: "retreat", hex: "0506" })).toMatchObject({ rule: "NWO-RUL101" });
    expect(stage.whyNot({ type: "retreat", hex: "0605" })).toMatchObject({ rule: "NWO-RUL101" });
    expect(stage.whyNot({ type: "retreat", hex: "0503" })).toMatchObject({ rule: "NWO-7.4-a" });
  });

  testForEither("NWO-RUL101 NWO-7.4-a NWO-10.1-i: why a hex is none to go back to", () => {
    const plain = {
      ground: { "0604": "f" },
      rivers: [{ name: "Run", sides: [["0404", "0505"] as const] }],
    };
    const at = { ua: "0505", ub: "0604", ca: "0506", cb: "0302" };
    const stage = goBack(at, ["ua"], [], { plain });
    const open = goBack({ ua: "0505", ca: "0506" }, ["ua"]);
    const why = (one: Stage, hex: string) => one.whyNot({ type: "retreat", hex })?.reason;
    expect(stage.told("retreated")[0]?.to).toBe("0504");
    expect([why(open, "0605"), why(open, "0506"), why(open, "0503")]).toEqual([
      "retreat-better",
      "retreat-closed",
      "retreat-apart",
    ]);
    const fort = goBack({ ua: "0505", ub: "0604", ca: "0506" }, ["ua"], [], { plain: { ground: { "0604": "f" } } });
    expect([why(fort, "0604"), ways(fort)]).toEqual(["retreat-fort", ["0504", "0404"]]);
  });

  testForEither("NWO-RUL101: else where friends are, else anywhere", () => {
    const ring = { ca: "0603", cb: "0606", cc: "0305" };
    const stage = goBack({ ua: "0505", ub: "0604", ...ring }, ["ua"]);
    expect(stage.told("retreated")[0]?.to).toBe("0604");
  });

  testForEither("NWO-7.3-b NWO-10.1-i NWO-10.2-b: not over a river nor into an occupied Fort, but over works", () => {
    const at = { ua: "0505", ub: "0504", ca: "0506" };
    const plain = {
      ground: { "0504": "f" },
      rivers: [{ name: "Run", sides: [["0505", "0604"] as const] }],
      fortified: [["0404", "0505"] as const],
    };
    expect(goBack(at, ["ua"], [], { plain }).told("retreated")[0]?.to).toBe("0404");
  });

  testForEither(
    "TV-067 NWO-RUL102 NWO-RUL061 NWO-RUL155: with nowhere to go they are eliminated, at the edge of the map too",
    () => {
      const rivers = [{ name: "Run", sides: [["0101", "0102"] as const, ["0101", "0201"] as const] }];
      const stage = goBack({ ua: "0101", "u1-fl": "0101" }, ["ua"], [], { plain: { rivers } });
      expect(stage.told("eliminated")).toMatchObject([{ unit: "ua", rule: "NWO-RUL102" }]);
      expect(stage.p.post[stage.leader("u1-fl")]).toBe(stage.hex("0101"));
    },
  );

  testForEither("NWO-RUL101: each stack of the attackers goes its own way", () => {
    const stage = goBack({ ua: "0505", uc: "0604" }, ["ua", "uc"]);
    stage.act({ type: "retreat", hex: "0603" }, { type: "retreat", hex: "0504" });
    expect([stage.hexOf("uc"), stage.hexOf("ua")]).toEqual(["0603", "0504"]);
  });
});

describe("what it does to them", () => {
  testForEither("NWO-7.4-f NWO-7.4-g: disorder; foot artillery is lost", () => {
    const stage = goBack({ ua: "0505", ug: "0505", ca: "0506" }, ["ua", "ug"]).act({ type: "retreat", hex: "0504" });
    expect(disrupted(stage, "ua")).toEqual([true]);
    expect(stage.hexOf("ug")).toBe(undefined);
  });

  testForEither("TV-065 NWO-7.4-i NWO-RUL105: into a hex that gets too full, everybody there", () => {
    const units = UNITS.map((unit) => (unit.id === "ua" ? { ...unit, strength: [5, 3, 0] as const } : unit));
    const full = goBack({ ua: "0505", ub: "0504", ca: "0506" }, ["ua"], [], { units }).act({
      type: "retreat",
      hex: "0504",
    });
    expect(disrupted(full, "ua", "ub")).toEqual([true, true]);
    const room = goBack({ ua: "0505", uc: "0504", ca: "0506" }, ["ua"], [], { units }).act({
      type: "retreat",
      hex: "0504",
    });
    expect(disrupted(room, "ua", "uc")).toEqual([true, false]);
  });

  testForEither("NWO-11.3-a NWO-D31: a leader goes along or stays", () => {
    const at = { ua: "0505", ca: "0506", "u1-fl": "0505", "u-oc": "0505" };
    const stage = goBack(at, ["ua"]).act(
      { type: "retreat", hex: "0504" },
      { type: "go-along", leader: "u-oc" },
      { type: "stay-behind", leader: "u1-fl" },
    );
    expect(stage.p.post[stage.leader("u-oc")]).toBe(stage.hex("0504"));
    expect(stage.p.post[stage.leader("u1-fl")]).toBe(stage.hex("0505"));
    expect(stage.hexOf("ua")).toBe("0504");
  });

  testForEither("NWO-RUL152: a leader who has fallen stays in his hex until another takes over", () => {
    const at = { ua: "0505", ca: "0506", "u1-fl": { hex: "0505", marks: FALLEN } };
    const stage = goBack(at, ["ua"]).act({ type: "retreat", hex: "0504" });
    expect(stage.over).toBe(true);
    expect([stage.hexOf("ua"), stage.p.post[stage.leader("u1-fl")]]).toEqual(["0504", stage.hex("0505")]);
  });

  test("TV-066 NWO-7.4-j NWO-RUL103 NWO-DR12: into a zone of control every stack that covers it fires; who is hit checks, and may go on", () => {
    // only 0504 is open to ua at 0505, and both stacks cover it
    const rivers = [
      { name: "Run", sides: ["0604", "0605", "0506", "0405", "0404"].map((hex) => ["0505", hex] as const) },
    ];
    const stage = goBack({ ua: "0505", ca: "0603", cb: "0403" }, ["ua"], [4, 4, 1, 1, 6], { plain: { rivers } });
    expect(stage.decision).toMatchObject({ step: "passing-fire", sides: ["confederate"], rule: "NWO-7.12-a" });
    stage.act({ type: "fire-passing" }, { type: "fire-passing" });
    expect(stage.told("fired").map(({ strength, hits }) => [strength, hits])).toEqual([
      [3, 1],
      [2, 0],
    ]);
    expect(stage.told("morale-tested")).toMatchObject([{ rule: "NWO-7.12-b", held: false }]);
    expect(stage.told("morale-tested")[0]?.roll.needed).toBe(3);
    expect(stage.told("retreated").map(({ to }) => to)).toEqual(["0504", "0505"]);
  });

  testForEither("NWO-D26: the enemy may hold his fire", () => {
    const rivers = [
      { name: "Run", sides: ["0604", "0605", "0506", "0405", "0404"].map((hex) => ["0505", hex] as const) },
    ];
    const stage = goBack({ ua: "0505", ca: "0603" }, ["ua"], [], { plain: { rivers } }).act({ type: "hold-fire" });
    expect(stage.told("fired")).toEqual([]);
    expect(stage.over).toBe(true);
  });
});

describe("passing fire", () => {
  const passing = (
    at: Setting["at"],
    movers: readonly string[],
    dice: readonly number[],
    setting: Partial<Setting> = {},
  ) =>
    when(
      at,
      (play, unit) => {
        const { field, p } = play;
        const [from, to] = ["0504", "0604"].map((hex) => field.map.grid.known(hex)) as [number, number];
        beginPassingFire(play, 1, stacksPassed(field, p, 1, from, to), movers.map(unit));
      },
      dice,
      setting,
    );

  test("TV-074 NWO-7.12-a NWO-5.4-h NWO-RUL056 NWO-RUL057: from zone to zone of one stack, all of it but cavalry at half; who is hit checks", () => {
    const stage = passing({ ua: "0604", ca: "0505", cc: "0505" }, ["ua"], [4, 4, 3]).act({ type: "fire-passing" });
    expect(stage.told("fired")).toMatchObject([{ kind: "passing", strength: 3, hits: 1, units: ["ca"] }]);
    expect(stage.told("fired")[0]?.rolls[0]?.modifiers).toEqual([]);
    expect(stage.told("morale-tested")).toMatchObject([{ held: true }]);
    expect(lost(stage, "ua")).toEqual([1]);
    expect(passing({ ua: "0604", cc: "0505" }, ["ua"], []).over).toBe(true);
    expect(passing({ uc: "0604", ca: "0505" }, ["uc"], []).decision.step).toBe("passing-fire");
  });

  test("NWO-19.5.1-a NWO-19.5.2-b NWO-RUL235: guns that no line joins to their train fire with half of it; rounds it costs none", () => {
    const strength = (options: Setting["options"]) => {
      const units = UNITS.map((unit) => (unit.id === "cg" ? { ...unit, strength: [9, 5, 3] as const } : unit));
      const stage = passing({ ua: "0604", cg: "0505" }, ["ua"], [1, 1], { units, options: options ?? {} });
      const before = stage.p.ammunition[1];
      stage.act({ type: "fire-passing" });
      expect(stage.p.ammunition[1]).toBe(before);
      return stage.told("fired")[0]?.strength;
    };
    expect(strength({})).toBe(5);
    expect(strength({ advancedSupply: "on", artilleryAmmo: "on" })).toBe(2);
  });

  test("TV-016 NWO-RUL111 NWO-RUL076: at half again in disorder; of nothing nobody fires", () => {
    const weak = UNITS.map((unit) => (unit.id === "ca" ? { ...unit, strength: [1, 0, 0] as const } : unit));
    expect(passing({ ua: "0604", ca: { hex: "0505", disrupted: true } }, ["ua"], [], { units: weak }).over).toBe(true);
    const stage = passing({ ua: "0604", ca: { hex: "0505", disrupted: true } }, ["ua"], [1, 1]).act({
      type: "fire-passing",
    });
    expect(stage.told("fired")[0]?.strength).toBe(2);
  });

  test("NWO-8.2-b NWO-7.12-b: guns that bombarded fire too; without a hit nobody checks; leaders with who is hit are in danger", () => {
    const stage = passing({ ua: "0604", cg: { hex: "0505", marks: 2 }, "u1-fl": "0604" }, ["ua"], [6, 6, 6, 6, 1]);
    stage.act({ type: "fire-passing" });
    expect(stage.told("fired")[0]?.units).toEqual(["cg"]);
    expect(stage.told("leader-tested")).toHaveLength(1);
    const missed = passing({ ua: "0604", ca: "0505" }, ["ua"], [1, 1]).act({ type: "fire-passing" });
    expect(missed.told("morale-tested")).toEqual([]);
  });

  test("NWO-5.4-b NWO-RUL142: only where the zone reaches on both hexes", () => {
    const stage = passing({ ua: "0604", ca: "0505" }, ["ua"], []);
    const { field, p } = stage;
    const passed = (from: string, to: string) =>
      stacksPassed(field, p, 1, stage.hex(from), stage.hex(to)).map((hex) => field.map.grid.ids[hex]);
    expect(passed("0503", "0504")).toEqual([]);
    expect(passed("0604", "0605")).toEqual(["0505"]);
    expect(stacksCovering(field, p, 1, stage.hex("0504"))).toHaveLength(1);
  });
});
