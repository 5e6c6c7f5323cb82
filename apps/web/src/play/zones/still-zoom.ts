/** CSS px of a map unit for which reports and films of zone games are drawn: lines and names, which stand on their plates from here. */
export const STILL_ZOOM = 1;
/** The same for counters, which are the larger beside them the farther off a map is seen. */
export const COUNTER_ZOOM = 0.6;
