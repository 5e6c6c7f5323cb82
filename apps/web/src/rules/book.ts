import type { RuleBook, RuleId, RuleInfo, RuleKind, RulesText } from "@stonebridge/kernel";

/** A rule as readers find it. */
export interface Entry {
  readonly id: RuleId;
  /** As it is cited: `10.3-l`, `R42`. */
  readonly label: string;
  readonly kind: RuleKind;
  readonly section: string;
  readonly title: string;
  readonly statement: string;
  /** Clauses it belongs to, or what belongs to the clause. */
  readonly related: readonly RuleId[];
}

/** A clause with the rulings, tables, rolls, decisions and switches that are read together with it. */
export interface Clause {
  readonly entry: Entry;
  readonly attached: readonly Entry[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** The rules of a game in one language. */
export interface Book {
  readonly sections: readonly Section[];
  readonly entries: ReadonlyMap<RuleId, Entry>;
  readonly clauses: number;
  readonly rulings: number;
}

/** What a search looks through. */
export type Filter = "all" | "ruling" | "table" | "switch";

export interface Found {
  readonly entry: Entry;
  /** The parts of the statement, alternately beside and in what was searched for. */
  readonly statement: readonly string[];
  readonly title: readonly string[];
}

function labelOf(id: RuleId): string {
  return id.slice(id.indexOf("-") + 1);
}

/** Puts the registered rules and their words in a language together. */
export function bookOf<C extends string>(registry: RuleBook<C>, text: RulesText<C>): Book {
  const entries = new Map(
    registry.rules.map((info) => [info.id, entryOf(info, text.rules.get(info.id), registry.seeAlso(info.id))] as const),
  );
  const attachedTo = new Map<RuleId, Entry[]>();
  for (const entry of entries.values()) {
    if (entry.kind === "clause") continue;
    const [first] = entry.related;
    attachedTo.set(first, [...(attachedTo.get(first) ?? []), entry]);
  }
  const all = [...entries.values()];
  const sections = registry.chapters.map((id) => ({
    id,
    title: text.chapters[id],
    clauses: all
      .filter((entry) => entry.kind === "clause" && entry.section === id)
      .map((entry) => ({ entry, attached: attachedTo.get(entry.id) ?? [] })),
  }));
  return {
    sections,
    entries,
    clauses: all.filter(({ kind }) => kind === "clause").length,
    rulings: all.filter(({ kind }) => kind === "ruling").length,
  };
}

function entryOf(
  { id, kind, section, title }: RuleInfo,
  words: { readonly title: string; readonly statement: string } | undefined,
  related: readonly RuleId[],
): Entry {
  return {
    id,
    label: labelOf(id),
    kind,
    section,
    title: words?.title ?? title,
    statement: words?.statement ?? "",
    related,
  };
}

/** Letters without case and accents, one for one, so that places in the folded text are places in the text. */
function fold(text: string): string {
  return Array.from(text, (letter) => letter.normalize("NFD")[0]?.toLowerCase() ?? letter).join("");
}

/** Where a reader's address leads: a rule by its full or short id, or a section. */
export function placeOf(book: Book, at: string): { readonly section: string; readonly entry?: Entry } | undefined {
  const wanted = fold(at);
  for (const entry of book.entries.values()) {
    if (fold(entry.id) === wanted || fold(entry.label) === wanted) return { section: entry.section, entry };
  }
  const section = book.sections.find(({ id }) => id === at);
  return section && { section: section.id };
}

/** The rules that hold every word searched for, in the order of the book. */
export function search(book: Book, words: string, filter: Filter): readonly Found[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const found: Found[] = [];
  for (const section of book.sections) {
    for (const { entry, attached } of section.clauses) {
      for (const one of [entry, ...attached]) {
        if (filter !== "all" && one.kind !== filter) continue;
        const text = fold(`${one.label} ${one.title} ${one.statement}`);
        if (!wanted.every((word) => text.includes(word))) continue;
        found.push({ entry: one, statement: marked(one.statement, wanted), title: marked(one.title, wanted) });
      }
    }
  }
  return found;
}

/** Words so short ("of", "de") would be marked everywhere. */
const SHORT = 2;

/** Cuts a text at what was searched for: even parts lie beside it, odd parts are it. */
export function marked(text: string, words: readonly string[]): readonly string[] {
  const long = words.filter((word) => word.length > SHORT);
  const wanted = long.length > 0 ? long : words;
  const folded = fold(text);
  const inside = Array.from({ length: text.length }, () => false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      inside.fill(true, at, at + word.length);
  }
  // A blank between two found words belongs to them.
  for (let at = 1; at < text.length - 1; at += 1) {
    if (text[at] === " " && inside[at - 1] && inside[at + 1]) inside[at] = true;
  }
  const parts: string[] = [""];
  let within = false;
  for (let at = 0; at < text.length; at += 1) {
    if (inside[at] !== within) {
      within = inside[at];
      parts.push("");
    }
    parts[parts.length - 1] += text[at];
  }
  return parts;
}
