/** Hexes between leaders within which demoralisation spreads (NWO-14.3-a). */
export const BAD_COMPANY = 5;

/** The defaults if a module’s scale says nothing (table TR, NWO-8.1-b, NWO-8.3-e, NWO-12.14-c). */
export const DEFAULT_RANGES = { artillery: 3, lineOfSight: 5, extendedSight: { day: 8, rain: 4, night: 1 } } as const;

/** Movement of headquarters and trains if a module says nothing (NWO-3.3-b, NWO-19.4.1-a). */
export const HEADQUARTERS_MOVEMENT = 5;
export const TRAIN_MOVEMENT = 3;
