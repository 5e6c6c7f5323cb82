import { UNITS, type UnitValues } from "../../../src/bull-run-1861/index.ts";

/** Every unit without guns, cavalry potential and star: only the combat dice are rolled, and nothing but what a test adds counts. */
export const QUIET: Readonly<Record<string, UnitValues>> = Object.fromEntries(
  UNITS.map(({ id }) => [id, { artillery: 0, cavalry: 0, star: false }]),
);

/** {@link QUIET} with these values on top. */
export function quiet(values: Readonly<Record<string, UnitValues>>): Readonly<Record<string, UnitValues>> {
  return {
    ...QUIET,
    ...Object.fromEntries(Object.entries(values).map(([id, more]) => [id, { ...QUIET[id], ...more }])),
  };
}
