import type { ActionBase } from "@stonebridge/kernel";
import type { Account, Mistake } from "@stonebridge/bots/account";
import type { AnySession } from "../session/session.svelte.ts";
import { tryDeed } from "./deeds-told.ts";

/** Something that a side could have done at a mistake. */
export interface Choice {
  readonly deed: readonly ActionBase[];
  /** In the words of the game. */
  readonly said: string;
  /** What the position would be after it, up to its first die. */
  readonly position: unknown;
  /** How much better it is than what was done. */
  readonly gain: number;
  readonly kind: "played" | "better" | "other";
}

/**
 * What could have been done at a mistake, in an order that tells nothing.
 * @param unnamed names a choice of which the game says nothing, by its number
 */
export function choicesAt(
  session: AnySession,
  account: Account,
  mistake: Mistake<ActionBase>,
  unnamed: (number: number) => string,
): readonly Choice[] {
  const { step, side } = mistake;
  const until = account.steps.find((one) => one.step === step)?.until ?? step;
  const played = session.whole.steps
    .slice(step - 1, until)
    .filter((one) => one.side === side)
    .map(({ action }) => action);
  const all = [
    { deed: played, gain: 0, kind: "played" as const },
    { deed: mistake.deed, gain: mistake.gain, kind: "better" as const },
    ...mistake.others.map(({ deed, gain }) => ({ deed, gain, kind: "other" as const })),
  ]
    .map((one) => ({ ...one, ...tryDeed(session, step, side, one.deed) }))
    .toSorted((one, other) => one.said.localeCompare(other.said));
  // Two ways that the game tells in the same words are one choice, by the better of them.
  const told = all.filter(
    (one) =>
      !all.some((other) => other !== one && other.said === one.said && other.said !== "" && other.gain > one.gain),
  );
  return told.map((one, at) => (one.said === "" ? { ...one, said: unnamed(at + 1) } : one));
}

/** Whether a choice is as good as the best found, as far as play-outs can tell. */
export function isAsGood({ gain }: Choice, mistake: Mistake<ActionBase>): boolean {
  return gain >= mistake.gain - mistake.within;
}
