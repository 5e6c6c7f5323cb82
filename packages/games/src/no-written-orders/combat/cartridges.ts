import { ATTACKERS, DEFENDERS, unitsOf } from "./breaking-off.ts";
import type { FightFrame } from "../frames/combat.ts";
import { isArtillery } from "../measures.ts";
import { type Play } from "../play.ts";
import { tellByStack } from "../hiding/hearing.ts";
import { LOW_AMMUNITION, mark, marked } from "../position.ts";

/** Total of two natural dice from which infantry and cavalry run low; units with repeaters one earlier (NWO-19.6-a, NWO-RUL236). */
const RUNS_LOW = 11;
const REPEATERS_RUN_LOW = 10;

/** Under `smallArmsAmmo` a side that fires much is short of cartridges afterwards. */
export function markShortOfCartridges(play: Play, f: FightFrame): void {
  if (play.field.options.smallArmsAmmo === "off") return;
  for (const which of [ATTACKERS, DEFENDERS]) markSide(play, f, which);
}

function markSide(play: Play, f: FightFrame, which: number): void {
  const { field, p } = play;
  const natural = f.naturals[which];
  const units = unitsOf(play, f, which).filter((unit) => {
    if (isArtillery(field.arm[unit]) || marked(p, unit, LOW_AMMUNITION)) return false;
    return natural >= (field.units[unit].armament === "repeater" ? REPEATERS_RUN_LOW : RUNS_LOW);
  });
  if (units.length === 0) return;
  for (const unit of units) mark(p, unit, LOW_AMMUNITION);
  tellByStack(play, units, (ids) => ({ type: "low-ammunition", rule: "NWO-19.6-a", units: ids }));
}
