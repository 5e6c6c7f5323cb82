import { CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/bull-run-1983/internals";
import { type Country, sought } from "./country.ts";
import type { Style } from "./styles.ts";

/** Boldly: danger counts little. */
const BOLD: Partial<Style> = { dangerFactor: 0.1 };
/** Share of the usual garrisons that stays behind if everybody has to march. */
const BARE = 0.2;
/** Other temperaments than the Colonel's: less and more careful, keen on attacks, and without any attack. */
const TEMPERS: readonly Partial<Style>[] = [
  { dangerFactor: 0.3 },
  { dangerFactor: 1.2 },
  { leastAttackWorth: -1 },
  { leastAttackWorth: 100, dangerFactor: 1.2 },
];

/**
 * Ways to lead an army for a while. First the one that won the most whole games against the Colonel: the Union boldly (25 of 25), the
 * Confederates with all they have against Centreville (18 of 20; the Colonel in their place wins about half). Then the Colonel's own way,
 * with another temperament, and with its main effort at each objective.
 */
export function waysToLead(country: Country, side: SideIndex, colonel: Style): readonly Style[] {
  const [centreville] = sought(country, CONFEDERATE);
  // the last two objectives are neighbours: one stands for both
  const mainObjectives = [...country.objectives.keys()].slice(0, -1);
  return [
    {
      ...colonel,
      ...(side === UNION ? BOLD : { mainObjective: centreville, garrisonShare: Math.min(BARE, colonel.garrisonShare) }),
    },
    colonel,
    ...TEMPERS.map((temper) => ({ ...colonel, ...temper })),
    ...mainObjectives.map((mainObjective): Style => ({ ...colonel, mainObjective })),
  ];
}
