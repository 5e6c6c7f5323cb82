import {
  type Action,
  type ActionType,
  COMMANDERS,
  DIVISIONS,
  ENTRIES,
  UNITS,
} from "@stonebridge/games/second-bull-run-1862";
import type { Names, Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { actionReader, type Field, nameIndex } from "../../terminal/action-words.ts";

/** What a word of an action names. */
type Kind = "unit" | "commander" | "piece" | "division" | "zone" | "entry";

const unit: Field<Kind> = { field: "unit", kind: "unit" };
const commander: Field<Kind> = { field: "commander", kind: "commander" };
const zone: Field<Kind> = { field: "zone", kind: "zone" };
const entry: Field<Kind> = { field: "entry", kind: "entry" };

/** The fields of each action, in the order in which they are typed. */
const FIELDS: { readonly [T in ActionType]: readonly Field<Kind>[] } = {
  place: [unit, zone],
  post: [commander, zone],
  face: [unit, zone],
  suggest: [],
  ready: [],
  designate: [commander],
  "choose-division": [{ field: "division", kind: "division" }],
  "choose-independent": [unit],
  enough: [],
  activate: [unit],
  done: [],
  rest: [unit],
  step: [unit, zone],
  force: [unit],
  dismount: [unit],
  mount: [unit],
  attack: [unit, zone],
  end: [unit],
  try: [commander],
  ride: [commander, zone],
  stay: [],
  displace: [commander, zone],
  fight: [zone],
  choose: [unit],
  withdraw: [unit, zone],
  advance: [unit, zone],
  decline: [],
  flee: [unit],
  call: [],
  launch: [],
  refrain: [],
  enter: [unit, entry],
  bring: [commander, entry],
  wait: [{ field: "unit", kind: "piece" }],
  part: [unit],
  hold: [unit],
  recall: [commander],
};

/**
 * Reads actions typed as words, by ids or by names: `step gibbon 104`, `attack gibbon Chinn Ridge`, `enter buford C`.
 * @param zones of the map, with the names that some of them have
 */
export function wordReader(
  texts: Texts,
  zones: readonly { readonly id: string; readonly name: string }[],
  names: Names,
): (words: readonly string[]) => Action | undefined {
  const named = (all: readonly { readonly id: string }[]) => nameIndex(all.map(({ id }) => [id, names.unit(id)]));
  return actionReader(FIELDS, {
    unit: named(UNITS),
    commander: named(COMMANDERS),
    piece: named([...UNITS, ...COMMANDERS]),
    division: nameIndex(DIVISIONS.map(({ id }) => [id, texts.division(id)])),
    zone: nameIndex(zones.map(({ id, name }) => [id, name, names.zone(id)])),
    entry: nameIndex(ENTRIES.map((letter) => [letter])),
  }) as (words: readonly string[]) => Action | undefined;
}
