import type { ActionBase, EventBase, Game, SituationBase } from "../game.ts";
import { type PlayBase, type SequenceRules, sequenceOfPlay } from "./sequence.ts";
import type { StepFrame } from "./step-frame.ts";

/** What a game supplies besides its sequence of play. */
export type SequencedGameParts<P, A extends ActionBase, E extends EventBase, V> = Omit<
  Game<P, A, E, V>,
  "situation" | "start" | "decision" | "together" | "act" | "whyNot"
>;

/**
 * A game on a field, played by its sequence.
 * @param first the situation's position, its steps not yet run
 */
export function sequencedGame<
  P extends { readonly stack: F[] },
  F extends StepFrame,
  A extends ActionBase,
  E extends EventBase,
  Play extends PlayBase<P, E>,
  V,
  Field extends { readonly situation: SituationBase },
  Parts extends SequencedGameParts<P, A, E, V>,
>(
  field: Field,
  first: P,
  rules: SequenceRules<P, F, A, E, Play>,
  parts: Parts & SequencedGameParts<P, A, E, V>,
): Game<P, A, E, V> & NoInfer<Parts> & { readonly field: Field } {
  const { begin, ...sequence } = sequenceOfPlay(rules);
  return {
    ...parts,
    ...sequence,
    situation: field.situation,
    field,
    start(dice, events) {
      const p = parts.copy(first);
      begin(p, dice, events);
      return p;
    },
  };
}
