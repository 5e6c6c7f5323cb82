/** Numbers that zone maps and hex maps share. */

/** No zone or hex: the map's edge, or a piece that is not on the map. */
export const NOWHERE = -1;

/** How a piece can pass a zone border or a hex: dry land, a ford, a bridge, or a river that blocks. */
export const LAND = 1;
export const FORD = 2;
export const BRIDGE = 3;
export const RIVER = 4;
