import { describe, expect, test } from "vitest";
import { beginFight } from "../../../src/no-written-orders/combat/fight.ts";
import { DISRUPTED, marked, TURN_IN_ZONE } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import type { Men } from "../support/armies.ts";
import { assaultsBy, type AssaultSetting, checks, fired, lost } from "../support/assault.ts";
import { type Setting, Stage } from "../support/stage.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1" },
  { id: "big", formation: "u1", strength: [8, 4, 2] },
  { id: "uc", formation: "u1", arm: "cavalry" },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "ca", formation: "c1" },
  { id: "cb", formation: "c1" },
  { id: "cc", formation: "c1", arm: "cavalry" },
  { id: "cg", formation: "c1", arm: "foot" },
];

const assaultOn = assaultsBy(UNITS);
const disrupted = (stage: Stage, id: string) => marked(stage.p, stage.unit(id), DISRUPTED);

describe("fire of both sides", () => {
  testForEither("NWO-7.1-a NWO-7.1-b NWO-7.3-c NWO-DR13: losses fall at the same time", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [6, 6, 6, 6]);
    expect(fired(stage)).toEqual([
      [4, 2],
      [4, 2],
    ]);
    expect(lost(stage, "ua", "ca")).toEqual([2, 2]);
    expect(checks(stage)).toEqual([]);
    expect(stage.hexOf("ua")).toBe(undefined);
  });

  test("NWO-7.3-a NWO-D27: the attacker fights his assaults one by one, in the order that he likes", () => {
    const declared = () => assaultOn({ ua: "0504", ub: "0804", ca: "0505", cb: "0805", "u1-fl": "0704" }, []);
    const stage = declared();
    expect(stage.decision).toMatchObject({ step: "assaults", sides: ["union"] });
    expect(stage.offered("fight").map(({ hex }) => hex)).toEqual(["0505", "0805"]);
    stage.throws(1, 1, 1, 1, 1, 1, 1, 1).act({ type: "fight", hex: "0805" });
    expect(stage.told("assaulted").map(({ attackers, defenders }) => [attackers, defenders])).toEqual([
      [["ub"], ["cb"]],
      [["ua"], ["ca"]],
    ]);
  });

  test("NWO-7.1-b: in an action of the Confederates they attack, and the Union defends, slips away and breaks off", () => {
    const attacked = (at: Setting["at"], ...dice: readonly number[]): Stage =>
      new Stage(
        {
          units: UNITS,
          orders: { u1: { type: "defend", target: "0505" }, c1: { type: "attack", target: "0501" } },
          at: { "c1-fl": "0507", "u1-fl": "0501", ...at },
          frames(field, p) {
            const attackers = ["ca"].map((id) => field.unitIndex.get(id) as number);
            beginFight(
              { field, p, dice: { roll: () => 1 }, events: undefined },
              1,
              attackers,
              field.map.grid.known("0505"),
            );
            return p.stack.splice(0);
          },
        },
        dice,
      );
    const driven = attacked({ ua: "0505", ca: "0506" }, 3, 4, 3, 4, 2, 6);
    expect(driven.told("fired").map(({ side, units, hits }) => [side, units, hits])).toEqual([
      ["union", ["ua"], 1],
      ["confederate", ["ca"], 1],
    ]);
    expect(checks(driven)).toEqual([
      ["confederate", 3, true],
      ["union", 3, false],
    ]);
    expect(driven.decision).toMatchObject({ step: "retreat", sides: ["union"] });
    driven.act({ type: "retreat", hex: "0504" });
    expect(driven.decision).toMatchObject({ step: "advance", sides: ["confederate"] });
    driven.act({ type: "advance", unit: "ca" });
    expect([driven.hexOf("ua"), driven.hexOf("ca"), driven.p.won]).toEqual(["0504", "0505", [0, 1]]);
    const slipped = attacked({ uc: "0505", ca: "0506" });
    expect(slipped.decision).toMatchObject({ step: "evasion", sides: ["union"] });
    const uc = { hex: "0505", marks: TURN_IN_ZONE };
    const broken = attacked({ uc, ca: "0506" }, 1, 1, 3, 4);
    expect(broken.decision).toMatchObject({ step: "breaking-off", sides: ["union"] });
    broken.act({ type: "break-off" }, { type: "retreat", hex: "0504" });
    expect([broken.hexOf("uc"), broken.told("morale-tested")]).toEqual(["0504", []]);
  });

  testForEither("TV-031 NWO-7.6-h NWO-RUL017: the difference of base morale on both rolls", () => {
    const units = [
      { id: "ua", formation: "u1", morale: 4 },
      { id: "ca", formation: "c1", morale: 3 },
    ];
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [4, 4, 3, 3, 1, 1], { units });
    expect(stage.told("fired").map(({ rolls }) => rolls[0]?.total)).toEqual([7, 7]);
  });

  testForEither(
    "TV-036 NWO-7.6-e NWO-RUL091 NWO-2.2-g: over hexsides with another between them the flank is turned",
    () => {
      // 0504 lies north of 0505, 0604 north-east, 0605 south-east, 0404 north-west
      const strengths = (second: string, setting: AssaultSetting = {}) =>
        fired(assaultOn({ ua: "0504", ub: second, ca: "0505", "u-oc": second }, [1, 1, 1, 1], setting))[1]?.[0];
      expect(strengths("0605")).toBe(12);
      expect(strengths("0604")).toBe(8);
      expect(strengths("0404")).toBe(8);
      const works = { plain: { fortified: [["0505", "0605"] as const] } };
      const both = assaultOn({ ua: "0504", ub: "0605", ca: "0505", "u-oc": "0605" }, [1, 1, 1, 1], works);
      expect(fired(both.act({ type: "fire-together" }))[1]?.[0]).toBe(6);
    },
  );

  testForEither("TV-022 NWO-7.6-f NWO-RUL097: no flank in a town, a wood town, a Fort", () => {
    const strength = (letter: string) =>
      fired(
        assaultOn({ ua: "0504", ub: "0605", ca: "0505", "u-oc": "0605" }, [1, 1, 1, 1], {
          plain: { ground: { "0505": letter } },
        }),
      )[1]?.[0];
    expect([strength("t"), strength("h"), strength("f"), strength("e")]).toEqual([6, 8, 4, 9]);
  });

  testForEither(
    "TV-020 TV-021 NWO-7.6-g NWO-RUL095 NWO-RUL096: uphill and over a stream; downhill nothing; the defender never",
    () => {
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
    },
  );

  testForEither("NWO-RUL045: a ford fires like a stream", () => {
    const plain = {
      rivers: [{ name: "Run", sides: [["0504", "0505"] as const] }],
      crossings: [{ kind: "ford", side: ["0504", "0505"], name: "Ford", water: "Run" } as const],
    };
    expect(fired(assaultOn({ big: "0504", ca: "0505" }, [1, 1, 1, 1], { plain }))[1]?.[0]).toBe(6);
  });

  testForEither("TV-019 NWO-TT-b: over a bridge, whatever the hex", () => {
    const plain = {
      ground: { "0505": "t" },
      rivers: [{ name: "Run", sides: [["0504", "0505"] as const] }],
      crossings: [{ kind: "bridge", side: ["0504", "0505"], name: "Bridge", water: "Run" } as const],
    };
    expect(fired(assaultOn({ big: "0504", ca: "0505" }, [1, 1, 1, 1], { plain }))[1]?.[0]).toBe(4);
  });

  testForEither("NWO-7.6-d NWO-RUL094: who is disrupted when the segment begins fires at half", () => {
    const at = { ua: { hex: "0504", disrupted: true }, ca: "0505" } as const;
    const before = assaultOn(at, [1, 1, 1, 1], { before: (p, { unit }) => (p.marks[unit("ua")] |= 32) });
    expect(fired(before)[1]?.[0]).toBe(2);
    expect(fired(assaultOn(at, [1, 1, 1, 1]))[1]?.[0]).toBe(4);
  });

  testForEither("TV-026 NWO-7.6-b NWO-7.6-c: repeaters of the defender gain if they fire first", () => {
    const units = [
      { id: "ua", formation: "u1", armament: "repeater" },
      { id: "ca", formation: "c1", strength: [5, 3, 0], armament: "repeater" },
    ] as const;
    const fort = { plain: { ground: { "0505": "f" } }, units };
    expect(fired(assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 1, 1], { units }))[0]?.[0]).toBe(5);
    expect(fired(assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 1, 1], fort))[0]?.[0]).toBe(8);
  });

  testForEither(
    "TV-155 TV-156 TV-047 NWO-8.4-a NWO-RUL127 NWO-8.2-d NWO-8.2-e: guns laid on one enemy do not fire at another",
    () => {
      const at = { ua: "0504", ca: "0505", cg: "0505" };
      const laid = (bits: number) => ({
        before: (p: { around: readonly number[] }, { unit }: { unit: (id: string) => number }) => {
          p.around = p.around.with(unit("cg"), bits);
        },
      });
      // an enemy stood in the south: nothing for those in the north
      const silent = assaultOn(at, [3, 4, 3, 4, 1, 1], laid(8));
      expect(fired(silent)[0]?.[0]).toBe(4);
      expect(silent.told("morale-tested").map(({ roll }) => roll.needed)).toEqual([3, 3]);
      const free = assaultOn(at, [3, 4, 3, 4, 1, 1], laid(0));
      expect(fired(free)[0]?.[0]).toBe(8);
      expect(free.told("morale-tested").map(({ roll }) => roll.needed)).toEqual([2, 4]);
      expect(fired(assaultOn(at, [3, 4, 3, 4, 1, 1], laid(1 | 8)))[0]?.[0]).toBe(8);
    },
  );

  testForEither("NWO-10.3-f: attacked while it digs infantry fires at half, and digs no more", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 1, 1], {
      before: (p, { hex, unit }) =>
        (p.works = [{ hex: hex("0505"), facing: 0, begun: 1, done: 0, digger: unit("ca") }]),
    });
    expect(fired(stage)[0]?.[0]).toBe(2);
    expect(stage.p.works).toEqual([]);
  });
});

describe("morale checks", () => {
  testForEither(
    "NWO-7.4-a NWO-7.4-c NWO-RUL100 NWO-DR15: the attackers first where neither has guns; both may check",
    () => {
      const stage = assaultOn({ ua: "0504", ca: "0505" }, [3, 4, 3, 4, 3, 3]);
      expect(checks(stage)).toEqual([
        ["union", 3, true],
        ["confederate", 3, true],
      ]);
    },
  );

  testForEither(
    "TV-059 NWO-7.4-c NWO-7.4-d NWO-7.4-f NWO-7.4-g: both with guns: the attackers first; if they go back the others do not check",
    () => {
      const at = { ua: "0504", ug: "0504", ca: "0505", cg: "0505" };
      const stage = assaultOn(at, [3, 4, 3, 4, 6]);
      expect(checks(stage)).toEqual([["union", 2, false]]);
      stage.act({ type: "retreat", hex: "0503" });
      expect(stage.hexOf("ua")).toBe("0503");
      expect(disrupted(stage, "ua")).toBe(true);
      expect(stage.hexOf("ug")).toBe(undefined);
      expect(stage.told("eliminated").map(({ unit, rule }) => [unit, rule])).toEqual([["ug", "NWO-7.4-g"]]);
    },
  );

  testForEither("TV-060 NWO-7.4-b NWO-RUL099: only the attacker with guns: the defender first, then he", () => {
    const stage = assaultOn({ ua: "0504", ug: "0504", ca: "0505" }, [3, 4, 2, 5, 2, 3]);
    expect(checks(stage)).toEqual([
      ["confederate", 2, true],
      ["union", 3, true],
    ]);
  });

  testForEither("TV-061 NWO-7.4-b: only the defender with guns: the attacker first", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505", cg: "0505" }, [3, 4, 3, 4, 2, 4]);
    expect(checks(stage)).toEqual([
      ["union", 2, true],
      ["confederate", 4, true],
    ]);
  });

  testForEither(
    "NWO-8.2-e NWO-RUL015 NWO-8.2-d NWO-RUL018: guns that defend alone lift themselves; those that fire weigh on the other side",
    () => {
      const alone = assaultOn({ ua: "0504", cg: "0505" }, [3, 4, 3, 4, 1, 1]);
      expect(checks(alone)).toEqual([
        ["union", 2, true],
        ["confederate", 5, true],
      ]);
      const under = assaultOn({ ua: "0504", ug: "0504", cg: "0505" }, [1, 1, 2, 4, 1]);
      expect(checks(under)).toEqual([["confederate", 4, true]]);
    },
  );

  testForEither("TV-046 NWO-RUL013: guns do not lift who attacks with them", () => {
    const stage = assaultOn({ ua: "0504", ug: "0504", ca: "0505" }, [3, 4, 1, 1, 1]);
    expect(checks(stage)).toEqual([["union", 3, true]]);
  });

  testForEither(
    "NWO-RUL081 NWO-RUL089: hits on several attacking stacks are one pool; all units of a hex defend it",
    () => {
      const stage = assaultOn({ ua: "0504", ub: "0604", ca: "0505", cb: "0505" }, [3, 3, 1, 1, 1]);
      expect(fired(stage)[0]).toEqual([8, 1]);
      expect(stage.offered("take-hit").map(({ unit }) => unit)).toEqual(["ua", "ub"]);
    },
  );

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

  testForEither(
    "TV-062 NWO-7.4-e NWO-RUL098: attackers wiped out do nothing; the defender checks and may go; nobody follows",
    () => {
      const stage = assaultOn({ ua: "0504", ca: "0505" }, [5, 5, 3, 4, 6]);
      expect(checks(stage)).toEqual([["confederate", 3, false]]);
      stage.act({ type: "retreat", hex: "0506" });
      expect(stage.over).toBe(true);
    },
  );

  testForEither(
    "NWO-7.4-e NWO-RUL102: who is lost because no way back is open has not gone back: the other side still checks",
    () => {
      const at = { ua: "0102", ug: "0102", ub: "0201", ca: "0101", "u1-fl": "0103", "u-oc": "0202" };
      const stage = assaultOn(at, [3, 4, 2, 2, 6, 1]);
      stage.act({ type: "take-hit", unit: "ub" });
      expect(stage.told("eliminated")).toMatchObject([{ unit: "ca", rule: "NWO-RUL102" }]);
      expect(checks(stage)).toEqual([
        ["confederate", 2, false],
        ["union", 4, true],
      ]);
      expect(stage.hexOf("ub")).toBe("0201");
    },
  );

  testForEither(
    "NWO-12.3.RS-c NWO-RUL016 NWO-TM: who is on Reserve defends at one less; with a leader at one more",
    () => {
      const reserve = assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 3, 4, 1], {
        orders: { u1: { type: "attack", target: "0512" } },
      });
      expect(checks(reserve)).toEqual([["confederate", 2, true]]);
      const led = assaultOn({ ua: "0504", ca: "0505", "c1-fl": "0505" }, [1, 1, 3, 4, 6, 6, 1]);
      expect(checks(led)).toEqual([["confederate", 4, true]]);
    },
  );

  test("NWO-RUL242: who stands while the other goes back has won", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 3, 4, 6]);
    stage.act({ type: "retreat", hex: "0506" }, { type: "end-advance" });
    expect(stage.p.won).toEqual([1, 0]);
  });

  testForEither("NWO-12.8-a NWO-RUL176: who was assaulted is noted, the assailant is not", () => {
    const stage = assaultOn({ ua: "0504", ca: "0505" }, [1, 1, 1, 1], { turn: 3 });
    expect([stage.p.attackedIn[stage.holder("c1")], stage.p.attackedIn[stage.holder("u1")]]).toEqual([3, 0]);
  });
});
