import type { Side, Stopped } from "@stonebridge/kernel";
import { ABSENCE, type Deed, type TableDeed } from "@stonebridge/protocol";
import type { MatchTerms } from "./terms.ts";

/** What a seat knows when it does something that concerns the match. */
export interface AtTable {
  readonly terms: MatchTerms;
  readonly by: Side;
  readonly decides: boolean;
  /** Ms since it was told anything, without the time in which no server was there. */
  readonly waited: number;
  /** Whether a bot plays the other side. */
  readonly againstBot: boolean;
}

/** Those of a seat's deeds that concern the match and not the game. */
export type TableAct = Exclude<Deed, { readonly kind: "act" | "undo" | "resign" }>;

/** What a deed at the table is, or a sentence where it cannot be done. It follows from what the seat was told, and betrays nothing. */
export function tableDeed(deed: TableAct, at: AtTable): TableDeed | string {
  const { terms, by } = at;
  const { offer, clocks } = terms;
  switch (deed.kind) {
    case "offer":
      if (at.againstBot) return "A bot agrees to nothing.";
      if (offer && offer.by !== by) return "The other side has offered something: answer that first.";
      return { kind: "offer", offer: deed.offer };
    case "accept":
      if (offer === undefined || offer.by === by) return "The other side offers nothing.";
      return { kind: "accept", offer: offer.offer };
    case "decline":
      return offer ? { kind: "decline" } : "Nothing is offered.";
    case "claim":
      if (clocks?.out.some((side) => side !== by)) return { kind: "claim", reason: "time" };
      if (clocks) return "The other side has time left.";
      return !at.decides && at.waited >= ABSENCE
        ? { kind: "claim", reason: "absence" }
        : "The game can be claimed once the other side has let you wait for two weeks.";
    case "abort":
      return terms.mayAbort(by) ? { kind: "abort" } : "Both sides have begun: the match can no longer be called off.";
    case "holiday":
      return (clocks?.holidaysOf(by) ?? 0) >= deed.days
        ? { kind: "holiday", days: deed.days }
        : "So many days off are not left.";
  }
}

/** How the game ends by a deed at the table; undefined if it goes on. */
export function stopOf(table: TableDeed, by: Side, sides: readonly Side[]): Stopped | undefined {
  if (table.kind === "abort") return { reason: "aborted", side: by };
  if (table.kind === "accept") return table.offer.kind === "draw" ? { reason: "agreement" } : undefined;
  if (table.kind !== "claim") return undefined;
  const side = sides.find((one) => one !== by) ?? by;
  return { reason: table.reason, side };
}
