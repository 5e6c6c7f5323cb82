import type { BullRun1861 } from "@stonebridge/games/bull-run-1861";
import { type Style, WEIGHTS } from "./weights.ts";

/**
 * How the Marshal leads each side, by set-up. Found by least squares over some 2,000 games between commanders whose weights and stresses were
 * drawn at random about the Colonel's, then about what had been found; he beats the Colonel without any look-ahead. Stresses are in the order
 * of the map: Centreville, Dogan Ridge, Matthews Hill, Bald Hill, Henry Hill, Mountain View, Portici, Manassas Junction.
 */
const STYLES: Readonly<Record<"historical" | "free", readonly [north: Style, south: Style]>> = {
  historical: [
    {
      weights: {
        ...WEIGHTS,
        restedLevel: 0.075,
        unscoredZone: 0.13,
        harmShare: 0.033,
        wayShare: 0.065,
        passingShare: 0.78,
        inCommand: 1.6,
        stepLoss: 0.1,
        zeal: 1.1,
        care: 1.3,
        wonGround: 0.57,
        strengthScale: 5.1,
      },
      stress: [0.33, 1.8, 2.6, 1.2, 1.3, 0.37, 1.4, 1],
    },
    {
      weights: {
        ...WEIGHTS,
        fatigueLevel: 0.13,
        restedLevel: 0.067,
        lossShare: 0.66,
        harmShare: 0.033,
        passingShare: 0.23,
        operationalPoint: 0.041,
        exposedHeadquarters: 0.73,
        stepLoss: 0.15,
        care: 1.6,
        wonGround: 1.2,
        strengthScale: 4.4,
      },
      stress: [1, 1.9, 1.8, 1.6, 1.3, 0.52, 1.1, 0.3],
    },
  ],
  free: [
    {
      weights: {
        ...WEIGHTS,
        wayShare: 0.079,
        passingShare: 0.43,
        inCommand: 0.74,
        stepLoss: 0.089,
        zeal: 0.9,
        jointTrust: 0.57,
      },
      stress: [0.78, 1, 1, 1, 1, 0.45, 2, 1],
    },
    {
      weights: {
        ...WEIGHTS,
        harmShare: 0.03,
        wayShare: 0.14,
        leastGoal: 0.15,
        exposedHeadquarters: 0.49,
        stepLoss: 0.15,
        zeal: 1.4,
        care: 1.3,
        jointTrust: 0.7,
        strengthScale: 6.6,
      },
      stress: [0.74, 0.78, 1, 1, 1, 1.2, 0.9, 1],
    },
  ],
};

/** The Marshal's styles in a game, by side. */
export function stylesOf({ field }: BullRun1861): readonly [north: Style, south: Style] {
  return STYLES[field.options.setup];
}
