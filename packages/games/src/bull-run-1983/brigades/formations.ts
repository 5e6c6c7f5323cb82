import type { Action } from "../actions.ts";
import type { PieceData } from "../army/pieces.ts";
import type { PieceIndex } from "../measures.ts";

/** Infantry that makes up a brigade piece exactly (BR83-8.21-a), in the order of the roster. */
export interface Formation {
  readonly infantry: readonly PieceIndex[];
  /** What its owner says to form it. */
  readonly action: Action;
}

/** Every formation of a brigade piece, in the order of the roster. @param members who may be its components */
export function formationsOf(
  pieces: readonly PieceData[],
  brigade: PieceIndex,
  members: readonly PieceIndex[],
): Formation[] {
  const units = members.filter((piece) => pieces[piece].kind === "infantry");
  const found: Formation[] = [];
  const add = (infantry: readonly PieceIndex[], points: number, from: number): void => {
    if (points === 0)
      found.push({
        infantry,
        action: { type: "form", piece: pieces[brigade].id, pieces: infantry.map((piece) => pieces[piece].id) },
      });
    if (points <= 0) return;
    for (const [at, unit] of units.entries())
      if (at >= from) add([...infantry, unit], points - pieces[unit].defense, at + 1);
  };
  add([], pieces[brigade].defense, 0);
  return found;
}
