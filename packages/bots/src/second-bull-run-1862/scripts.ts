import type { SecondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { type Field, NONE, type SideIndex } from "@stonebridge/games/second-bull-run-1862/internals";
import { type Sending, placeFor } from "../marshal/sending.ts";
import { type Instructions, staffFor } from "./colonel.ts";
import type { Staff } from "./marching.ts";
import type { Weights } from "./weights.ts";

/** What a formation may be told: each changes how it weighs what it can do. */
export const SCRIPTS = {
  attack: { attackGain: 2.5, harmPerPoint: 0.4, fatigueLevel: 0.6, forcedMarch: 0.6 },
  hold: { attackGain: 0.4, harmPerPoint: 1.5, wayShare: 0.3, holdingShare: 5, garrisonFactor: 2, forcedMarch: 3 },
  screen: { attackGain: 0.5, harmPerPoint: 4, ownLossFactor: 1.6 },
  seize: { attackGain: 0.8, wayShare: 2, forcedMarch: 0.3, objectiveFactor: 3, harmPerPoint: 0.5, passingShare: 2 },
  rest: { restedLevel: 4, attackGain: 0.3, wayShare: 0.5, forcedMarch: 4 },
} as const satisfies Readonly<Record<string, Partial<Record<keyof Weights, number>>>>;
export type ScriptId = keyof typeof SCRIPTS;
export const SCRIPT_IDS = Object.keys(SCRIPTS) as ScriptId[];

/** What a formation is told: how to go about it, and the objective it goes to; NONE: as is best for the army. */
export interface Task {
  readonly script: ScriptId | undefined;
  readonly slot: number;
}

/** Formations of a side that act together: divisions, and independent brigades, by their brigades. */
export function formationsOf(field: Field, side: SideIndex): readonly (readonly number[])[] {
  const divisions = field.membersOf.filter((members) => members.length > 0 && field.sideOf[members[0]] === side);
  return [...divisions, ...field.whiteBands[side].map((unit) => [unit])];
}

/** What formations are told whose corps commanders are sent to objectives in a turn; undefined for the others. */
export function tasksOf(
  { commanders, divisionOf, divisionsOf, graph, objectives }: Field,
  formations: readonly (readonly number[])[],
  sendings: readonly Sending[],
  turn: number,
): readonly (Task | undefined)[] {
  return formations.map(([unit]) => {
    const commander = commanders.find((_, at) => divisionsOf[at].includes(divisionOf[unit]));
    const zone = commander === undefined ? undefined : placeFor(sendings, commander.id, turn);
    return zone === undefined ? undefined : { script: undefined, slot: objectives.indexOf(graph.known(zone)) };
  });
}

/** Weights with some of them multiplied. */
export function changed(weights: Weights, factors: Partial<Record<keyof Weights, number>>): Weights {
  const made: Record<string, number> = { ...weights };
  for (const [name, factor] of Object.entries(factors)) made[name] *= factor;
  return made as unknown as Weights;
}

/** What it is worth to a brigade to get where it is sent. */
const SENT = 1.2;

/** Tasks of formations as a Colonel’s instructions; undefined if nobody is told anything. */
export function instructionsOf(
  game: SecondBullRun1862,
  formations: readonly (readonly number[])[],
  weights: Weights,
  tasks: readonly (Task | undefined)[],
): Instructions | undefined {
  if (tasks.every((task) => task === undefined)) return undefined;
  const apart: (Staff | undefined)[] = [];
  const goals: number[] = [];
  const staffs = new Map<ScriptId, Staff>();
  for (const [at, task] of tasks.entries()) {
    if (task === undefined) continue;
    const { script, slot } = task;
    for (const unit of formations[at]) {
      goals[unit] = slot;
      if (script === undefined) continue;
      const staff = staffs.get(script) ?? staffFor(game, changed(weights, SCRIPTS[script]));
      staffs.set(script, staff);
      apart[unit] = staff;
    }
  }
  return { apart, goalOf: (unit) => goals[unit] ?? NONE, worth: SENT };
}
