import { BOT_LEVELS, type BotLevel, type BotName, createRecruit, levelOf } from "@stonebridge/bots";
import { deriveSeed } from "@stonebridge/kernel";
import type { Doer } from "../jobs/job-runner.ts";
import type { Playing } from "../matches/playing.ts";
import type { BotThreads } from "./bot-threads.ts";
import type { BotSeat } from "./questions.ts";

/** How long a bot of a level thinks about one decision, in ms. */
const THINKING: Readonly<Record<BotLevel, number>> = { recruit: 0, colonel: 200, general: 600, marshal: 500 };

/** How often a bot's own level is tried. */
const TRIES = 2;

/** Who plays for a bot when it is tried for this time: one of a simpler level where it did not answer. */
export function levelAt(level: BotName, attempts: number): BotName {
  const simpler = Math.max(0, attempts - TRIES);
  return simpler === 0 ? level : BOT_LEVELS[Math.max(0, BOT_LEVELS.indexOf(levelOf(level)) - simpler)];
}

/**
 * Lets a bot decide once. What it does is a deed as anybody's, and its label says what it was about: it is done once, however many try.
 * The deed itself makes the next one due.
 */
export function botTurnDoer(playing: Playing, threads: BotThreads): Doer {
  return async ({ body, attempts }) => {
    const seat = JSON.parse(body) as BotSeat;
    const asked = await playing.botQuestion(seat);
    if (asked === undefined) return undefined;
    const { number, question } = asked;
    const level = levelAt(asked.level, attempts);
    const action =
      level === "recruit"
        ? await createRecruit(deriveSeed(question.seed, number)).choose(undefined, question.decision, 0)
        : await threads.think({ ...question, level, milliseconds: THINKING[levelOf(level)] });
    const answer = await playing.perform(seat, { kind: "act", label: `bot ${number}`, after: number, action });
    // What came in between makes the turn due again, if it is still one.
    if (answer.result === "done" || answer.result === "stale") return undefined;
    throw new Error(`A bot's choice was not taken: ${JSON.stringify(answer)}`);
  };
}
