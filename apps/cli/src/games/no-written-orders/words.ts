import {
  type Action,
  ACTION_SHAPES,
  type Field as GameField,
  isAction,
  ORDER_TYPES,
} from "@stonebridge/games/no-written-orders";
import type { Names, Texts } from "@stonebridge/games/no-written-orders/text";
import { actionReader, type FieldKinds, nameIndex } from "../../terminal/action-words.ts";
import type { NamedHex } from "./map.ts";

/** What a word of an action names. */
type Kind = "unit" | "leader" | "holder" | "hex" | "order";

/** What the fields of actions name: formations, divisions, wings, headquarters and trains are holders of orders. */
const KINDS: FieldKinds<Action, Kind> = {
  unit: "unit",
  leader: "leader",
  commander: "holder",
  formation: "holder",
  holder: "holder",
  from: "holder",
  to: "holder",
  train: "holder",
  order: "order",
  hex: "hex",
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
  return actionReader({
    shapes: ACTION_SHAPES,
    isAction,
    kinds: KINDS,
    tables: {
      unit: named(units, names.unit),
      leader: named(leaders, names.leader),
      holder: named(holders, names.holder),
      hex: nameIndex(hexes.map(({ id, name }) => (name === undefined ? [id] : [id, name]))),
      order: nameIndex(ORDER_TYPES.map((type) => [type, texts.order(type)])),
    },
  });
}
