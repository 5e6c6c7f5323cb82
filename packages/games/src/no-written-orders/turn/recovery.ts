import { NOWHERE } from "@stonebridge/board";
import { steadinessOf } from "../army/combatants.ts";
import type { Field } from "../field.ts";
import { CONFEDERATE, NONE, type UnitIndex, UNION, isArtillery } from "../measures.ts";
import { recovers, type Shelter } from "../army/morale.ts";
import { type Play, roll, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { DISRUPTED, type Position, firstAt, marked, onMap, unmark } from "../position.ts";
import { isFortified } from "../land/strongpoints.ts";
import { givesCover } from "../tables/terrain-table.ts";

/**
 * At the end of a turn every disrupted unit tests, with adjacent enemies as they were when the tests began (NWO-4-h, NWO-6.3-b..d,
 * NWO-DR10): side A first.
 */
export function testRecovery(play: Play): void {
  const { field, p } = play;
  const disrupted = (unit: UnitIndex): boolean => onMap(p, unit) && marked(p, unit, DISRUPTED);
  const tests = [UNION, CONFEDERATE].flatMap((side) =>
    field.roster[side].filter(disrupted).map((unit) => ({ unit, shelter: shelterOf(field, p, unit) })),
  );
  for (const { unit, shelter } of tests) {
    const steadiness = steadinessOf(field, p, unit, hasGunsBeside(field, p, unit), true);
    const die = roll(play, "recovery", field.sideOf[unit], [], unitId(play, unit));
    const recovered = recovers(die.die, steadiness, shelter);
    if (recovered) unmark(p, unit, DISRUPTED);
    tell(play, { type: "recovery-tested", rule: "NWO-6.3-b", unit: unitId(play, unit), roll: die, recovered });
  }
}

/** NWO-RUL013: in recovery artillery in the stack steadies it too. */
function hasGunsBeside(field: Field, p: Position, unit: UnitIndex): boolean {
  for (let other = firstAt(p, p.place[unit]); other !== NONE; other = p.next[other])
    if (isArtillery(field.arm[other])) return true;
  return false;
}

function shelterOf(field: Field, p: Position, unit: UnitIndex): Shelter {
  const hex = p.place[unit];
  const { neighbours } = field.map;
  let enemyBeside = false;
  for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
    const near = neighbours[hexside];
    if (near === NOWHERE) continue;
    for (let other = firstAt(p, near); other !== NONE; other = p.next[other])
      if (field.sideOf[other] !== field.sideOf[unit] && !marked(p, other, DISRUPTED)) enemyBeside = true;
  }
  return { cover: isCover(field, p, hex), enemyBeside };
}

/** Does the terrain of a hex reduce attackers, or do works on any side of it (NWO-RUL067)? */
function isCover(field: Field, p: Position, hex: number): boolean {
  if (givesCover(field.map.terrain[hex], field.options.cavalryCharges === "on")) return true;
  return [0, 1, 2, 3, 4, 5].some((direction) => isFortified(field, p, hex, direction));
}
