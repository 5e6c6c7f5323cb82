/** Why a march enters no further zone (the local `stopped`). */

/** A zone of control has ended the march (SB62-9.3-c). */
export const HALTED = 1;
/** Cavalry has mounted again (SB62-9.4-n). */
export const REMOUNTED = 2;
/** Cavalry has dismounted (RU-44). */
export const ON_FOOT = 3;
