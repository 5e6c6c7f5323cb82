import type { CommanderIndex, UnitIndex } from "./field.ts";
import { ELIMINATED, LEFT, ON_MAP, type Position, WITHDRAWN } from "./position.ts";
import { piece, type Refuses, refuses } from "./refusing.ts";

/** Refusals of what is not on the map. */
export const ABSENCE = refuses({
  "absent-waiting": ["SB62-8-E-a", piece],
  "absent-withdrawn": ["SB62-11.2.3-i", piece],
  "absent-eliminated": ["SB62-10.4-w", piece],
  "absent-left": ["SB62-10.4-q", piece],
});

function absenceIn(state: number): Refuses | undefined {
  if (state === ON_MAP) return undefined;
  if (state === ELIMINATED) return ABSENCE["absent-eliminated"];
  if (state === LEFT) return ABSENCE["absent-left"];
  return state === WITHDRAWN ? ABSENCE["absent-withdrawn"] : ABSENCE["absent-waiting"];
}

/** Why a brigade that is not on the map can do nothing; undefined for one that is. */
export function absenceOf(p: Position, unit: UnitIndex): Refuses | undefined {
  return absenceIn(p.state[unit]);
}

/** Why a commander who is not on the map can do nothing; undefined for one who is. */
export function commanderAbsence(p: Position, commander: CommanderIndex): Refuses | undefined {
  return absenceIn(p.commanderState[commander]);
}
