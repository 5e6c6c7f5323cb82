import { Command } from "commander";
import { type ActionBase, DiceExhausted, type EventBase, type Game, scriptedDice } from "@stonebridge/kernel";
import { readAction } from "../actions.ts";
import { Failure } from "../failure.ts";
import { parseJson, printJson, readJson } from "../files.ts";
import type { Language } from "../language/index.ts";
import { languageOption } from "../options.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGameOf } from "../shelf.ts";
import { openSituation } from "../situations.ts";

interface Flags {
  readonly action: string;
  readonly side?: string;
  readonly units?: string;
  readonly json?: true;
  readonly language: Language;
}

export function whyCommand(): Command {
  return new Command("why")
    .description("say whether an action is allowed in a situation and, if not, which rule forbids it")
    .argument("<situation>", "situation file, - for standard input")
    .requiredOption("--action <json>", `the action, e.g. '{"type":"step","unit":"sherman","zone":"henry-hill"}'`)
    .option("--side <side>", "who takes it (default: the side to decide)")
    .option("--units <file>", "your own unit values, as JSON")
    .option("--json", "print one JSON object: {legal} or {legal: false, rule, reason}")
    .addOption(languageOption())
    .action(async (file: string, flags: Flags) => {
      const situation = readJson(file);
      await withGameOf(situation, file, (shelf) => why(shelf, situation, file, flags));
    });
}

async function why<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  situation: unknown,
  file: string,
  flags: Flags,
): Promise<void> {
  const game = openSituation(shelf, situation, flags.units);
  const position = firstPosition(game, file);
  const decision = game.decision(position);
  // The game can answer for any action, whatever is in it.
  const action = readAction(parseJson(flags.action, "--action"), "--action") as A;
  const side = flags.side ?? (decision.over ? game.sides[0] : decision.sides[0]);
  if (!game.sides.includes(side)) {
    throw new Failure(`--side: there is no side "${side}". Sides: ${game.sides.join(", ")}.`);
  }
  const refusal = game.whyNot(position, side, action);
  if (flags.json) {
    return printJson(refusal ? { legal: false, rule: refusal.rule, reason: refusal.reason } : { legal: true });
  }
  const narrator = await shelf.narrator(game, flags.language);
  const { allowed, notAllowed } = narrator.words;
  console.log(refusal ? notAllowed(refusal.rule, narrator.refusal(refusal)) : allowed);
}

/** The position that the situation describes. It must be waiting for a decision, with no die to roll first. */
function firstPosition<P, A extends ActionBase, E extends EventBase, V>(game: Game<P, A, E, V>, file: string): P {
  try {
    return game.start(scriptedDice([]));
  } catch (error) {
    if (!(error instanceof DiceExhausted)) throw error;
    throw new Failure(
      `${file}: dice are rolled before anyone is asked (${error.kind}). ` +
        "Let `stonebridge run` roll them and ask about the position it prints.",
    );
  }
}
