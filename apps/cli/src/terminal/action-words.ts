import { simple } from "./choices.ts";

/** Names of one kind of thing, in plain letters as people type them, and the ids they stand for. */
export type NameIndex = ReadonlyMap<string, string>;

/** A word of an action: the field it fills and the kind of name it is. */
export interface Field<Kind extends string> {
  readonly field: string;
  readonly kind: Kind;
  /** Takes all the names that follow, not just one. */
  readonly many?: true;
  readonly optional?: true;
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
 * @param fields the fields of each type of action, in the order they are typed
 */
export function actionReader<Type extends string, Kind extends string>(
  fields: { readonly [T in Type]: readonly Field<Kind>[] },
  tables: Readonly<Record<Kind, NameIndex>>,
): (words: readonly string[]) => ({ readonly type: Type } & Record<string, unknown>) | undefined {
  const isType = (word: string): word is Type => Object.hasOwn(fields, word);
  return ([type = "", ...rest]) => {
    if (!isType(type)) return undefined;
    const action: { readonly type: Type } & Record<string, unknown> = { type };
    let left: readonly string[] = rest;
    for (const { field, kind, many, optional } of fields[type]) {
      const found = takeNames(left, tables[kind], many ? left.length : 1);
      left = left.slice(found.words);
      if (found.ids.length === 0 && !optional) return undefined;
      if (found.ids.length > 0) Object.assign(action, { [field]: many ? found.ids : found.ids[0] });
    }
    return left.length === 0 ? action : undefined;
  };
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
