import type { ActionBase, Side } from "@stonebridge/kernel";
import type { TableDeed } from "@stonebridge/protocol";
import type { Times } from "../clocks/clock.ts";

/** What somebody did in a match. */
export type Act =
  | {
      readonly kind: "step";
      readonly action: ActionBase;
      readonly dice: readonly number[];
      /** Fingerprint of the position after it. */
      readonly check: string;
    }
  /** Steps were taken back, all after this one. */
  | { readonly kind: "undo"; readonly to: number }
  | { readonly kind: "resign" }
  /** It concerns the match and not the game. */
  | { readonly kind: "table"; readonly table: TableDeed };

/** What is kept of it. */
export type Entry = Act & {
  /** The seats that were told of it, a piece of news each. */
  readonly told: readonly Side[];
  /** What ran off the clocks since the entry before, in ms; absent where none runs. */
  readonly spent?: Times;
};

/** What an entry did at the table; undefined where it was a deed in the game. */
export const tableOf = (act: Act): TableDeed | undefined => (act.kind === "table" ? act.table : undefined);

export const writeEntry = (entry: Entry): string => JSON.stringify(entry);
export const readEntry = (body: string): Entry => JSON.parse(body) as Entry;
