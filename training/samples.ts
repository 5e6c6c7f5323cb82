import { type ActionBase, deriveSeed, type EventBase, fastDice } from "@stonebridge/kernel";
import type { Lesson, School } from "./school.ts";
import { diceOf, lessonsOf, type PlayedGame } from "./self-play.ts";

/** Positions of games, and what the games came to: each list has an entry for each position. */
export interface Samples {
  readonly count: number;
  /** How many numbers and, at the most, flags a position has. */
  readonly wide: number;
  readonly mostFlags: number;
  readonly numbers: Float32Array;
  readonly flags: Uint16Array;
  readonly flagCounts: Uint16Array;
  /** 0 the first side won, 1 a draw, 2 the second. */
  readonly results: Uint8Array;
  readonly leads: Float32Array;
  readonly progress: Float32Array;
  /** What the Generals’ judgment made of it. */
  readonly judgments: Float32Array;
  /** Number of its game. */
  readonly games: Uint32Array;
  /** 1: nobody played at random in its game. */
  readonly plain: Uint8Array;
}

/** Positions that are taken of each game. */
const OF_A_GAME = 36;

/** Plays games again and takes some positions of each, chosen at random among the decisions. */
export function samplesOf<P, A extends ActionBase, E extends EventBase, V>(
  school: School<P, A, E, V>,
  games: readonly PlayedGame[],
): Samples {
  const lessonOf = lessonsOf(school);
  const { inputs } = lessonOf(0);
  const most = games.length * OF_A_GAME;
  const wide = inputs.numbers.length;
  const { mostFlags } = inputs;
  const samples = {
    count: 0,
    wide,
    mostFlags,
    numbers: new Float32Array(most * wide),
    flags: new Uint16Array(most * mostFlags),
    flagCounts: new Uint16Array(most),
    results: new Uint8Array(most),
    leads: new Float32Array(most),
    progress: new Float32Array(most),
    judgments: new Float32Array(most),
    games: new Uint32Array(most),
    plain: new Uint8Array(most),
  };
  for (const [number, game] of games.entries()) takeFrom(lessonOf(game.opening), game, number, samples);
  return samples;
}

type Filling = { -readonly [K in keyof Samples]: Samples[K] };

function takeFrom<P, A extends ActionBase, E extends EventBase, V>(
  { game, inputs, lead, progress, judgment }: Lesson<P, A, E, V>,
  { seed, plain, choices }: PlayedGame,
  number: number,
  to: Filling,
): void {
  const wanted = chosen(choices.length, deriveSeed(seed, 9));
  const dice = diceOf(seed);
  const position = game.start(dice);
  const first = to.count;
  for (const [at, choice] of choices.entries()) {
    if (wanted.has(at)) {
      const sample = to.count++;
      const flags = to.flags.subarray(sample * to.mostFlags, (sample + 1) * to.mostFlags);
      to.flagCounts[sample] = inputs.write(
        position,
        to.numbers.subarray(sample * to.wide, (sample + 1) * to.wide),
        flags,
      );
      to.progress[sample] = progress(position);
      to.judgments[sample] = judgment(position);
      to.games[sample] = number;
      to.plain[sample] = plain ? 1 : 0;
    }
    const decision = game.decision(position);
    if (decision.over)
      throw new Error(`Game ${number} is over before its last choice: the rules have changed. Play again.`);
    game.act(position, decision.sides[0], decision.actions[choice], dice);
  }
  const end = game.decision(position);
  if (!end.over)
    throw new Error(`Game ${number} is not over after its last choice: the rules have changed. Play again.`);
  const result = end.winner === "draw" ? 1 : end.winner === game.sides[0] ? 0 : 2;
  to.results.fill(result, first, to.count);
  to.leads.fill(lead(position), first, to.count);
}

/** Some of the decisions of a game, spread over it. */
function chosen(decisions: number, seed: number): ReadonlySet<number> {
  const dice = fastDice(seed);
  const part = decisions / OF_A_GAME;
  const wanted = new Set<number>();
  for (let at = 0; at < OF_A_GAME; at++) {
    const from = Math.floor(at * part);
    const until = Math.floor((at + 1) * part);
    if (until > from) wanted.add(from + dice.roll("sample", until - from) - 1);
  }
  return wanted;
}
