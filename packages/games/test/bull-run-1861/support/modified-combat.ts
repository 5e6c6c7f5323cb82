import type { Placement, UnitValues } from "../../../src/bull-run-1861/index.ts";
import { type Setting, Table, combats } from "./table.ts";
import { quiet } from "./units.ts";

interface Combat extends Partial<Setting> {
  readonly values?: Readonly<Record<string, UnitValues>>;
  /** Artillery and cavalry dice, then both combat dice, then what follows. */
  readonly dice: readonly number[];
  readonly turn?: number;
}

/** A Northern attack by every piece with a marker on these zones. */
export function fought(
  placements: readonly Placement[],
  zones: readonly string[],
  { values = {}, dice, turn, ...more }: Combat,
): Table {
  const g = new Table({ at: combats("north", turn), units: quiet(values), placements, ...more }, dice);
  return g.fight(
    placements.filter(({ attacks }) => attacks).map(({ unit }) => unit),
    zones,
  );
}

export const attacker = (unit: string, zone = "d4", facing = "e4"): Placement => ({
  unit,
  zone,
  facing,
  attacks: true,
});
export const KEYES = attacker("keyes");

/** Cocke, as strong as Keyes, in the open. */
export const COCKE: Placement = { unit: "cocke", zone: "e4", facing: "d4" };

/** What is added on each side: the attacker’s modifiers, the defender’s. */
export const lines = (g: Table): [string[], string[]] => [g.modifiers("attacker"), g.modifiers("defender")];
