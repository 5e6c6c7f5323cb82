import { describe, expect, test } from "vitest";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { Combats } from "../support/combats.ts";

/** Hardin and Meade, from below the slope, with their guns, against Field on the railroad; Pender looks on from beside him (M-05). */
const HARDIN: Placement = { unit: "hardin", zone: "73", facing: "96", attacks: "96" };
const MEADE: Placement = { unit: "meade", zone: "74", facing: "96", attacks: "96" };
const FIELD: Placement = { unit: "field", zone: "96", facing: "73", losses: 1, fatigue: 1 };
const GUNS: Placement = { unit: "reynolds-artillery", zone: "73", facing: "96" };
const PENDER: Placement = { unit: "pender", zone: "95", facing: "73" };
const FIRST: readonly Placement[] = [HARDIN, GUNS, MEADE, FIELD, PENDER];

describe("example 4, first combat: Field on the railroad", () => {
  test("EX-4.1 M-05 SB62-10.3.2-d SB62-10.3.3-a SB62-10.3.5-a SB62-10.3.6-a SB62-10.3.6-b SB62-10.3.4-a the lines of both sides", () => {
    const g = new Combats({ placements: FIRST }, [3, 6, 3, 2]).fight("96");
    expect(g.modifiers("attacker")).toEqual(["ratio +2", "star +1", "zones +1", "unattacked -2", "artillery +1"]);
    expect(g.modifiers("defender")).toEqual(["fatigue -1", "terrain +2"]);
    expect(g.fought.modifiers.attacker).toMatchObject([
      { strengths: [12, 5], column: "2/1" },
      { units: ["meade"] },
      { zones: ["74", "73"] },
      { zones: ["95"] },
      { rule: "SB62-10.3.2-b" },
    ]);
    expect(g.fought.modifiers.defender).toMatchObject([
      { units: ["field"] },
      { defences: ["escarpment", "embankment"] },
    ]);
    expect(g.fought.rolls).toMatchObject([{ kind: "artillery", side: "union", die: 3, needed: 4 }]);
    expect(g.fought).toMatchObject({
      rule: "SB62-10.4-d",
      dice: { attacker: 6, defender: 3 },
      totals: { attacker: 9, defender: 4 },
      loser: "confederate",
      tests: true,
    });
  });

  test("EX-4.1 M-05 SB62-10.4-f SB62-10.4-i SB62-10.4-l SB62-RU70 a loss, Fatigue 2, Disorder, and two zones back", () => {
    const g = new Combats({ placements: FIRST }, [3, 6, 3, 2]).fight("96");
    expect(g.told("lost-step")[0]).toMatchObject({ unit: "field", losses: 2, combat: 4, cause: "natural-six" });
    expect(g.told("fatigued")).toMatchObject([{ unit: "field", fatigue: 2 }]);
    expect(g.told("combat-test")).toMatchObject([
      {
        unit: "field",
        roll: { die: 2, total: 1, modifiers: [{ value: 1 }, { value: -1 }, { value: -1 }] },
        result: "disorder",
      },
    ]);
    expect(g.told("lost-step")[1]).toMatchObject({ unit: "field", losses: 3, combat: 3, cause: "disorder" });
    expect(g.told("retreated").map(({ from, to }) => [from, to])).toEqual([
      ["96", "113"],
      ["113", "126"],
    ]);
    expect(g.decision).toMatchObject({ step: "facing", sides: ["confederate"] });
    g.act({ type: "face", unit: "field", zone: "113" });
    expect(g.facingOf("field")).toBe("113");
  });

  test("EX-4.1 SB62-10.4-s one or two of the infantry may advance, not the guns", () => {
    const g = new Combats({ placements: FIRST }, [3, 6, 3, 2]).fight("96");
    g.act({ type: "face", unit: "field", zone: "113" });
    expect(g.decision).toMatchObject({ step: "advance", sides: ["union"], about: { zone: "96" } });
    expect(g.decision.actions).toEqual([
      { type: "advance", unit: "meade", zone: "96" },
      { type: "advance", unit: "hardin", zone: "96" },
      { type: "decline" },
    ]);
    expect(g.whyNot({ type: "advance", unit: "reynolds-artillery", zone: "96" })).toMatchObject({
      rule: "SB62-10.4-z",
      reason: "advance-artillery",
    });
    g.act({ type: "advance", unit: "hardin", zone: "96" });
    g.settle();
    expect(g.zoneOf("hardin")).toBe("96");
  });

  test("EX-4.1a SB62-10.3.5-a with a wood besides the ground gives no more", () => {
    const g = new Combats({ placements: FIRST }, [3, 6, 3, 2]);
    const { woods, graph } = g.field;
    woods[graph.known("96")] = 1;
    g.fight("96");
    woods[graph.known("96")] = 0; // the field is shared
    expect(g.fought.modifiers.defender).toMatchObject([
      { key: "fatigue" },
      { key: "terrain", value: 2, defences: ["escarpment", "woods", "embankment"] },
    ]);
  });

  test("EX-4.1b SB62-10.4-u without a natural six there is no Losses marker to count", () => {
    const g = new Combats({ placements: FIRST.slice(0, 4) }, [3, 5, 1, 4]).fight("96");
    expect(g.fought).toMatchObject({ totals: { attacker: 10, defender: 2 }, tests: true });
    expect(g.told("combat-test")).toMatchObject([
      { roll: { modifiers: [{ value: 1 }, { value: -1 }], total: 4 }, result: "retreat" },
    ]);
  });

  test("EX-4.1c SB62-10.4-i SB62-RU64 with half of his strength lost it is two less again", () => {
    const worn = { ...FIELD, losses: 3 };
    const g = new Combats({ placements: [HARDIN, GUNS, MEADE, worn] }, [3, 5, 1, 4]).fight("96");
    expect(g.told("combat-test")[0]?.roll.modifiers.map(({ value }) => value)).toEqual([1, -1, -1, -2]);
  });
});

/** Three zones around Lawton and the guns of Ewell's division; Sullivan comes from behind (M-06). */
const SECOND: readonly Placement[] = [
  { unit: "gibbon", zone: "116", facing: "128", attacks: "128", losses: 2, fatigue: 1 },
  { unit: "doubleday", zone: "116", facing: "128", attacks: "128", fatigue: 1 },
  { unit: "milroy", zone: "129", facing: "128", attacks: "128" },
  { unit: "sullivan", zone: "142", facing: "128", attacks: "128" },
  { unit: "lawton", zone: "128", facing: "116", losses: 1 },
  { unit: "ewell-artillery", zone: "128", facing: "116" },
];

describe("example 4, second combat: Lawton and his guns on Stony Ridge", () => {
  test("EX-4.2 M-06 SB62-10.3.2-c SB62-10.3.6-c the lines of both sides and their dice in order", () => {
    const g = new Combats({ placements: SECOND }, [3, 2, 4, 1, 4]).fight("128");
    expect(g.modifiers("attacker")).toEqual(["ratio +3", "star +1", "fatigue -2", "zones +2", "sharpshooters +1"]);
    expect(g.modifiers("defender")).toEqual(["terrain +2", "flank -1", "artillery +1"]);
    expect(g.fought.rolls).toMatchObject([
      { kind: "artillery", side: "union", die: 3, needed: 1 },
      { kind: "sharpshooters", side: "union", die: 2, needed: 2, piece: "sullivan" },
      { kind: "artillery", side: "confederate", die: 4, needed: 5 },
    ]);
    expect(g.fought.modifiers.attacker[0]).toMatchObject({ strengths: [22, 6], column: "3/1" });
    expect(g.fought.modifiers.defender[1]).toMatchObject({ zones: ["142"] });
  });

  test("EX-4.2 SB62-10.4-b SB62-10.4-e SB62-10.4-x equal totals tire as many attackers as defenders, the strongest", () => {
    const g = new Combats({ placements: SECOND }, [3, 2, 4, 1, 4]).fight("128");
    expect(g.fought).toMatchObject({
      rule: "SB62-10.4-b",
      totals: { attacker: 6, defender: 6 },
      loser: "union",
      tests: false,
    });
    expect(g.told("fatigued")).toMatchObject([
      { unit: "milroy", fatigue: 1 },
      { unit: "gibbon", fatigue: 2 },
    ]);
    expect(g.over).toBe(true);
    expect(g.told("combat-test")).toEqual([]);
  });
});
