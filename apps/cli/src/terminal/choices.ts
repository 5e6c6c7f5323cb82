/** A choice with the number that a person types for it. */
export interface Choice<A> {
  readonly number: number;
  readonly label: string;
  readonly action: A;
}

/** How many choices are listed before the list is cut. */
const MOST_LISTED = 24;

/** Numbers the actions of a decision, from 1. */
export function choicesOf<A>(actions: readonly A[], label: (action: A) => string): readonly Choice<A>[] {
  return actions.map((action, index) => ({ number: index + 1, label: label(action), action }));
}

/** The choices whose label holds all these words. */
export function choicesWith<A>(choices: readonly Choice<A>[], words: string): readonly Choice<A>[] {
  const wanted = simple(words).split(" ");
  return choices.filter(({ label }) => wanted.every((word) => simple(label).includes(word)));
}

/** The list that is printed; a long one is cut, and says how to see the rest. */
export function choiceList<A>(choices: readonly Choice<A>[], all = false): string {
  const shown = all || choices.length <= MOST_LISTED ? choices : choices.slice(0, MOST_LISTED);
  const width = String(choices.at(-1)?.number ?? 0).length;
  const lines = shown.map(({ number, label }) => `  ${String(number).padStart(width)}  ${label}`);
  const more = choices.length - shown.length;
  if (more > 0) lines.push(`  … and ${more} more: type part of a name to find one, or "all".`);
  return lines.join("\n");
}

/** Text in small letters without accents and signs, for comparing. */
export function simple(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, " ")
    .trim();
}
