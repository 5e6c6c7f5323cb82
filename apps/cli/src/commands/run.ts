import { Command } from "commander";
import {
  type ActionBase,
  type Decision,
  DiceExhausted,
  type EventBase,
  type Game,
  ImpossibleDie,
  Match,
  type Outcome,
  Refused,
  scriptedSource,
  seededSource,
} from "@stonebridge/kernel";
import { readActions } from "../actions.ts";
import { Failure } from "../failure.ts";
import { printJson, readJson } from "../files.ts";
import type { Language } from "../language/index.ts";
import { diceResults, languageOption, wholeNumber } from "../options.ts";
import { outcomeLine } from "../outcome-line.ts";
import type { Narrator, ShelfGame } from "../shelf-game.ts";
import { withGameOf } from "../shelf.ts";
import { openSituation } from "../situations.ts";

interface Flags {
  readonly actions?: string;
  readonly dice?: readonly number[];
  readonly seed: number;
  readonly units?: string;
  readonly json?: true;
  readonly language: Language;
}

export function runCommand(): Command {
  return new Command("run")
    .description("play actions from a situation; print what happens and the position that results")
    .argument("<situation>", "situation file, - for standard input")
    .option("--actions <file>", "JSON list of actions, each plain or as {side, action}")
    .option("--dice <results>", "results of the dice, in order, e.g. 3,5,1", diceResults)
    .option("--seed <s>", "dice without --dice: the same seed gives the same dice", wholeNumber(0), 1)
    .option("--units <file>", "your own unit values, as JSON")
    .option("--json", "print one JSON object: {events, position, decision}")
    .addOption(languageOption())
    .action(async (file: string, flags: Flags) => {
      const situation = readJson(file);
      await withGameOf(situation, file, (shelf) => run(shelf, situation, flags));
    });
}

async function run<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  situation: unknown,
  flags: Flags,
): Promise<void> {
  const game = openSituation(shelf, situation, flags.units);
  const narrator = await shelf.narrator(game, flags.language);
  const actions = flags.actions === undefined ? [] : readActions(readJson(flags.actions), flags.actions);
  const match = begin(game, narrator, flags);
  for (const [index, given] of actions.entries()) {
    const place = `${flags.actions}: action ${index + 1}`;
    const decision = match.decision;
    if (decision.over) throw new Failure(`${place}: the game is over. ${outcomeLine(narrator, decision)}`);
    const side = given.side ?? decision.sides[0];
    // The game refuses whatever it does not offer, so it is safe to treat this as one of its actions.
    const action = given.action as A;
    explained(place, narrator, action, () => match.act(side, action));
  }
  noteLeftDice(match, flags.dice);
  const { decision } = match;
  const events = match.eventsUpTo(match.steps.length);
  if (flags.json) return printJson({ events, position: game.describe(match.position), decision });
  for (const event of events) console.log(narrator.event(event));
  console.log(
    [...(events.length > 0 ? [""] : []), ...narrator.status(game.view(match.position, "spectator"))].join("\n"),
  );
  console.log(`\n${decisionText(narrator, decision)}`);
}

/** Reports results left over when no die was rolled for them: there are probably too many, or an action is missing. */
function noteLeftDice<P, A extends ActionBase, E extends EventBase, V>(
  match: Match<P, A, E, V>,
  given: readonly number[] = [],
): void {
  const own = match.game.situation.dice?.length ?? 0;
  const rolled = match.steps.reduce((sum, { dice }) => sum + dice.length, match.opening.dice.length);
  const left = Math.min(own + given.length - rolled, given.length);
  if (left > 0) console.error(`--dice: ${left} of ${given.length} results were not used.`);
}

function begin<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  narrator: Narrator<A, E, V>,
  flags: Flags,
): Match<P, A, E, V> {
  const dice = flags.dice ? scriptedSource(flags.dice) : seededSource(flags.seed);
  return explained("Before the first action", narrator, undefined, () => Match.begin(game, { dice }));
}

/** Turns a problem with an action into a message that names it. */
function explained<T, A extends ActionBase, E extends EventBase, V>(
  place: string,
  narrator: Narrator<A, E, V>,
  action: A | undefined,
  act: () => T,
): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refused && action) {
      const { refusal } = error;
      throw new Failure(`${place} is not allowed (${refusal.rule}): ${narrator.refusal(refusal)}`);
    }
    if (error instanceof DiceExhausted) {
      const die = `${narrator.roll(error.kind)}, ${error.faces} faces`;
      throw new Failure(`${place} rolls one more die than --dice gives (${die}). Add its result to --dice.`);
    }
    if (error instanceof ImpossibleDie) {
      throw new Failure(`${place}: --dice gives ${error.result}, which a ${error.faces}-sided die cannot show.`);
    }
    throw error;
  }
}

function decisionText<A extends ActionBase, E extends EventBase, V>(
  narrator: Narrator<A, E, V>,
  decision: Decision<A> | Outcome,
): string {
  if (decision.over) return outcomeLine(narrator, decision);
  const { sentence, detail } = narrator.question(decision);
  const choices = decision.actions.map((action) => `  ${narrator.action(action, decision)}  ${JSON.stringify(action)}`);
  return [sentence, ...(detail ? [detail] : []), ...choices].join("\n");
}
