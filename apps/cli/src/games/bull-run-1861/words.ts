import { type Action, type ActionType, HEADQUARTERS } from "@stonebridge/games/bull-run-1861";
import type { Names } from "@stonebridge/games/bull-run-1861/text";
import { actionReader, type Field, nameIndex } from "../../terminal/action-words.ts";

/** What a word of an action names. */
type Kind = "unit" | "element" | "headquarters" | "zone" | "group" | "rank" | "ford";

const unit: Field<Kind> = { field: "unit", kind: "unit" };
const element: Field<Kind> = { field: "element", kind: "element" };
const host: Field<Kind> = { field: "host", kind: "unit" };
const zone: Field<Kind> = { field: "zone", kind: "zone" };
const headquarters: Field<Kind> = { field: "headquarters", kind: "headquarters" };

/** The fields of each action, in the order in which they are typed. */
const FIELDS: { readonly [T in ActionType]: readonly Field<Kind>[] } = {
  place: [unit, zone, { field: "group", kind: "group" }],
  extend: [unit, zone],
  attach: [unit, host],
  arrange: [unit],
  face: [element, zone],
  ready: [],
  launch: [],
  refrain: [],
  mark: [unit],
  marked: [],
  activate: [unit],
  rest: [unit],
  step: [unit, zone],
  push: [unit],
  deploy: [unit, zone],
  regroup: [unit, zone],
  attack: [element, { field: "facing", kind: "zone" }, { field: "over", kind: "ford", optional: true }],
  leave: [unit],
  end: [unit],
  line: [element, { field: "line", kind: "rank" }],
  join: [unit, host],
  ride: [headquarters, zone],
  displace: [headquarters, zone],
  stay: [],
  fight: [
    { field: "attackers", kind: "element", many: true },
    { field: "zones", kind: "zone", many: true },
  ],
  lose: [unit],
  retreat: [unit],
  withdraw: [unit, zone],
  halt: [unit],
  advance: [unit, zone],
  decline: [],
  arrive: [unit, zone],
};

/**
 * Reads actions typed as words, by ids or by names: `step sherman henry-hill`, `fight jackson bee Matthews Hill`.
 * @param units ids of all units of the game
 */
export function wordReader(
  units: readonly string[],
  zones: readonly { readonly id: string; readonly name: string }[],
  names: Names,
): (words: readonly string[]) => Action | undefined {
  const named = (ids: readonly string[]) => nameIndex(ids.map((id) => [id, names.unit(id)]));
  const words = (...ids: readonly string[]) => nameIndex(ids.map((id) => [id]));
  return actionReader(FIELDS, {
    unit: named(units),
    element: named([...units, ...units.map((id) => `${id}+`)]),
    headquarters: named(HEADQUARTERS),
    zone: nameIndex(zones.map(({ id, name }) => [id, name])),
    group: words("forward", "base"),
    rank: words("front", "second"),
    ford: words("farm-ford"),
  }) as (words: readonly string[]) => Action | undefined;
}
