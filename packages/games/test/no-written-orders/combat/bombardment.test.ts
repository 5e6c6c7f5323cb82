import { describe, expect, test } from "vitest";
import { BOMBARDED, DISRUPTED, FALLEN, marked } from "../../../src/no-written-orders/position.ts";
import { testForEither } from "../support/either-side.ts";
import { type Men, ownSide } from "../support/armies.ts";
import { COMMAND } from "../support/commanding.ts";
import { type Setting, Stage } from "../support/stage.ts";

const GUNS: readonly Men[] = [
  { id: "g1", formation: "u1", arm: "foot", strength: [3, 2, 0] },
  { id: "g2", formation: "u1", arm: "foot", strength: [3, 2, 0] },
  { id: "g3", formation: "u1", arm: "horse", strength: [2, 0, 0] },
  { id: "six", formation: "u1", arm: "foot", strength: [6, 3, 0] },
  { id: "ui", formation: "u1" },
  { id: "ca", formation: "c1" },
  { id: "cb", formation: "c1" },
  { id: "cg", formation: "c1", arm: "foot" },
];

/** The bombardment of u1, which is in command beside its leader at 0505. */
function bombardment({ initial, ...setting }: Partial<Setting> & { readonly initial?: true }): Stage {
  return new Stage({
    units: GUNS,
    orders: { u1: { type: "attack", target: "0510" } },
    ...setting,
    at: { "u1-fl": "0505", ...setting.at },
    frames: ({ holderIndex }, p) => {
      const u1 = holderIndex.get("u1") as number;
      if (initial) p.initial = u1;
      return [
        {
          step: "bombardment",
          side: ownSide(),
          holders: [u1],
          reserve: 0,
          batteries: [],
          targets: [],
          at: -1,
          victims: [],
          struck: [],
        },
      ];
    },
  });
}

const bombard = (unit: string, hex: string) => ({ type: "bombard", unit, hex }) as const;
const END = { type: "end-bombardment" } as const;
const lost = (stage: Stage, ...ids: readonly string[]) => ids.map((id) => stage.p.lost[stage.unit(id)]);
const disrupted = (stage: Stage, ...ids: readonly string[]) =>
  ids.map((id) => marked(stage.p, stage.unit(id), DISRUPTED));

describe("what bombardment does", () => {
  testForEither(
    "TV-023 NWO-8.1-a NWO-8.1-c NWO-8.1-e NWO-RUL120 NWO-DR11 NWO-D20: batteries fire together; the first hit disrupts the stack",
    () => {
      const at = { g1: "0505", g2: "0505", g3: "0505", ca: "0507", cb: "0507" };
      const stage = bombardment({ plain: { ground: { "0507": "w" } }, at });
      stage.throws(4, 5).act(bombard("g1", "0507"), bombard("g2", "0507"), bombard("g3", "0507"));
      const fired = stage.told("fired");
      expect(fired).toMatchObject([
        { kind: "bombardment", strength: 4, hits: 1, units: ["g1", "g2", "g3"], hex: "0507" },
      ]);
      expect(disrupted(stage, "ca", "cb")).toEqual([true, true]);
      expect(lost(stage, "ca", "cb")).toEqual([0, 0]);
      expect(stage.over).toBe(true);
    },
  );

  testForEither("TV-024 NWO-8.1-f NWO-7.1-d: later hits are steps, infantry first", () => {
    const at = { six: "0505", ca: "0507", cg: "0507" };
    const stage = bombardment({ plain: { ground: { "0507": "t" } }, at })
      .throws(6, 6)
      .act(bombard("six", "0507"));
    expect(stage.told("fired")[0]).toMatchObject({ strength: 2, hits: 2 });
    expect(lost(stage, "ca", "cg")).toEqual([1, 0]);
    expect(disrupted(stage, "ca", "cg")).toEqual([true, true]);
  });

  testForEither(
    "TV-025 NWO-8.1-g NWO-RUL121 NWO-RUL122: disorder is not doubled, but the hit endangers a leader",
    () => {
      const at = { six: "0505", ca: { hex: "0507", disrupted: true }, "c1-fl": "0507" } as const;
      const stage = bombardment({ at }).throws(3, 4, 6, 6).act(bombard("six", "0507"));
      expect(stage.told("fired")[0]).toMatchObject({ strength: 6, hits: 1 });
      expect(stage.told("disrupted")).toEqual([]);
      expect(lost(stage, "ca")).toEqual([0]);
      expect(stage.told("leader-tested")).toMatchObject([{ leader: "c1-fl", lost: false }]);
    },
  );

  testForEither(
    "TV-146 NWO-11.2-a NWO-11.2-b NWO-RUL151: the first hit endangers a leader with the stack; on 3 he is lost, next turn he is rated 1",
    () => {
      const at = { six: "0505", ca: "0507", "c1-fl": "0507" };
      const stage = bombardment({ at }).throws(3, 4, 1, 2).act(bombard("six", "0507"));
      expect(stage.told("fired")[0]?.hits).toBe(1);
      const leader = stage.leader("c1-fl");
      expect((stage.p.leaderMarks[leader] as number) & FALLEN).not.toBe(0);
      stage.p.turn = 2;
      stage.goOn([COMMAND(0)]);
      expect(stage.p.rating[leader]).toBe(1);
    },
  );

  testForEither("NWO-8.1-e NWO-11.2-a: a volley without a hit disorders nobody and endangers no leader", () => {
    const at = { g3: "0505", ca: "0507", "c1-fl": "0507" };
    const stage = bombardment({ plain: { ground: { "0507": "w" } }, at })
      .throws(1, 1)
      .act(bombard("g3", "0507"));
    expect(stage.told("fired")[0]).toMatchObject({ hits: 0 });
    expect(disrupted(stage, "ca")).toEqual([false]);
    expect(stage.told("leader-tested")).toEqual([]);
    expect(stage.over).toBe(true);
  });

  testForEither("NWO-11.2-a NWO-11.2-c: a leader who has fallen already is not in danger again", () => {
    const at = { six: "0505", ca: "0507", "c1-fl": { hex: "0507", marks: FALLEN } };
    const stage = bombardment({ at }).throws(3, 4).act(bombard("six", "0507"));
    expect(stage.told("fired")[0]?.hits).toBe(1);
    expect(stage.told("leader-tested")).toEqual([]);
  });

  testForEither("TV-153 NWO-6.3-a NWO-RUL130: a disrupted battery fires at half", () => {
    const at = { six: { hex: "0505", disrupted: true }, ca: "0507" } as const;
    const stage = bombardment({ plain: { ground: { "0507": "w" } }, at })
      .throws(1, 1)
      .act(bombard("six", "0507"));
    expect(stage.told("fired")[0]?.strength).toBe(2);
  });

  testForEither(
    "NWO-8.1-h NWO-RUL122 NWO-8.2-c NWO-RUL128: no check, no retreat, no morale on the dice; marks of guns and of those attacked",
    () => {
      const stage = bombardment({ turn: 4, at: { six: "0505", ca: "0507" } })
        .throws(4, 4)
        .act(bombard("six", "0507"));
      expect(stage.told("fired")[0]?.rolls[0]?.modifiers).toEqual([]);
      expect(stage.hexOf("ca")).toBe("0507");
      expect(marked(stage.p, stage.unit("six"), BOMBARDED)).toBe(true);
      expect(stage.p.attackedIn[stage.holder("c1")]).toBe(4);
      expect(stage.p.attackedIn[stage.holder("c2")]).toBe(0);
    },
  );

  testForEither("NWO-8.1-a: each hex has its own roll, in the order of the first shots", () => {
    const at = { g1: "0505", g2: "0505", six: "0505", ca: "0507", cb: "0604" };
    const stage = bombardment({ at }).throws(1, 1, 2, 2);
    stage.act(bombard("g1", "0604"), bombard("g2", "0507"), bombard("six", "0604"));
    expect(stage.told("fired").map(({ hex, units }) => [hex, ...units])).toEqual([
      ["0604", "g1", "six"],
      ["0507", "g2"],
    ]);
  });

  testForEither("NWO-10.3-f NWO-RUL144: who digs gives it up", () => {
    const stage = bombardment({ at: { g1: "0505", g2: "0505", ca: "0507" } });
    stage.p.works = [{ hex: stage.hex("0507"), facing: 0, begun: 1, done: 0, digger: stage.unit("ca") }];
    stage.throws(1, 1).act(bombard("g1", "0507"), END);
    expect(stage.p.works).toEqual([]);
    expect(stage.told("digging-stopped")).toMatchObject([{ hex: "0507" }]);
  });
});

describe("who may bombard what", () => {
  const rule = (stage: Stage, unit: string, hex: string) => stage.whyNot(bombard(unit, hex))?.rule;

  testForEither(
    "NWO-8.1-a NWO-8.1-b NWO-RUL129: artillery of the action, once, at enemies within its range, beside it too",
    () => {
      const at = { g1: "0505", g2: "0501", ui: "0504", ca: "0508", cb: "0506", cg: "0509" };
      const stage = bombardment({ at: { ...at, "u1-fl": "0503" }, plain: { rows: 14 } });
      expect(stage.offered("bombard")).toEqual([bombard("g1", "0506")]);
      expect(rule(stage, "ui", "0508")).toBe("NWO-8.1-a");
      expect(rule(stage, "cg", "0508")).toBe("NWO-8.1-a");
      expect(rule(stage, "g1", "0507")).toBe("NWO-8.1-a");
      expect(rule(stage, "g1", "0509")).toBe("NWO-8.1-b");
      expect(rule(stage, "g2", "0505")).toBe("NWO-8.1-a");
      stage.throws(1, 1).act(bombard("g1", "0506"));
      expect(stage.over).toBe(true);
    },
  );

  testForEither("NWO-8.3-a NWO-RUL126: only what it sees; units bar the view", () => {
    const stage = bombardment({ at: { g1: "0505", ca: "0508", cb: "0506" } });
    expect(rule(stage, "g1", "0508")).toBe("NWO-8.3-a");
  });

  testForEither("TV-167 NWO-8.3-b NWO-RUL129: not over a crest, not even from beside it", () => {
    const stage = bombardment({
      plain: { crests: [["0506", "0505"]] },
      at: { g1: "0505", g2: "0505", ca: "0506", cb: "0604" },
    });
    expect(rule(stage, "g1", "0506")).toBe("NWO-8.3-a");
  });

  testForEither("NWO-10.1-c NWO-RUL140 NWO-10.1-j: no Fort, unless two units are in it", () => {
    const plain = { ground: { "0507": "f" } };
    const one = bombardment({ plain, at: { g1: "0505", ca: "0507", cb: "0604" } });
    expect(rule(one, "g1", "0507")).toBe("NWO-10.1-c");
    const two = bombardment({ plain, at: { g1: "0505", ca: "0507", cb: "0507" } });
    expect(two.offered("bombard")).toHaveLength(1);
  });

  testForEither("NWO-10.2-a NWO-RUL142: not over a fortified side of the target, but over another", () => {
    const at = { g1: "0505", g2: "0509", ca: "0507" };
    const stage = bombardment({ plain: { fortified: [["0507", "0506"]] }, at: { ...at, "u-oc": "0509" } });
    expect(rule(stage, "g1", "0507")).toBe("NWO-10.2-a");
    expect(stage.offered("bombard")).toEqual([bombard("g2", "0507")]);
  });

  testForEither("NWO-16.1-b: not by night", () => {
    const turns = [{ night: true }];
    expect(bombardment({ turns, at: { g1: "0505", ca: "0507" } }).over).toBe(true);
  });

  testForEither("NWO-12.1-e NWO-RUL125: not out of command", () => {
    expect(bombardment({ at: { g1: "0505", ca: "0507", "u1-fl": "0501" } }).over).toBe(true);
  });

  testForEither(
    "NWO-RUL124 NWO-12.3-g NWO-RUL123: on a March the horse artillery alone; on other orders all, on Reserve too",
    () => {
      const at = { g1: "0505", g3: "0505", ca: "0507" };
      const march = bombardment({ at, orders: { u1: { type: "march", target: "0510" } } });
      expect(rule(march, "g1", "0507")).toBe("NWO-RUL124");
      expect(march.offered("bombard")).toEqual([bombard("g3", "0507")]);
      for (const type of ["probe", "defend", "delay", "fall-back", "general-retreat"] as const)
        expect(bombardment({ at, orders: { u1: { type, target: "0510" } } }).offered("bombard")).toHaveLength(2);
    },
  );

  testForEither(
    "NWO-RUL033: on the chit what is on Reserve does not act; the Initial formation does (NWO-RUL026)",
    () => {
      const at = { g1: "0505", ca: "0507" };
      expect(bombardment({ at, orders: {} }).over).toBe(true);
      expect(bombardment({ at, orders: {}, initial: true }).offered("bombard")).toHaveLength(1);
    },
  );
});

describe("optional rules", () => {
  testForEither("TV-028 NWO-19.2-a NWO-RUL231 NWO-S03: half more on several units that are no guns", () => {
    const options = { artilleryDetail: "on" } as const;
    const strength = (at: Record<string, string>) =>
      bombardment({ options, at }).throws(1, 1).act(bombard("six", "0507")).told("fired")[0]?.strength;
    expect(strength({ six: "0505", ca: "0507", cb: "0507" })).toBe(9);
    expect(strength({ six: "0505", ca: "0507", cg: "0507" })).toBe(6);
  });

  test("TV-029 NWO-19.5.2-a NWO-19.5.2-b: points fired are spent; without them guns fire at half", () => {
    const options = { advancedSupply: "on", artilleryAmmo: "on" } as const;
    const stage = bombardment({
      options,
      plain: { roads: [["0504", "0505"]] },
      trains: [{ side: "union", hex: "0504" }],
      seats: { "union-train-1": "0504" },
      at: { six: "0505", g1: "0505", ca: "0507", cb: "0604" },
    });
    stage.p.ammunition = stage.p.ammunition.with(0, 5);
    stage.throws(1, 1, 1, 1).act(bombard("six", "0507"), bombard("g1", "0604"));
    expect(stage.told("fired").map(({ strength }) => strength)).toEqual([6, 1]);
    expect(stage.p.ammunition[0]).toBe(0);
  });

  testForEither(
    "TV-030 NWO-19.10-a NWO-19.10-b NWO-DR31 NWO-S11: a die for each point, sixes hit; a disrupted battery throws all, at one less",
    () => {
      const options = { sixToHit: "on" } as const;
      const stage = bombardment({ options, at: { six: "0505", ca: "0507" } })
        .throws(6, 5, 1, 2, 3, 6)
        .act(bombard("six", "0507"));
      expect(stage.told("fired")[0]).toMatchObject({ strength: 6, hits: 2 });
      const weak = bombardment({ options, at: { six: { hex: "0505", disrupted: true }, ca: "0507" } });
      weak.throws(6, 5, 1, 2, 3, 4).act(bombard("six", "0507"));
      expect(weak.told("fired")[0]).toMatchObject({ strength: 6, hits: 1 });
    },
  );
});
