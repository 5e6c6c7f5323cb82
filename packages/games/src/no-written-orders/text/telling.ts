import { join, type Line, line } from "@stonebridge/kernel/words";
import type { GameEvent } from "../events.ts";
import type { DieRoll } from "../events/die-roll.ts";
import type { ModifierRule } from "../tables/modifiers.ts";

export type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;

/** A sentence for every event of a subject. */
export type Tellers<E extends { readonly type: string }, S> = {
  readonly [T in E["type"] & GameEvent["type"]]: (event: EventOf<T>, say: S) => Line;
};

/**
 * Both dice with what is added and their total: "5 + 4 + 1 (morale) = 10"; one die as "4 + 2 (rating) = 6".
 * @param names of the modifiers, by their clauses
 */
export function thrownDice(
  { die, dice, side, modifiers, total }: DieRoll,
  names: Readonly<Record<ModifierRule, string>>,
): Line {
  const faces = dice === undefined ? [{ die, side }] : dice.map((face) => ({ die: face, side }));
  const added = modifiers
    .filter(({ value }) => value !== 0)
    .map(({ value, rule }) => ` ${value < 0 ? "−" : "+"} ${Math.abs(value)} (${names[rule]})`);
  const thrown = join(
    faces.map((face) => [face]),
    " + ",
  );
  return faces.length + added.length === 1 ? thrown : line`${thrown}${added.join("")} = ${total}`;
}
