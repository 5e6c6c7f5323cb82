import { NOWHERE } from "@stonebridge/board";
import { type Faults, isObject } from "@stonebridge/kernel";
import { presentOf } from "./command.ts";
import type { Field, SideIndex, UnitIndex } from "./field.ts";
import { groupsOf, takeStock } from "./isolation.ts";
import { COHERENT, copyPosition, ISOLATED, marked, type Position } from "./position.ts";

/**
 * Compares what a file says of isolation and cohesion (SB62-9.1-c, SB62-9.1-d) with the position as the part of the phase found it (RU-26),
 * and marks those of whom it says nothing.
 */
export function checkStock(
  field: Field,
  p: Position,
  data: Record<string, unknown>,
  stage: "action" | "combat",
  faults: Faults,
): void {
  const segment = p.stack.find((frame) => frame.step === "segment");
  if (segment?.step !== "segment" || faults.list.length > 0) return;
  const { side } = segment;
  const found = asFound(field, p, side);
  const open = stage === "action" ? tied(found) : changed(field, found, side);
  const told = new Map(
    faults.items("placements", data["placements"]).map((placement, index) => {
      const placed = isObject(placement) ? placement : {};
      return [field.unitIndex.get(String(placed["unit"])), { placed, at: `placements[${index}]` }] as const;
    }),
  );
  for (let unit = 0; unit < field.roster; unit++) {
    const one = told.get(unit);
    if (one === undefined || field.sideOf[unit] !== side) continue;
    for (const [key, mark, rule] of [
      ["isolated", ISOLATED, "SB62-9.1-d"],
      ["coherent", COHERENT, "SB62-9.1-c"],
    ] as const) {
      const holds = marked(found, unit, mark);
      if (one.placed[key] === undefined) p.marks[unit] |= holds ? mark : 0;
      else if (one.placed[key] !== holds && !open.has(unit))
        faults.add(`${one.at}.${key}`, sayHow(field.units[unit].id, mark, holds), rule);
    }
  }
}

function sayHow(id: string, mark: number, holds: boolean): string {
  if (mark === ISOLATED)
    return holds
      ? `${id} stands apart from its division and is isolated; leave it out`
      : `${id} is not isolated where it stands; leave it out`;
  return holds
    ? `${id} is in cohesion with its division; leave it out`
    : `${id} stands too far from its division to be in cohesion; leave it out`;
}

/** The stock taken of the position with every brigade where this part of the phase found it (RU-28). */
function asFound(field: Field, p: Position, side: SideIndex): Position {
  const found = copyPosition(p);
  found.stack.length = 0;
  found.place = p.place.map((zone, unit) => (p.origin[unit] === NOWHERE ? zone : p.origin[unit]));
  takeStock({ field, p: found, dice: { roll: () => 0 }, events: undefined }, side);
  return found;
}

/** Brigades of equal groups, of which the owner has yet to choose (RU-25). */
function tied(found: Position): ReadonlySet<UnitIndex> {
  return new Set(found.stack.flatMap((frame) => (frame.step === "groups" ? frame.groups.flat() : [])));
}

/**
 * Brigades that the stock may have found otherwise than it would now: of divisions with cavalry, which may have changed its mount, or in
 * several bodies, whose commander may have moved; all of them once a combat has been fought.
 */
function changed(field: Field, found: Position, side: SideIndex): ReadonlySet<UnitIndex> {
  const units = new Set<UnitIndex>();
  for (const division of field.divisions.keys()) {
    const members = presentOf(field, found, division);
    if (members.length === 0 || field.sideOf[members[0]] !== side) continue;
    const bodies = groupsOf(field, found, members).filter((group) => group.length > 1);
    if (found.attacked.length === 0 && bodies.length < 2 && members.every((unit) => field.isCavalry[unit] === 0))
      continue;
    for (const unit of members) units.add(unit);
  }
  return units;
}
