import { besides, firstNamed, justBegun } from "../../play/left-to-do.ts";
import type { PlayOf } from "../contract/play.ts";
import { ENDINGS } from "./choices.ts";
import type { OrdersDesk } from "./desk.svelte.ts";
import { marchOn } from "./offers/march-on.ts";
import type { Meaning, Offer } from "./offers/offer.ts";
import type { OrdersGame } from "./types.ts";

/** What is there for whoever wants it, and nobody waits for: orders taken back, an army called back, deceptions. */
const ASIDE: ReadonlySet<Meaning> = new Set(["withdraw", "retreat-all", "rejoin", "plant", "strike", "show", "hide"]);

/** What is done by it is complete: an order that is written, a stack that stops after its march. */
const COMPLETE: ReadonlySet<Meaning> = new Set(["send", "stop"]);

/**
 * What most players would still do before this ending. In the Movement segment those whose order leads somewhere march, and who waits beside
 * the map comes on; whoever else could move may stand.
 */
export function leftToDo(play: PlayOf<OrdersGame>, { meaning }: Offer): readonly Offer[] {
  const { table, offers } = play;
  const others = besides(offers, ENDINGS).filter((one) => !ASIDE.has(one.meaning));
  if (
    table === undefined ||
    !ENDINGS.has(meaning) ||
    (COMPLETE.has(meaning) && !(meaning === "stop" && justBegun(play)))
  )
    return [];
  if (meaning !== "end") return others;
  const next = marchOn(table);
  const entering = new Set(table.decision.actions.flatMap((one) => (one.type === "enter" ? [one.unit] : [])));
  return [
    ...(next === undefined ? [] : [next]),
    ...others.filter(({ piece }) => piece !== undefined && entering.has(piece)),
  ];
}

/** What is left undone when a segment is ended: who could still move, fire, attack. */
export function leftOpen({ play, t }: OrdersDesk, { meaning }: Offer): string {
  const text = { end: t.left.move, "end-bombardment": t.left.bombard, "end-declaration": t.left.assault }[
    meaning as "end"
  ] as ((names: string) => string) | undefined;
  if (text === undefined) return "";
  const pieces = new Set(play.offers.flatMap((one) => (one.meaning === meaning ? [] : (one.piece ?? []))));
  const names = [...pieces].map((piece) => play.words.piece(piece));
  if (names.length === 0) return "";
  return text(firstNamed(names, t.left.more));
}
