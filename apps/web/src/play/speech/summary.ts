import type { PlayedStep, Side } from "@stonebridge/kernel";
import { headed } from "../../language/headed.ts";
import type { GameTypes } from "../../games/contract/types.ts";
import { marchesOf } from "../marches/marches.ts";
import type { PlayOf } from "../../games/contract/play.ts";
import { recapTexts } from "../recap/language/recap-texts.ts";
import { recapLine } from "../recap/recap-line.ts";
import { recapOf } from "../recap/recap.ts";
import { aloud } from "./aloud.ts";

/** At most this many fights and marches are reported one by one. */
const FIGHTS = 6;
const MARCHES = 3;

/** A stretch of what one side did in a few sentences: every fight with its results, then the longest marches. */
export function summaryOf<G extends GameTypes>(
  play: Pick<PlayOf<G>, "desk" | "history" | "sideName" | "session">,
  steps: readonly PlayedStep<G["action"], G["event"]>[],
  they: Side,
): string {
  const { desk, history, session } = play;
  const { t } = recapTexts;
  const me = session.game.sides.find((side) => side !== they) ?? they;
  const marches = marchesOf(steps, desk.marches, desk.log);
  const deeds = recapOf({ steps, marches, reading: desk.marches, log: desk.log }, (steps[0]?.number ?? 1) - 1, me);
  const fights = deeds.filter(({ fight }) => fight !== undefined).slice(0, FIGHTS);
  const ways = deeds.filter(({ fight }) => fight === undefined).slice(0, MARCHES);
  const told = [...fights, ...ways];
  const left = deeds.length - told.length;
  if (told.length === 0) return "";
  return [
    t.spoken(play.sideName(they)),
    ...told.map((deed) => aloud(recapLine(deed, history.telling, t))),
    ...(left > 0 ? [`${headed(t.more(left))}.`] : []),
  ].join(" ");
}
