import type { CommanderView, UnitView, View } from "@stonebridge/games/second-bull-run-1862";
import type { Ground, Names, PieceSpoken, Texts, ZoneSpoken } from "@stonebridge/games/second-bull-run-1862/text";
import type { ZoneField } from "../../../play/zones/zone-field.ts";
import { commandersIn, holderOf, standingIn } from "../pieces.ts";

/** What a screen reader hears about counters and zones: whole names, made from the view. */

/** @param acting the brigade that is acting: it has not acted yet */
function spokenPiece(unit: UnitView, names: Names, acting: string | undefined): PieceSpoken {
  const { printed } = unit;
  return {
    name: names.unit(unit.id),
    side: printed.side,
    kind: printed.kind,
    combat: unit.combat,
    artillery: unit.artillery,
    ...(printed.star ? { star: true } : {}),
    ...(printed.sharpshooters ? { sharpshooters: true } : {}),
    ...(unit.fatigue > 0 ? { fatigue: unit.fatigue } : {}),
    ...(unit.losses > 0 ? { losses: unit.losses } : {}),
    ...(unit.routed ? { routed: true } : {}),
    ...(unit.dismounted ? { dismounted: true } : {}),
    ...(unit.isolated ? { isolated: true } : {}),
    ...(unit.facing === undefined ? {} : { faces: names.zone(unit.facing) }),
    ...(unit.attacks === undefined ? {} : { attacks: names.zone(unit.attacks) }),
    ...(unit.acted && unit.id !== acting ? { acted: true } : {}),
  };
}

export interface SpokenField {
  readonly view: View;
  readonly zones: ZoneField;
  /** Letters of the entries, by zone. */
  readonly entries: ReadonlyMap<string, string>;
  readonly texts: Texts;
  readonly names: Names;
}

/** A zone with who stands in it, which enemies are next to its brigades, and what can be done there. */
export function zoneLabel({ view, zones, entries, texts, names }: SpokenField, zone: string, offer?: string): string {
  const data = zones.zone(zone);
  const standing = standingIn(view, zone);
  const holder = holderOf(view, zone);
  const touching = (other: string): boolean => {
    const there = holderOf(view, other);
    return there !== undefined && there !== holder && zones.border(zone, other)?.kind === "land";
  };
  const besides = holder === undefined ? [] : zones.neighbours(zone).filter(touching);
  const control = view.control[zone];
  const entry = entries.get(zone);
  const ground: readonly Ground[] = [...data.terrain, ...(data.embankment ? (["embankment"] as const) : [])];
  const spoken: ZoneSpoken = {
    name: names.zone(zone),
    number: data.number,
    ground,
    ...(data.objectiveOf === undefined ? {} : { objectiveOf: data.objectiveOf as "union" | "confederate" }),
    ...(control === undefined ? {} : { control }),
    ...(entry === undefined ? {} : { entry }),
    pieces: standing.map((unit) => spokenPiece(unit, names, view.acting)),
    commanders: commandersIn(view, zone).map(({ id }) => names.unit(id)),
    enemies: besides.map((other) => names.zone(other)),
    ...(offer === undefined ? {} : { offer }),
  };
  return texts.zoneLabel(spoken);
}

export function pieceLabel(
  unit: UnitView,
  { view, texts, names }: Pick<SpokenField, "view" | "texts" | "names">,
): string {
  const at = unit.zone === undefined ? {} : { at: names.zone(unit.zone) };
  return texts.pieceLabel({ ...spokenPiece(unit, names, view.acting), ...at });
}

export function commanderLabel(
  commander: CommanderView,
  { texts, names }: Pick<SpokenField, "texts" | "names">,
): string {
  const { printed, activated, zone } = commander;
  const at = zone === undefined ? {} : { at: names.zone(zone) };
  return texts.commanderLabel({
    name: names.unit(printed.id),
    side: printed.side,
    rank: printed.rank,
    activated,
    ...at,
  });
}
