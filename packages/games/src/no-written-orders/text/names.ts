import { onceFor } from "@stonebridge/kernel";
import type { Field, Holder } from "../field.ts";
import { DIVISION, FORMATION, TRAIN, WING } from "../field.ts";
import { NONE } from "../measures.ts";
import { placeHex } from "../situations/starting-places.ts";
import { SIDES } from "../vocabulary.ts";
import type { Names, Texts } from "./texts.ts";

/** The names of a language on a field: units, leaders and formations from its module, hexes by the places in them. */
export function namesOf(texts: Texts, field: Field): Names {
  const { module, scenario, map, units, leaders, holders, unitIndex, leaderIndex, holderIndex } = field;
  const places = hexNames(field);
  const holderName = (holder: Holder): string => {
    const { id, kind, leader, side, formation: formationOf } = holder;
    if (kind === FORMATION) return texts.formationName(module.formations.find((one) => one.id === id)!);
    if (kind === DIVISION) return texts.divisionName(module.divisions.find((one) => one.id === id)!);
    if (kind === TRAIN)
      return texts.trainName(module.formations.find(({ id: one }) => one === holders[formationOf]?.id) ?? SIDES[side]);
    return kind === WING ? texts.wingName(leaders[leader]) : texts.headquartersName(leaders[leader]);
  };
  const named = <T>(index: ReadonlyMap<string, number>, all: readonly T[], nameOf: (one: T) => string) => {
    return (id: string): string => {
      const at = index.get(id);
      return at === undefined ? id : nameOf(all[at]);
    };
  };
  const formation = named(holderIndex, holders, holderName);
  return {
    unit: named(unitIndex, units, texts.unitName),
    leader: named(leaderIndex, leaders, ({ name }) => name),
    holder: formation,
    commander: named(holderIndex, holders, (holder) =>
      holder.leader === NONE ? holderName(holder) : leaders[holder.leader].name,
    ),
    group(id) {
      const arrival = scenario.arrivals.find((one) => one.id === id);
      return arrival === undefined ? id : formation(arrival.formation);
    },
    hex(id) {
      const name = places.get(id);
      if (name !== undefined) return texts.placeName(name);
      return map.grid.index(id) === undefined ? id : texts.hexName(id);
    },
    turn: (turn) => module.turns[turn - 1],
  };
}

/** English names of hexes: the module’s place there, else the shortest name on the map. */
const hexNames = onceFor((field: Field): ReadonlyMap<string, string> => {
  const { ids } = field.map.grid;
  const names = new Map<string, string>();
  for (const place of field.module.places) {
    const id = ids[placeHex(field, place)];
    if (!names.has(id)) names.set(id, place.name);
  }
  for (const { hex, name } of field.map.data.places.toSorted((a, b) => a.name.length - b.name.length))
    if (!names.has(hex)) names.set(hex, name.replaceAll("'", "’"));
  return names;
});
