import type { SideId, UnitView, View } from "@stonebridge/games/second-bull-run-1862";
import type { PieceBody } from "../../play/panels/folds.svelte.ts";
import type { Offer } from "./offers/offer.ts";
import { findUnit, membersOf, zoneOf } from "./pieces.ts";
import { outlook, type Table } from "./table.ts";
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

/** A group of a division that can stay in command (SB62-9.1-f), and the offers that name one of its brigades. */
export interface CommandGroup {
  readonly members: readonly UnitView[];
  readonly offers: readonly Offer[];
}

/** The groups of a division among which its owner chooses, each once although every brigade of it can be named (RU-25). */
export function commandGroups(table: Table, offers: readonly Offer[]): readonly CommandGroup[] {
  const division = table.decision.about["division"];
  const groups = new Map<string, { readonly members: readonly UnitView[]; readonly offers: Offer[] }>();
  for (const offer of offers) {
    const after = outlook(table, offer.actions).table?.view;
    const members =
      after && typeof division === "string" ? membersOf(after, division).filter((one) => !one.isolated) : [];
    const key = members.map(({ id }) => id).join();
    const group = groups.get(key) ?? { members, offers: [] };
    group.offers.push(offer);
    groups.set(key, group);
  }
  return [...groups.values()];
}
