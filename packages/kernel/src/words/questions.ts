import type { ActionBase } from "../game.ts";
import { present } from "../present.ts";
import { type Line, sentenceCase } from "./line.ts";
import type { AskedOf, Question } from "./sentences.ts";

/** What a decision is about and what it offers, as its sentence needs it. */
export interface Told<About, A extends ActionBase> {
  readonly about: About;
  readonly actions: readonly A[];
  /** Whether an action of a type is offered. */
  may(type: A["type"]): boolean;
  /** How many actions of a type there are. */
  count(type: A["type"]): number;
  /** The one action it offers; undefined if there are several. */
  readonly only: A | undefined;
}

/** Reads a decision for its sentence. A decision that its game made has that game's values. */
export function told<About, A extends ActionBase>({ about, actions }: AskedOf<A>): Told<About, A> {
  const count = (type: A["type"]): number => actions.filter((action) => action.type === type).length;
  return {
    about: about as About,
    actions,
    may: (type) => actions.some((action) => action.type === type),
    count,
    only: actions.length === 1 ? actions[0] : undefined,
  };
}

/** What one step asks: the sentence, and a second line with what is left and what it costs. */
export type Ask<About, A extends ActionBase, Say> = (
  about: About,
  say: Say,
  told: Told<About, A>,
) => readonly [sentence: Line, detail?: Line];

/**
 * The questions of a game in one language.
 * @param questions by the step that asks
 * @param say names what stands on the map
 */
export function questionTexts<About, A extends ActionBase, Say, Names>(
  questions: Readonly<Record<string, Ask<About, A, Say>>>,
  say: (names: Names) => Say,
): {
  /** What a decision asks. @throws Error for a step that has no question */
  question(decision: AskedOf<A>, names: Names): Question;
} {
  return {
    question(decision, names) {
      const asked = told<About, A>(decision);
      const [sentence, detail = []] = present(questions[decision.step], `question of ${decision.step}`)(
        asked.about,
        say(names),
        asked,
      );
      return { sentence: sentenceCase(sentence), detail: sentenceCase(detail) };
    },
  };
}

/**
 * What the other player is doing meanwhile, in one language.
 * @param waits by the step that asks
 * @param sides how a sentence begins, by the side that is asked
 */
export function waitingTexts<About extends { readonly side: string }, A extends ActionBase, Say, Names>(
  waits: Readonly<Record<string, (side: string, about: About, say: Say) => Line>>,
  sides: Readonly<Record<About["side"], string>>,
  say: (names: Names) => Say,
): {
  /** What others read while a decision is made. @throws Error for a step that nobody waits for */
  waiting(decision: AskedOf<A>, names: Names): Line;
} {
  return {
    waiting(decision, names) {
      const { about } = told<About, A>(decision);
      const side: About["side"] = about.side;
      return present(waits[decision.step], `what ${decision.step} has others wait for`)(sides[side], about, say(names));
    },
  };
}
