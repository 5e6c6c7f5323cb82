import type { ZoneData } from "@stonebridge/board";
import type { View } from "@stonebridge/games/bull-run-1861";
import type { Names, Texts } from "@stonebridge/games/bull-run-1861/text";
import type { ZoneWords } from "../zones.ts";

/** What the game says of its zones as the view has them. */
export function zoneWords(view: View, texts: Texts, names: Names): ZoneWords {
  return {
    head: (zone) => headLine(zone, view, texts),
    name: (id) => names.zone(id),
    border: (kind) => texts.border(kind),
    occupants: (id) => occupants(id, view, names),
  };
}

function headLine(zone: ZoneData, view: View, texts: Texts): string {
  const terrain = zone.terrain.length === 0 ? texts.terrain("clear") : zone.terrain.map(texts.terrain).join(", ");
  const control = view.control[zone.id];
  const scores = zone.victoryPoints > 0 && control ? `, ${zone.victoryPoints} VP (${texts.side(control)})` : "";
  return `${zone.name}, zone ${zone.number}: ${terrain}, ${texts.bank(zone.bank)}${scores}`;
}

/** Who stands in a zone, front line first. */
function occupants(zone: string, view: View, names: Names): string {
  const elements = view.units.flatMap((unit) =>
    unit.elements.filter((element) => element.zone === zone).map((element) => ({ unit, element })),
  );
  const pieces = elements
    .toSorted((one, other) => Number(one.element.line === "second") - Number(other.element.line === "second"))
    .map(({ unit, element }) => `${names.unit(element.id)} (${unit.side}, faces ${names.zone(element.facing)})`);
  const staffs = view.headquarters.filter((one) => one.zone === zone).map((one) => `HQ ${names.unit(one.id)}`);
  return [...pieces, ...staffs].join(", ");
}
