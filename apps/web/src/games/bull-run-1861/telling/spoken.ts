import type { UnitView, View } from "@stonebridge/games/bull-run-1861";
import { type Names, type PieceSpoken, type Texts, type ZoneSpoken } from "@stonebridge/games/bull-run-1861/text";
import type { ZoneField } from "../../../play/zones/zone-field.ts";
import { standingIn } from "../pieces.ts";

/** What a screen reader hears about counters and zones: whole names, made from the view. */

/** @param acting the brigade that is acting: it has not acted yet */
function spokenPiece(
  unit: UnitView,
  element: UnitView["elements"][number] | undefined,
  names: Names,
  acting: string | undefined,
): PieceSpoken {
  return {
    name: names.unit(element?.id ?? unit.id),
    side: unit.side,
    combat: unit.combat.current,
    artillery: unit.artillery.current,
    ...(unit.cavalry.current > 0 ? { cavalry: unit.cavalry.current } : {}),
    ...(unit.star ? { star: true } : {}),
    ...(unit.fatigue > 0 ? { fatigue: unit.fatigue } : {}),
    ...(unit.losses > 0 ? { losses: unit.losses } : {}),
    ...(element ? { line: element.line } : {}),
    // On the march it faces nowhere yet.
    ...(element?.facing ? { faces: names.zone(element.facing) } : {}),
    ...(unit.elements.length === 2 ? { extended: true } : {}),
    ...(element?.attacks ? { attacks: true } : {}),
    ...(unit.operational ? { operational: true } : {}),
    ...(unit.acted && unit.id !== acting ? { acted: true } : {}),
  };
}

/** A zone with who stands in it, which enemies are next to its brigades, and what can be done there. */
export function zoneLabel(
  view: View,
  field: ZoneField,
  zone: string,
  texts: Texts,
  names: Names,
  offer?: string,
): string {
  const data = field.zone(zone);
  const standing = standingIn(view, zone);
  const [first] = standing;
  const besides = first
    ? field
        .neighbours(zone)
        .filter((other) => field.border(zone, other)?.kind === "land")
        .filter((other) => standingIn(view, other).some(({ unit }) => unit.side !== first.unit.side))
    : [];
  const control = view.control[zone];
  const spoken: ZoneSpoken = {
    name: names.zone(zone),
    number: data.number,
    terrain: data.terrain,
    bank: data.bank,
    ...(data.victoryPoints > 0 ? { points: data.victoryPoints } : {}),
    ...(control === undefined ? {} : { control }),
    pieces: standing.map(({ unit, element }) => spokenPiece(unit, element, names, view.acting)),
    headquarters: view.headquarters.filter((one) => one.zone === zone).map((one) => texts.headquarters(one.id)),
    enemies: besides.map((other) => names.zone(other)),
    ...(offer === undefined ? {} : { offer }),
  };
  return texts.zoneLabel(spoken);
}

export function pieceLabel(
  unit: UnitView,
  element: UnitView["elements"][number] | undefined,
  texts: Texts,
  names: Names,
  acting: string | undefined,
): string {
  const at = element?.zone;
  return texts.pieceLabel({
    ...spokenPiece(unit, element, names, acting),
    ...(at === undefined ? {} : { at: names.zone(at) }),
  });
}
