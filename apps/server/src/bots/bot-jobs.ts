import { type BotName, BOTS } from "@stonebridge/bots";
import type { Side } from "@stonebridge/kernel";
import type { NewJob } from "../storage/schedule.ts";
import type { BotSeat } from "./questions.ts";

/** The kind of job that lets a bot decide. */
export const BOT_TURN = "bot";

const idOf = ({ match, side }: BotSeat): string => `${BOT_TURN} ${match} ${side}`;

/** Lets a bot decide as soon as somebody has time: whatever a clock says, and whatever it said before. */
export function botTurn({ match, side }: BotSeat): NewJob {
  return { id: idOf({ match, side }), kind: BOT_TURN, body: JSON.stringify({ match, side }), due: 0 };
}

/** Whether there is such a bot. */
export const isBotName = (name: string): name is BotName => (BOTS as readonly string[]).includes(name);

/** What bots have to do after something was written: those that were told and decide think anew, those that no longer do are let off. */
export function botTurns(
  match: string,
  told: readonly Side[],
  isBot: (side: Side) => boolean,
  decides: (side: Side) => boolean,
): { readonly jobs: readonly NewJob[]; readonly done: readonly string[] } {
  const seats = told.filter(isBot).map((side) => ({ match, side }));
  return {
    jobs: seats.filter(({ side }) => decides(side)).map(botTurn),
    done: seats.filter(({ side }) => !decides(side)).map(idOf),
  };
}
