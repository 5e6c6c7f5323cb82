import { randomBytes } from "node:crypto";
import { Command, Option } from "commander";
import {
  type ActionBase,
  deriveSeed,
  type DiceSource,
  DiceExhausted,
  type EventBase,
  type Game,
  keyedSource,
  Match,
  readRecord,
  resume,
  seededSource,
  type Side,
  typedSource,
} from "@stonebridge/kernel";
import { diceCrypto } from "../dice-crypto.ts";
import { Failure } from "../failure.ts";
import { readJson } from "../files.ts";
import { checkGiveUp } from "../giving-up.ts";
import type { Language } from "../language/index.ts";
import { languageOption, positiveNumber, wholeNumber } from "../options.ts";
import type { Chooser, ShelfGame } from "../shelf-game.ts";
import { withGame } from "../shelf.ts";
import { addSideFlags, givenFor, type SideFlags } from "../sides.ts";
import { addChoice, checkPlayer, type Choice, openScenario } from "../situations.ts";
import { askDie } from "../terminal/ask-die.ts";
import { TerminalGame } from "../terminal/play.ts";
import { saveGame, writeRecord } from "../terminal/saving.ts";
import { systemTerminal, type Terminal } from "../terminal/terminal.ts";

interface Flags extends SideFlags, Choice {
  readonly dice: "rolled" | "typed";
  readonly seed?: number;
  readonly time: number;
  readonly giveUp?: true;
  readonly load?: string;
  readonly save?: string;
  readonly language: Language;
}

const PERSON = "person";

export function playCommand(): Command {
  const command = new Command("play")
    .description("play at the terminal, against a bot or a friend")
    .argument("<game>", "id of the game, see `stonebridge games`");
  addSideFlags(command, "player", [
    "person, or a bot",
    "person, or a bot (default: you against the colonel, you in the north)",
  ]);
  return addChoice(command)
    .addOption(
      new Option("--dice <how>", "roll them, or type in real dice").choices(["rolled", "typed"]).default("rolled"),
    )
    .option("--seed <s>", "dice that are the same every time", wholeNumber(0))
    .option("--time <seconds>", "thinking time per decision, for bots that search", positiveNumber, 2)
    .option("--give-up", "marshals give up what is lost")
    .option("--load <file>", "continue a saved record")
    .option("--save <file>", "write the record there when the game ends or you leave it")
    .addOption(languageOption())
    .action(async (id: string, flags: Flags) => await withGame(id, (shelf) => play(shelf, flags)));
}

async function play<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  flags: Flags,
): Promise<void> {
  const terminal = systemTerminal();
  try {
    const match = flags.load === undefined ? await begin(shelf, flags, terminal) : fromFile(shelf, flags, flags.load);
    if (!match) return;
    const narrator = await shelf.narrator(match.game, flags.language);
    const bots = botsFor(shelf, match.game, match, flags);
    terminal.say(narrator.words.hello(shelf.module.name));
    const game = new TerminalGame(match, narrator, terminal, bots, {
      conceals: shelf.conceals,
      botsGiveUp: flags.giveUp === true,
    });
    if (flags.save === undefined) return await game.play();
    // better now than after the game, if the file cannot be written
    writeRecord(match, flags.save);
    try {
      await game.play();
    } finally {
      terminal.say(saveGame(match, flags.save, narrator.words, shelf.conceals ?? (() => false)));
    }
  } finally {
    terminal.close();
  }
}

async function begin<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  flags: Flags,
  terminal: Terminal,
): Promise<Match<P, A, E, V> | undefined> {
  const { game } = openScenario(shelf, flags);
  const named = playersOf(shelf, flags, game.sides);
  const players = Object.fromEntries([...named].map(([side, who]) => [side, who === PERSON ? {} : { bot: who }]));
  const dice = sourceFor(flags);
  if (flags.dice !== "typed") return Match.begin(game, { dice, players });
  const narrator = await shelf.narrator(game, flags.language);
  const typed: number[] = [];
  for (;;) {
    try {
      return Match.begin(game, { dice, players, typed });
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error;
      const result = await askDie(terminal, narrator.words, narrator.roll(error.kind), error.faces);
      if (result === undefined) return undefined;
      typed.push(result);
    }
  }
}

function fromFile<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  flags: Flags,
  file: string,
): Match<P, A, E, V> {
  for (const name of ["scenario", "options", "units"] as const) {
    if (flags[name] !== undefined)
      throw new Failure(`--${name} cannot be used with --load: the record already says it.`);
  }
  const record = readRecord(readJson(file));
  if (record.game !== shelf.module.id) {
    throw new Failure(`${file} is a record of ${record.game}: use "stonebridge play ${record.game}".`);
  }
  const game = shelf.module.open(record.situation);
  const match = resume<P, A, E, V>(game, record, { crypto: diceCrypto });
  const typed = match.dice?.origin.source === "typed";
  if (!match.dice || (flags.dice === "typed") !== typed || flags.seed !== undefined) match.changeDice(sourceFor(flags));
  return match;
}

function sourceFor({ dice, seed }: Flags): DiceSource {
  if (dice === "typed") return typedSource();
  return seed === undefined ? keyedSource(diceCrypto, randomBytes(32)) : seededSource(seed);
}

/** Who plays each side, as given. Of the sides not given, the first is a person, the rest are bots, the second weakest. */
function playersOf<P, A extends ActionBase, E extends EventBase, V>(
  { levels }: ShelfGame<P, A, E, V>,
  flags: Flags,
  sides: readonly Side[],
): ReadonlyMap<Side, string> {
  const free = sides.filter((side) => givenFor(flags, side) === undefined);
  const opponent = levels[Math.min(1, levels.length - 1)];
  return new Map(
    sides.map((side) => {
      const who = givenFor(flags, side) ?? (side === free[0] ? PERSON : opponent);
      return [side, checkPlayer(`--${side}`, who, [PERSON, ...levels])] as const;
    }),
  );
}

function botsFor<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  game: Game<P, A, E, V>,
  match: Match<P, A, E, V>,
  flags: Flags,
): ReadonlyMap<Side, Chooser<A, V>> {
  const bots = new Map<Side, Chooser<A, V>>();
  const seed = flags.seed ?? randomBytes(4).readUInt32BE();
  const players = game.sides.map((side) =>
    checkPlayer(`--${side}`, givenFor(flags, side) ?? match.players?.[side]?.bot ?? PERSON, [PERSON, ...shelf.levels]),
  );
  checkGiveUp(flags.giveUp === true, players, shelf.marshals);
  for (const [index, side] of game.sides.entries()) {
    const who = players[index];
    if (who !== PERSON) bots.set(side, shelf.bot(who, game, deriveSeed(seed, index), flags.time));
  }
  return bots;
}
