/** Numbers that zone maps and hex maps share. */

/** No zone or hex: the map's edge, or a piece that is not on the map. */
export const NOWHERE = -1;

/** How a piece can pass a zone border or a hex: over dry land. */
export const LAND = 1;
/** By a ford. */
export const FORD = 2;
/** By a bridge. */
export const BRIDGE = 3;
/** Not at all: a river blocks it. */
export const RIVER = 4;
