import type { ActionBase } from "./game.ts";
import { isObject } from "./json.ts";

/** The content of an action's field: an id, a list of ids, or a whole number. */
export type FieldShape = "id" | "ids" | "number";

/** The fields of each kind of action besides its type. A `?` after a name means it may be absent. */
export type ActionShapes<A extends ActionBase> = {
  readonly [T in A["type"]]: Readonly<Record<string, FieldShape>>;
};

/** Makes a check that something has the shape of one of these actions. Input from a file or the network may be anything. */
export function actionCheck<A extends ActionBase>(shapes: ActionShapes<A>): (data: unknown) => data is A {
  const fields = new Map(
    Object.entries<Readonly<Record<string, FieldShape>>>(shapes).map(([type, shape]) => [type, Object.entries(shape)]),
  );
  return (data): data is A => {
    if (!isObject(data) || typeof data["type"] !== "string") return false;
    return fields.get(data["type"])?.every(([key, shape]) => hasField(data, key, shape)) ?? false;
  };
}

/** No id or list of ids in a game is longer. Anything longer matches nothing, and no refusal has to repeat it. */
const LONGEST_ID = 200;
const LONGEST_LIST = 1_000;

const isId = (value: unknown): boolean => typeof value === "string" && value.length <= LONGEST_ID;

function hasField(data: Readonly<Record<string, unknown>>, key: string, shape: FieldShape): boolean {
  const optional = key.endsWith("?");
  const value = data[optional ? key.slice(0, -1) : key];
  if (value === undefined) return optional;
  if (shape === "ids") return Array.isArray(value) && value.length <= LONGEST_LIST && value.every(isId);
  return shape === "number" ? Number.isInteger(value) : isId(value);
}

/** Whether two actions are the same. Lists count as sets, because attackers and targets have no order. */
export function sameAction(a: ActionBase, b: ActionBase): boolean {
  if (a.type !== b.type) return false;
  const left = a as unknown as Readonly<Record<string, unknown>>;
  const right = b as unknown as Readonly<Record<string, unknown>>;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => sameValue(left[key], right[key]));
}

function sameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item) => b.includes(item)) && b.every((item) => a.includes(item));
}
