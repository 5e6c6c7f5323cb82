import { known } from "@stonebridge/kernel/words";
import type { UnitData } from "../modules/module-data.ts";

/** How a language writes out what a unit is made of. */
export interface ContentsWords {
  /** States and other words that the modules abbreviate. */
  readonly terms: Readonly<Record<string, string>>;
  /** Whole remarks: the parts between semicolons. */
  readonly remarks: Readonly<Record<string, string>>;
}

/** Regiments or batteries of a unit, written out: "2, 4, 5, 27, 33 Virginia". */
export function writtenContents({ contents }: Pick<UnitData, "contents">, { terms, remarks }: ContentsWords): string {
  return contents
    .split("; ")
    .map(
      (part) =>
        known(remarks, part) ??
        part.replaceAll(/(\d),(?=\d)/g, "$1, ").replaceAll(/\b[A-Z][A-Za-z]+\b/g, (word) => known(terms, word) ?? word),
    )
    .join("; ");
}
