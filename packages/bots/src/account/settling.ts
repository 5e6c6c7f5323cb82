import type { Side } from "@stonebridge/kernel";
import { exact } from "./exact.ts";
import type { DieLuck } from "./expectation.ts";

/** A step whose skill is not known yet; all that it changes is told for the first side. */
export interface OpenStep {
  readonly number: number;
  readonly side: Side;
  /** The side whose turn it is chose among several actions. */
  readonly chosen: boolean;
  readonly luck: number;
  /** Known already where a side decides in the other’s turn. */
  skill: number;
  /** After the step, once it is settled. */
  chance: number;
  /** The last step of the deed that it began. */
  until: number | undefined;
  readonly error: number;
  readonly dice: readonly DieLuck[] | undefined;
}

/** Steps from one position at rest to the next. */
export interface OpenDeed {
  /** Of the decision that began it. */
  readonly step: string;
  readonly steps: OpenStep[];
  /** It only says that the side has done. */
  readonly passes: boolean;
  /** The first side’s chance after it; undefined while it goes on. */
  to: number | undefined;
}

/**
 * Settles the deeds of a side’s turn. What a deed changed beyond dice, beyond what the other side decided and beyond what is usual for its
 * kind is the skill of the choice that began it. What changed when the side only said that it had done, and what the usual leaves over a
 * turn, is shared by its deeds in proportion to what they changed.
 * @param from the first side’s chance before them
 * @param usual what a deed usually changes for the first side, by its decision’s step and whether it is the last of its turn
 * @returns all steps, in order
 */
export function settled(
  from: number,
  deeds: readonly OpenDeed[],
  usual: (step: string, last: boolean) => number,
): readonly OpenStep[] {
  const to = deeds.at(-1)?.to ?? from;
  let before = from;
  let left = 0;
  const changes = deeds.map(({ step, steps, to: after = before }, at) => {
    const change = steps.reduce((sum, { luck, skill }) => sum - luck - skill, after - before);
    const expected = usual(step, at === deeds.length - 1);
    before = after;
    left += expected;
    return change - expected;
  });
  const acts = deeds.some(({ passes }) => !passes);
  const sizes = changes.map((change, at) => (acts && deeds[at].passes ? 0 : Math.abs(change)));
  const size = sizes.reduce((sum, one) => sum + one, 0);
  for (const [at, { passes }] of deeds.entries()) {
    if (!passes || size === 0 || !acts) continue;
    left += changes[at];
    changes[at] = 0;
  }
  for (const [at, { steps }] of deeds.entries()) {
    const share = size > 0 ? sizes[at] / size : 1 / deeds.length;
    const choice = steps.find(({ chosen }) => chosen) ?? steps[0];
    choice.skill += changes[at] + left * share;
    choice.until = steps.at(-1)?.number;
  }
  return withChances(
    from,
    to,
    deeds.flatMap(({ steps }) => steps),
  );
}

/** Adds the chances up from step to step; what would carry one past certainty waits for the next step. */
function withChances(from: number, to: number, steps: readonly OpenStep[]): readonly OpenStep[] {
  let chance = exact(from);
  let waiting = 0;
  for (const [at, step] of steps.entries()) {
    const wanted = chance + step.luck + step.skill + waiting;
    const after = exact(at === steps.length - 1 ? to : Math.min(1, Math.max(0, wanted)));
    step.skill = after - chance - step.luck;
    waiting = wanted - after;
    step.chance = after;
    chance = after;
  }
  return steps;
}
