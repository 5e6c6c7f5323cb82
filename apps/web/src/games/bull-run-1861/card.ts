import type { HeadquartersId, View } from "@stonebridge/games/bull-run-1861";
import { findUnit, unitOf, zoneOf } from "./pieces.ts";
import type { PlayTools } from "./tools.ts";

/** Whether a brigade stands in range of the headquarters that commands it. */
export interface CommandStatus {
  readonly headquarters: HeadquartersId;
  /** Movement points from it; undefined if no way leads there. */
  readonly distance: number | undefined;
  readonly range: number;
  readonly within: boolean;
}

const COMMANDERS = {
  "northeastern-virginia": "mcdowell",
  potomac: "beauregard",
  shenandoah: "johnston",
} as const satisfies Record<string, HeadquartersId>;

/** The command of a brigade on the map (10.1-b); an extended one counts by its nearer element (R19). */
export function commandStatus<P>(tools: PlayTools<P>, position: P, id: string): CommandStatus | undefined {
  const view = tools.rules.view(position);
  const unit = findUnit(view, id);
  if (!unit || (unit.whereabouts !== "map" && unit.whereabouts !== "attached")) return undefined;
  const headquarters = COMMANDERS[unit.army];
  const range = view.headquarters.find((one) => one.id === headquarters)?.range;
  if (range === undefined) return undefined;
  const zones = unit.elements.length > 0 ? unit.elements.map((one) => one.zone) : [zoneOf(view, id)];
  const [nearest] = tools.rules
    .command(position, headquarters)
    .filter((one) => zones.includes(one.zone))
    .toSorted((one, other) => one.cost - other.cost);
  return { headquarters, distance: nearest?.cost, range, within: nearest?.within === true };
}

/** The brigade of the same side that comes next (1) or before (-1) in the order of battle, among those on the map. */
export function nextPiece(view: View, piece: string, by: 1 | -1): string {
  const unit = findUnit(view, unitOf(piece));
  const row = view.units.filter((one) => one.side === unit?.side && one.elements.length > 0);
  const at = row.findIndex((one) => one.id === unit?.id);
  return row.at((at + by + row.length) % Math.max(row.length, 1))?.elements[0]?.id ?? piece;
}
