import type { Action } from "@stonebridge/games/no-written-orders";
import type { HolderIndex, Position } from "@stonebridge/games/no-written-orders/internals";
import type { Country } from "./country.ts";
import { dangerAt } from "./relocation.ts";

/** Are headquarters nearer to the enemy than is safe? */
function isInDanger(field: Country["field"], p: Position, seat: HolderIndex): boolean {
  return dangerAt(field, p, field.holders[seat].side, p.seat[seat]) > 0;
}

/** Where headquarters move: as far along their way as is safe; or that they are done. */
export function chooseSeat({ field }: Country, p: Position, actions: readonly Action[]): Action {
  const settle = actions.find(
    (action) => action.type === "settle" && !isInDanger(field, p, field.holderIndex.get(action.holder) as HolderIndex),
  );
  if (settle !== undefined) return settle;
  let best = actions.find(({ type }) => type === "done") ?? actions[0];
  let least = Infinity;
  for (const action of actions) {
    if (action.type !== "seat") continue;
    const seat = field.holderIndex.get(action.holder) as HolderIndex;
    const hex = field.map.grid.known(action.hex);
    const { side } = field.holders[seat];
    const target = p.standing[seat]?.order.target;
    const way = target === undefined ? 0 : field.map.grid.distance(hex, target.flag);
    const price = way + dangerAt(field, p, side, hex);
    if (price >= least) continue;
    least = price;
    best = action;
  }
  return best;
}
