import type { ActionBase, Decision, Side } from "@stonebridge/kernel";
import type { Tutor } from "./judge.ts";

/** Decisions that a play-out goes through at least: where the sides act by turns after each deed, the first answer says little. */
const LEAST = 20;

/**
 * How far a play-out goes that ends once the other side has had its turn and this one may begin something again.
 * @param most decisions after which it ends as soon as nothing is half done
 * @returns whether it has come to its end; to be asked at each of its decisions in turn
 */
export function untilAnswered<P, A extends ActionBase>(
  tutor: Pick<Tutor<P, A>, "atRest">,
  side: Side,
  most = Infinity,
): (now: Decision<A>) => boolean {
  let decisions = 0;
  let answered = false;
  return (now) => {
    decisions += 1;
    if (!tutor.atRest(now)) return false;
    const own = now.sides[0] === side;
    answered ||= !own;
    return (own && answered && decisions >= LEAST) || decisions >= most;
  };
}
