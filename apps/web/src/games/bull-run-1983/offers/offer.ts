import type { Action } from "@stonebridge/games/bull-run-1983";
import type { Offer as AnyOffer, TargetKey } from "../../contract/offers.ts";

export type { Hand, TargetKey } from "../../contract/offers.ts";

/** What a pick on the map can mean: to take a piece in hand, to go somewhere, or what its action is called. */
export type Meaning = "select" | "march" | Action["type"];

/** Something that can be done now, and where to point for it. */
export interface Offer extends AnyOffer<Action> {
  readonly meaning: Meaning;
  /** Hex it leads to, or is aimed at. */
  readonly hex?: string;
  /** Hexes on the way, the first where it begins. */
  readonly path?: readonly string[];
  /** Sixths of a movement point. */
  readonly cost?: number;
  /** The move ends there, beside enemies (5.81). */
  readonly stops?: boolean;
  /** Pieces it is about besides the one that does it. */
  readonly pieces?: readonly string[];
}

export function offer(
  meaning: Meaning,
  actions: readonly Action[],
  targets: readonly TargetKey[],
  more: Omit<Offer, "id" | "meaning" | "actions" | "targets"> = {},
): Offer {
  const what =
    actions.length > 0 ? actions.map((action) => Object.values(action).flat().join(",")).join(";") : more.piece;
  return { id: `${meaning} ${what ?? ""}`, meaning, actions, targets, ...more };
}

/** The offer that takes a piece in hand. */
export function selects(piece: string): Offer {
  return offer("select", [], [`piece:${piece}`], { piece });
}

/** The actions of one type, typed as such. */
export function ofType<T extends Action["type"]>(
  actions: readonly Action[],
  type: T,
): readonly Extract<Action, { readonly type: T }>[] {
  return actions.filter((action): action is Extract<Action, { readonly type: T }> => action.type === type);
}
