declare const OF: unique symbol;

/**
 * The place of a thing in the list of its kind, from 0, such as a hex, a zone, a side, a unit. Any number can be one; but where one is
 * said to be a unit's, the compiler does not take it for a zone's. Who may be of several kinds names them all:
 * `IndexOf<"unit" | "marker">` is never taken for a unit before somebody has looked.
 */
export type IndexOf<Kind extends string> = number & { readonly [OF]?: Kind };
