import type { SideId } from "../../vocabulary.ts";

export const SIDE: Readonly<Record<SideId, string>> = { union: "Union", confederate: "Confédérés" };

/** "1re", "2e" */
export function ordinal(number: number, first = "1re"): string {
  return number === 1 ? first : `${number}e`;
}
