import type { ActionBase, Refusal, RuleId, Side } from "../game.ts";

/** What the sentence of a refusal names: ids of pieces and places, numbers with their units, by the names of a game's figures. */
export type Figures = object;

/**
 * What somebody asked for. `play` is the position as far as the side that asks knows it: the figures of a refusal come from here alone, so
 * none can name what is hidden from that side.
 */
export interface Asked<Play, A extends ActionBase> {
  readonly play: Play;
  readonly side: Side;
  readonly action: A;
}

/** The figures of a refusal, found when somebody asks why. Absent if its sentence names nothing. */
export type FindsFigures<Asks, F extends Figures> = (asked: Asks) => F;

/** A rule that refuses: the clause that fires, the key of its sentence, and how the sentence's figures are found. */
export interface Refuses<Asks, F extends Figures = Figures> extends Refusal {
  readonly figures: FindsFigures<Asks, F> | undefined;
}

/** A refusal as it is declared in the room of its rule: the clause, and the figures if its sentence names any. */
export type Declared<Asks, Rule extends RuleId, F extends Figures> = readonly [
  rule: Rule,
  figures?: FindsFigures<Asks, F>,
];

/** The figures that a declared refusal finds. */
type FiguresOf<D> = D extends readonly [RuleId, (asked: never) => infer F extends Figures] ? F : object;

/** Refusals of a chapter by the keys of their sentences. */
export type RefusalTable<Asks, T> = { readonly [R in keyof T]: Refuses<Asks, FiguresOf<T[R]>> };

/** The figures of every refusal of a table, which its sentences need. */
export type FiguresByReason<Table> = {
  readonly [R in keyof Table]: Table[R] extends Refuses<never, infer F> ? F : never;
};

/**
 * Declares refusals, in the room of the rules that return them. A refusal is one value, so that listing legal actions allocates nothing for
 * what is not allowed.
 * @returns a function of a table: key of the sentence to its clause, and how its figures are found
 */
export function refusals<Asks, Rule extends RuleId, F extends Figures = Figures>(): <
  const T extends Readonly<Record<string, Declared<Asks, Rule, F>>>,
>(
  table: T,
) => RefusalTable<Asks, T> {
  return refusalsKnowing<Asks, Asks, Rule, F>((asked) => asked);
}

/**
 * The same where figures are found in something that is made of what was asked.
 * @param know makes it, when somebody asks why
 */
export function refusalsKnowing<Asks, Known, Rule extends RuleId, F extends Figures = Figures>(
  know: (asked: Asks) => Known,
): <const T extends Readonly<Record<string, Declared<Known, Rule, F>>>>(table: T) => RefusalTable<Asks, T> {
  return (table) => {
    const declared = Object.entries(table).map(([reason, [rule, figures]]): [string, Refuses<Asks>] => [
      reason,
      { rule, reason, figures: figures && ((asked) => figures(know(asked))) },
    ]);
    // fromEntries forgets which key has which figures
    return Object.fromEntries(declared) as RefusalTable<Asks, typeof table>;
  };
}

/** A refusal whose figures the rule itself has found, such as the piece that stands in the way of a group. */
export function naming<Asks, F extends Figures>(refusal: Refuses<Asks, F>, figures: F): Refuses<Asks, F> {
  return { ...refusal, figures: () => figures };
}

/** The refusal as it is answered, with its figures. */
export function answered<Asks>({ rule, reason, figures }: Refuses<Asks>, asked: Asks): Refusal {
  return figures === undefined ? { rule, reason } : { rule, reason, with: { ...figures(asked) } };
}
