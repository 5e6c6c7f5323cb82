import { type ActionBase, deriveSeed, type EventBase, type Game } from "@stonebridge/kernel";
import type { Tutor } from "@stonebridge/bots/account";
import type { Puzzle } from "@stonebridge/bots/puzzles";
import type { Lesson, School } from "../school.ts";
import { diceOf, playGame } from "../self-play.ts";
import { contest, type Ended, MOST_MOVES } from "./contest.ts";
import type { Quarry } from "./games.ts";
import { lineFrom } from "./line.ts";
import { puzzleOf } from "./puzzle-of.ts";
import type { Questions } from "./questions.ts";
import { asked, trialsOf } from "./trials.ts";

/** What a game of self-play yielded. */
export interface Yield {
  readonly puzzles: readonly Puzzle[];
  /** How many of its decisions were looked at, and where those that are no puzzles were given up. */
  readonly looked: Readonly<Record<Looked, number>>;
  /** Seconds of a core that it took. */
  readonly seconds: number;
}

/** How looking at a decision ended. */
type Looked = Ended | "plain" | "told otherwise" | "vague" | "found";

/** Decisions of a game that are looked at, at most, and of those that ask the same. */
const LOOKED_AT = 40;
const MOST_OF_STEP = 16;
/** Puzzles of a game, at most, and decisions between two of them: the next would be much like the first. */
const MOST_PUZZLES = 3;
const APART = 80;
/** Between two moves there is nothing to find but which. */
const LEAST_MOVES = 3;
/** Where the next best move loses more than this, everybody sees what to do. */
const MOST_GAIN = 0.4;
/** Nothing is looked for in games as good as won or lost. */
const DECIDED = 0.1;

/**
 * Looks for puzzles in a game between two commanders drawn at random, some of whom make mistakes.
 * @param game its number: the same seed and number give the same puzzles
 */
export async function mineGame<P, A extends ActionBase, E extends EventBase, V>(
  school: School<P, A, E, V>,
  lessonOf: (opening: number) => Lesson<P, A, E, V>,
  quarry: Quarry<P, A, E, V>,
  seed: number,
  game: number,
): Promise<Yield> {
  const began = process.cpuUsage();
  const looked: Record<Looked, number> = {
    glance: 0,
    look: 0,
    race: 0,
    unfit: 0,
    proof: 0,
    plain: 0,
    "told otherwise": 0,
    vague: 0,
    found: 0,
  };
  const puzzles: Puzzle[] = [];
  const own = deriveSeed(seed, game);
  const played = await playGame(school, lessonOf, own);
  if (played !== undefined) {
    const lesson = lessonOf(played.opening);
    const tutor = quarry.tutorOf(lesson.game);
    const { scenario } = school.openings[played.opening];
    const taken: number[] = [];
    for (const { place, position } of candidatesOf(lesson, played, tutor, quarry.questions)) {
      if (taken.length === MOST_PUZZLES) break;
      if (taken.some((other) => Math.abs(other - place) < APART)) continue;
      const luck = deriveSeed(own, 100 + place);
      const found = lookAt(quarry, lesson.game, position, tutor, { id: `${game}-${place}`, scenario, seed: luck });
      looked[typeof found === "string" ? found : "found"] += 1;
      if (typeof found === "string") continue;
      puzzles.push(found);
      taken.push(place);
    }
  }
  const { user, system } = process.cpuUsage(began);
  return { puzzles, looked, seconds: (user + system) / 1_000_000 };
}

/** A decision as a puzzle, or why it is none. */
function lookAt<P, A extends ActionBase, E extends EventBase, V>(
  quarry: Quarry<P, A, E, V>,
  game: Game<P, A, E, V>,
  position: P,
  tutor: Tutor<P, A>,
  named: Pick<Puzzle, "id" | "scenario"> & { readonly seed: number },
): Puzzle | Exclude<Looked, "found"> {
  const { picks, idle } = quarry.questions;
  const decision = asked(game, position);
  const { actions, step } = decision;
  const fit = (move: number): boolean => {
    if (idle.has(actions[move].type)) return false;
    if (!picks.has(step)) return true;
    const pick = { chances: [], playouts: 0, answer: JSON.stringify(actions[move]) };
    return lineFrom(game, tutor, position, pick, named.seed).length > 1;
  };
  const verdict = contest(trialsOf(game, position, decision, tutor, named.seed), fit);
  if (typeof verdict === "string") return verdict;
  if (verdict.gain > MOST_GAIN) return "plain";
  const puzzle = puzzleOf(quarry, game, position, decision, verdict, named);
  if (puzzle === undefined) return "told otherwise";
  return picks.has(step) && puzzle.line.length === 1 ? "vague" : puzzle;
}

type Played = NonNullable<Awaited<ReturnType<typeof playGame>>>;

/** A decision that may be a puzzle. */
interface Candidate<P> {
  readonly place: number;
  readonly step: string;
  readonly position: P;
  /** The chance of the first side before it, and by how much what followed changed that, until nothing was half done. */
  readonly chance: number;
  swing: number;
}

/** The decisions of a game that may be puzzles, those after which most changed first. */
function candidatesOf<P, A extends ActionBase, E extends EventBase, V>(
  { game }: Lesson<P, A, E, V>,
  { seed, choices }: Played,
  tutor: Tutor<P, A>,
  { asked: always, begun, picks }: Questions,
): readonly Candidate<P>[] {
  const byStep = new Map<string, Candidate<P>[]>();
  const dice = diceOf(seed);
  const position = game.start(dice);
  let before = "";
  let going: Candidate<P>[] = [];
  for (const [place, choice] of choices.entries()) {
    const decision = game.decision(position);
    if (decision.over) break;
    const { actions, step, sides } = decision;
    const few = actions.length >= LEAST_MOVES && actions.length <= MOST_MOVES;
    const question = few && (always.has(step) || picks.has(step) || (begun.has(step) && step !== before));
    const rests = tutor.atRest(decision);
    const chance = question || (rests && going.length > 0) ? tutor.chance(position, 0) : 0;
    if (rests) {
      for (const one of going) one.swing = Math.abs(chance - one.chance);
      going = [];
    }
    const open = chance > DECIDED && chance < 1 - DECIDED;
    if (question && open && game.together?.(position) === undefined) {
      const candidate = { place, step, position: game.copy(position), chance, swing: 0 };
      byStep.set(step, [...(byStep.get(step) ?? []), candidate]);
      going.push(candidate);
    }
    before = step;
    game.act(position, sides[0], actions[choice], dice);
  }
  const bySwing = (one: Candidate<P>, other: Candidate<P>): number => other.swing - one.swing;
  return [...byStep.values()]
    .flatMap((list) => list.toSorted(bySwing).slice(0, MOST_OF_STEP))
    .toSorted(bySwing)
    .slice(0, LOOKED_AT);
}
