/** CSS px of a map unit that reports and films of zone games are drawn for: names of zones stand on their plates from here. */
export const STILL_ZOOM = 1;
