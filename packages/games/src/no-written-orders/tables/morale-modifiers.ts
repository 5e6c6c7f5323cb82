/** Modifiers of morale (table TM): those of a unit, those of a side in an assault, those only of recovery. */
export const MORALE_MODIFIERS = {
  /** At least one step lost, flat (NWO-2.2-d, NWO-RUL010). */
  stepLost: -1,
  /** Demoralised, fatigued or out of supply, once (NWO-2.2-e, NWO-16.2-g). */
  demoralised: -1,
  /** In place of the last (NWO-16.2-i). */
  exhausted: -2,
  /** Under `smallArmsAmmo` (NWO-19.6-b). */
  lowAmmo: -1,
  /** With a leader of its own, or defending beside artillery, once (NWO-8.2-e, NWO-RUL014). */
  supported: 1,
  /** On Reserve, defending (NWO-12.3.RS-c). */
  reserve: -1,
  /** Of a side: artillery fired at it in the assault (NWO-2.2-f). */
  artilleryFire: -1,
  /** Of the defenders (NWO-2.2-g). */
  flanked: -2,
  /** In recovery: terrain that reduces attackers (NWO-6.3-d). */
  cover: 1,
  /** In recovery: an undisrupted enemy unit beside it (NWO-6.3-c). */
  enemyBeside: -1,
} as const;

/** Limits of the sum (NWO-2.2-h, NWO-RUL011). */
export const LEAST_MORALE = 1;
export const MOST_MORALE = 5;

/** Base morale if a module gives none (NWO-2.2-a, NWO-2.2-b). */
export const DEFAULT_MORALE = { infantry: 4, cavalry: 4, foot: 5, horse: 5 } as const;
