/** Numbers that zone maps and hex maps share. */

/** No zone, no hex: the map's edge, or a piece that stands nowhere. */
export const NOWHERE = -1;

/** What a zone border or a hex is to a piece that would pass: dry land, a ford, a bridge, a river that bars the way. */
export const LAND = 1;
export const FORD = 2;
export const BRIDGE = 3;
export const RIVER = 4;
