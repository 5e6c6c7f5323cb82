import { type Line, line, reckoning } from "@stonebridge/kernel/words";
import type { DieRoll, GameEvent } from "../events.ts";

export type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;

/** A sentence for every event of a subject. */
export type Tellers<E extends { readonly type: string }, S> = {
  readonly [T in E["type"] & GameEvent["type"]]: (event: EventOf<T>, say: S) => Line;
};

/** Both dice with what is added and their total: "5 + 4 + 1 = 10"; one die as "4 + 2 = 6". */
export function thrownDice(roll: DieRoll): Line {
  const { dice, side, modifiers, total } = roll;
  if (dice === undefined) return reckoning(roll);
  const added = modifiers.map(({ value }) => ` ${value < 0 ? "−" : "+"} ${Math.abs(value)}`).join("");
  return line`${{ die: dice[0], side }} + ${{ die: dice[1], side }}${added} = ${total}`;
}
