import type { Refusal } from "@stonebridge/kernel";
import type { Action } from "./actions.ts";
import { inCommand } from "./army/command.ts";
import type { Field } from "./field.ts";
import { type HolderIndex, NONE, STACKING_LIMIT, type UnitIndex } from "./measures.ts";
import { moverOf } from "./army/mover.ts";
import { holderId, hexId, type Play, unitId } from "./play.ts";
import { firstAt, onMap, unitsAt } from "./position.ts";
import { boundBy } from "./army/standing.ts";
import { stepCost } from "./movement/step-rules.ts";
import { ORDER_TYPES } from "./vocabulary.ts";

/**
 * Adds to a refusal what its sentence can name: the ids of the action (`unit`, `leader`, `holder`, `formation`, `commander`, `from`, `to`,
 * `hex`, `order`), whose order binds a unit of the side that asks, and which (`holder`, `order`, `target`), `commanded`, points `left` and
 * `needed` in halves, `limit`, ids of `enemies`. Made only when somebody asks why.
 * @param play of the position as the side knows it
 */
export function explain(play: Play, refusal: Refusal, action: Action): Refusal {
  const { field, p } = play;
  const { type: _, ...ids } = action;
  const values: Record<string, unknown> = { ...ids };
  const frame = p.stack.at(-1);
  const asks = frame !== undefined && "side" in frame ? frame.side : NONE;
  const hex = "hex" in action ? field.map.grid.index(action.hex) : undefined;
  const { unit: named } = "unit" in action ? action : ((refusal.with ?? {}) as { readonly unit?: string });
  const unit = named === undefined ? undefined : field.unitIndex.get(named);
  const mover = unit ?? (frame?.step === "march" ? frame.units[0] : undefined);
  if (mover !== undefined && field.sideOf[mover] === asks) Object.assign(values, bindingOf(play, mover));
  const { holder } = "holder" in action ? action : ((refusal.with ?? {}) as { readonly holder?: string });
  const ordered = holder === undefined ? undefined : field.holderIndex.get(holder);
  if (ordered !== undefined && field.holders[ordered].side === asks)
    Object.assign(values, orderOfHolder(play, ordered));
  if (hex !== undefined) {
    const there = firstAt(p, hex);
    if (there !== NONE && field.sideOf[there] === 1 - asks)
      values["enemies"] = unitsAt(p, hex).map((one) => unitId(play, one));
  }
  if (frame?.step === "march" && frame.units.length > 0) {
    values["left"] = Math.min(...frame.points);
    const needed = hex === undefined ? 0 : priceOf(play, hex);
    if (needed > 0) values["needed"] = needed;
  }
  if (frame?.step === "drafting") {
    values["to"] = holderId(play, frame.to);
    if (frame.type !== NONE) values["order"] = ORDER_TYPES[frame.type];
  }
  if (refusal.reason.endsWith("-full")) values["limit"] = STACKING_LIMIT;
  return { ...refusal, with: { ...values, ...refusal.with } };
}

/** Whose order binds a unit, which one, and whether it is in command. */
function bindingOf(play: Play, unit: UnitIndex): Record<string, unknown> {
  const { field, p } = play;
  return {
    unit: unitId(play, unit),
    ...orderOfHolder(play, boundBy(field, p, unit)),
    ...(onMap(p, unit) ? { commanded: inCommand(field, p, unit) } : {}),
  };
}

function orderOfHolder(play: Play, holder: HolderIndex | undefined): Record<string, unknown> {
  if (holder === undefined) return {};
  const order = play.p.standing[holder]?.order;
  return {
    holder: holderId(play, holder),
    order: order?.type ?? "reserve",
    ...(order?.target === undefined ? {} : { target: hexId(play, order.target.flag) }),
  };
}

/** What a step of the march would cost its first unit, in halves of a point; 0 if there is no way. */
function priceOf({ field, p }: Play, hex: number): number {
  const frame = p.stack.at(-1);
  if (frame?.step !== "march") return 0;
  const direction = directionTo(field, frame.hex, hex);
  if (direction === NONE) return 0;
  const [unit] = frame.units;
  const way = {
    mover: moverOf(field, p, unit),
    hex: frame.hex,
    points: frame.points[0],
    steps: frame.steps[0],
    start: frame.starts[0],
    alone: frame.units.length === 1,
    escorted: frame.units.length > 1,
  };
  return stepCost(field, p, way, frame.hex * 6 + direction);
}

function directionTo({ map }: Field, from: number, to: number): number {
  for (let direction = 0; direction < 6; direction++) if (map.neighbours[from * 6 + direction] === to) return direction;
  return NONE;
}
