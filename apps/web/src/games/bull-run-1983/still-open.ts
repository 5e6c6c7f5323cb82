import type { PlayOf } from "../contract/play.ts";
import { besides, firstNamed, justBegun } from "../../play/left-to-do.ts";
import { ENDINGS } from "./choices.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";
import { latecomers, movers } from "./offers/index.ts";
import type { Offer } from "./offers/offer.ts";
import type { OldBullRun } from "./types.ts";

/** Questions in which everything that is offered besides their end is worth doing. */
const WORTH_ALL: ReadonlySet<string> = new Set(["thawing", "retreat", "following", "advance", "rally"]);

/**
 * What most players would still do before this ending: in the Movement phase pieces march and come on; a piece that has just entered marches on.
 * Battles that are complete, losses that are met and an army that is placed are ended at once.
 */
export function leftToDo(play: PlayOf<OldBullRun>, { meaning }: Offer): readonly Offer[] {
  const { table, offers } = play;
  const others = besides(offers, ENDINGS);
  if (table === undefined) return [];
  if (meaning === "stop") return justBegun(play) ? others.filter((one) => one.meaning === "march") : [];
  if (meaning !== "done") return [];
  const { step } = table.decision;
  if (WORTH_ALL.has(step)) return others.filter((one) => one.meaning !== "break");
  if (step !== "movement") return [];
  const open = new Set(movers(table));
  return others.filter(({ piece }) => piece !== undefined && open.has(piece));
}

/** What ending a phase would leave undone: reinforcements that would be lost, pieces that could still move, advance or act. */
export function leftOpen({ play, names, t }: OldBullRunDesk, ending: Offer): string {
  const { table } = play;
  if (ending.meaning !== "done" || table === undefined) return "";
  const late = latecomers(table);
  const pieces = [...new Set(leftToDo(play, ending).flatMap(({ piece }) => piece ?? []))];
  const open = pieces.filter((piece) => !late.includes(piece)).map((piece) => names.piece(piece));
  const { step } = table.decision;
  const text = step === "movement" ? t.stillOpen.move : step === "advance" ? t.stillOpen.advance : t.stillOpen.act;
  return [
    ...(late.length === 0 ? [] : [t.stillOpen.late(late.length)]),
    ...(open.length === 0 ? [] : [text(firstNamed(open, t.stillOpen.more))]),
  ].join(" ");
}
