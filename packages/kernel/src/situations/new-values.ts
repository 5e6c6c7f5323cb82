import type { SituationBase } from "../game.ts";
import { isObject } from "../json.ts";

/** A situation with new values in one of its fields of values by id; the others stay. */
export function withValues(
  situation: SituationBase,
  field: string,
  values: Readonly<Record<string, unknown>>,
): SituationBase {
  const before: unknown = Reflect.get(situation, field);
  return { ...situation, [field]: { ...(isObject(before) ? before : {}), ...values } };
}

/** The same if leaders have a field separate from the units. @param isLeader whether an id is a leader's */
export function withValuesOfLeaders(
  situation: SituationBase,
  field: string,
  values: Readonly<Record<string, unknown>>,
  isLeader: (id: string) => boolean,
): SituationBase {
  const part = (led: boolean) => Object.fromEntries(Object.entries(values).filter(([id]) => isLeader(id) === led));
  return withValues(withValues(situation, "units", part(false)), field, part(true));
}
