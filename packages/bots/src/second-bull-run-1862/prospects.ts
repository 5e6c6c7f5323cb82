import type { Position } from "@stonebridge/games/second-bull-run-1862";
import { type Field, holds, scoreOf, type SideIndex, UNION } from "@stonebridge/games/second-bull-run-1862/internals";
import { chanceToHold, expectedLossPoints, influence, turnsLeft } from "./chances.ts";
import type { Ground } from "./ground.ts";

/** The spread of the difference of victory points at the end about what is expected, by turns left. */
const SPREAD_AT_END = 1.6;
const SPREAD_PER_TURN = 0.35;
/** The assumed spread of the end of one play-out, for what could just as well have happened. */
const SPREAD_OF_END = 1;

/** The expected difference of victory points at the end, for the Union. */
export function expectedDifference(ground: Ground, p: Position): number {
  const { field } = ground;
  const left = turnsLeft(field, p);
  const union = influence(ground, p, UNION, left);
  const confederate = influence(ground, p, 1 - UNION, left);
  const { objective } = field.scenario.victory;
  let difference = 0;
  for (let slot = 0; slot < field.objectives.length; slot++) {
    const chance = unionChance(field, p, slot, union[slot], confederate[slot], left);
    difference += objective * (field.objectiveOf[slot] === UNION ? chance : chance - 1);
  }
  const score = scoreOf(field, p);
  difference += score.union.forOption - score.confederate.forOption;
  return difference + expectedLossPoints(field, score.union.inflicted, score.confederate.inflicted, left);
}

/** The chance that the Union holds an objective at the end, by the strength that each side can bring there. */
export function unionChance(
  field: Field,
  p: Position,
  slot: number,
  union: number,
  confederate: number,
  left: number,
): number {
  const zone = field.objectives[slot];
  const stands = holds(field, p, UNION, zone) ? 1 : holds(field, p, 1 - UNION, zone) ? -1 : 0;
  return chanceToHold(union, confederate, p.control[slot] === UNION, stands, left);
}

/** The spread of the difference of victory points at the end about what is expected. */
export function spreadOf(left: number): number {
  return SPREAD_AT_END + SPREAD_PER_TURN * left;
}

/** How well a side stands: 1 for a victory, a half for a draw (SB62-11.2.1-n), weighted by their chances. */
export function prospects(ground: Ground, p: Position, side: SideIndex): number {
  const { field } = ground;
  return worthOf(field, expectedDifference(ground, p), spreadOf(turnsLeft(field, p)), side);
}

/** How well a side has done if the game is over: like {@link prospects}, so that one more point counts even if it does not win. */
export function faring(field: Field, p: Position, side: SideIndex): number {
  const { union, confederate } = scoreOf(field, p);
  return worthOf(field, union.points - confederate.points, SPREAD_OF_END, side);
}

/** What a difference of victory points at the end is worth to a side, with this spread. */
function worthOf(field: Field, difference: number, spread: number, side: SideIndex): number {
  const { lead } = field.scenario.victory;
  // halfway between two whole numbers: the lead wins, one point less does not
  const above = (points: number): number => 1 / (1 + Math.exp(-(difference - points) / (0.55 * spread)));
  const union = 0.5 * (above(lead - 0.5) + above(0.5 - lead));
  const value = 0.92 * union + 0.08 * Math.min(1, Math.max(0, 0.5 + difference / 40));
  return side === UNION ? value : 1 - value;
}
