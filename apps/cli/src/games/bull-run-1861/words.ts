import { type Action, ACTION_SHAPES, HEADQUARTERS, isAction } from "@stonebridge/games/bull-run-1861";
import type { Names } from "@stonebridge/games/bull-run-1861/text";
import { actionReader, type FieldKinds, nameIndex } from "../../terminal/action-words.ts";

/** What a word of an action names. */
type Kind = "unit" | "element" | "headquarters" | "zone" | "group" | "rank" | "ford";

/** What the fields of actions name. */
const KINDS: FieldKinds<Action, Kind> = {
  unit: "unit",
  host: "unit",
  element: "element",
  attackers: "element",
  headquarters: "headquarters",
  zone: "zone",
  facing: "zone",
  zones: "zone",
  group: "group",
  line: "rank",
  over: "ford",
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
  return actionReader({
    shapes: ACTION_SHAPES,
    isAction,
    kinds: KINDS,
    tables: {
      unit: named(units),
      element: named([...units, ...units.map((id) => `${id}+`)]),
      headquarters: named(HEADQUARTERS),
      zone: nameIndex(zones.map(({ id, name }) => [id, name])),
      group: words("forward", "base"),
      rank: words("front", "second"),
      ford: words("farm-ford"),
    },
  });
}
