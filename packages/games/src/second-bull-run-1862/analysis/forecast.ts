import { type Dice, waysToSucceed, present, tableOf } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import {
  COMBAT_RESULTS,
  type CombatForecast,
  type CombatResult,
  type PendingRoll,
  type UnitForecast,
} from "./analysis-types.ts";
import { presentOf, strongestOf } from "../combat/choosing.ts";
import { testModifiers, testResultOf } from "../combat/combat-tests.ts";
import { markedOn } from "../combat/engaged.ts";
import { type Field, NONE, type UnitIndex } from "../field.ts";
import type { SecondBullRun1862 } from "../game.ts";
import { takeFatigue, takeLoss } from "../combat/losses.ts";
import { type Play, sideId } from "../play.ts";
import { type Position, ON_MAP, holds } from "../position.ts";
import { copyPosition } from "../copying.ts";
import { type Reckoning, combatUnits, reckon, sumOf } from "../combat/reckoning.ts";
import {
  HOPELESS,
  SIX,
  SIX_OF_ATTACKER,
  SIX_OF_DEFENDER,
  type Verdict,
  sixesOf,
  strikable,
  totalOf,
  verdictOf,
} from "../combat/results.ts";
import type { TestResult } from "../vocabulary.ts";

/** What a forecast needs of a game. */
interface Ground {
  readonly field: Field;
}

/**
 * A combat of these brigades against a zone as it would be fought now, with the exact chances of every result. Artillery joins by itself.
 * @param attackers ids of brigades of one side, infantry or cavalry
 * @param zone id of a zone that the other side holds
 * @throws Error if an id is unknown, a brigade is not on the map, or the zone is not held by the enemy
 */
export function forecast({ field }: Ground, p: Position, attackers: readonly string[], zone: string): CombatForecast {
  const units = attackers.map((id) => {
    const unit = field.unitIndex.get(id);
    if (unit === undefined || p.state[unit] !== ON_MAP) throw new Error(`${id} is not on the map.`);
    return unit;
  });
  return foresee(field, p, units, field.graph.known(zone));
}

/** The combat of all brigades whose Attack markers point at a zone, and of one more that could place its own there. */
export function forecastFight({ field }: Ground, p: Position, zone: string, joining?: string): CombatForecast {
  const target = field.graph.known(zone);
  const more = joining === undefined ? undefined : field.unitIndex.get(joining);
  const side = more === undefined ? p.active : field.sideOf[more];
  const units = markedOn(field, p, side, target);
  if (more !== undefined && !units.includes(more)) units.push(more);
  return foresee(field, p, units, target);
}

/**
 * The combat that an `attack` action would lead to. The rest of the brigade’s action is played out on a copy: enemies that would have to
 * turn to it are assumed to turn so that the newcomer is in the middle of their Front, and it faces the zone that it attacks if it can.
 */
export function forecastAttack(
  game: Pick<SecondBullRun1862, "field" | "copy" | "act" | "decision">,
  p: Position,
  action: Extract<Action, { readonly type: "attack" }>,
): CombatForecast {
  const copy = game.copy(p);
  const unit = present(game.field.unitIndex.get(action.unit), action.unit);
  game.act(copy, sideId(game.field.sideOf[unit]), action, NO_DICE);
  for (;;) {
    const decision = game.decision(copy);
    if (decision.over || (decision.step !== "facing" && decision.step !== "turning")) break;
    const middle = decision.step === "facing" ? action.zone : decision.about["zone"];
    const face = decision.actions.find((one) => one.type === "face" && one.zone === middle) ?? decision.actions[0];
    game.act(copy, decision.sides[0], face, NO_DICE);
  }
  return forecastFight(game, copy, action.zone, action.unit);
}

function foresee(field: Field, p: Position, units: readonly UnitIndex[], zone: number): CombatForecast {
  if (units.length === 0) throw new Error(`Nobody attacks ${field.graph.ids[zone]}.`);
  if (!holds(field, p, 1 - field.sideOf[units[0]], zone)) throw new Error(`${field.graph.ids[zone]} holds no enemy.`);
  const reckoning = reckon(field, p, units, zone);
  const { side, attackers, defenders } = reckoning;
  const rolls = pendingRolls(field, reckoning);
  const chances = weigh(reckoning, rolls);
  return {
    attacker: sideId(side),
    zone: field.graph.ids[zone],
    from: reckoning.from.map((one) => field.graph.ids[one]),
    attackers: combatUnits(field, p, attackers, reckoning.attackSupport),
    defenders: combatUnits(field, p, defenders, reckoning.defenceSupport),
    modifiers: { attacker: reckoning.attack, defender: reckoning.defence },
    rolls,
    hopeless: reckoning.hopeless,
    ways: waysByResult(chances),
    sixes: {
      attacker: countOf(chances, (at) => (sixesAt(at) & SIX_OF_ATTACKER) !== 0),
      defender: countOf(chances, (at) => (sixesAt(at) & SIX_OF_DEFENDER) !== 0),
    },
    of: chances.of,
    units: fates(field, p, reckoning, chances),
  };
}

function pendingRolls(field: Field, { side, help }: Reckoning): PendingRoll[] {
  return help.map(({ kind, attacks, needed, unit }) => ({
    kind,
    side: sideId(attacks ? side : 1 - side),
    ...(unit === NONE ? {} : { unit: field.units[unit].id }),
    faces: needed,
  }));
}

/** Ways of each result with each pair of natural sixes, at `result * 4 + sixes`. */
interface Chances {
  readonly ways: readonly number[];
  readonly of: number;
}
const SIXES = 4;

function sixesAt(at: number): number {
  return at % SIXES;
}

function resultAt(at: number): CombatResult {
  return COMBAT_RESULTS[Math.floor(at / SIXES)];
}

function resultOf({ lost, tests }: Verdict): CombatResult {
  if (lost === 1) return tests ? "defender-tests" : "defender-tires";
  return tests ? "attacker-tests" : "attacker-tires";
}

function countOf({ ways }: Chances, test: (at: number) => boolean): number {
  return ways.reduce((sum, some, at) => (test(at) ? sum + some : sum), 0);
}

function waysByResult(chances: Chances): Record<CombatResult, number> {
  return tableOf(COMBAT_RESULTS, (result) => countOf(chances, (at) => resultAt(at) === result));
}

/** Counts every roll of all dice; a hopeless attack has none (SB62-10.3.1-b). */
function weigh(reckoning: Reckoning, rolls: readonly PendingRoll[]): Chances {
  const ways = COMBAT_RESULTS.flatMap(() => [0, 0, 0, 0]);
  const add = (verdict: Verdict, sixes: number, more: number): void => {
    ways[COMBAT_RESULTS.indexOf(resultOf(verdict)) * SIXES + sixes] += more;
  };
  if (reckoning.hopeless) {
    add(HOPELESS, 0, 1);
    return { ways, of: 1 };
  }
  const attacker = sideId(reckoning.side);
  const facesOf = (mine: boolean): number[] =>
    rolls.flatMap(({ side, faces }) => ((side === attacker) === mine ? [faces] : []));
  const [attack, defence] = [sumOf(reckoning.attack), sumOf(reckoning.defence)];
  const theirs = waysToSucceed(facesOf(false));
  for (const [a, weightA] of waysToSucceed(facesOf(true)).entries())
    for (const [d, weightD] of theirs.entries())
      for (let ours = 1; ours <= SIX; ours++)
        for (let their = 1; their <= SIX; their++)
          add(
            verdictOf(totalOf(ours, attack + a), totalOf(their, defence + d)),
            sixesOf(ours, their),
            weightA * weightD,
          );
  return { ways, of: SIX * SIX * SIX ** rolls.length };
}

interface Fate {
  struck: number;
  suffers: number;
  readonly tests: Record<TestResult, number>;
}

/** What happens to each engaged brigade. */
function fates(field: Field, p: Position, reckoning: Reckoning, chances: Chances): UnitForecast[] {
  const { attackers, defenders } = reckoning;
  const found = new Map<UnitIndex, Fate>();
  for (const unit of [...attackers, ...defenders])
    found.set(unit, { struck: 0, suffers: 0, tests: { rout: 0, disorder: 0, retreat: 0, melee: 0 } });
  suffer(field, p, { own: attackers, enemies: defenders, loses: ATTACKER_LOSES, six: SIX_OF_DEFENDER }, chances, found);
  suffer(field, p, { own: defenders, enemies: attackers, loses: DEFENDER_LOSES, six: SIX_OF_ATTACKER }, chances, found);
  return [...found].map(([unit, fate]) => ({ unit: field.units[unit].id, side: sideId(field.sideOf[unit]), ...fate }));
}

/** A party of the combat, the results that it suffers, and the six that strikes it. */
interface Party {
  readonly own: readonly UnitIndex[];
  readonly enemies: readonly UnitIndex[];
  readonly loses: { readonly tires: CombatResult; readonly tests: CombatResult };
  readonly six: number;
}
const ATTACKER_LOSES = { tires: "attacker-tires", tests: "attacker-tests" } as const;
const DEFENDER_LOSES = { tires: "defender-tires", tests: "defender-tests" } as const;

/** What the brigades of one party suffer if it loses, struck by a six or not: played out on copies by the steps of the combat itself. */
function suffer(
  field: Field,
  p: Position,
  { own, enemies, loses, six }: Party,
  chances: Chances,
  found: ReadonlyMap<UnitIndex, Fate>,
): void {
  const struck = firstOf(field, p, strikable(field, own), 1);
  const isStruck = (at: number): boolean => (sixesAt(at) & six) !== 0;
  for (const unit of struck) present(found.get(unit), "fate of who is struck").struck = countOf(chances, isStruck);
  for (const hurt of [false, true]) {
    const waysTo = (result: CombatResult): number =>
      countOf(chances, (at) => resultAt(at) === result && isStruck(at) === hurt);
    const tested = waysTo(loses.tests);
    const suffering = tested + waysTo(loses.tires);
    if (suffering === 0) continue;
    const play: Play = { field, p: copyPosition(p), dice: NO_DICE, events: undefined };
    if (hurt) for (const unit of struck) takeLoss(play, unit, "natural-six", "SB62-10.4-f");
    const losers = firstOf(field, play.p, presentOf(play.p, own), enemies.length);
    for (const unit of losers) takeFatigue(play, unit, "SB62-10.4-g");
    for (const unit of losers) {
      const fate = present(found.get(unit), "fate of who loses");
      fate.suffers += suffering;
      const added = testModifiers(field, play.p, unit).reduce((sum, { value }) => sum + value, 0);
      for (let die = 1; die <= SIX; die++) fate.tests[testResultOf(die + added)] += tested;
    }
  }
}

/** Among equals the first stand for whichever their owner would choose. */
function firstOf(field: Field, p: Position, units: readonly UnitIndex[], count: number): UnitIndex[] {
  const { sure, among, wanted } = strongestOf(field, p, units, count);
  return [...sure, ...among.slice(0, wanted)];
}

const NO_DICE: Dice = {
  roll(kind: string): number {
    throw new Error(`A forecast rolls no dice (${kind}).`);
  },
};
