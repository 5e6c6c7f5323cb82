import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { type Refusal, UNKNOWN } from "../refusing.ts";
import { type Acting, actsIn } from "../army/acting.ts";
import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";
import type { SegmentFrame } from "../frames/movement.ts";
import { INFANTRY, NONE, type UnitIndex, isArtillery } from "../measures.ts";
import { isNight, noteNightWork } from "../turn/night.ts";
import { type Play, hexId, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { CLEARS, FOUGHT, MOVED, type Position, firstAt, mark, marked, onMap, spreadZone, unmark } from "../position.ts";
import { MOVEMENT } from "./refusals.ts";
import { refuseTake } from "./setting-out.ts";
import { giveUpDigging } from "../land/strongpoints.ts";
import { boundBy, orderOf } from "../army/standing.ts";
import type { Work } from "../land/works.ts";

/** Turns after the one in which digging began at the end of which it is done (NWO-10.3-c, NWO-RUL143). */
const DIGGING_TAKES = 2;

/** May entrenchments be dug (NWO-10.3-a): as the options say, otherwise the module? */
function mayEntrench({ options, module }: Field): boolean {
  return options.entrenching === "module" ? module.switches.entrenching : options.entrenching === "on";
}

/** Why a unit may not begin an entrenchment that faces the next hex (NWO-10.3-a, NWO-10.3-b, NWO-10.3-e, NWO-D34). */
export function refuseDig(
  field: Field,
  p: Position,
  segment: SegmentFrame,
  unit: UnitIndex,
  to: HexIndex,
): Refusal | undefined {
  if (!mayEntrench(field)) return MOVEMENT["dig-off"];
  const refusal = refuseTake(field, p, segment, unit);
  if (refusal !== undefined) return refusal;
  if (isArtillery(field.arm[unit]) || orderOf(field, p, unit) !== "defend") return MOVEMENT["dig-order"];
  const facing = field.map.grid.direction(p.place[unit], to);
  if (facing === -1) return MOVEMENT["dig-apart"];
  const there = p.works.some((work) => work.hex === p.place[unit] && (work.done === 0 || work.facing === facing));
  return there ? MOVEMENT["dig-there"] : undefined;
}

/** Why a unit may not spend its action on taking down an abatis. */
export function refuseClear(field: Field, p: Position, segment: SegmentFrame, unit: UnitIndex): Refusal | undefined {
  const { abatis } = field.special;
  if (abatis === undefined) return UNKNOWN["not-asked"];
  const refusal = refuseTake(field, p, segment, unit);
  if (refusal !== undefined) return refusal;
  return field.arm[unit] === INFANTRY && p.abatis.includes(p.place[unit]) ? undefined : abatis.refusal;
}

/** What units of a segment may do in their hex instead of moving. */
export function groundwork(field: Field, p: Position, segment: SegmentFrame): readonly Action[] {
  const actions: Action[] = [];
  const { ids } = field.map.grid;
  for (const unit of segment.units) {
    const { id } = field.units[unit];
    if (mayEntrench(field) && p.place[unit] >= 0)
      for (let hexside = p.place[unit] * 6; hexside < p.place[unit] * 6 + 6; hexside++) {
        const to = field.map.neighbours[hexside];
        if (to !== NOWHERE && refuseDig(field, p, segment, unit, to) === undefined)
          actions.push({ type: "dig", unit: id, hex: ids[to] });
      }
    if (p.abatis.length > 0 && refuseClear(field, p, segment, unit) === undefined)
      actions.push({ type: "clear", unit: id });
  }
  return actions;
}

/** It stays where it is, and digs. */
export function dig(play: Play, unit: UnitIndex, to: HexIndex): void {
  const { field, p } = play;
  const hex = p.place[unit];
  mark(p, unit, MOVED);
  const facing = field.map.grid.direction(hex, to);
  p.works = [...p.works, { hex, facing, begun: p.turn, done: 0, digger: unit }];
  tell(play, {
    type: "digging-began",
    rule: "NWO-10.3-b",
    unit: unitId(play, unit),
    hex: hexId(play, hex),
    facing: hexId(play, to),
  });
}

/** It stays where it is, and takes down the abatis. */
export function clear({ p }: Play, unit: UnitIndex): void {
  mark(p, unit, MOVED | CLEARS);
}

/**
 * At the end of an action: units that fought, left, or have another order stop digging; units that have dug for two turns since they began
 * are done (NWO-10.3-b, NWO-10.3-c, NWO-RUL143); an abatis is cleared.
 */
export function finishGroundwork(play: Play, f: Acting): void {
  const { field, p } = play;
  if (p.works.length > 0) {
    const isOver = ({ digger, hex }: Work): boolean =>
      p.place[digger] !== hex || orderOf(field, p, digger) !== "defend";
    giveUpDigging(play, "NWO-10.3-b", isOver);
    for (const work of p.works) {
      if (work.done === 1 || !actsIn(field, p, f, work.digger)) continue;
      if (isNight(field, p)) noteNightWork(p, boundBy(field, p, work.digger));
      if (p.turn >= work.begun + DIGGING_TAKES) complete(play, work);
    }
  }
  if (p.abatis.length > 0 && field.special.abatis !== undefined) clearAbatis(play, field.special.abatis.rule);
}

/** The new works are placed, instead of those that faced another way (NWO-10.3-e). */
function complete(play: Play, work: Work): void {
  const { field, p } = play;
  const done: Work = { ...work, done: 1, digger: NONE };
  respread(field, p, work.hex, -1);
  p.works = [...p.works.filter(({ hex }) => hex !== work.hex), done];
  respread(field, p, work.hex, 1);
  const to = field.map.neighbours[work.hex * 6 + work.facing];
  tell(play, { type: "entrenched", rule: "NWO-10.3-c", hex: hexId(play, work.hex), facing: hexId(play, to) });
}

/** Zones of control of all stacks around a hex, whose protection changes. */
function respread(field: Field, p: Position, hex: HexIndex, by: number): void {
  for (const near of field.map.grid.ring(hex, 1)) {
    const first = firstAt(p, near);
    if (first !== NONE) spreadZone(field, p, field.sideOf[first], near, by);
  }
}

function clearAbatis(play: Play, rule: string): void {
  const { field, p } = play;
  for (const unit of field.units.keys()) {
    if (!marked(p, unit, CLEARS)) continue;
    unmark(p, unit, CLEARS);
    const hex = p.place[unit];
    if (!onMap(p, unit) || marked(p, unit, FOUGHT) || !p.abatis.includes(hex)) continue;
    p.abatis = p.abatis.filter((one) => one !== hex);
    tell(play, { type: "abatis-cleared", rule, unit: unitId(play, unit), hex: hexId(play, hex) });
  }
}
