/** How many steps may run by themselves between two decisions. */
const AUTOMATIC_STEPS = 1_000;

/** A game that runs on without asking anybody: a mistake in its rules, not by a player. */
export class Runaway extends Error {
  override readonly name = "Runaway";
  readonly step: string;
  constructor(step: string) {
    super(`More than ${AUTOMATIC_STEPS} steps ran without a decision; the last one was "${step}".`);
    this.step = step;
  }
}

/** Throws {@link Runaway} if `count` steps running by themselves are too many. */
export function guardAutomaticSteps(count: number, step: string): void {
  if (count > AUTOMATIC_STEPS) throw new Runaway(step);
}
