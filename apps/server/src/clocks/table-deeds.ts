import type { Side, Stopped } from "@stonebridge/kernel";
import { ABSENCE, type Deed, type FiguresOf, type ProblemCode, type TableDeed } from "@stonebridge/protocol";
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

/** Why a deed at the table cannot be done. */
type TableProblem = {
  [Code in ProblemCode]: FiguresOf<Code> extends [] ? Code : never;
}[ProblemCode];

/** What a deed at the table is, or why it cannot be done. It follows from what the seat was told, and betrays nothing. */
export function tableDeed(deed: TableAct, at: AtTable): TableDeed | TableProblem {
  const { terms, by } = at;
  const { offer, clocks } = terms;
  switch (deed.kind) {
    case "offer":
      if (at.againstBot) return "bot-agrees";
      if (offer && offer.by !== by) return "offer-first";
      return { kind: "offer", offer: deed.offer };
    case "accept":
      if (offer === undefined || offer.by === by) return "no-offer";
      return { kind: "accept", offer: offer.offer };
    case "decline":
      return offer ? { kind: "decline" } : "nothing-offered";
    case "claim":
      if (clocks?.out.some((side) => side !== by)) return { kind: "claim", reason: "time" };
      if (clocks) return "time-left";
      return !at.decides && at.waited >= ABSENCE ? { kind: "claim", reason: "absence" } : "claim-early";
    case "abort":
      return terms.mayAbort(by) ? { kind: "abort" } : "abort-late";
    case "holiday":
      return (clocks?.holidaysOf(by) ?? 0) >= deed.days ? { kind: "holiday", days: deed.days } : "no-holidays";
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
