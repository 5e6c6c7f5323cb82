import type { Country } from "./country.ts";
import type { Style } from "./place-worth.ts";

/** Other temperaments than the colonel's: bold, less and more careful, keen on attacks, slow to attack, and with no attacks at all. */
const TEMPERS: readonly Pick<Style, "demand" | "caution">[] = [
  { demand: 0.5, caution: 0.1 },
  { demand: 0.5, caution: 0.3 },
  { demand: 0.5, caution: 1.2 },
  { demand: -1, caution: 0.6 },
  { demand: 2, caution: 1.2 },
  { demand: 100, caution: 1.2 },
];

/** Ways to lead an army for a while: a side's own first, then with another temper, then with its weight towards each objective. */
export function waysToLead({ objectives }: Country, own: Style): readonly Style[] {
  // the last two objectives are neighbours: one stands for both
  const focuses = [...objectives.keys()].slice(0, -1);
  return [own, ...TEMPERS.map((temper) => ({ ...own, ...temper })), ...focuses.map((focus) => ({ ...own, focus }))];
}
