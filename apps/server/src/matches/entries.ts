import type { ActionBase } from "@stonebridge/kernel";

/** What is kept of something that was done in a match. */
export type Entry =
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

export const writeEntry = (entry: Entry): string => JSON.stringify(entry);
export const readEntry = (body: string): Entry => JSON.parse(body) as Entry;
