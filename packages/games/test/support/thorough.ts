/**
 * Long tests look at a share of what they could, the same each time by its seeds. `npm test -- --thorough` looks at all of it.
 */
export const THOROUGH = process.env["STONEBRIDGE_THOROUGH"] === "1";

/** How often something is tried: often enough for every change, or thoroughly. */
export const tries = (everyTime: number, thoroughly: number): number => (THOROUGH ? thoroughly : everyTime);
