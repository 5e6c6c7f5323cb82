import type { Action } from "../actions.ts";
import { contactOf, unitsNextTo } from "./contact.ts";
import { helplessUnits } from "./declaring.ts";
import type { Battle } from "../frames.ts";
import type { SideIndex } from "../measures.ts";
import { type Play, type Step, asks, pieceIds, pop, push, sideId, tell } from "../play.ts";
import { DECLARATION } from "./refusals.ts";
import { sacrifice } from "../combat/result.ts";

/**
 * The order in which the declared battles are fought (BR83-7.1-a): `next` names the next one, by its number from 1 in the list; `done`
 * keeps the rest as it is.
 */
export const order: Step<"order"> = {
  ask(_play, { side, settled, open }) {
    if (open.length < 2) return undefined;
    const actions: Action[] = open.map((_, at) => ({ type: "next", battle: settled.length + at + 1 }));
    actions.push({ type: "done" });
    return asks("order", side, "BR83-7.1-a", { settled: settled.length }, actions);
  },
  run(play, { side, settled, open }) {
    pop(play);
    begin(play, side, [...settled, ...open]);
  },
  take(play, frame, action) {
    if (action.type !== "next") {
      pop(play);
      begin(play, frame.side, [...frame.settled, ...frame.open]);
      return;
    }
    const at = action.battle - 1 - frame.settled.length;
    frame.settled = [...frame.settled, frame.open[at]];
    frame.open = frame.open.toSpliced(at, 1);
  },
  refuse: (_, __, action) => (action.type === "next" ? DECLARATION["next-none"] : undefined),
};

/** The declaration is announced, units that can join no battle are lost (R42), and the battles begin. */
function begin(play: Play, side: SideIndex, battles: readonly Battle[]): void {
  const { field, p } = play;
  const helpless = helplessUnits(contactOf(field, p, side), battles);
  if (battles.length > 0) push(play, { step: "battles", side, battles, at: 0 });
  if (battles.length > 0 && play.events !== undefined)
    tell(play, {
      type: "declared",
      rule: "BR83-7.1-a",
      side: sideId(side),
      battles: battles.map(({ targets, adjacent, guns }) => ({
        targets: pieceIds(play, targets),
        adjacent: pieceIds(play, adjacent),
        guns: pieceIds(play, guns),
      })),
    });
  for (const hex of new Set(helpless.map((piece) => p.place[piece])))
    sacrifice(
      play,
      side,
      helpless.filter((piece) => p.place[piece] === hex),
      unitsNextTo(field, p, 1 - side, hex),
      "BR83-R42",
    );
}
