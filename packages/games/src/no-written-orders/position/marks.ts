/**
 * Where a unit, a leader or headquarters are if not in a hex: still to come; eliminated, and may return; taken by the enemy (NWO-7.4-h,
 * NWO-19.4.3-a); left the map.
 */
export const WAITING = -1;
export const ELIMINATED = -2;
export const DESTROYED = -3;
export const EXITED = -4;
/** Units that never return: cut off when they were eliminated (NWO-15-i), after their die (NWO-15-g), in a twin that did (NWO-15-h). */
export const SURRENDERED = -5;
export const SCATTERED = -6;
export const MERGED = -7;

/** Marks of a unit, one bit each: the markers of the game (NWO-3.4-a). */
export const DISRUPTED = 1;
/** Fired in a bombardment this turn (NWO-8.2-a, NWO-8.1-d). */
export const BOMBARDED = 2;
/** Its move of this segment is over. */
export const MOVED = 4;
/** Was in an enemy zone of control when the running segment of its formation began (NWO-5.4-d), or the turn (NWO-7.11-a). */
export const BEGAN_IN_ZONE = 8;
export const TURN_IN_ZONE = 16;
/** Was disrupted when the running assault segment began (NWO-7.6-d, NWO-RUL094). */
export const BEGAN_DISRUPTED = 32;
/** Screens others and stays for the segment (NWO-7.13-a, NWO-RUL112). */
export const SCREENS = 64;
/** Little ammunition (NWO-19.6-a). */
export const LOW_AMMUNITION = 128;
/** Is on top of its stack for the enemy to see (reading 4). */
export const ON_TOP = 256;
/** Bound by the orders of its division, not its formation’s (NWO-12.13-a). */
export const DETACHED = 1024;
/** Out of supply: suffers as if demoralised (NWO-19.4.8-a). */
export const OUT_OF_SUPPLY = 2048;
/** Took part in an assault of the running segment. */
export const FOUGHT = 4096;
/** Charged in this turn (NWO-7.7-m). */
export const CHARGED = 8192;
/** Spends its action on taking down an abatis, which a special rule lays. */
export const CLEARS = 16384;
/** Came on in this turn (NWO-16.2-l). */
export const CAME = 32768;

/** Marks of a leader, one bit each. Lost, until the next turn begins (NWO-11.2-b, NWO-RUL152). */
export const FALLEN = 1;
/** Gave orders this turn: he rides half as far (NWO-11.1-e, NWO-RUL154). */
export const ORDERED = 2;
/** Rode this turn or segment. */
export const RODE = 4;
/** Rallied units this turn: he helps in no other way (NWO-15-c, NWO-RUL203). */
export const RALLIED = 8;
/** Rallied as many units as he may (NWO-15-e). */
export const RALLIED_ALL = 64;
/** A wing commander whom no army commander sees this turn: he is in command (NWO-12.15-a, NWO-RUL185). */
export const COMMANDS = 16;
/** A successor leads in place of the one who was lost (NWO-11.2-b). */
export const SUCCEEDED = 32;

/** Fatigue of a holder (NWO-16.2-d, NWO-16.2-h). */
export const FRESH = 0;
export const FATIGUED = 1;
export const EXHAUSTED = 2;

/** Who holds a hex: the side that occupies it, two bits from 0 (nobody), then the side that controls it (NWO-18-b, NWO-18-c). */
export const OCCUPIED_BY = 3;
export const CONTROLLED_SHIFT = 2;
