import { type Action, ACTION_SHAPES, isAction, PIECES, ROUTE_ENDS } from "@stonebridge/games/bull-run-1983";
import type { Names } from "@stonebridge/games/bull-run-1983/text";
import { actionReader, type FieldKinds, nameIndex } from "../../terminal/action-words.ts";

/** What a word of an action names. */
type Kind = "piece" | "hex" | "route" | "fate" | "battle";

/** What the fields of actions name. */
const KINDS: FieldKinds<Action, Kind> = {
  piece: "piece",
  pieces: "piece",
  hex: "hex",
  via: "hex",
  route: "route",
  fate: "fate",
  battle: "battle",
};

/** More battles than this are never declared at once. */
const MOST_BATTLES = 99;
const NUMBERS = Array.from({ length: MOST_BATTLES }, (_, index) => String(index + 1));

/**
 * Reads actions typed as words, by ids or by names: `step QQ18`, `form us-b-burnside 1 RI 2 RI`.
 * @param hexes coordinates of the map's hexes, with the name of those that have one
 */
export function wordReader(
  hexes: readonly { readonly id: string; readonly name?: string | undefined }[],
  names: Names,
): (words: readonly string[]) => Action | undefined {
  const words = (ids: readonly string[]) => nameIndex(ids.map((id) => [id]));
  return actionReader({
    shapes: ACTION_SHAPES,
    isAction,
    kinds: KINDS,
    tables: {
      piece: nameIndex(PIECES.map(({ id }) => [id, names.piece(id)])),
      hex: nameIndex(hexes.map(({ id, name }) => (name === undefined ? [id] : [id, name]))),
      route: words(ROUTE_ENDS),
      fate: words(["stands", "destroyed"]),
      battle: words(NUMBERS),
    },
  });
}
