import type { ActionBase, EventBase, PlayedStep, Side } from "@stonebridge/kernel";
import type { March, MarchKind } from "../games/contract/marches.ts";
import type { GameTypes } from "../games/contract/types.ts";
import type { PlayOf } from "../games/contract/play.ts";

/** What a player does by his own choice; everything else results from what his enemy does. */
const OWN_WILL: ReadonlySet<MarchKind> = new Set(["march", "ride", "rail", "arrival"]);

/** A reply to what the enemy does takes no more steps than this. */
const ANSWER = 3;

/**
 * The number of the last step that a player decided by his own choice; all later steps were done by others. His replies in between, such as
 * who takes a hit or where to retreat, count as theirs. 0: he has decided nothing yet.
 * @param steps in order, from the first step of the game
 * @param own whose step is the player's
 */
export function sinceOwn<A extends ActionBase, E extends EventBase>(
  steps: readonly Pick<PlayedStep<A, E>, "number" | "side">[],
  own: (side: Side) => boolean,
  marches: readonly March<E>[],
): number {
  const went = new Set(marches.filter(({ kind }) => OWN_WILL.has(kind)).flatMap(stepsOf));
  let end = steps.length;
  while (end > 0) {
    while (end > 0 && !own((steps[end - 1] as { readonly side: Side }).side)) end -= 1;
    let begin = end;
    while (begin > 0 && own((steps[begin - 1] as { readonly side: Side }).side)) begin -= 1;
    const run = steps.slice(begin, end);
    const isAnswer =
      begin > 0 && end < steps.length && run.length <= ANSWER && !run.some(({ number }) => went.has(number));
    if (!isAnswer) return steps[end - 1]?.number ?? 0;
    end = begin;
  }
  return 0;
}

/** The step after which everything was done by others; undefined while somebody looks back, or if no one side looks on here. */
export function sinceTheirs<G extends GameTypes>({ session, marches }: PlayOf<G>): number | undefined {
  const { ownSide, entry, sight, steps, atNow } = session;
  const me = ownSide ?? (entry.hidden ? sight.holder : undefined);
  return me === undefined || !atNow ? undefined : sinceOwn(steps, (side) => side === me, marches);
}

function stepsOf({ fromStep, toStep }: March): readonly number[] {
  return Array.from({ length: toStep - fromStep + 1 }, (_, at) => fromStep + at);
}
