/** Sixths of a movement point as one sign. */
const PARTS = ["", "⅙", "⅓", "½", "⅔", "⅚"] as const;

/** Movement points out of sixths, as short as a figure on the map has to be: "2", "1½", "⅓". */
export function pointsBadge(sixths: number): string {
  const whole = Math.trunc(sixths / PARTS.length);
  const part = PARTS[sixths % PARTS.length];
  return whole === 0 && part !== "" ? part : `${whole}${part}`;
}
