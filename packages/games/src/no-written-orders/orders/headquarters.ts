import { knownHolder } from "../known.ts";
import type { HexIndex } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Action } from "../actions.ts";
import { spreadTrace } from "../army/command.ts";
import { MARCHING_ON_FOOT, distancesTo } from "../land/distances.ts";
import { type Field, HEADQUARTERS } from "../field.ts";
import { CONFEDERATE, type HolderIndex, POINT, RADIUS, type SideIndex, UNION } from "../measures.ts";
import { fallsBack } from "../army/mover.ts";
import { behind, leadsOn } from "./legs.ts";
import { standDown, takeNext } from "./obedience.ts";
import { type Play, type Step, asks, hexId, holderId, pop, push } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { ELIMINATED, type Position, holds, onMap } from "../position.ts";
import { hexesToEnemy } from "./progress.ts";
import { UNKNOWN } from "../refusing.ts";
import { ORDERS } from "./refusals.ts";
import { isNightSince } from "../turn/night.ts";
import { HEADQUARTERS_MOVEMENT } from "../tables/ranges.ts";

/** Why headquarters do not move in this phase (NWO-11.5-a). */
export function refuseHolder(
  field: Field,
  p: Position,
  side: SideIndex,
  done: readonly HolderIndex[],
  seat: HolderIndex,
): Refusal | undefined {
  const { kind, side: own } = field.holders[seat];
  const standing = p.standing[seat];
  if (kind !== HEADQUARTERS || own !== side || p.seat[seat] < 0 || standing === undefined) return ORDERS["seat-order"];
  if (done.includes(seat)) return ORDERS["seat-once"];
  return standing.order.type === "march" && standing.order.target === undefined ? ORDERS["seat-order"] : undefined;
}

/** Finds how far headquarters can go (NWO-3.3-b); the result is read from `field.search`. */
function spreadSeat(field: Field, p: Position, seat: HolderIndex): void {
  spreadTrace(field, p, field.holders[seat].side, p.seat[seat], HEADQUARTERS_MOVEMENT * POINT);
}

/**
 * Why headquarters that move may not go to a hex (NWO-11.5-a, NWO-RUL158): on a march by its waypoints to its flag, falling back no
 * nearer to the enemy. Read with the search from where they are.
 */
function refuseThere(field: Field, p: Position, seat: HolderIndex, to: HexIndex): Refusal | undefined {
  const { side } = field.holders[seat];
  const from = p.seat[seat];
  const standing = p.standing[seat];
  if (standing === undefined) return ORDERS["seat-order"];
  if (standing.order.type === "march") {
    const found = field.search.wayTo(to);
    const way = found.length === 0 ? [to] : found;
    if (!leadsOn(standing, p.turn, from, way, (target) => distancesTo(field, target, MARCHING_ON_FOOT)))
      return ORDERS["seat-there"];
  } else if (hexesToEnemy(field, p, side, to) < hexesToEnemy(field, p, side, from)) return ORDERS["seat-nearer"];
  if (holds(field, p, 1 - side, to)) return ORDERS["seat-enemy"];
  return field.search.cost[to] > 0 ? undefined : ORDERS["seat-far"];
}

/** Hexes to which headquarters may go. */
function seatsOf(
  field: Field,
  p: Position,
  side: SideIndex,
  done: readonly HolderIndex[],
  seat: HolderIndex,
): readonly HexIndex[] {
  if (refuseHolder(field, p, side, done, seat) !== undefined) return [];
  spreadSeat(field, p, seat);
  return [...field.map.grid.within(p.seat[seat], HEADQUARTERS_MOVEMENT * POINT)].filter(
    (hex) => refuseThere(field, p, seat, hex) === undefined,
  );
}

/** On the first turn of a night headquarters that were lost come back, if their side has units (NWO-11.4-d). */
export function returnHeadquarters(play: Play): void {
  const { field, p } = play;
  if (!field.module.turns[p.turn - 1].firstNight) return;
  for (const side of [CONFEDERATE, UNION])
    for (const seat of field.armies[side])
      if (p.seat[seat] === ELIMINATED && field.roster[side].some((unit) => onMap(p, unit)))
        push(play, { step: "headquarters", side, done: [], returning: seat });
}

/** With any friendly unit (NWO-11.4-d). */
function refuseReturn(
  field: Field,
  p: Position,
  returning: HolderIndex,
  seat: HolderIndex,
  to: HexIndex,
): Refusal | undefined {
  if (seat !== returning) return ORDERS["seat-order"];
  return holds(field, p, field.holders[seat].side, to) ? undefined : ORDERS["seat-friends"];
}

/** Where lost headquarters may come back. */
function returns(field: Field, p: Position, seat: HolderIndex): Action[] {
  const { id, side } = field.holders[seat];
  const hexes = new Set(field.roster[side].filter((unit) => onMap(p, unit)).map((unit) => p.place[unit]));
  return Array.from(hexes, (hex) => ({ type: "seat", holder: id, hex: field.map.grid.ids[hex] }));
}

/** Headquarters move in phase 5, once their side’s Reserve has acted (NWO-11.5-a, NWO-RUL034). */
export const headquarters: Step<"headquarters"> = {
  ask({ field, p }, f) {
    if (f.returning !== undefined) {
      const about = { commander: field.holders[f.returning].id };
      return asks("headquarters", f.side, "NWO-11.4-d", about, returns(field, p, f.returning));
    }
    const actions: Action[] = [];
    for (const seat of field.armies[f.side]) {
      const id = field.holders[seat].id;
      for (const hex of seatsOf(field, p, f.side, f.done, seat))
        actions.push({ type: "seat", holder: id, hex: field.map.grid.ids[hex] });
      if (refuseSettle(field, p, f.side, seat) === undefined) actions.push({ type: "settle", holder: id });
    }
    if (actions.length === 0) return undefined;
    return asks("headquarters", f.side, "NWO-11.5-a", {}, [...actions, { type: "done" }]);
  },
  run: (play, f) => finish(play, f.side),
  take(play, f, action) {
    const { field, p } = play;
    if (action.type !== "seat" && action.type !== "settle") return finish(play, f.side);
    const seat = knownHolder(field, action.holder);
    if (action.type === "settle") return standDown(play, seat, "NWO-RUL158");
    const from = p.seat[seat];
    const to = field.map.grid.known(action.hex);
    const standing = p.standing[seat];
    if (standing !== undefined) {
      spreadSeat(field, p, seat);
      p.standing = p.standing.with(seat, behind(standing, from, field.search.wayTo(to)));
    }
    p.seat = p.seat.with(seat, to);
    if (f.returning !== undefined) {
      tell(play, { type: "headquarters-returned", rule: "NWO-11.4-d", holder: action.holder, hex: hexId(play, to) });
      return pop(play);
    }
    f.done = [...f.done, seat];
    tell(play, {
      type: "headquarters-moved",
      rule: "NWO-11.5-a",
      holder: holderId(play, seat),
      from: hexId(play, from),
      to: hexId(play, to),
    });
    return undefined;
  },
  refuse({ field, p }, f, action) {
    if (action.type === "settle") {
      const seat = field.holderIndex.get(action.holder);
      return seat === undefined ? UNKNOWN["no-such-holder"] : refuseSettle(field, p, f.side, seat);
    }
    if (action.type !== "seat") return undefined;
    const [seat, to] = [field.holderIndex.get(action.holder), field.map.grid.index(action.hex)];
    if (seat === undefined) return UNKNOWN["no-such-holder"];
    if (to === undefined) return UNKNOWN["no-such-hex"];
    if (f.returning !== undefined) return refuseReturn(field, p, f.returning, seat, to);
    const refusal = refuseHolder(field, p, f.side, f.done, seat);
    if (refusal !== undefined) return refusal;
    spreadSeat(field, p, seat);
    return refuseThere(field, p, seat, to);
  },
};

/** Marches at their flag are over, and their next leg follows; those that the enemy stops end (NWO-RUL158). */
function finish(play: Play, side: SideIndex): void {
  const { field, p } = play;
  pop(play);
  for (const seat of field.armies[side]) {
    const { order } = p.standing[seat] ?? {};
    if (p.seat[seat] < 0 || order?.type !== "march") continue;
    if (order.target?.flag === p.seat[seat]) takeNext(play, seat, "NWO-RUL158");
    else if (seatsOf(field, p, side, [], seat).length === 0) standDown(play, seat, "NWO-RUL158");
  }
}

/**
 * Why their owner may not end a retreat: while an enemy unit is within two hexes, or for a General Retreat before night (NWO-RUL158,
 * NWO-12.3.GR-c).
 */
export function refuseSettle(field: Field, p: Position, side: SideIndex, seat: HolderIndex): Refusal | undefined {
  const { kind, side: own } = field.holders[seat];
  const standing = p.standing[seat];
  if (kind !== HEADQUARTERS || own !== side || p.seat[seat] < 0) return ORDERS["seat-order"];
  if (standing === undefined || !fallsBack(standing.order.type)) return ORDERS["seat-order"];
  if (standing.order.type === "general-retreat" && !isNightSince(field, p, standing.sent)) return ORDERS["down-early"];
  return hexesToEnemy(field, p, side, p.seat[seat]) > RADIUS ? undefined : ORDERS["seat-near"];
}
