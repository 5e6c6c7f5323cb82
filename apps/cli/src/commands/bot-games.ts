import type { Command } from "commander";
import { positiveNumber, wholeNumber } from "../options.ts";
import { addChoice, type Choice } from "../situations.ts";

/** What a command is told that lets bots play many games. */
export interface BotGames extends Choice {
  readonly seed: number;
  readonly time: number;
  readonly playouts?: number;
  readonly jobs?: number;
  readonly json?: true;
}

/** Adds what every such command is told. */
export function addBotGames(command: Command): Command {
  return addChoice(command)
    .option("--time <seconds>", "thinking time per decision, for bots that search", positiveNumber, 0.3)
    .option(
      "--playouts <n>",
      "play-outs per decision instead of time; gives the same games on any machine",
      wholeNumber(1),
    )
    .option("--jobs <n>", "games at a time (default and at most: one per core)", wholeNumber(1));
}

/** Adds the seed of its dice. */
export function addSeed(command: Command): Command {
  return command.option("--seed <s>", "the same seed gives the same dice", wholeNumber(0), 1);
}
