import type { Words } from "../language/index.ts";

/** A choice and the number to type for it. */
export interface Choice<A> {
  readonly number: number;
  readonly label: string;
  readonly action: A;
}

/** How many choices are listed before the list is shortened. */
const MOST_LISTED = 24;

/** Numbers the actions of a decision, from 1. */
export function choicesOf<A>(actions: readonly A[], label: (action: A) => string): readonly Choice<A>[] {
  return actions.map((action, index) => ({ number: index + 1, label: label(action), action }));
}

/** The choices whose label contains all these words. */
export function choicesWith<A>(choices: readonly Choice<A>[], words: string): readonly Choice<A>[] {
  const wanted = simple(words).split(" ");
  return choices.filter(({ label }) => wanted.every((word) => simple(label).includes(word)));
}

/** The list to print. A long one is shortened and says how to see the rest; its last line, which ends the step, is kept. */
export function choiceList<A>(choices: readonly Choice<A>[], words: Words, all = false): string {
  const width = String(choices.at(-1)?.number ?? 0).length;
  const line = ({ number, label }: Choice<A>) => `  ${String(number).padStart(width)}  ${label}`;
  if (all || choices.length <= MOST_LISTED) return choices.map(line).join("\n");
  const more = choices.length - MOST_LISTED;
  return [
    ...choices.slice(0, MOST_LISTED - 1).map(line),
    `  ${words.moreChoices(more)}`,
    ...choices.slice(-1).map(line),
  ].join("\n");
}

/** Text in lower case without accents and signs, for comparing. */
export function simple(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, " ")
    .trim();
}
