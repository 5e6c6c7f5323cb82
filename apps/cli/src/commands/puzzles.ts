import { Command } from "commander";
import { type ActionBase, type EventBase, isObject } from "@stonebridge/kernel";
import { bestOf, nextBestOf, type Puzzle } from "@stonebridge/bots/puzzles";
import { printJson } from "../files.ts";
import type { Language } from "../language/index.ts";
import { languageOption } from "../options.ts";
import { find, type Found, listed } from "../puzzles/find.ts";
import { Posed } from "../puzzles/posed.ts";
import type { ShelfGame } from "../shelf-game.ts";
import { withGame } from "../shelf.ts";
import { choiceList, choicesOf } from "../terminal/choices.ts";
import { definitions, terminalWidth } from "../terminal/table.ts";

interface Flags {
  readonly json?: true;
  readonly language: Language;
}

export function puzzlesCommand(): Command {
  return new Command("puzzles")
    .description("list positions with one best move, show one, solve it")
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(solveCommand());
}

function listCommand(): Command {
  return new Command("list")
    .description("list the puzzles")
    .argument("[game]", "only those of this game")
    .option("--json", "print one JSON object: {puzzles: [{id, scenario, turn, side, rule, moves, gain}]}")
    .action(async (game: string | undefined, { json }: { json?: true }) => {
      const puzzles = await listed(game);
      if (json) return printJson({ puzzles: puzzles.map(summary) });
      const rows = puzzles.map((one) => {
        const { id, side, turn, rule, moves } = summary(one);
        return [id, `turn ${turn}, ${side}, ${moves} moves, ${rule}`] as const;
      });
      console.log(definitions(rows, terminalWidth()));
    });
}

function showCommand(): Command {
  return new Command("show")
    .description("show the position of a puzzle and what can be played")
    .argument("<id>", "e.g. bull-run-1861/17-372")
    .option("--json", "print one JSON object: what list prints of it, the situation and the actions")
    .addOption(languageOption())
    .action(async (id: string, flags: Flags) => {
      const found = await find(id);
      await withGame(found.game, (shelf) => show(shelf, found, flags));
    });
}

function solveCommand(): Command {
  return new Command("solve")
    .description("say whether a move is the best one, and what the moves are worth")
    .argument("<id>", "e.g. bull-run-1861/17-372")
    .argument("<move...>", "each by its number, as words in quotation marks, or as JSON")
    .option("--json", "print one JSON object: {standing, at, chance, best, next}; the answer only once it was found")
    .addOption(languageOption())
    .action(async (id: string, moves: readonly string[], flags: Flags) => {
      const found = await find(id);
      await withGame(found.game, (shelf) => solve(shelf, found, moves, flags));
    });
}

async function show<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  found: Found,
  { json, language }: Flags,
): Promise<void> {
  const situation: unknown = JSON.parse(found.puzzle.situation);
  const posed = new Posed(shelf.module.open(situation), found.puzzle);
  const { decision, game, view } = posed;
  if (json) return printJson({ ...summary(found), situation, actions: decision.actions });
  const narrator = await shelf.narrator(game, language);
  const { sentence, detail } = narrator.question(decision);
  const { turn, side, gain } = summary(found);
  const choices = choicesOf(decision.actions, (action) => narrator.action(action, decision));
  const lines = [
    ...narrator.status(view),
    "",
    ...narrator.pieces(view),
    "",
    narrator.words.puzzles.find(narrator.side(side), turn, gain),
    [sentence, detail].filter(Boolean).join(" "),
    choiceList(choices, narrator.words, true),
  ];
  console.log(lines.join("\n"));
}

async function solve<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  { name, puzzle }: Found,
  moves: readonly string[],
  { json, language }: Flags,
): Promise<void> {
  const posed = new Posed(shelf.module.open(JSON.parse(puzzle.situation)), puzzle);
  const narrator = await shelf.narrator(posed.game, language);
  const { standing, at, places } = posed.play(moves, narrator);
  if (standing !== "right") process.exitCode = 1;
  const say = narrator.words.puzzles;
  const move = puzzle.line[standing === "wrong" ? at : 0];
  const share = (thousandths: number): number => thousandths / 1_000;
  const best = share(move.chances[bestOf(move)]);
  if (standing === "open") {
    if (json) return printJson({ id: name, standing, at });
    const { decision } = posed;
    const choices = choicesOf(decision.actions, (action) => narrator.action(action, decision));
    return console.log([say.open, choiceList(choices, narrator.words, true)].join("\n"));
  }
  if (standing === "wrong") {
    const chance = share(move.chances[places[at]]);
    return json ? printJson({ id: name, standing, at, chance, best }) : console.log(say.wrong(chance, best));
  }
  const next = share(nextBestOf(move));
  const answer = puzzle.line.map((one): unknown => JSON.parse(one.answer));
  return json ? printJson({ id: name, standing, best, next, answer }) : console.log(say.right(best, next));
}

/** What is told of a puzzle without its answer. */
function summary({ name, puzzle }: Found) {
  const { scenario, side, rule, line } = puzzle;
  const [first] = line;
  return {
    id: name,
    scenario,
    turn: turnOf(puzzle),
    side,
    rule,
    moves: first.chances.length,
    gain: (first.chances[bestOf(first)] - nextBestOf(first)) / 1_000,
  };
}

function turnOf({ situation }: Puzzle): number {
  const data: unknown = JSON.parse(situation);
  const at = isObject(data) ? data["at"] : undefined;
  return isObject(at) ? Number(at["turn"]) : Number.NaN;
}
