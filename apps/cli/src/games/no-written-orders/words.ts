import {
  type Action,
  type ActionType,
  type Field as GameField,
  ORDER_TYPES,
} from "@stonebridge/games/no-written-orders";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import { actionReader, type Field, nameIndex } from "../../terminal/action-words.ts";
import type { NamedHex } from "./map.ts";

/** What a word of an action names. */
type Kind = "unit" | "leader" | "holder" | "hex" | "order";

const unit: Field<Kind> = { field: "unit", kind: "unit" };
const leader: Field<Kind> = { field: "leader", kind: "leader" };
const hex: Field<Kind> = { field: "hex", kind: "hex" };
/** A formation, division, wing, headquarters or train, by the field that names it. */
const holder = (field: string): Field<Kind> => ({ field, kind: "holder" });

/** The fields of each action, in the order in which they are typed. */
const FIELDS: { readonly [T in ActionType]: readonly Field<Kind>[] } = {
  name: [holder("commander")],
  begin: [holder("formation")],
  pair: [holder("formation")],
  decline: [],
  "play-first": [],
  "play-second": [],
  "stand-down": [holder("holder")],
  try: [holder("holder")],
  "try-for": [holder("from"), holder("to")],
  command: [holder("holder")],
  address: [holder("from"), holder("to")],
  withdraw: [holder("to")],
  "retreat-all": [holder("from")],
  rejoin: [holder("holder")],
  kind: [{ field: "order", kind: "order" }],
  aim: [hex],
  stretch: [hex],
  via: [hex],
  force: [],
  guard: [],
  hide: [],
  attach: [holder("formation")],
  reveal: [holder("holder")],
  appear: [unit, hex],
  add: [],
  send: [],
  scrap: [],
  fall: [unit, hex],
  halt: [unit],
  deceive: [],
  plant: [hex],
  strike: [hex],
  show: [unit],
  done: [],
  rally: [unit],
  shift: [unit, hex],
  seat: [holder("holder"), hex],
  settle: [holder("holder")],
  haul: [holder("train"), hex],
  reload: [unit],
  take: [unit],
  enter: [unit, hex],
  with: [unit],
  leave: [unit],
  step: [hex],
  stop: [],
  exit: [],
  dig: [unit, hex],
  clear: [unit],
  ride: [leader, hex],
  end: [],
  bombard: [unit, hex],
  "end-bombardment": [],
  "take-hit": [unit],
  assault: [unit, hex],
  "end-declaration": [],
  fight: [hex],
  evade: [unit],
  stand: [unit],
  "fire-first": [],
  "fire-together": [],
  support: [unit],
  "end-support": [],
  "break-off": [],
  "fight-on": [],
  retreat: [hex],
  "go-along": [leader],
  "stay-behind": [leader],
  "fire-passing": [],
  "hold-fire": [],
  advance: [unit],
  "advance-leader": [leader],
  "end-advance": [],
  charge: [unit, hex],
  "end-charges": [],
  react: [unit],
  "end-reaction": [],
  pursue: [hex],
  stay: [],
  return: [],
  displace: [leader, hex],
};

/**
 * Reads actions typed as words, by ids or by names: `address mcdowell U2`, `kind attack`, `aim matthews hill`, `step 2318`.
 * @param hexes of the map, with the names of those that have one
 */
export function wordReader(
  texts: Texts,
  { units, leaders, holders }: GameField,
  hexes: readonly NamedHex[],
  names: Names,
): (words: readonly string[]) => Action | undefined {
  const named = (all: readonly { readonly id: string }[], nameOf: (id: string) => string) =>
    nameIndex(all.map(({ id }) => [id, nameOf(id)]));
  return actionReader(FIELDS, {
    unit: named(units, names.unit),
    leader: named(leaders, names.leader),
    holder: named(holders, names.holder),
    hex: nameIndex(hexes.map(({ id, name }) => (name === undefined ? [id] : [id, name]))),
    order: nameIndex(ORDER_TYPES.map((type) => [type, texts.order(type)])),
  }) as (words: readonly string[]) => Action | undefined;
}
