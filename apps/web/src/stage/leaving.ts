import type { GameTypes } from "../games/contract/types.ts";
import type { PlayOf } from "../games/contract/play.ts";
import { isPerson } from "./about.ts";
import type { Waiting } from "./waiting.svelte.ts";

/** Ms for which the sheet of a fight stays that nothing waits for, at any pace. */
export const LEFT_TO_READ = 6000;

/** The guide explains what is on the screen, such as the sheet of a fight, until the player goes on. */
function explains<G extends GameTypes>({ guide }: PlayOf<G>): boolean {
  return guide !== undefined && !guide.left && !guide.atEnd && guide.lesson.meanwhile === true && guide.asked;
}

/**
 * Whether play has gone on from the last fight: others fought it, the player has answered what it asked, or a turn or a part of one has
 * begun since. Otherwise it is the player's own, and stays until the next press.
 */
function wentOn<G extends GameTypes>(play: PlayOf<G>): boolean {
  let answered = false;
  for (const step of play.session.steps.toReversed()) {
    const facts = step.events.map((event) => play.desk.log.facts(event));
    const fight = facts.findLastIndex(({ combat, dice }) => combat && dice);
    if (facts.slice(fight + 1).some(({ heading }) => heading !== undefined)) return true;
    const own = isPerson(play, step.side);
    if (fight >= 0) return answered || !own;
    answered ||= own;
  }
  return false;
}

/**
 * Waits until the sheet of a fight that nothing waits for has been read, and then puts it away; not while it asks something.
 * @param over nobody waits for that any more
 */
export async function leave<G extends GameTypes>(
  play: PlayOf<G>,
  waiting: Waiting,
  run: number,
  over: () => boolean,
): Promise<void> {
  const { report } = play.desk.screen;
  const reads = () => !over() && report.shown && !report.asks && !explains(play);
  if (!reads() || !wentOn(play)) return;
  await waiting.reading(
    () => LEFT_TO_READ,
    run,
    () => !reads(),
  );
  if (reads()) report.actionTaken();
}
