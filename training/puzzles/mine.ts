import { type ActionBase, deriveSeed, type Dice, type EventBase, fastDice, present } from "@stonebridge/kernel";
import type { Judge } from "@stonebridge/bots/account";
import type { Puzzle } from "@stonebridge/bots/puzzles";
import type { Lesson, School } from "../school.ts";
import { diceOf, playGame } from "../self-play.ts";
import { contest, type Ended, MOST_MOVES, type Verdict } from "./contest.ts";
import type { Quarry } from "./games.ts";
import { puzzleOf } from "./puzzle-of.ts";
import { trialsOf } from "./trials.ts";

/** What a game of self-play yielded. */
export interface Yield {
  readonly puzzles: readonly Puzzle[];
  /** How many of its decisions were looked at, and where those that are no puzzles were given up. */
  readonly looked: Readonly<Record<Ended | "found" | "told otherwise", number>>;
  /** Seconds of a core that it took. */
  readonly seconds: number;
}

/** Decisions of a game that are looked at, at most, until one is a puzzle: the next would be much like it. */
const LOOKED_AT = 60;
/** Nothing is looked for in games as good as won or lost. */
const DECIDED = 0.1;
/**
 * Only so many of the last decisions of a game are looked at: from there play-outs reach its end, so that results count and no judgment, and
 * they are so short that many of them cost little.
 */
const LAST = 120;

/**
 * Looks for puzzles in a game between two commanders drawn at random, some of whom make mistakes.
 * @param game its number: the same seed and number give the same puzzles
 */
export function mineGame<P, A extends ActionBase, E extends EventBase, V>(
  school: School<P, A, E, V>,
  lessonOf: (opening: number) => Lesson<P, A, E, V>,
  quarry: Quarry<P, A, E, V>,
  seed: number,
  game: number,
): Yield {
  const began = process.cpuUsage();
  const looked: Record<Ended | "found" | "told otherwise", number> = {
    glance: 0,
    look: 0,
    race: 0,
    proof: 0,
    found: 0,
    "told otherwise": 0,
  };
  const puzzles: Puzzle[] = [];
  const own = deriveSeed(seed, game);
  const played = playGame(school, lessonOf, own);
  if (played !== undefined) {
    const lesson = lessonOf(played.opening);
    const tutors = [quarry.tutorOf(lesson.game, 0), quarry.tutorOf(lesson.game, 1)] as const;
    const { scenario } = school.openings[played.opening];
    const chance = fastDice(deriveSeed(own, 10));
    const places = drawn(decisionsOf(lesson, played, tutors[0]), chance);
    const positions = positionsAt(lesson, played, places);
    for (const place of places) {
      const position = present(positions.get(place), `position before choice ${place}`);
      const decision = lesson.game.decision(position);
      if (decision.over) continue;
      const verdict: Verdict | Ended = contest(
        trialsOf(lesson.game, position, decision, tutors, deriveSeed(own, 100 + place)),
      );
      if (typeof verdict === "string") {
        looked[verdict] += 1;
        continue;
      }
      const id = `${game}-${place}`;
      const puzzle = puzzleOf(quarry, lesson.game, position, decision, verdict, { id, scenario });
      looked[puzzle === undefined ? "told otherwise" : "found"] += 1;
      if (puzzle !== undefined) {
        puzzles.push(puzzle);
        break;
      }
    }
  }
  const { user, system } = process.cpuUsage(began);
  return { puzzles, looked, seconds: (user + system) / 1_000_000 };
}

type Played = NonNullable<ReturnType<typeof playGame>>;

/** The places of a game’s decisions that may be puzzles, by the clause that gives the choice. */
function decisionsOf<P, A extends ActionBase, E extends EventBase, V>(
  { game }: Lesson<P, A, E, V>,
  { seed, choices }: Played,
  judge: Judge<P>,
): readonly (readonly number[])[] {
  const open = (position: P): boolean => {
    const chance = judge.chance(position, 0);
    return chance > DECIDED && chance < 1 - DECIDED;
  };
  const byRule = new Map<string, number[]>();
  const dice = diceOf(seed);
  const position = game.start(dice);
  for (const [place, choice] of choices.entries()) {
    const decision = game.decision(position);
    if (decision.over) break;
    const { actions, rule, sides } = decision;
    const places = byRule.get(rule) ?? [];
    const few = actions.length > 1 && actions.length <= MOST_MOVES;
    const last = choices.length - place <= LAST;
    if (few && last && game.together?.(position) === undefined && open(position)) byRule.set(rule, [...places, place]);
    game.act(position, sides[0], actions[choice], dice);
  }
  return [...byRule.values()];
}

/** Some places, as many of each clause as there are, in an order drawn by chance. */
function drawn(byRule: readonly (readonly number[])[], chance: Dice): readonly number[] {
  const left = byRule.map((places) => [...places]);
  const places: number[] = [];
  while (places.length < LOOKED_AT && left.some((rule) => rule.length > 0)) {
    const rules = left.filter((rule) => rule.length > 0);
    for (const rule of rules) places.push(...rule.splice(chance.roll("place", rule.length) - 1, 1));
  }
  const order = places.map((place) => ({ place, at: chance.roll("order", 1_000_000) }));
  return order
    .toSorted((one, other) => one.at - other.at)
    .slice(0, LOOKED_AT)
    .map(({ place }) => place);
}

/** The positions of a game before some of its choices. */
function positionsAt<P, A extends ActionBase, E extends EventBase, V>(
  { game }: Lesson<P, A, E, V>,
  { seed, choices }: Played,
  places: readonly number[],
): ReadonlyMap<number, P> {
  const wanted = new Set(places);
  const positions = new Map<number, P>();
  const dice = diceOf(seed);
  const position = game.start(dice);
  for (const [place, choice] of choices.entries()) {
    if (wanted.has(place)) positions.set(place, game.copy(position));
    const decision = game.decision(position);
    if (decision.over || positions.size === wanted.size) break;
    game.act(position, decision.sides[0], decision.actions[choice], dice);
  }
  return positions;
}
