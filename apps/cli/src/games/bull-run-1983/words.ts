import { type Action, type ActionType, PIECES, ROUTE_ENDS } from "@stonebridge/games/bull-run-1983";
import type { Names } from "@stonebridge/games/bull-run-1983/text";
import { actionReader, type Field, nameIndex } from "../../terminal/action-words.ts";

/** What a word of an action names. */
type Kind = "piece" | "hex" | "route" | "fate" | "battle";

const piece: Field<Kind> = { field: "piece", kind: "piece" };
const pieces: Field<Kind> = { field: "pieces", kind: "piece", many: true };
const hex: Field<Kind> = { field: "hex", kind: "hex" };
const battle: Field<Kind> = { field: "battle", kind: "battle" };

/** The fields of each action, in the order in which they are typed. */
const FIELDS: { readonly [T in ActionType]: readonly Field<Kind>[] } = {
  take: [piece],
  put: [hex, { field: "route", kind: "route", optional: true }],
  return: [piece],
  abatis: [hex],
  clear: [hex],
  trestle: [{ field: "fate", kind: "fate" }],
  hide: [piece, pieces],
  suggest: [],
  ready: [],
  thaw: [piece],
  form: [piece, pieces],
  break: [piece],
  flip: [piece],
  with: [piece],
  step: [hex],
  leave: [piece],
  stop: [],
  enter: [piece],
  rail: [piece],
  overwhelm: [pieces],
  fight: [],
  abandon: [],
  done: [],
  target: [piece],
  assign: [piece],
  close: [],
  join: [piece, battle],
  complete: [],
  next: [battle],
  lose: [piece],
  retreat: [piece, { field: "via", kind: "hex" }, hex],
  follow: [piece],
  advance: [piece, hex],
  revive: [piece],
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
  const read = actionReader(FIELDS, {
    piece: nameIndex(PIECES.map(({ id }) => [id, names.piece(id)])),
    hex: nameIndex(hexes.map(({ id, name }) => (name === undefined ? [id] : [id, name]))),
    route: words(ROUTE_ENDS),
    fate: words(["stands", "destroyed"]),
    battle: words(NUMBERS),
  });
  return (typed) => {
    const action = read(typed);
    if (action === undefined) return undefined;
    return (typeof action["battle"] === "string" ? { ...action, battle: Number(action["battle"]) } : action) as Action;
  };
}
