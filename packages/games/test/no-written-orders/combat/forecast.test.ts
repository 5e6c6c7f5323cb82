import { scriptedDice, sequenceOfPlay, type StepTable } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { type Action, isAction } from "../../../src/no-written-orders/actions.ts";
import type { GameEvent } from "../../../src/no-written-orders/events.ts";
import type { Frame } from "../../../src/no-written-orders/frames.ts";
import type { Play } from "../../../src/no-written-orders/play.ts";
import { copyPosition } from "../../../src/no-written-orders/position/copying.ts";
import type { Position } from "../../../src/no-written-orders/position.ts";
import { UNKNOWN } from "../../../src/no-written-orders/refusing.ts";
import { STEPS } from "../../../src/no-written-orders/sequence.ts";
import type { SideId } from "../../../src/no-written-orders/vocabulary.ts";
import { forecastBombardment } from "../../../src/no-written-orders/combat/bombardment-forecast.ts";
import { chancesOfHits } from "../../../src/no-written-orders/combat/fire-chances.ts";
import { forecastAssault } from "../../../src/no-written-orders/combat/forecast.ts";
import { scoreOf } from "../../../src/no-written-orders/victory/score.ts";
import { WHOLE } from "../../../src/no-written-orders/tables/shares.ts";
import { assaultsOf, type AssaultSetting } from "../support/assault.ts";
import type { Men } from "../support/armies.ts";

const UNITS: readonly Men[] = [
  { id: "ua", formation: "u1" },
  { id: "ub", formation: "u1", strength: [8, 4, 2], morale: 5 },
  { id: "ug", formation: "u1", arm: "foot" },
  { id: "ca", formation: "c1" },
  { id: "cb", formation: "c1", strength: [3, 2, 0], morale: 3 },
  { id: "cg", formation: "c1", arm: "foot" },
];

const staged = (at: AssaultSetting["at"], setting: AssaultSetting = {}) =>
  assaultsOf({ units: UNITS, ...setting, at: at ?? {} });

function foretold(at: AssaultSetting["at"], attackers: readonly string[], setting: AssaultSetting = {}) {
  const stage = staged(at, setting);
  return forecastAssault(
    stage.field,
    stage.p,
    attackers.map((id) => stage.unit(id)),
    stage.hex("0505"),
  );
}

/** Two dice that show each total, and how many of 36 pairs do. */
const TOTALS = Array.from({ length: 11 }, (_, at) => {
  const total = at + 2;
  const first = Math.max(1, total - 6);
  return { dice: [first, total - first], ways: 6 - Math.abs(7 - total) };
});

/** Fights with every fall of the dice, on copies of one position: ends, steps lost, and points of units eliminated, weighed. */
function played(at: Readonly<Record<string, string>>, attackers: readonly string[], setting: AssaultSetting = {}) {
  const chances: Record<string, number> = { carried: 0, held: 0, repulsed: 0, ruin: 0 };
  const losses = { attackers: 0, defenders: 0 };
  const points = { attackers: 0, defenders: 0 };
  const stage = staged(at, setting);
  const { field } = stage;
  const rules = sequenceOfPlay<Position, Frame, Action, GameEvent, Play>({
    steps: STEPS as StepTable<Play, Frame, Action>,
    play: (p, dice, events) => ({ field, p, dice, events }),
    outcome: (_, { step }) =>
      step === "over" ? { over: true, winner: "draw", rule: "NWO-4-a", about: {} } : undefined,
    isAction,
    refusals: { over: UNKNOWN["game-over"], otherSide: UNKNOWN["other-side"], notAsked: UNKNOWN["not-asked"] },
  });
  /** The end, steps and points lost by both sides, and how many checks there were. */
  const run = (dice: readonly number[]) => {
    const p = copyPosition(stage.p);
    const events: GameEvent[] = [];
    const thrown = scriptedDice([...dice, ...Array.from({ length: 20 }, () => 6)]);
    for (;;) {
      const asked = rules.decision(p);
      if (asked.over || asked.step === "advance") break;
      rules.act(p, asked.sides[0] as SideId, gentlest(asked.actions), thrown, events);
    }
    const lost = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (p.lost[stage.unit(id)] ?? 0), 0);
    const stands = attackers.some((id) => p.place[stage.unit(id)] === stage.hex(at[id] as string));
    const holds = DEFENDERS.some((id) => p.place[stage.unit(id)] === stage.hex("0505"));
    const end = stands ? (holds ? "held" : "carried") : holds ? "repulsed" : "ruin";
    return {
      end,
      own: lost(attackers),
      other: lost(DEFENDERS),
      score: scoreOf(field, p),
      checks: events.filter(({ type }) => type === "morale-tested").length,
    };
  };
  const count = ({ end, own, other, score }: ReturnType<typeof run>, weight: number): void => {
    points.attackers += weight * score.confederate.losses;
    points.defenders += weight * score.union.losses;
    losses.attackers += weight * own;
    losses.defenders += weight * other;
    chances[end] = (chances[end] as number) + weight;
  };
  for (const defence of TOTALS)
    for (const attack of TOTALS) {
      const fire = [...defence.dice, ...attack.dice];
      const weight = (defence.ways * attack.ways) / 36 ** 2;
      const easy = run([...fire, 1, 1]);
      if (easy.checks === 0) count(easy, weight);
      else
        for (let one = 1; one <= 6; one++) {
          const first = run([...fire, one, 1]);
          if (first.checks < 2) count(first, weight / 6);
          else for (let other = 1; other <= 6; other++) count(run([...fire, one, other]), weight / 36);
        }
    }
  return { chances, losses, points };
}
const DEFENDERS = ["ca", "cb", "cg"];

/** Assaults, hits where they cost least, first fire; else the first choice. */
function gentlest(actions: readonly Action[]): Action {
  const wanted = (one: Action): boolean =>
    one.type === "fire-first" || (one.type === "take-hit" && (one.unit === "cb" || one.unit === "ua"));
  return actions.find(wanted) ?? (actions[0] as Action);
}

describe("chances of hits", () => {
  const shots = [{ strength: 4, share: WHOLE, artillery: false, bonus: 0 }];
  const field = (sixToHit: "on" | "off") => staged({}, { options: { sixToHit } }).field;

  test("NWO-TF-a: on the table, of 36", () => {
    expect(chancesOfHits(field("off"), shots, 0).map((chance) => Math.round(chance * 36))).toEqual([15, 15, 6]);
    expect(chancesOfHits(field("off"), shots, 2).map((chance) => Math.round(chance * 36))).toEqual([6, 15, 15]);
  });

  test("NWO-19.10-a, NWO-19.10-b, NWO-RUL241: a die for each point; what changes a unit’s dice does as the modifier does, a six always hits", () => {
    const chances = (bonus: number, modifier: number): readonly number[] =>
      chancesOfHits(field("on"), [{ strength: 4, share: WHOLE, artillery: false, bonus }], modifier);
    const shares = (of: readonly number[], all: number) => of.map((chance) => Math.round(chance * all));
    expect(shares(chances(0, 1), 81)).toEqual([16, 32, 24, 8, 1]);
    expect(shares(chances(1, 0), 81)).toEqual([16, 32, 24, 8, 1]);
    expect(shares(chances(-1, 2), 81)).toEqual([16, 32, 24, 8, 1]);
    expect(shares(chances(-1, 0), 1296)).toEqual([625, 500, 150, 20, 1]);
  });
});

test("NWO-8.1-e NWO-8.1-f: a bombardment: the first hit disrupts, the others are steps", () => {
  const stage = staged({ ug: "0504", ca: "0506", cb: "0506" });
  const { strength, disrupted, losses } = forecastBombardment(
    stage.field,
    stage.p,
    [stage.unit("ug")],
    stage.hex("0506"),
  );
  expect(strength).toBe(4);
  expect(disrupted).toBeCloseTo(21 / 36, 9);
  expect(losses).toBeCloseTo(6 / 36, 9);
});

describe("an assault foretold is as it is fought", () => {
  const SAME = [
    ["brigade against brigade", { ua: "0504", ca: "0505" }, ["ua"], {}],
    ["from a flank, upon two", { ua: "0504", ub: "0605", ca: "0505", cb: "0505", "u-oc": "0606" }, ["ua", "ub"], {}],
    ["guns on both sides", { ua: "0504", ug: "0504", ca: "0505", cg: "0505" }, ["ua", "ug"], {}],
    ["a Fort", { ub: "0504", ca: "0505" }, ["ub"], { plain: { ground: { "0505": "f" } } }],
    [
      "a column that falls back",
      { ub: "0504", ca: "0505" },
      ["ub"],
      { orders: { u1: { type: "attack", target: "0512" }, c1: { type: "fall-back", target: "0512" } } },
    ],
  ] as const satisfies readonly (readonly [string, AssaultSetting["at"], readonly string[], AssaultSetting])[];

  test.each(SAME)("NWO-7.3-c NWO-7.4-a: %s", (_, at, attackers, setting) => {
    const told = foretold(at, attackers, setting);
    const fought = played(at, attackers, setting);
    for (const end of ["carried", "held", "repulsed", "ruin"] as const)
      expect(told.chances[end]).toBeCloseTo(fought.chances[end] as number, 9);
    expect(told.losses.attackers).toBeCloseTo(fought.losses.attackers, 9);
    expect(told.losses.defenders).toBeCloseTo(fought.losses.defenders, 9);
    expect(told.points.attackers).toBeCloseTo(fought.points.attackers, 9);
    expect(told.points.defenders).toBeCloseTo(fought.points.defenders, 9);
  });
});
