import type { Action, Placement, SideId } from "../../../src/bull-run-1861/index.ts";
import { type Setting, Table, half } from "../support/table.ts";
import { QUIET } from "../support/units.ts";

/** A unit where it stands. */
export const at = (unit: string, zone: string, more: Partial<Placement> = {}): Placement => ({ unit, zone, ...more });

export const KEYES = at("keyes", "b2");
export const HOWARD = at("howard", "b5");
export const BEE = at("bee", "f4");
export const JACKSON = at("jackson", "f6");
export const BARTOW = at("bartow", "e4", { facing: "d4" });
export const BOTH: readonly Placement[] = [KEYES, HOWARD, BEE, JACKSON];

export function table(setting: Omit<Setting, "units">, dice: readonly number[] = []): Table {
  return new Table({ units: QUIET, ...setting }, dice);
}

/** The start of a turn. */
export function turn(number: number, more: Partial<Setting> = {}, dice: readonly number[] = []): Table {
  return table({ at: { stage: "turn", turn: number }, placements: BOTH, ...more }, dice);
}

/** Marking in turn 3; the side marks first. */
export function marking(side: SideId, placements: readonly Placement[] = BOTH, more: Partial<Setting> = {}): Table {
  const g = turn(3, { placements, ...more }, side === "south" ? [6, 1] : [1, 6]);
  while (g.step === "offensive") g.idle();
  return g;
}

/** A half in turn 3. */
export function moving(
  side: SideId,
  number: number,
  placements: readonly Placement[] = BOTH,
  more: Partial<Setting> = {},
): Table {
  return table({ at: half(side, number), placements, ...more });
}

/** The first of the placements on the march, in turn 3. */
export function march(side: SideId, placements: readonly Placement[], more: Partial<Setting> = {}): Table {
  return moving(side, 3, placements, more).activate((placements[0] as Placement).unit);
}

/** The Administrative phase of turn 3; P1 is the North. */
export function administration(placements: readonly Placement[]): Table {
  return table({ at: { stage: "administrative", turn: 3, first: "north" }, placements });
}

export const activate = (unit: string): Action => ({ type: "activate", unit });
export const rest = (unit: string): Action => ({ type: "rest", unit });
export const step = (unit: string, zone: string): Action => ({ type: "step", unit, zone });
export const end = (unit: string): Action => ({ type: "end", unit });
export const push = (unit: string): Action => ({ type: "push", unit });
export const deploy = (unit: string, zone: string): Action => ({ type: "deploy", unit, zone });
export const attack = (element: string, facing: string): Action => ({ type: "attack", element, facing });
export const fight = (attackers: readonly string[], zones: readonly string[]): Action => ({
  type: "fight",
  attackers,
  zones,
});
