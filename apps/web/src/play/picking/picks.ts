import type { ActionBase } from "@stonebridge/kernel";
import {
  type Denial,
  type Intent,
  type Offer,
  offersAt,
  type Pick,
  type TargetKey,
} from "../../games/contract/offers.ts";

/** What reading a pick needs of a game. */
export interface PickReading<O extends Offer<ActionBase>> {
  /** Whether the offer waits for a second press, however the player likes it. */
  needsPreview(offer: O): boolean;
  /** Why a pick on the target is not possible; undefined where it means nothing that could be refused. */
  denialAt(target: TargetKey): Denial<O["actions"][number]> | undefined;
  /** The target is what is in hand or acts, or where it stands: nothing is asked there. */
  isOwn(target: TargetKey): boolean;
  /** Several offers for one target are one meaning; absent: they never are. */
  areOne?(offers: readonly O[]): boolean;
}

/** What a click, tap or Enter means: a second pick commits what is in preview, a first one takes in hand, commits or weighs. */
export function readPick<O extends Offer<ActionBase>>(
  { target, offers, weighed, oneClick }: Pick<O>,
  reading: PickReading<O>,
): Intent<O> {
  const here = offersAt(offers, target);
  if (weighed && here.some(({ id }) => id === weighed.id)) return { kind: "commit", offer: weighed };
  const [first, ...others] = here;
  if (!first) return withoutOffer(target, reading);
  if (first.meaning === "select" && first.piece !== undefined) return { kind: "select", piece: first.piece };
  const plain = others.length === 0 || reading.areOne?.(here) === true;
  if (oneClick && plain && !reading.needsPreview(first)) return { kind: "commit", offer: first };
  return { kind: "weigh", offer: first, others };
}

/** What a pick means for which nothing is offered: why not, or a look at the piece. */
export function withoutOffer<O extends Offer<ActionBase>>(
  target: TargetKey,
  reading: Omit<PickReading<O>, "needsPreview">,
): Intent<O> {
  const denial = reading.isOwn(target) ? undefined : reading.denialAt(target);
  if (denial) return { kind: "deny", denial };
  return target.startsWith("piece:") ? { kind: "look", piece: target.slice("piece:".length) } : { kind: "look" };
}
