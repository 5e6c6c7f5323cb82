import type { ActionBase, Decision } from "@stonebridge/kernel";
import type { Words } from "../language/index.ts";
import type { Chooser } from "../shelf-game.ts";
import type { Terminal } from "./terminal.ts";

/** Nobody needs to be told of thoughts that take no longer, in milliseconds. */
const SOON = 300;

/** What a bot chooses. How far it has come is shown at the terminal if it takes long. @param name of its side */
export async function chosen<A extends ActionBase, V>(
  bot: Chooser<A, V>,
  view: V,
  decision: Decision<A>,
  terminal: Terminal,
  words: Words,
  name: string,
): Promise<A> {
  const begun = Date.now();
  return await bot.choose(view, decision, (share) => {
    if (Date.now() - begun > SOON) terminal.show(words.thinking(name, share));
  });
}
