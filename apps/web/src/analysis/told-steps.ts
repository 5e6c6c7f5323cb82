import type { Outline, StepAccount } from "@stonebridge/bots/account";
import type { Side } from "@stonebridge/kernel";
import type { Accounted } from "./messages.ts";

/** A step as far as it is told: the chance after it where it ends a turn, the rest of its account once it is weighed. */
export type ToldStep = Pick<StepAccount, "step" | "side"> &
  Partial<StepAccount> & {
    /** The first step of the turn that it ends, as long as it is not weighed. */
    readonly from?: number;
    /** What a whole turn changed for its side, as long as luck and decisions are not told apart. */
    readonly change?: number;
  };

/**
 * All steps of a game, each as far as it is told.
 * @param played who did each step of the game, from the first
 */
export function toldSteps(
  { outline: { turns, ended }, weighed }: Pick<Accounted, "outline" | "weighed">,
  played: readonly { readonly side: Side }[],
): readonly ToldStep[] {
  const first = turns[0]?.step === 0 ? 0 : 1;
  const ends = new Map(turns.map((turn) => [turn.step, turn]));
  const told: ToldStep[] = [...weighed];
  for (let step = first + weighed.length; step <= played.length; step++) {
    const end = ends.get(step);
    const side = played[step - 1]?.side ?? end?.side ?? "";
    told.push(end ? { step, side, from: end.from, chance: end.chance } : { step, side });
  }
  if (ended && told.at(-1)?.step !== ended.step) told.push(ended);
  return told;
}

/** The turns of a game, each as one step, with what it changed for its side. */
export function turnsTold({ start, turns, ended }: Outline): readonly ToldStep[] {
  const told = turns.map(({ from, step, side, chance }, at): ToldStep => {
    const before = at === 0 ? start : turns[at - 1].chance;
    return { step: from, until: step, side, chance, change: chance[side] - before[side] };
  });
  return ended ? [...told, ended] : told;
}

/** The first side’s chance after every step: between two that are told it is drawn as a straight line. */
export function drawnChances(told: readonly (number | undefined)[]): readonly number[] {
  const drawn: number[] = [];
  for (const [at, chance] of told.entries()) {
    if (chance === undefined) continue;
    const from = drawn.length - 1;
    for (let between = from + 1; between < at; between++)
      drawn[between] = drawn[from] + ((chance - drawn[from]) * (between - from)) / (at - from);
    drawn[at] = chance;
  }
  return drawn;
}
