import type { GameTypes } from "../games/contract/types.ts";
import type { PlayOf } from "../games/contract/play.ts";

/** Goes one level back: refusal, preview, hand, the sheet of a fight, opened card, rule, tab, score. Never commits. @returns whether there was one */
export function oneLevelBack<G extends GameTypes>(play: PlayOf<G>): boolean {
  const { shown, asks } = play.desk.screen.report;
  // An open dialog handles its own keys: this one has not reached it yet.
  if (play.dialog !== undefined) play.dialog = undefined;
  else if (play.denials.shown) play.denials.clear();
  else if (play.choosing.back()) return true;
  // A sheet of a fight that asks something cannot be put away.
  else if (shown && !asks && play.session.atNow) play.desk.screen.report.actionTaken();
  else if (play.card !== undefined) play.card = undefined;
  else if (play.rule !== undefined) play.rule = undefined;
  else if (play.tab !== "map") play.tab = "map";
  else if (play.scoreOpen) play.scoreOpen = false;
  else return false;
  return true;
}
