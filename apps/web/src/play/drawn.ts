import type { ActionBase } from "@stonebridge/kernel";
import type { OverlayModel } from "../board/model.ts";
import type { Hand, Offer, TargetKey } from "../games/contract/offers.ts";
import type { PlayOf } from "../games/contract/play.ts";
import type { GameTypes } from "../games/contract/types.ts";

/** What the player is considering, as far as it shows on the map. */
export interface Weighed<O extends Offer<ActionBase>> {
  readonly hand: Hand;
  readonly offers: readonly O[];
  /** Pinned, or shown because the pointer rests on it. */
  readonly offer?: O;
  /** In preview, not merely under the pointer. */
  readonly pinned: boolean;
}

/** What every board is drawn from besides the position. */
export interface DrawnBesides {
  /** Refused target under the pointer. */
  readonly denied?: TargetKey;
  readonly overlays: readonly OverlayModel[];
  /** Pieces and spaces highlighted from the log or a panel. */
  readonly lit: readonly string[];
  /** The last action: who came from where. */
  readonly moved: ReadonlyMap<string, string>;
  /** Spaces to highlight while everything else is dimmed (the guide); none: nothing is dimmed. */
  readonly spot: readonly string[];
}

/** What is weighed on a screen; undefined where nobody may act here: looking back, or the other side decides. */
export function weighedIn<G extends GameTypes>({
  table,
  choosing,
  offers,
  shown,
}: PlayOf<G>): Weighed<G["offer"]> | undefined {
  const { hand, weighed } = choosing;
  return table && { hand, offers, ...(shown && { offer: shown }), pinned: weighed !== undefined };
}

/** What the screen adds to every board. */
export function drawnBesides<G extends GameTypes>({
  lit,
  history,
  guide,
  denials,
}: PlayOf<G>): Omit<DrawnBesides, "overlays"> {
  const denied = denials.shown?.denial.target;
  return { lit, moved: history.moved, spot: guide?.spot ?? [], ...(denied !== undefined && { denied }) };
}

/** The overlays of a game that are up. */
export function overlaysOf<K extends string>(
  kinds: readonly K[],
  { overlays }: { readonly overlays: { readonly up: ReadonlySet<string> } },
): ReadonlySet<K> {
  return new Set(kinds.filter((kind) => overlays.up.has(kind)));
}
