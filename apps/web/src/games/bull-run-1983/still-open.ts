import type { PlayState } from "../../play/play-state.svelte.ts";
import { besides, justBegun } from "../../play/left-to-do.ts";
import { ENDINGS } from "./choices.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";
import { latecomers } from "./offers/index.ts";
import { type Offer, ofType } from "./offers/offer.ts";
import type { OldBullRun } from "./types.ts";

/** Questions in which everything that is offered besides their end is worth doing. */
const WORTH_ALL: ReadonlySet<string> = new Set(["thawing", "retreat", "advance", "rally"]);

/**
 * What most players would still do before this ending: in the Movement phase pieces march and come on; a piece that has just entered marches on.
 * Battles that are complete, losses that are met and an army that is placed are ended at once.
 */
export function leftToDo(play: PlayState<OldBullRun>, { meaning }: Offer): readonly Offer[] {
  const { table, offers } = play;
  const others = besides(offers, ENDINGS);
  if (table === undefined) return [];
  if (meaning === "stop") return justBegun(play) ? others.filter((one) => one.meaning === "march") : [];
  if (meaning !== "done") return [];
  const { step, actions } = table.decision;
  if (WORTH_ALL.has(step)) return others.filter((one) => one.meaning !== "break");
  if (step !== "movement") return [];
  const movers = new Set([...ofType(actions, "take").map(({ piece }) => piece), ...latecomers(table)]);
  return others.filter(({ piece }) => piece !== undefined && movers.has(piece));
}

/** What ending the Movement phase would leave undone: reinforcements that would be lost, pieces that could still move. */
export function leftOpen({ play: { table }, t }: OldBullRunDesk, { meaning }: Offer): string {
  if (meaning !== "done" || table?.decision.step !== "movement") return "";
  const late = latecomers(table).length;
  const movers = ofType(table.decision.actions, "take").length;
  return [...(late === 0 ? [] : [t.movement.late(late)]), ...(movers === 0 ? [] : [t.movement.movers(movers)])].join(
    " ",
  );
}
