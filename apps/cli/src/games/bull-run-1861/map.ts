import type { ZoneData } from "@stonebridge/board";
import type { View } from "@stonebridge/games/bull-run-1861";
import type { Names, Texts } from "@stonebridge/games/bull-run-1861/text";
import { WORDS } from "../../language/index.ts";
import type { ZoneWords } from "../zones.ts";
import type { GameWords } from "./language.ts";

/** What the game says about its zones in this view. */
export function zoneWords(view: View, texts: Texts, own: GameWords, names: Names): ZoneWords {
  return {
    head: (zone) => headLine(zone, view, texts, own),
    name: (id) => names.zone(id),
    border: (kind) => texts.border(kind),
    occupants: (id) => occupants(id, view, texts, own, names),
  };
}

function headLine(zone: ZoneData, view: View, texts: Texts, own: GameWords): string {
  const { pair } = WORDS[texts.language];
  const terrain = zone.terrain.length === 0 ? texts.terrain("clear") : zone.terrain.map(texts.terrain).join(", ");
  const control = view.control[zone.id];
  const worth = zone.victoryPoints > 0 && control ? [own.worth(zone.victoryPoints, texts.side(control))] : [];
  return pair(own.zone(zone.name, zone.number), [terrain, texts.bank(zone.bank), ...worth].join(", "));
}

/** Who is in a zone, front line first. */
function occupants(zone: string, view: View, texts: Texts, own: GameWords, names: Names): string {
  const elements = view.units.flatMap((unit) =>
    unit.elements.filter((element) => element.zone === zone).map((element) => ({ unit, element })),
  );
  const pieces = elements
    .toSorted((one, other) => Number(one.element.line === "second") - Number(other.element.line === "second"))
    .map(({ unit, element }) => {
      const notes = [texts.side(unit.side), own.faces(names.zone(element.facing))];
      return `${names.unit(element.id)} (${notes.join(", ")})`;
    });
  const staffs = view.headquarters
    .filter((one) => one.zone === zone)
    .map((one) => own.headquarters(names.unit(one.id)));
  return [...pieces, ...staffs].join(", ");
}
