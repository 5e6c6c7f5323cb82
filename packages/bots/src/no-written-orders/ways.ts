import type { Style } from "./styles.ts";

/** Worth from which assaults are made: nearly all, few, none. */
const DARING = -1.5;
const WARY = 2;
const NEVER = 50;

/** Ways to lead an action, the usual one first. */
export function waysToFight(usual: Style): readonly Style[] {
  return [usual, ...[DARING, WARY, NEVER].map((leastAssaultWorth): Style => ({ ...usual, leastAssaultWorth }))];
}
