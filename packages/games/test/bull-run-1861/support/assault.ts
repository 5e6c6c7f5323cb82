import type { Placement } from "../../../src/bull-run-1861/index.ts";
import { type Setting, Table, combats } from "./table.ts";
import { QUIET } from "./units.ts";

/** Keyes (combat 4) attacks e4 from d4, over land; no unit has guns, cavalry or a star. */
export const KEYES: Placement = { unit: "keyes", zone: "d4", facing: "e4", attacks: true };
/** Bartow (combat 2) holds e4 and faces him. */
export const BARTOW: Placement = { unit: "bartow", zone: "e4", facing: "d4" };

export interface Assault extends Partial<Setting> {
  /** Who holds e4, front line first; Bartow if absent. */
  readonly defenders?: readonly Placement[];
  readonly others?: readonly Placement[];
  /** Combat dice of attacker and defender, and what is rolled after them. 6 and 1 give the defenders a Hit. */
  readonly dice?: readonly number[];
}

/** The assault of Keyes on e4 after its combat dice. */
export function assault({ defenders = [BARTOW], others = [], dice = [6, 1], ...more }: Assault = {}): Table {
  const placements = [KEYES, ...defenders, ...others];
  return new Table({ at: combats("north"), units: QUIET, placements, ...more }, dice).fight(["keyes"], ["e4"]);
}

/** Northern brigades that face away from e4 and its neighbours, to close zones; each with the zone it stands in and faces. */
export function block(...places: readonly (readonly [zone: string, facing: string])[]): Placement[] {
  const units = ["howard", "willcox", "franklin", "porter", "burnside", "blenker"];
  return places.map(([zone, facing], at) => ({ unit: units[at] as string, zone, facing }));
}
