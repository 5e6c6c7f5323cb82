import type { ActionBase } from "@stonebridge/kernel";
import type { Choice, Offer } from "../games/contract/offers.ts";

/** What the rule for buttons that end something needs of the screen. */
interface Ground<A extends ActionBase> {
  readonly session: { readonly steps: readonly { readonly action: A }[]; readonly length: number };
  readonly moves: { beginsPiece(action: A): boolean };
}

/** The piece whose turn it is has done nothing in it yet: most players would not end it now. */
export function justBegun<A extends ActionBase>({ session, moves }: Ground<A>): boolean {
  const last = session.steps[session.length - 1];
  return last !== undefined && moves.beginsPiece(last.action);
}

/** How many are named of those who could still do something. */
const NAMED = 4;

/** The first of the names, and how many more there are. @param more "Bee, Bartow and 7 more" */
export function firstNamed(names: readonly string[], more: (names: string, count: number) => string): string {
  const first = names.slice(0, NAMED).join(", ");
  return names.length > NAMED ? more(first, names.length - NAMED) : first;
}

/** What is offered besides endings. */
export function besides<O extends { readonly meaning: string }>(
  offers: readonly O[],
  endings: ReadonlySet<O["meaning"]>,
): readonly O[] {
  return offers.filter(({ meaning }) => !endings.has(meaning));
}

/**
 * Whether a button is the filled one: what is highlighted is what most players want now. One that ends something is it once nothing is left
 * that most players would do before.
 */
export function isWanted<O extends Offer<ActionBase>>(
  { look, does }: Choice<O>,
  leftToDo: (offer: O) => readonly O[],
): boolean {
  return look === "commit" && does.kind === "offer" && leftToDo(does.offer).length === 0;
}
