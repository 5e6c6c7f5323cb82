import { NOWHERE } from "@stonebridge/board";
import type { Faults } from "@stonebridge/kernel";
import { presentOf } from "../command/command-range.ts";
import { type Field, NONE, type SideIndex, type UnitIndex } from "../field.ts";
import { groupsOf, takeStock } from "../command/isolation.ts";
import { COHERENT, ISOLATED, marked, ON_MAP, type Position, WAITING } from "../position.ts";
import { copyPosition } from "../copying.ts";
import type { Told } from "./situation-forms.ts";

/**
 * Compares what a file says about isolation and cohesion (SB62-9.1-c, SB62-9.1-d) with the position as the part of the phase found it
 * (RU-26), and marks the brigades about which it says nothing.
 */
export function checkStock(field: Field, p: Position, told: Told, stage: "action" | "combat", faults: Faults): void {
  const segment = p.stack.find((frame) => frame.step === "segment");
  if (segment?.step !== "segment" || faults.list.length > 0) return;
  const { side } = segment;
  const found = asFound(field, p, side);
  const open = stage === "action" ? tied(found) : changed(field, found, side);
  for (const [index, placement] of (told.placements ?? []).entries()) {
    const { unit } = placement;
    if (field.sideOf[unit] !== side) continue;
    for (const [key, mark, rule] of [
      ["isolated", ISOLATED, "SB62-9.1-d"],
      ["coherent", COHERENT, "SB62-9.1-c"],
    ] as const) {
      const holds = marked(found, unit, mark);
      if (placement[key] === undefined) p.marks[unit] |= holds ? mark : 0;
      else if (placement[key] !== holds && !open.has(unit))
        faults.add(`placements[${index}].${key}`, sayHow(field.units[unit].id, mark, holds), rule);
    }
  }
}

/**
 * Compares which brigades are isolated in a saved position with where each was when the running part of the phase began (RU-26, RU-28):
 * marks are kept until it ends, and there are none at any other time. What has happened since leaves some open, see {@link unsettled}.
 */
export function checkKeptIsolation(field: Field, p: Position, told: Told, faults: Faults): void {
  if (faults.list.length > 0) return;
  const segment = p.stack.find((frame) => frame.step === "segment");
  const side = segment?.step === "segment" && segment.at > 0 ? segment.side : NONE;
  const found = asFound(field, p, side);
  const open = unsettled(field, found, side);
  for (const [index, { unit }] of (told.placements ?? []).entries()) {
    if (p.state[unit] !== ON_MAP || open.has(unit)) continue;
    const at = `placements[${index}]`;
    const { id } = field.units[unit];
    const isolated = marked(p, unit, ISOLATED);
    if (field.sideOf[unit] !== side) {
      const problem = `${id} is isolated only while a part of an action phase of its own side runs; leave it out`;
      if (isolated) faults.add(`${at}.isolated`, problem, "SB62-RU26");
    } else if (isolated !== marked(found, unit, ISOLATED))
      faults.add(`${at}.isolated`, sayThen(id, isolated), "SB62-9.1-d");
  }
}

function sayThen(id: string, isolated: boolean): string {
  return isolated
    ? `${id} was not isolated where it stood when this part of the phase began; leave it out`
    : `${id} stood apart from its division when this part of the phase began: it must be true`;
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

/** Isolation and cohesion with every brigade where this part of the phase found it (RU-28). */
function asFound(field: Field, p: Position, side: SideIndex): Position {
  const found = copyPosition(p);
  found.stack.length = 0;
  found.place = p.place.map((zone, unit) => (p.origin[unit] === NOWHERE ? zone : p.origin[unit]));
  if (side !== NONE) takeStock({ field, p: found, dice: { roll: () => 0 }, events: undefined }, side);
  return found;
}

/** Brigades of equal groups, of which the owner has yet to choose (RU-25). */
function tied(found: Position): ReadonlySet<UnitIndex> {
  return new Set(found.stack.flatMap((frame) => (frame.step === "groups" ? frame.groups.flat() : [])));
}

/**
 * Brigades whose state at the beginning may differ from what it would be now: of divisions with cavalry, which may have mounted or
 * dismounted, or in several bodies, whose commander may have moved; all of them once a combat has been fought.
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

/**
 * Brigades of a side for which nothing shows now whether they were isolated when the part of the phase began: bodies of one division, whose
 * commander may have moved, and divisions that have lost a brigade, perhaps since. No division has cavalry, which might have mounted.
 */
function unsettled(field: Field, found: Position, side: SideIndex): ReadonlySet<UnitIndex> {
  const units = new Set<UnitIndex>();
  for (const [division, members] of field.membersOf.entries()) {
    const present = presentOf(field, found, division);
    if (present.length === 0 || field.sideOf[present[0]] !== side) continue;
    const bodies = groupsOf(field, found, present).filter((group) => group.length > 1);
    const lost = members.some((unit) => found.state[unit] !== ON_MAP && found.state[unit] !== WAITING);
    for (const unit of lost ? present : bodies.length > 1 ? bodies.flat() : []) units.add(unit);
  }
  return units;
}
