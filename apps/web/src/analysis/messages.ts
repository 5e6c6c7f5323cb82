import type { ActionBase, GameRecord } from "@stonebridge/kernel";
import type { Account, DeedJudged, Mistake, Outline, StepAccount } from "@stonebridge/bots/account";

/** What the page asks of the worker that accounts for a game that is over. */
export type ToAccountant =
  | {
      /** Only the chances where turns end: the record may not have been checked yet. */
      readonly kind: "outline";
      readonly record: GameRecord;
    }
  | {
      /** Luck and skill of the game that was outlined. */
      readonly kind: "weigh";
      /** Something is hidden from a side: what each could know of its chances is told too. */
      readonly secret: boolean;
    }
  | {
      readonly kind: "mistakes";
      readonly record: GameRecord;
      readonly account: Account;
    }
  | {
      readonly kind: "try";
      /** Of the game in which somebody tries to do better. */
      readonly record: GameRecord;
      /** How many of its steps lead to the position of the mistake. */
      readonly from: number;
      readonly mistake: Mistake<ActionBase>;
    };

/** A game accounted for, as far as that has come. */
export interface Accounted {
  /** The chances where turns end: the first that is known. */
  readonly outline: Outline;
  /** Steps whose luck and skill are known, from the first. */
  readonly weighed: readonly StepAccount[];
  /** Once all of them are. */
  readonly account?: Account;
  /** By how much a turn sways the judgment at even chances, either way: so far is no chance to be trusted. */
  readonly sway: number;
}

export type FromAccountant =
  /** Share of the work done, 0 to 1. */
  | { readonly kind: "progress"; readonly share: number }
  | ({ readonly kind: "outline" } & Pick<Accounted, "outline" | "sway">)
  /** More steps whose luck and skill are known now. */
  | { readonly kind: "weighed"; readonly steps: readonly StepAccount[] }
  /** The last of them, and what they add up to. */
  | { readonly kind: "account"; readonly steps: readonly StepAccount[]; readonly sums: Omit<Account, "steps"> }
  /** One of the mistakes; more may follow. */
  | { readonly kind: "found"; readonly mistake: Mistake<ActionBase> }
  | { readonly kind: "mistakes"; readonly mistakes: readonly Mistake<ActionBase>[] }
  /** What a try is worth; undefined if it is half done. */
  | { readonly kind: "tried"; readonly judged: DeedJudged | undefined }
  | { readonly kind: "failed"; readonly message: string };
