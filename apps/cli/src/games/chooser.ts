import type { ActionBase, Decision } from "@stonebridge/kernel";
import type { Chooser } from "../shelf-game.ts";

/** A game's bot, which is told how many milliseconds a decision may take. */
interface TimedBot<A extends ActionBase, V> {
  readonly blind: boolean;
  choose(
    view: V,
    decision: Decision<A>,
    milliseconds: number,
    onProgress?: (progress: { readonly done: number; readonly of: number }) => void,
  ): Promise<A>;
  givesUp?(view: V, decision: Decision<A>): Promise<boolean>;
}

/**
 * A bot as the command line uses it.
 * @param seconds time per decision
 * @param playouts play-outs per decision, however long they take
 */
export function chooser<A extends ActionBase, V>(
  bot: TimedBot<A, V>,
  seconds: number,
  playouts: number | undefined,
): Chooser<A, V> {
  const milliseconds = playouts === undefined ? seconds * 1_000 : Infinity;
  return {
    blind: bot.blind,
    choose: (view, decision, onProgress) =>
      bot.choose(view, decision, milliseconds, onProgress && (({ done, of }) => onProgress(done / of))),
    givesUp: async (view, decision) => (await bot.givesUp?.(view, decision)) ?? false,
  };
}
