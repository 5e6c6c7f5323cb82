import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { UNION } from "../measures.ts";
import { asks, pieceId, pop, type Step } from "../play.ts";
import { frozenPieces, thaw } from "../movement/presence.ts";
import { ANY } from "../refusals.ts";
import { COMMAND } from "./refusals.ts";

/** In the fog of war the Union may turn up any of its pieces in any of its Command phases (BR83-OPT2-b). */
export const thawing: Step<"thawing"> = {
  ask(play, { side }) {
    if (side !== UNION) return undefined;
    const pieces = frozenPieces(play.field, play.p, side);
    if (pieces.length === 0) return undefined;
    const actions: Action[] = pieces.map((piece) => ({ type: "thaw", piece: pieceId(play, piece) }));
    return asks("thawing", side, "BR83-OPT2-b", { left: pieces.length }, [...actions, { type: "done" }]);
  },
  run: (play) => pop(play),
  take(play, { side }, action) {
    if (action.type !== "thaw") return pop(play);
    return thaw(
      play,
      side,
      [present(play.field.index.get(action.piece), action.piece)],
      { cause: "owner" },
      "BR83-OPT2-b",
    );
  },
  refuse(play, { side }, action) {
    if (action.type !== "thaw") return undefined;
    const piece = play.field.index.get(action.piece);
    if (piece === undefined) return ANY["no-such-piece"];
    return COMMAND[play.field.sideOf[piece] === side ? "thaw-open" : "thaw-enemy"];
  },
};
