import { CONFEDERATE } from "@stonebridge/games/bull-run-1983/internals";
import { type Country, sought } from "./country.ts";
import type { Style } from "./place-worth.ts";
import { AUTOMATIC } from "./tasks.ts";

const USUAL: Style = { mainObjective: AUTOMATIC, leastAttackWorth: 0.5, dangerFactor: 0.6, garrisonShare: 1 };

/**
 * How the Colonel leads each side. On July 20th (BR83-OPT4) the Confederates are awake but few: against the whole Union army they lost
 * every game in which they tried to hold, and win two of three in which they leave everything and march on Centreville.
 */
export function stylesOf(country: Country): readonly Style[] {
  if (country.field.options.july20 === "off") return [USUAL, USUAL];
  const [, centreville] = sought(country, CONFEDERATE);
  return [USUAL, { mainObjective: centreville, leastAttackWorth: -1, dangerFactor: 0.3, garrisonShare: 0 }];
}
