import type { Action, ActionType } from "@stonebridge/games/bull-run-1861";
import type { Names } from "@stonebridge/games/bull-run-1861/text";
import { HEADQUARTERS } from "@stonebridge/games/bull-run-1861";
import { simple } from "../../terminal/choices.ts";

/** What a word of an action names. */
type Kind = "unit" | "element" | "headquarters" | "zone" | "group" | "rank" | "units" | "zones" | "ford";

/** The fields of each action, in the order in which they are typed. */
const FIELDS: { readonly [T in ActionType]: readonly (readonly [field: string, kind: Kind])[] } = {
  place: [
    ["unit", "unit"],
    ["zone", "zone"],
    ["group", "group"],
  ],
  extend: [
    ["unit", "unit"],
    ["zone", "zone"],
  ],
  attach: [
    ["unit", "unit"],
    ["host", "unit"],
  ],
  arrange: [["unit", "unit"]],
  face: [
    ["element", "element"],
    ["zone", "zone"],
  ],
  ready: [],
  launch: [],
  refrain: [],
  mark: [["unit", "unit"]],
  marked: [],
  activate: [["unit", "unit"]],
  rest: [["unit", "unit"]],
  step: [
    ["unit", "unit"],
    ["zone", "zone"],
  ],
  push: [["unit", "unit"]],
  deploy: [
    ["unit", "unit"],
    ["zone", "zone"],
  ],
  regroup: [
    ["unit", "unit"],
    ["zone", "zone"],
  ],
  attack: [
    ["element", "element"],
    ["facing", "zone"],
    ["over", "ford"],
  ],
  leave: [["unit", "unit"]],
  end: [["unit", "unit"]],
  line: [
    ["element", "element"],
    ["line", "rank"],
  ],
  join: [
    ["unit", "unit"],
    ["host", "unit"],
  ],
  ride: [
    ["headquarters", "headquarters"],
    ["zone", "zone"],
  ],
  displace: [
    ["headquarters", "headquarters"],
    ["zone", "zone"],
  ],
  stay: [],
  fight: [
    ["attackers", "units"],
    ["zones", "zones"],
  ],
  lose: [["unit", "unit"]],
  retreat: [["unit", "unit"]],
  withdraw: [
    ["unit", "unit"],
    ["zone", "zone"],
  ],
  halt: [["unit", "unit"]],
  advance: [
    ["unit", "unit"],
    ["zone", "zone"],
  ],
  decline: [],
  arrive: [
    ["unit", "unit"],
    ["zone", "zone"],
  ],
};

/** Fields that may be left out. */
const OPTIONAL: ReadonlySet<Kind> = new Set(["ford"]);

/**
 * Reads actions typed as words, by ids or by names: `step sherman henry-hill`, `fight jackson bee Matthews Hill`.
 * What it gives has the shape of an action; whether it is allowed is for the game to say.
 * @param units ids of all units of the game
 */
export function actionReader(
  units: readonly string[],
  zones: readonly { readonly id: string; readonly name: string }[],
  names: Names,
): (words: readonly string[]) => Action | undefined {
  const elements = [...units, ...units.map((id) => `${id}+`)];
  const named = (ids: readonly string[]) => index(ids.map((id) => [id, names.unit(id)]));
  const zoneIndex = index(zones.map(({ id, name }) => [id, name]));
  const tables: Readonly<Record<Kind, ReadonlyMap<string, string>>> = {
    unit: named(units),
    units: named(elements),
    element: named(elements),
    headquarters: named(HEADQUARTERS),
    zone: zoneIndex,
    zones: zoneIndex,
    group: index([
      ["forward", "forward"],
      ["base", "base"],
    ]),
    rank: index([
      ["front", "front"],
      ["second", "second"],
    ]),
    ford: index([["farm-ford", "Farm Ford"]]),
  };
  return (words) => {
    const [type = "", ...rest] = words;
    if (!isActionType(type)) return undefined;
    const action: Record<string, unknown> = { type };
    let left: readonly string[] = rest;
    for (const [field, kind] of FIELDS[type]) {
      const many = kind === "units" || kind === "zones";
      const found = takeNames(left, tables[kind], many ? left.length : 1);
      left = left.slice(found.words);
      if (found.ids.length === 0 && !OPTIONAL.has(kind)) return undefined;
      if (found.ids.length > 0) action[field] = many ? found.ids : found.ids[0];
    }
    return left.length === 0 ? (action as Action) : undefined;
  };
}

function isActionType(word: string): word is ActionType {
  return Object.hasOwn(FIELDS, word);
}

function index(entries: readonly (readonly [id: string, name: string])[]): ReadonlyMap<string, string> {
  return new Map(entries.flatMap(([id, name]) => [[simple(name), id] as const, [simple(id), id] as const]));
}

/** The names, at most so many, that the words begin with. */
function takeNames(words: readonly string[], names: ReadonlyMap<string, string>, most: number) {
  const ids: string[] = [];
  let taken = 0;
  while (ids.length < most) {
    const name = longest(words.slice(taken), names);
    if (!name) break;
    ids.push(name.id);
    taken += name.length;
  }
  return { ids, words: taken };
}

/** The longest run of words, from the first, that is a name. */
function longest(
  words: readonly string[],
  names: ReadonlyMap<string, string>,
): { id: string; length: number } | undefined {
  for (let length = Math.min(words.length, 6); length > 0; length -= 1) {
    const id = names.get(simple(words.slice(0, length).join(" ")));
    if (id !== undefined) return { id, length };
  }
  return undefined;
}
