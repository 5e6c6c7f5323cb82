import type { ActionBase, Side } from "@stonebridge/kernel";

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
  | { readonly kind: "resign" };

/** What is kept of it. */
export type Entry = Act & {
  /** The seats that were told of it, a piece of news each. */
  readonly told: readonly Side[];
};

export const writeEntry = (entry: Entry): string => JSON.stringify(entry);
export const readEntry = (body: string): Entry => JSON.parse(body) as Entry;
