import { BOTS } from "@stonebridge/bots";

/** Ends the program with words for whoever began it, and without a stack trace. */
export function refuse(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/** Goes on only if there are bots of these names. */
export function needBots(...names: readonly string[]): void {
  const unknown = names.find((name) => !BOTS.some((bot) => bot === name));
  if (unknown !== undefined) refuse(`There is no bot "${unknown}": give one of ${BOTS.join(", ")}.`);
}
