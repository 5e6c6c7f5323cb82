import type { GameRecord } from "@stonebridge/kernel";
import type { Account } from "@stonebridge/bots/account";

/** What the page asks of the worker that accounts for a game. */
export interface ToAccountant {
  /** Of a game that is over. */
  readonly record: GameRecord;
  /** Positions imagined to say what a side could know of its chances; none where nothing is hidden. */
  readonly imagined: number;
}

export type FromAccountant =
  | { readonly kind: "progress"; readonly steps: number }
  | { readonly kind: "done"; readonly account: Account }
  | { readonly kind: "failed"; readonly message: string };
