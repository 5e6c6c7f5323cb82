import { describe, expect, test } from "vitest";
import { noteApproach } from "../../src/no-written-orders/approach.ts";
import { DISRUPTED, marked } from "../../src/no-written-orders/position.ts";
import type { Men } from "./support/armies.ts";
import { assaultsOf, type AssaultSetting, END, lost } from "./support/assault.ts";
import type { Stage } from "./support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1" },
  { id: "big", formation: "u1", strength: [8, 4, 2] },
  { id: "uc", formation: "u1", arm: "cavalry" },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "ca", formation: "c1" },
  { id: "cb", formation: "c1" },
  { id: "six", formation: "c1", strength: [6, 3, 0] },
  { id: "cc", formation: "c1", arm: "cavalry" },
  { id: "cg", formation: "c1", arm: "foot" },
];

/** An assault of everybody on 0505; dice: two of the defenders, two of the attackers, then as they fall. */
function assaultOn(at: AssaultSetting["at"], dice: readonly number[], setting: AssaultSetting = {}): Stage {
  const stage = assaultsOf({ units: UNITS, ...setting, at: at ?? {} });
  stage.throws(...dice);
  while (!stage.over && stage.decision.step === "declaration") {
    const [next] = stage.offered("assault");
    stage.act(next ?? END);
  }
  return stage;
}

const fired = (stage: Stage) => stage.told("fired").map(({ strength, hits }) => [strength, hits]);
const checks = (stage: Stage) => stage.told("morale-tested").map(({ side, roll, held }) => [side, roll.needed, held]);
const disrupted = (stage: Stage, id: string) => marked(stage.p, stage.unit(id), DISRUPTED);

describe("fire of both sides", () => {
  test("NWO-7.1-a NWO-7.1-b NWO-7.3-c NWO-DR13: losses fall at the same time", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [6, 6, 6, 6]);
    expect(fired(stage)).toEqual([
      [4, 2],
      [4, 2],
    ]);
    expect(lost(stage, "ua", "ca")).toEqual([2, 2]);
    expect(checks(stage)).toEqual([]);
    expect(stage.hexOf("ua")).toBe(undefined);
  });

  test("TV-031 NWO-7.6-h NWO-RUL017: the difference of base morale on both rolls", () => {
    const units = [
      { id: "ua", formation: "u1", morale: 4 },
      { id: "ca", formation: "c1", morale: 3 },
    ];
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [4, 4, 3, 3, 1, 1], { units });
    expect(stage.told("fired").map(({ rolls }) => rolls[0]?.total)).toEqual([7, 7]);
  });

  test("TV-036 NWO-7.6-e NWO-RUL091 NWO-2.2-g: over hexsides with another between them the flank is turned", () => {
    // 0504 lies north of 0505, 0604 north-east, 0605 south-east, 0404 north-west
    const strengths = (second: string, setting: AssaultSetting = {}) =>
      fired(assaultOn({ ua: "0504", ub: second, ca: "0505", "u-oc": second }, [1, 1, 1, 1], setting))[1]?.[0];
    expect(strengths("0605")).toBe(12);
    expect(strengths("0604")).toBe(8);
    expect(strengths("0404")).toBe(8);
    const works = { plain: { fortified: [["0505", "0605"] as const] } };
    const both = assaultOn({ ua: "0504", ub: "0605", ca: "0505", "u-oc": "0605" }, [1, 1, 1, 1], works);
    expect(fired(both.act({ type: "fire-together" }))[1]?.[0]).toBe(6);
  });

  test("TV-022 NWO-7.6-f NWO-RUL097: no flank in a town, a wood town, a Fort", () => {
    const strength = (letter: string) =>
      fired(
        assaultOn({ ua: "0504", ub: "0605", ca: "0505", "u-oc": "0605" }, [1, 1, 1, 1], {
          plain: { ground: { "0505": letter } },
        }),
      )[1]?.[0];
    expect([strength("t"), strength("h"), strength("f"), strength("e")]).toEqual([6, 8, 4, 9]);
  });

  test("TV-020 TV-021 NWO-7.6-g NWO-RUL095 NWO-RUL096: uphill and over a stream; downhill nothing; the defender never", () => {
    const both = {
      crests: [["0505", "0504"] as const],
      streams: [{ name: "Run", sides: [["0504", "0505"] as const] }],
    };
    expect(fired(assaultOn({ big: "0504", ca: "0505" }, [1, 1, 1, 1], { plain: both }))).toEqual([
      [4, 0],
      [5, 0],
    ]);
    expect(
      fired(assaultOn({ big: "0504", ca: "0505" }, [1, 1, 1, 1], { plain: { crests: [["0504", "0505"]] } }))[1]?.[0],
    ).toBe(8);
  });

  test("NWO-RUL045: a ford fires like a stream", () => {
    const plain = {
      rivers: [{ name: "Run", sides: [["0504", "0505"] as const] }],
      crossings: [{ kind: "ford", side: ["0504", "0505"], name: "Ford", water: "Run" } as const],
    };
    expect(fired(assaultOn({ big: "0504", ca: "0505" }, [1, 1, 1, 1], { plain }))[1]?.[0]).toBe(6);
  });

  test("TV-019 NWO-TT-b: over a bridge, whatever the hex", () => {
    const plain = {
      ground: { "0505": "t" },
      rivers: [{ name: "Run", sides: [["0504", "0505"] as const] }],
      crossings: [{ kind: "bridge", side: ["0504", "0505"], name: "Bridge", water: "Run" } as const],
    };
    expect(fired(assaultOn({ big: "0504", ca: "0505" }, [1, 1, 1, 1], { plain }))[1]?.[0]).toBe(4);
  });

  test("NWO-7.6-d NWO-RUL094: who is disrupted when the segment begins fires at half", () => {
    const at = { ua: { hex: "0504", disrupted: true }, ca: "0505" } as const;
    const before = assaultOn(at, [1, 1, 1, 1], { before: (p, { unit }) => (p.marks[unit("ua")] |= 32) });
    expect(fired(before)[1]?.[0]).toBe(2);
    expect(fired(assaultOn(at, [1, 1, 1, 1]))[1]?.[0]).toBe(4);
  });

  test("TV-026 NWO-7.6-b NWO-7.6-c: repeaters of the defender gain if they fire first", () => {
    const units = [
      { id: "ua", formation: "u1", armament: "repeater" },
      { id: "ca", formation: "c1", strength: [5, 3, 0], armament: "repeater" },
    ] as const;
    const fort = { plain: { ground: { "0505": "f" } }, units };
    expect(fired(assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 1, 1], { units }))[0]?.[0]).toBe(5);
    expect(fired(assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 1, 1], fort))[0]?.[0]).toBe(8);
  });

  test("TV-155 TV-156 TV-047 NWO-8.4-a NWO-RUL127 NWO-8.2-d NWO-8.2-e: guns laid on one enemy do not fire at another", () => {
    const at = { ua: "0504", ca: "0505", cg: "0505" };
    const laid = (bits: number) => ({
      before: (p: { around: number[] }, { unit }: { unit: (id: string) => number }) => (p.around[unit("cg")] = bits),
    });
    // an enemy stood in the south: nothing for those in the north
    const silent = assaultOn(at, [3, 4, 3, 4, 1, 1], laid(8));
    expect(fired(silent)[0]?.[0]).toBe(4);
    expect(silent.told("morale-tested").map(({ roll }) => roll.needed)).toEqual([3, 3]);
    const free = assaultOn(at, [3, 4, 3, 4, 1, 1], laid(0));
    expect(fired(free)[0]?.[0]).toBe(8);
    expect(free.told("morale-tested").map(({ roll }) => roll.needed)).toEqual([2, 4]);
    expect(fired(assaultOn(at, [3, 4, 3, 4, 1, 1], laid(1 | 8)))[0]?.[0]).toBe(8);
  });

  test("NWO-10.3-f: attacked while it digs infantry fires at half, and digs no more", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 1, 1], {
      before: (p, { hex }) => (p.works = [{ hex: hex("0505"), facing: 0, begun: 1, done: 0 }]),
    });
    expect(fired(stage)[0]?.[0]).toBe(2);
    expect(stage.p.works).toEqual([]);
  });
});

describe("who fires first", () => {
  const seen = {
    before: (
      p: { seenBy: (readonly number[])[] },
      { unit, hex }: { unit: (id: string) => number; hex: (id: string) => number },
    ) => (p.seenBy[unit("big")] = [hex("0505")]),
  };

  test("TV-054 NWO-7.3-d NWO-7.3-e NWO-D29: at those he saw coming, before they fire", () => {
    const stage = assaultOn({ big: "0504", six: "0505" }, [4, 5, 1, 1, 1, 1], seen);
    expect(stage.decision).toMatchObject({ step: "first-fire", sides: ["confederate"] });
    expect(fired(stage.act({ type: "fire-first" }))).toEqual([
      [6, 2],
      [2, 0],
    ]);
  });

  test("NWO-7.3-c NWO-D29: or at the same time, if he likes", () => {
    const stage = assaultOn({ big: "0504", six: "0505" }, [4, 5, 1, 1, 1, 1], seen).act({ type: "fire-together" });
    expect(fired(stage)[1]).toEqual([8, 0]);
  });

  test("TV-056 NWO-7.3-f: not at a stack in which somebody was beside him before", () => {
    const stage = assaultOn({ big: "0504", ua: "0504", six: "0505" }, [1, 1, 1, 1], seen);
    expect(fired(stage)).toHaveLength(2);
  });

  test("NWO-RUL082: fired on first are only those who came up", () => {
    const stage = assaultOn({ big: "0504", ua: "0604", six: "0505" }, [6, 6, 1, 1, 1, 1], seen);
    stage.act({ type: "fire-first" });
    expect(lost(stage, "big", "ua")).toEqual([3, 0]);
    expect(fired(stage)[1]?.[0]).toBe(4);
  });

  test("TV-055 NWO-RUL083: seen from the last hex that was not beside him; not from behind woods", () => {
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
    p.seenBy[stage.unit("ua")] = [];
    expect(come("0502", "0504", "0604")).toEqual([]);
    const hidden = assaultsOf({ units: UNITS, at: { ca: "0505", ua: "0502" }, plain: { crests: [["0504", "0503"]] } });
    noteApproach(hidden.field, hidden.p, hidden.unit("ua"), hidden.hex("0502"), hidden.hex("0503"), hidden.hex("0504"));
    expect(hidden.p.seenBy[hidden.unit("ua")]).toEqual([]);
  });

  test("NWO-10.1-f NWO-10.1-e NWO-RUL141: from a Fort always, at half the attackers; and it does not go back", () => {
    const stage = assaultOn({ big: "0504", ca: "0505" }, [1, 1, 6, 3], { plain: { ground: { "0505": "f" } } });
    expect(stage.told("fired").map(({ rule, strength }) => [rule, strength])).toEqual([
      ["NWO-7.3-d", 4],
      ["NWO-7.1-a", 4],
    ]);
    expect(checks(stage)).toEqual([]);
    expect(lost(stage, "ca")).toEqual([1]);
    expect(stage.hexOf("ca")).toBe("0505");
  });

  test("NWO-10.1-j: two units in a Fort fight as in the open", () => {
    const stage = assaultOn({ big: "0504", ca: "0505", cb: "0505" }, [1, 1, 1, 1], {
      plain: { ground: { "0505": "f" } },
    });
    expect(stage.told("fired").map(({ rule, strength }) => [rule, strength])).toEqual([
      ["NWO-7.3-c", 8],
      ["NWO-7.1-a", 8],
    ]);
  });

  test("NWO-10.2-a NWO-RUL142: so behind a fortified hexside, any number of units; back only if somebody comes another way", () => {
    const plain = { fortified: [["0505", "0504"] as const] };
    const front = assaultOn({ big: "0504", ca: "0505", cb: "0505" }, [1, 1, 6, 3], { plain });
    expect(fired(front)[1]?.[0]).toBe(4);
    expect(front.told("fired")[0]?.rule).toBe("NWO-7.3-d");
    expect(checks(front)).toEqual([]);
    const both = assaultOn({ big: "0504", ua: "0604", ca: "0505" }, [1, 1, 4, 3, 1], { plain });
    both.act({ type: "fire-together" });
    expect(fired(both)[1]?.[0]).toBe(8);
    expect(checks(both)).toEqual([["confederate", 3, true]]);
  });
});

describe("morale checks", () => {
  test("NWO-7.4-a NWO-7.4-c NWO-RUL100 NWO-DR15: the attackers first where neither has guns; both may check", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [3, 4, 3, 4, 3, 3]);
    expect(checks(stage)).toEqual([
      ["union", 3, true],
      ["confederate", 3, true],
    ]);
  });

  test("TV-059 NWO-7.4-c NWO-7.4-d NWO-7.4-f NWO-7.4-g: both with guns: the attackers first; if they go back the others do not check", () => {
    const at = { ua: "0504", ug: "0504", ca: "0505", cg: "0505" };
    const stage = assaultOn(at, [3, 4, 3, 4, 6]);
    expect(checks(stage)).toEqual([["union", 2, false]]);
    stage.act({ type: "retreat", hex: "0503" });
    expect(stage.hexOf("ua")).toBe("0503");
    expect(disrupted(stage, "ua")).toBe(true);
    expect(stage.hexOf("ug")).toBe(undefined);
    expect(stage.told("eliminated").map(({ unit, rule }) => [unit, rule])).toEqual([["ug", "NWO-7.4-g"]]);
  });

  test("TV-060 NWO-7.4-b NWO-RUL099: only the attacker with guns: the defender first, then he", () => {
    const stage = assaultOn({ ua: "0504", ug: "0504", ca: "0505" }, [3, 4, 2, 5, 2, 3]);
    expect(checks(stage)).toEqual([
      ["confederate", 2, true],
      ["union", 3, true],
    ]);
  });

  test("TV-061 NWO-7.4-b: only the defender with guns: the attacker first", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505", cg: "0505" }, [3, 4, 3, 4, 2, 4]);
    expect(checks(stage)).toEqual([
      ["union", 2, true],
      ["confederate", 4, true],
    ]);
  });

  test("NWO-8.2-e NWO-RUL015 NWO-8.2-d NWO-RUL018: guns that defend alone lift themselves; those that fire weigh on the other side", () => {
    const alone = assaultOn({ ua: "0504", cg: "0505" }, [3, 4, 3, 4, 1, 1]);
    expect(checks(alone)).toEqual([
      ["union", 2, true],
      ["confederate", 5, true],
    ]);
    const under = assaultOn({ ua: "0504", ug: "0504", cg: "0505" }, [1, 1, 2, 4, 1]);
    expect(checks(under)).toEqual([["confederate", 4, true]]);
  });

  test("TV-046 NWO-RUL013: guns do not lift who attacks with them", () => {
    const stage = assaultOn({ ua: "0504", ug: "0504", ca: "0505" }, [3, 4, 1, 1, 1]);
    expect(checks(stage)).toEqual([["union", 3, true]]);
  });

  test("NWO-RUL081 NWO-RUL089: hits on several attacking stacks are one pool; all units of a hex defend it", () => {
    const stage = assaultOn({ ua: "0504", ub: "0604", ca: "0505", cb: "0505" }, [3, 3, 1, 1, 1]);
    expect(fired(stage)[0]).toEqual([8, 1]);
    expect(stage.offered("take-hit").map(({ unit }) => unit)).toEqual(["ua", "ub"]);
  });

  test("NWO-7.13b-b: dice fall in a fixed order, whoever throws them together: fire of both sides, then the checks", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [3, 4, 3, 4, 3, 3]);
    const rolls = stage.events.flatMap((event) =>
      "rolls" in event ? event.rolls : "roll" in event ? [event.roll] : [],
    );
    expect(rolls.map(({ kind, side }) => `${kind} ${side}`)).toEqual([
      "assault confederate",
      "assault union",
      "morale union",
      "morale confederate",
    ]);
  });

  test("TV-062 NWO-7.4-e NWO-RUL098: attackers wiped out do nothing; the defender checks and may go; nobody follows", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [5, 5, 3, 4, 6]);
    expect(checks(stage)).toEqual([["confederate", 3, false]]);
    stage.act({ type: "retreat", hex: "0506" });
    expect(stage.over).toBe(true);
  });

  test("NWO-12.3.RS-c NWO-RUL016 NWO-TM: who is on Reserve defends at one less; with a leader at one more", () => {
    const reserve = assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 3, 4, 1], {
      orders: { u1: { type: "attack", target: "0512" } },
    });
    expect(checks(reserve)).toEqual([["confederate", 2, true]]);
    const led = assaultOn({ ua: "0504", ca: "0505", "c1-fl": "0505" }, [1, 1, 3, 4, 6, 6, 1]);
    expect(checks(led)).toEqual([["confederate", 4, true]]);
  });

  test("NWO-RUL242: who stands while the other goes back has won", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 3, 4, 6]);
    stage.act({ type: "retreat", hex: "0506" }, { type: "end-advance" });
    expect(stage.p.won).toEqual([1, 0]);
  });

  test("NWO-12.8-a NWO-RUL176: who was assaulted is noted, the assailant is not", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 1, 1], { turn: 3 });
    expect([stage.p.attackedIn[stage.holder("c1")], stage.p.attackedIn[stage.holder("u1")]]).toEqual([3, 0]);
  });
});

describe("advance", () => {
  /** The defenders go back to 0506. */
  const emptied = (at: AssaultSetting["at"], setting: AssaultSetting = {}, dice: readonly number[] = [1, 1, 3, 4, 6]) =>
    assaultOn(at, dice, setting).act({ type: "retreat", hex: "0506" });
  const offered = (stage: Stage) =>
    stage.over
      ? []
      : stage.decision.actions.map((one) => ("unit" in one ? one.unit : "leader" in one ? one.leader : one.type));

  test("TV-063 TV-064 NWO-7.4-h NWO-RUL104: the enemy’s foot artillery is lost for good if somebody follows", () => {
    const at = { ua: "0504", ca: "0505", cg: "0505" };
    const stage = emptied(at, {}, [1, 1, 3, 4, 6]);
    expect(stage.p.place[stage.unit("cg")]).toBe(-2);
    stage.act({ type: "advance", unit: "ua" });
    expect(stage.hexOf("ua")).toBe("0505");
    expect(stage.p.place[stage.unit("cg")]).toBe(-3);
    const stayed = emptied(at).act({ type: "end-advance" });
    expect(stayed.p.place[stayed.unit("cg")]).toBe(-2);
  });

  test("TV-068 NWO-7.5-a NWO-7.5-c NWO-D33: with a leader the whole stack and he", () => {
    const at = { ua: "0504", ub: "0504", "u1-fl": "0504", ca: "0505" };
    const units = UNITS.map((unit) => (unit.id === "ub" ? { ...unit, division: "other" } : unit));
    const stage = emptied(at, { units });
    stage.act({ type: "advance", unit: "ua" });
    expect(offered(stage)).toEqual(["ub", "u1-fl", "end-advance"]);
    stage.act({ type: "advance-leader", leader: "u1-fl" }, { type: "advance", unit: "ub" });
    expect(stage.hexOf("ub")).toBe("0505");
    expect(stage.p.post[stage.leader("u1-fl")]).toBe(stage.hex("0505"));
  });

  test("TV-069 NWO-7.5-a NWO-7.5-d: of different divisions without a leader one unit; of one division all", () => {
    const divided = UNITS.map((unit) => (unit.id === "ub" ? { ...unit, division: "other" } : unit));
    const at = { ua: "0504", ub: "0504", ca: "0505" };
    const one = emptied(at, { units: divided });
    one.act({ type: "advance", unit: "ub" });
    expect(one.over).toBe(true);
    const all = emptied(at).act({ type: "advance", unit: "ub" });
    expect(offered(all)).toEqual(["ua", "end-advance"]);
  });

  test("NWO-7.5-a: of several stacks one follows", () => {
    const stage = emptied({ ua: "0504", ub: "0604", ca: "0505" });
    expect(offered(stage)).toEqual(["ua", "ub", "end-advance"]);
    expect(stage.act({ type: "advance", unit: "ua" }).over).toBe(true);
  });

  test("TV-070 NWO-7.5-e: artillery never alone, but with others", () => {
    const alone = assaultOn({ ug: "0504", ca: "0505" }, [1, 1, 3, 4, 6]).act({ type: "retreat", hex: "0506" });
    expect(alone.over).toBe(true);
    const stage = emptied({ ua: "0504", ug: "0504", ca: "0505" });
    expect(offered(stage)).toEqual(["ua", "end-advance"]);
    expect(offered(stage.act({ type: "advance", unit: "ua" }))).toEqual(["ug", "end-advance"]);
  });

  test("NWO-7.5-b NWO-RUL106: zones do not matter, room and orders do", () => {
    const units = [...UNITS, { id: "u9", formation: "u1", strength: [9, 5, 3] as const }];
    const stage = emptied({ ua: "0504", u9: "0504", ca: "0505", cb: "0605" }, { units }, [1, 1, 2, 3, 6]);
    stage.act({ type: "advance", unit: "u9" });
    expect(stage.over).toBe(true);
    const back = { orders: { u1: { type: "attack", target: "0501" } } } as const;
    expect(emptied({ ua: "0504", ca: "0505" }, back).over).toBe(true);
  });

  test("NWO-11.1-d NWO-11.2-a NWO-RUL150 NWO-11.4-b: enemy leaders get away to the nearest unit, headquarters are lost", () => {
    const at = { ua: "0504", ca: "0505", cb: "0508", "c2-fl": "0505" };
    const stage = emptied(at, { seats: { "c-oc": "0505" } }, [1, 1, 3, 4, 6, 6, 6]);
    stage.throws(1, 2).act({ type: "stay-behind", leader: "c2-fl" }, { type: "advance", unit: "ua" });
    expect(stage.p.post[stage.leader("c2-fl")]).toBe(stage.hex("0506"));
    expect(stage.told("displaced")).toMatchObject([{ leader: "c2-fl", to: "0506" }]);
    expect(stage.told("leader-tested").at(-1)).toMatchObject({ leader: "c2-fl", lost: true });
    expect(stage.told("headquarters-lost")).toMatchObject([{ holder: "c-oc" }]);
    expect(stage.p.seat[stage.holder("c-oc")]).toBe(-2);
  });
});
