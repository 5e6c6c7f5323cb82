import type { ActionBase } from "@stonebridge/kernel";
import type { PlayOf } from "../../games/contract/play.ts";
import { type TargetKey, targetOf } from "../../games/contract/offers.ts";
import type { GameTypes } from "../../games/contract/types.ts";

/**
 * The table before the running activation, while nothing came of it and it can be taken back.
 * @param tableOf the position as somebody decides about it
 */
export function beforeActivation<G extends GameTypes>(
  { session, table }: Pick<PlayOf<G>, "session" | "table">,
  tableOf: (position: G["position"]) => G["table"] | undefined,
): G["table"] | undefined {
  const { steps, undoState, length, match } = session;
  const last: { readonly action: ActionBase } | undefined = steps[length - 1];
  if (table?.decision.step !== "march" || last?.action.type !== "activate" || undoState.steps < 1) return undefined;
  return tableOf(match.positionAt(length - 1));
}

/** What mere pointing needs of a zone game. */
export interface Pointing {
  zoneOf(piece: string): string | undefined;
  /** A brigade of the side that decides. */
  isOwn(piece: string): boolean;
  neighbours(zone: string): readonly string[];
}

/** Ground far from everything in question is no question: only what lies near it is refused by mere pointing. */
export function worthRefusing<G extends GameTypes>(
  {
    decided,
    offers,
    moves,
  }: Pick<PlayOf<G>, "decided" | "moves"> & { readonly offers: readonly { readonly zone?: string }[] },
  key: TargetKey,
  { zoneOf, isOwn, neighbours }: Pointing,
): boolean {
  const { kind, id } = targetOf(key);
  // Where a brigade stands is no goal of its march.
  if (kind === "piece") return (decided === undefined || !moves.samePiece(id, decided)) && isOwn(id);
  const here = decided === undefined ? undefined : zoneOf(decided);
  if (id === here) return false;
  const near = new Set(offers.flatMap(({ zone }) => zone ?? []));
  if (here !== undefined) near.add(here);
  return [...near].some((one) => neighbours(one).includes(id));
}
