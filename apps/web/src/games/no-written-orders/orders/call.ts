import type { Action, View, WrittenOrder } from "@stonebridge/games/no-written-orders";
import type { Offer } from "../offers/offer.ts";

/** Is it an army’s call to go back, the same order to all? */
export function isCall({ orders: [first] }: WrittenOrder): boolean {
  return first?.type === "general-retreat";
}

/** The commander of an army whose General Retreat is in preview. */
export function calledBack(shown: Offer | undefined): string | undefined {
  const action = shown?.actions.at(-1);
  return action?.type === "retreat-all" ? action.from : undefined;
}

/** Does an action take back a General Retreat? */
export function takesCallBack({ written }: View, action: Action | undefined): boolean {
  return action?.type === "withdraw" && written.some((one) => one.to === action.to && isCall(one));
}

/** Of what takes the same General Retreat back, one is left. */
export function withoutRepeatedCalls(view: View, actions: readonly Action[]): readonly Action[] {
  const back = actions.filter((action) => takesCallBack(view, action));
  return actions.filter((action) => !back.includes(action) || action === back[0]);
}

/** A General Retreat that is written: who orders it, to whom all. */
export interface Call {
  readonly from: string;
  readonly to: readonly string[];
}

/** The calls to go back among what is written, each told once. */
export function callsIn(written: readonly WrittenOrder[]): readonly Call[] {
  const all = written.filter(isCall);
  const commanders = [...new Set(all.map(({ from }) => from))];
  return commanders.map((from) => ({ from, to: all.filter((one) => one.from === from).map(({ to }) => to) }));
}
