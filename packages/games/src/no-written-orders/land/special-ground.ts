import { type HexIndex, ROAD } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import type { Field } from "../field.ts";
import { RADIUS, UNION, type UnitIndex } from "../measures.ts";
import { forget } from "../position/moment.ts";
import type { Mover } from "../army/mover.ts";
import { type Play } from "../play.ts";
import { isUnfound } from "./farm-ford.ts";
import { tell } from "../hiding/hearing.ts";
import { type Position, onMap } from "../position.ts";
import { type Acting, actsIn } from "../army/acting.ts";
import { MOVEMENT } from "../movement/refusals.ts";

/** Turn of the track in which Farm Ford was historically found (NWO-CS2). */
const FORD_FOUND = 6;

/** Why a special rule of the module closes a step to a unit; `to`: the hex beyond the hexside. */
export function refuseGround(
  field: Field,
  p: Position,
  mover: Mover,
  hexside: number,
  from: HexIndex,
  to: HexIndex,
): Refusal | undefined {
  const { ford, bounds, column } = field.ground;
  if (ford.length > 0 && ford.includes(hexside)) {
    if (mover.artillery) return MOVEMENT["step-ford-guns"];
    if (isUnfound(field, p, mover.side, hexside)) return MOVEMENT["step-ford"];
  }
  const bound = bounds[mover.unit];
  if (bound !== undefined && bound[to] === 0)
    return mover.side === UNION ? MOVEMENT["step-turnpike"] : MOVEMENT["step-post"];
  if (column === undefined || !isStrungOut(field, p, mover)) return undefined;
  return field.map.way[hexside] === ROAD && closesUp(field, p, mover, from, to) ? undefined : MOVEMENT["step-column"];
}

/** Does it march in a column that is still to close up (NWO-DS8)? */
export function isStrungOut(field: Field, p: Position, { holder, order }: Pick<Mover, "holder" | "order">): boolean {
  return order === "march" && field.holders[holder].id === field.ground.column && !p.lifted.includes("NWO-DS8");
}

function columnOf({ holders, ground }: Field, p: Position): readonly UnitIndex[] {
  const column = holders.find(({ id }) => id === ground.column);
  return column === undefined ? [] : column.units.filter((unit) => onMap(p, unit));
}

/** Does it come nearer to the farthest unit of its column? */
function closesUp(field: Field, p: Position, { unit }: Mover, from: HexIndex, to: HexIndex): boolean {
  const { grid } = field.map;
  const others = columnOf(field, p).filter((other) => other !== unit);
  const away = (hex: HexIndex): number => Math.max(0, ...others.map((other) => grid.distance(hex, p.place[other])));
  const farthest = away(from);
  return (
    farthest > RADIUS &&
    others.every((other) => {
      const hex = p.place[other];
      return grid.distance(from, hex) < farthest || grid.distance(to, hex) < farthest;
    })
  );
}

/** An action of a side begins: a Union unit beside Farm Ford finds it (NWO-CS2). */
export function findFord(play: Play, f: Acting): void {
  const { field, p } = play;
  if (field.ground.ford.length === 0 || p.lifted.includes("NWO-CS2")) return;
  const banks = field.ground.ford.map((hexside) => Math.floor(hexside / 6));
  const found = field.roster[UNION].some((unit) => actsIn(field, p, f, unit) && banks.includes(p.place[unit]));
  if (found) openFord(play);
}

/** A turn begins: in the sixth the ford is known (NWO-CS2); a column that has closed up stays so (NWO-DS8). */
export function reviewGround(play: Play): void {
  const { field, p } = play;
  const { ford, column } = field.ground;
  if (ford.length > 0 && p.turn >= FORD_FOUND && !p.lifted.includes("NWO-CS2")) openFord(play);
  if (column !== undefined) closeColumn(play);
}

function openFord(play: Play): void {
  const { p } = play;
  p.lifted = [...p.lifted, "NWO-CS2"];
  forget(p, UNION);
  tell(play, { type: "ford-found", rule: "NWO-CS2" });
}

/** Once all units of the column are within two hexes of each other it marches like any other (NWO-DS8, NWO-12.13-c). */
export function closeColumn({ field, p }: Pick<Play, "field" | "p">): void {
  if (field.ground.column === undefined || p.lifted.includes("NWO-DS8")) return;
  const hexes = columnOf(field, p).map((unit) => p.place[unit]);
  const near = hexes.every((one) => hexes.every((other) => field.map.grid.distance(one, other) <= RADIUS));
  if (near) p.lifted = [...p.lifted, "NWO-DS8"];
}
