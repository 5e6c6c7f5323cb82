import type { HexIndex } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import { spreadTrace } from "./command.ts";
import { MARCHING_ON_FOOT, distancesTo } from "./distances.ts";
import { type Field, HEADQUARTERS } from "./field.ts";
import { type HolderIndex, POINT, RADIUS, type SideIndex } from "./measures.ts";
import { standDown } from "./obedience.ts";
import { type Step, asks, hexId, holderId, pop, tell } from "./play.ts";
import { type Position, holds } from "./position.ts";
import { hexesToEnemy } from "./progress.ts";
import { refuse } from "./refusals.ts";
import { HEADQUARTERS_MOVEMENT } from "./tables/ranges.ts";

/** Why headquarters may not go to a hex (NWO-3.3-b, NWO-11.5-a, NWO-RUL158): on a march towards its flag, falling back no nearer to the enemy. */
function refuseSeat(
  field: Field,
  p: Position,
  side: SideIndex,
  done: readonly HolderIndex[],
  seat: HolderIndex,
  to: HexIndex,
): Refusal | undefined {
  const { kind, side: own } = field.holders[seat];
  const standing = p.standing[seat];
  if (kind !== HEADQUARTERS || own !== side || p.seat[seat] < 0 || standing === undefined) return refuse("seat-order");
  if (done.includes(seat)) return refuse("seat-once");
  const from = p.seat[seat];
  const { target } = standing.order;
  if (standing.order.type === "march") {
    if (target === undefined) return refuse("seat-order");
    const ways = distancesTo(field, target, MARCHING_ON_FOOT);
    if (ways[to] >= ways[from]) return refuse("seat-there");
  } else if (hexesToEnemy(field, p, side, to) < hexesToEnemy(field, p, side, from)) return refuse("seat-there");
  if (holds(field, p, 1 - side, to)) return refuse("seat-there");
  spreadTrace(field, p, side, from, HEADQUARTERS_MOVEMENT * POINT);
  return field.search.cost[to] > 0 ? undefined : refuse("seat-far");
}

/** Headquarters move in phase 5, once their side’s Reserve has acted (NWO-11.5-a, NWO-RUL034). */
export const headquarters: Step<"headquarters"> = {
  ask({ field, p }, f) {
    const actions: Action[] = [];
    for (const seat of field.armies[f.side]) {
      const id = field.holders[seat].id;
      for (const hex of field.map.grid.within(Math.max(0, p.seat[seat]), HEADQUARTERS_MOVEMENT * POINT))
        if (refuseSeat(field, p, f.side, f.done, seat, hex) === undefined)
          actions.push({ type: "seat", holder: id, hex: field.map.grid.ids[hex] });
      if (maySettle(field, p, seat)) actions.push({ type: "settle", holder: id });
    }
    if (actions.length === 0) return undefined;
    return asks("headquarters", f.side, "NWO-11.5-a", {}, [...actions, { type: "done" }]);
  },
  run: pop,
  take(play, f, action) {
    const { field, p } = play;
    if (action.type !== "seat" && action.type !== "settle") return pop(play);
    const seat = field.holderIndex.get(action.holder) as HolderIndex;
    if (action.type === "settle") return standDown(play, seat, "NWO-RUL158");
    const from = p.seat[seat];
    const to = field.map.grid.known(action.hex);
    p.seat[seat] = to;
    f.done = [...f.done, seat];
    tell(play, {
      type: "headquarters-moved",
      rule: "NWO-11.5-a",
      holder: holderId(play, seat),
      from: hexId(play, from),
      to: hexId(play, to),
    });
    if (p.standing[seat]?.order.target?.flag === to) standDown(play, seat, "NWO-RUL158");
    return undefined;
  },
  refuse({ field, p }, f, action) {
    if (action.type !== "seat") return undefined;
    const [seat, to] = [field.holderIndex.get(action.holder), field.map.grid.index(action.hex)];
    if (seat === undefined) return refuse("no-such-holder");
    return to === undefined ? refuse("no-such-hex") : refuseSeat(field, p, f.side, f.done, seat, to);
  },
};

/** May their owner end a retreat: is no enemy unit within two hexes (NWO-RUL158)? */
function maySettle(field: Field, p: Position, seat: HolderIndex): boolean {
  const type = p.standing[seat]?.order.type;
  if (p.seat[seat] < 0 || (type !== "fall-back" && type !== "general-retreat")) return false;
  return hexesToEnemy(field, p, field.holders[seat].side, p.seat[seat]) > RADIUS;
}
