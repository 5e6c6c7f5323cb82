import type { ActionBase, ActionShapes, EventBase, FieldShape, Game } from "@stonebridge/kernel";
import { anyOf, type Pick } from "./random-play.ts";

/** What fields of actions may hold, by the field: an id that the game knows, or a number. */
export type Values = Readonly<Record<string, () => string | number>>;

/** Legal actions of which one field is changed. */
const CHANGED = 6;
/** Ids in a list. */
const MOST_IN_LIST = 3;

/** Actions of every kind with fields drawn at random, legal ones changed in one field, and what is no action at all. */
export function strangeActions<P, A extends ActionBase>(
  game: Game<P, A, EventBase, unknown>,
  p: P,
  pick: Pick,
  shapes: ActionShapes<A>,
  values: Values,
): A[] {
  const kinds = Object.entries<Readonly<Record<string, FieldShape>>>(shapes);
  const draw = (key: string, shape: FieldShape | undefined): unknown => {
    const value = values[key];
    if (value === undefined) throw new Error(`Nobody says what ${key} may hold.`);
    return shape === "ids" ? Array.from({ length: pick(MOST_IN_LIST) }, value) : value();
  };
  const made = kinds.map(([type, shape]) => {
    const fields = Object.entries(shape).filter(([key]) => !key.endsWith("?") || pick(2) === 1);
    return {
      type,
      ...Object.fromEntries(fields.map(([key, what]) => [plain(key), draw(plain(key), what)])),
    };
  });
  const decision = game.decision(p);
  const changed = Array.from({ length: decision.over ? 0 : CHANGED }, () => {
    const action: ActionBase = decision.over ? { type: "" } : anyOf(decision.actions, pick);
    const key = anyOf(Object.keys(action), pick);
    if (key === "type") return { ...action, type: anyOf(kinds, pick)[0] };
    const shape: Readonly<Record<string, FieldShape>> = shapes[action.type as A["type"]];
    return { ...action, [key]: draw(key, shape[key]) };
  });
  return [...made, ...changed, ...NONSENSE] as unknown as A[];
}

/** A field’s name without the mark that it may be absent. */
function plain(key: string): string {
  return key.endsWith("?") ? key.slice(0, -1) : key;
}

/** What no game takes for an action. */
const NONSENSE: readonly unknown[] = [
  {},
  { type: "" },
  { type: 7 },
  { type: "step" },
  { type: "step", unit: null, zone: null, hex: null },
  { type: "fight", attackers: "keyes", zones: "e4" },
  { type: "constructor" },
  { type: "__proto__" },
  null,
  undefined,
  "end",
  [],
];
