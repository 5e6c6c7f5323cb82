import { BASES, readZoneMap, type ZoneGraph, type ZoneGraphData, zoneMapSchema } from "@stonebridge/board";
import {
  defined,
  described,
  optionsForm,
  type OptionalForm,
  type SituationBase,
  type ToldOf,
  valuesForm,
} from "@stonebridge/kernel";
import { builtMap } from "../built-map.ts";
import { MOST_COMBAT, type UnitData, UNITS, type UnitValues } from "../units.ts";
import { OPTION_VALUES, type Options } from "../vocabulary.ts";

/** More than any counter shows of artillery or cavalry. */
const MOST_GUNS = 6;

const map: OptionalForm<ZoneGraph, string | ZoneGraphData | undefined> = {
  many: "maps",
  schema: zoneMapSchema(builtMap().data.id),
  optional: true,
  tell: (graph) => (graph === builtMap() ? undefined : graph.data),
  read: (told, _at, faults) => readZoneMap(told, builtMap().data.id, builtMap, faults),
};

const units = valuesForm<UnitData, UnitValues>(UNITS, {
  field: "units",
  kind: "unit",
  example: '{ "combat": 5, "artillery": 3 }',
  values: () => ({
    combat: [1, MOST_COMBAT],
    artillery: [0, MOST_GUNS],
    cavalry: [0, MOST_GUNS],
    star: "flag",
    basis: { words: BASES },
  }),
  rule: "BR61-R86",
});

/** How a file has what its field is made of. */
export const FIELD_FORMS = {
  map,
  options: optionsForm(OPTION_VALUES),
  units: defined("units", described("Values that replace ours, by unit: what a file for --units holds too.", units)),
};

/** What a situation says besides the position. */
export type Head = SituationBase & ToldOf<typeof FIELD_FORMS> & { readonly options?: Partial<Options> };
