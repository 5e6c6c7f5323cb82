import type { EventBase, Side } from "@stonebridge/kernel";
import type { EndTeller } from "../../games/contract/ending.ts";
import type { Whole } from "../../session/whole.ts";
import { costliest, type Deeds, deedsOf, type Fight, fightsOf } from "./fights.ts";

/** How a game stood at the end of a turn. */
export interface Standing {
  /** The turn that ended; before the first turn, the turn that comes next. */
  readonly turn: number;
  /** The step after which it stood like this. */
  readonly step: number;
  readonly points: Readonly<Record<Side, number>>;
  readonly losses: Readonly<Record<Side, number>>;
}

/** The story of a finished game. */
export interface Story {
  /** Before the first turn, then at the end of each. */
  readonly standings: readonly Standing[];
  readonly fights: readonly Fight[];
  /** The three that cost most. */
  readonly costliest: readonly Fight[];
  readonly deeds: readonly Deeds[];
}

/** This many fights are shown. */
const TOLD = 3;

/** What has to be known about a game to tell its story. */
export interface Telling<E extends EventBase, V> {
  readonly whole: Whole<E, V>;
  readonly teller: EndTeller<E, V>;
  /** The turn in which it began, in a position that was loaded not the first; 0: before the first. */
  readonly firstTurn: number;
  /** The turn that an event begins; undefined for all others. */
  turnBegun(event: E): number | undefined;
}

/** Tells the story of a game in parts, a turn each: views are made only at the ends of turns. Yields the number of turns told. */
export function* telling<E extends EventBase, V>({
  whole,
  teller,
  firstTurn,
  turnBegun,
}: Telling<E, V>): Generator<number, Story, void> {
  const first = whole.viewAt(0);
  yield 0;
  const happenings = [{ number: 0, events: whole.opening }, ...whole.steps];
  const begun = happenings.flatMap(({ number, events }) =>
    events.flatMap((event) => {
      const turn = turnBegun(event);
      return turn === undefined ? [] : [{ turn, step: number }];
    }),
  );
  // In the middle of a turn, which no event begins.
  const isUnderWay = firstTurn > 0 && begun[0]?.turn !== firstTurn;
  const begins = isUnderWay ? [{ turn: firstTurn, step: 0 }, ...begun] : begun;
  const standings: Standing[] = [];
  const stand = (turn: number, step: number): void => {
    const view = whole.viewAt(step);
    standings.push({ turn, step, points: teller.pointsOf(view), losses: teller.lossesOf(view) });
  };
  const [begin = { turn: 1, step: 0 }, ...later] = begins;
  stand(begin.turn, begin.step);
  let turn = begin.turn;
  for (const next of later) {
    yield standings.length;
    stand(turn, next.step);
    turn = next.turn;
  }
  yield standings.length;
  stand(turn, whole.steps.length);
  yield standings.length;
  const fights = fightsOf(happenings, teller.reading(first));
  return { standings, fights, costliest: costliest(fights, TOLD), deeds: deedsOf(fights, teller) };
}
