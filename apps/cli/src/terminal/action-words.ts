import type { ActionBase, ActionShapes, FieldShape } from "@stonebridge/kernel";
import { simple } from "./choices.ts";

/** Names of one kind of thing, in plain letters as people type them, and the ids they stand for. */
export type NameIndex = ReadonlyMap<string, string>;

/** Names of the fields of actions. */
type FieldName<A> = A extends ActionBase ? Exclude<keyof A & string, "type"> : never;

/** What each field of a game's actions names; for a type of action in which it names another thing, that. */
export type FieldKinds<A extends ActionBase, Kind extends string> = Readonly<Record<FieldName<A>, Kind>>;

/** What people type for the actions of a game. */
interface Typed<A extends ActionBase, Kind extends string> {
  /** The fields of each type of action, in the order they are typed. */
  readonly shapes: ActionShapes<A>;
  readonly isAction: (data: unknown) => data is A;
  readonly kinds: FieldKinds<A, Kind>;
  /** Types of action in which fields name something else. */
  readonly except?: { readonly [T in A["type"]]?: Readonly<Partial<Record<string, Kind>>> };
  readonly tables: Readonly<Record<Kind, NameIndex>>;
}

/** Lists the names that things go by. Ids always work, and win over an identical name. */
export function nameIndex(entries: readonly (readonly [id: string, ...names: readonly string[]])[]): NameIndex {
  return new Map([
    ...entries.flatMap(([id, ...names]) => names.map((name) => [simple(name), id] as const)),
    ...entries.map(([id]) => [simple(id), id] as const),
  ]);
}

/**
 * Reads actions typed as words, by ids or by names: `step sherman henry-hill`, `fight jackson bee Matthews Hill`.
 * The result has the shape of an action; the game decides whether it is allowed.
 */
export function actionReader<A extends ActionBase, Kind extends string>({
  shapes,
  isAction,
  kinds,
  except = {},
  tables,
}: Typed<A, Kind>): (words: readonly string[]) => A | undefined {
  const named: Readonly<Record<string, Kind>> = kinds;
  const isType = (word: string): word is A["type"] => Object.hasOwn(shapes, word);
  return ([type = "", ...rest]) => {
    if (!isType(type)) return undefined;
    const action: Record<string, unknown> = { type };
    let left: readonly string[] = rest;
    for (const [key, shape] of Object.entries<FieldShape>(shapes[type])) {
      const optional = key.endsWith("?");
      const field = optional ? key.slice(0, -1) : key;
      const found = takeNames(left, tables[except[type]?.[field] ?? named[field]], shape === "ids" ? left.length : 1);
      left = left.slice(found.words);
      if (found.ids.length === 0 && !optional) return undefined;
      if (found.ids.length > 0) action[field] = shape === "ids" ? found.ids : valueOf(found.ids[0], shape);
    }
    return left.length === 0 && isAction(action) ? action : undefined;
  };
}

function valueOf(id: string, shape: FieldShape): string | number {
  return shape === "number" ? Number(id) : id;
}

/** The names at the start of the words, up to this many. */
function takeNames(words: readonly string[], names: NameIndex, most: number) {
  const ids: string[] = [];
  let taken = 0;
  while (ids.length < most) {
    const name = longest(words.slice(taken), names);
    if (!name) break;
    ids.push(name.id);
    taken += name.length;
  }
  return { ids, words: taken };
}

/** A name has no more words than this. */
const MOST_WORDS = 6;

/** The longest run of words from the first that makes a name. */
function longest(words: readonly string[], names: NameIndex): { id: string; length: number } | undefined {
  for (let length = Math.min(words.length, MOST_WORDS); length > 0; length -= 1) {
    const id = names.get(simple(words.slice(0, length).join(" ")));
    if (id !== undefined) return { id, length };
  }
  return undefined;
}
