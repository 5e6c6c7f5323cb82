import { type HexIndex, TERRAIN, hexLines, opposite } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { NONE, type UnitIndex } from "../measures.ts";
import { type Play, hexId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { type Position, firstAt, isSheltered } from "../position.ts";
import type { Work } from "./works.ts";

/** Terrain of a hex as it affects fire: a Fort with more than one unit in it counts as clear (NWO-10.1-j). */
export function terrainAt({ map }: Field, p: Position, hex: HexIndex): number {
  const terrain = map.terrain[hex];
  if (terrain !== TERRAIN.fort) return terrain;
  const first = firstAt(p, hex);
  return first !== NONE && p.next[first] !== NONE ? TERRAIN.clear : terrain;
}

/** Do works of the map or of the field protect a hex on its side in this direction (NWO-10.2-a, NWO-10.3-d)? */
export function isFortified({ map }: Field, p: Position, hex: HexIndex, direction: number): boolean {
  return map.fortified[hex * 6 + direction] === 1 || isSheltered(p, hex, direction);
}

/** Would fire from one hex come into another over a fortified side of it, whichever way its line takes (NWO-RUL142)? */
export function isCoveredFrom(field: Field, p: Position, hex: HexIndex, from: HexIndex): boolean {
  const { grid, fortified } = field.map;
  const works = p.works.some((work) => work.hex === hex && work.done === 1);
  if (!works && !fortified.subarray(hex * 6, hex * 6 + 6).includes(1)) return false;
  return hexLines(grid, from, hex).every(({ hexsides }) =>
    isFortified(field, p, hex, opposite((hexsides[hexsides.length - 1] as number) % 6)),
  );
}

/** Units attacked while they dig stop digging (NWO-10.3-f, NWO-RUL144). */
export function stopDigging(play: Play, hex: HexIndex): void {
  giveUpDigging(play, "NWO-10.3-f", (work) => work.hex === hex);
}

/** Units that fight or leave their hex stop digging; others in it may continue (NWO-10.3-b). */
export function leaveDigging(play: Play, units: readonly UnitIndex[]): void {
  giveUpDigging(play, "NWO-10.3-b", ({ digger }) => units.includes(digger));
}

/** Removes unfinished works that meet a condition. */
export function giveUpDigging(play: Play, rule: string, test: (work: Work) => boolean): void {
  const { p } = play;
  const given = p.works.filter((work) => work.done === 0 && test(work));
  if (given.length === 0) return;
  p.works = p.works.filter((work) => !given.includes(work));
  for (const { hex } of given) tell(play, { type: "digging-stopped", rule, hex: hexId(play, hex) });
}

/** The units that dig in a hex, and fire at half if they are attacked there (NWO-10.3-f, NWO-RUL144). */
export function diggersIn({ works, place }: Position, hex: HexIndex): readonly UnitIndex[] {
  return works.flatMap(({ done, digger }) => (done === 0 && place[digger] === hex ? [digger] : []));
}
