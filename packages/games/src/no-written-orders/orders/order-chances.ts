import { tableOf } from "@stonebridge/kernel";
import { complianceOf, OBEYS_FROM } from "./compliance.ts";
import { type InitiativeOutcome, type Venture, initiativeOf } from "./initiative.ts";
import { type Compliance, COMPLIANCES, INITIATIVES, type OrderType } from "../vocabulary.ts";

/** Faces of a die. */
const DIE = 6;
/** Rolls of two dice. */
const FALLS = DIE * DIE;

/** How often each total of two dice is rolled, of thirty-six; by total. */
const TOTALS: readonly number[] = Array.from({ length: 2 * DIE + 1 }, (_, total) =>
  total < 2 ? 0 : Math.min(total - 1, 2 * DIE + 1 - total),
);

/** Chance that one die shows this much or more. */
function chanceOfAtLeast(needs: number): number {
  return Math.min(DIE, Math.max(0, DIE + 1 - needs)) / DIE;
}

/** Chance that one die shows this much or less. */
export function chanceOfAtMost(limit: number): number {
  return Math.min(DIE, Math.max(0, limit)) / DIE;
}

/** Chances of the outcomes of a roll of two dice, 1 in all. @param outcomes all that there are @param of the outcome of a total */
function chancesOf<O extends string>(outcomes: readonly O[], of: (total: number) => O): Readonly<Record<O, number>> {
  const falls = new Map<O, number>();
  for (const [total, often] of TOTALS.entries())
    if (often > 0) falls.set(of(total), (falls.get(of(total)) ?? 0) + often);
  return tableOf(outcomes, (one) => (falls.get(one) ?? 0) / FALLS);
}

/** Chances of a leader’s responses to an order tested on a column; 1 in all (table TC, NWO-14.2-a). */
export function complianceChances(column: number, demoralised: boolean): Readonly<Record<Compliance, number>> {
  return chancesOf(COMPLIANCES, (total) => complianceOf(column, total, demoralised));
}

/** Chance that an order which waits for a die is obeyed within this many rolls (NWO-12.7-d). */
export function chanceWithin(needs: number, throws: number): number {
  return 1 - (1 - chanceOfAtLeast(needs)) ** throws;
}

/**
 * Chance that an order is obeyed by its test or the rolls after it (NWO-12.7-c, NWO-12.7-d).
 * @param throws how often it is rolled for again if it has to wait
 */
export function chanceObeyed(chances: Readonly<Record<Compliance, number>>, throws: number): number {
  return COMPLIANCES.reduce(
    (sum, result) => sum + chances[result] * (result === "C" ? 1 : chanceWithin(OBEYS_FROM[result], throws)),
    0,
  );
}

/** Chances of the results of a leader’s try to order himself; 1 in all (table TI). */
export function initiativeChances(venture: Venture, type: OrderType): Readonly<Record<InitiativeOutcome, number>> {
  return chancesOf([...INITIATIVES, "waits"] as const, (total) => initiativeOf(venture, type, total));
}
