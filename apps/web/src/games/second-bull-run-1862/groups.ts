import type { SideId, View } from "@stonebridge/games/second-bull-run-1862";
import type { PieceBody } from "../../play/panels/folds.svelte.ts";
import { findUnit, zoneOf } from "./pieces.ts";
import type { PlayTools } from "./tools.ts";

/** Where a piece stands already; undefined for one that waits beside the map. */
export function whereaboutsOf(view: View, piece: string): string | undefined {
  return zoneOf(view, piece);
}

/** Names of bodies of troops. */
export interface BodyNames {
  division(id: string): string;
  unit(id: string): string;
  readonly independent: string;
  readonly commanders: string;
  /** Guns that the army keeps together, of no division. */
  readonly reserve: string;
  /** A part of a division that stands apart. */
  detached(name: string): string;
}

/** Pieces of the set-up by the groups of its list (SB62-11.2-a). */
export function groupBodies(tools: PlayTools, names: BodyNames, pieces: readonly string[]): readonly PieceBody[] {
  return tools.game.field.scenario.groups.flatMap((group): PieceBody[] => {
    const own = [...group.commanders, ...group.units].filter((piece) => pieces.includes(piece));
    return own.length === 0 ? [] : [{ id: group.id, name: groupName(tools, names, group), pieces: own }];
  });
}

const DETACHED = "-detached";

type Group = PlayTools["game"]["field"]["scenario"]["groups"][number];

/** A group by its divisions, guns of no division together, a single piece by its own name. */
function groupName({ game }: PlayTools, names: BodyNames, { id, units, commanders }: Group): string {
  const { field } = game;
  const ofUnits = units.map((unit) => field.units[field.unitIndex.get(unit) ?? -1]?.division ?? null);
  const divisions = [...new Set(ofUnits)].filter((division) => division !== null);
  if (divisions.length === 0 && units.length > 1) return names.reserve;
  const whole = divisions.map((division) => names.division(division)).join(", ");
  if (whole === "") return [...units, ...commanders].map((piece) => names.unit(piece)).join(", ");
  return id.endsWith(DETACHED) ? names.detached(whole) : whole;
}

/** Pieces by division, independent brigades and commanders each by themselves. */
export function divisionBodies(view: View, names: BodyNames, pieces: readonly string[]): readonly PieceBody[] {
  const bodies = new Map<string, { readonly name: string; readonly pieces: string[] }>();
  for (const piece of pieces) {
    const unit = findUnit(view, piece);
    const division = unit?.printed.division ?? undefined;
    const key = division ?? (unit ? "independent" : "commanders");
    const name = division === undefined ? (unit ? names.independent : names.commanders) : names.division(division);
    const body = bodies.get(key) ?? { name, pieces: [] };
    body.pieces.push(piece);
    bodies.set(key, body);
  }
  return [...bodies].map(([id, body]) => ({ id, ...body }));
}

/** The divisions of a side in the order of their corps, with whom they obey. */
export function divisionsOf(
  { game }: PlayTools,
  side: SideId,
): readonly { readonly id: string; readonly corps: string }[] {
  return game.field.divisions.filter((one) => one.side === side);
}
