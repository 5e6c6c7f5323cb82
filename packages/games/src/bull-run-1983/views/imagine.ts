import { type Dice, present } from "@stonebridge/kernel";
import { GROUPS } from "../movement/schedule.ts";
import { dealHidden } from "./dealing.ts";
import type { Field } from "../field.ts";
import { NOBODY, type PieceIndex, type SideIndex } from "../measures.ts";
import {
  LOST,
  NEVER,
  NORTH_ROUTE,
  type Position,
  RALLIES,
  SOUTH_EAST_ROUTE,
  UNLIMBERED,
  WAITING,
  emptyPosition,
  heldBy,
  setDown,
} from "../position.ts";
import { FLAGS } from "../marks.ts";
import { behindCurtain } from "../set-up/set-up-curtain.ts";
import { suggest } from "../set-up/suggestion.ts";
import type { PieceView, View } from "./view.ts";
import { SIDES, STAGES } from "../vocabulary.ts";

/**
 * A position that agrees with a seat's view, for a bot to look ahead from. What the seat cannot see is dealt at random from everything
 * possible for a player who knows the pieces of the game and the cards, and knows that face-down pieces have not moved.
 * @param dice for the deal alone
 */
export function imaginePosition(field: Field, view: View, dice: Dice): Position {
  const p = emptyPosition(field);
  p.stack.push(...view.steps.map((frame) => ({ ...frame })));
  p.turn = view.turn;
  p.stage = STAGES.indexOf(view.stage);
  p.side = view.side === undefined ? NOBODY : SIDES.indexOf(view.side);
  for (const [piece, seen] of view.pieces.entries()) imaginePiece(field, p, piece, seen);
  p.abatis = view.abatis.map((hex) => field.grid.known(hex));
  p.trestle = view.trestle === "destroyed" ? 0 : 1;
  for (const [hex, points] of Object.entries(view.fordUse)) p.fordUse[field.fordSlot[field.grid.known(hex)]] = points;
  p.due = GROUPS.map((group) => {
    const arrival = view.arrivals.find((one) => one.group === group);
    return arrival === undefined ? NEVER : (arrival.turn ?? 0);
  });
  p.rolled = view.rolled;
  p.thawed = SIDES.map((side) => (view.thawed.includes(side) ? 1 : 0));
  const closed = view.closed.map((side) => SIDES.indexOf(side));
  for (const side of closed) if (!behindCurtain(field, p, side)) dealHidden(field, p, view, side, dice);
  for (const side of closed) if (behindCurtain(field, p, side)) imagineSetUp(field, p, side, dice);
  return p;
}

/**
 * A set-up behind a curtain: nothing need be on the map yet, except with the historical set-up, which leaves the Union only its dummies to
 * choose.
 */
function imagineSetUp(field: Field, p: Position, side: SideIndex, dice: Dice): void {
  if (field.options.setup === "historical")
    suggest({ field, p, dice, events: undefined }, { step: "set-up", side, hand: [] });
}

/** Puts a piece where the view has it; an unseen one waits to be dealt. */
function imaginePiece(field: Field, p: Position, piece: PieceIndex, seen: PieceView): void {
  if (seen.where === "unseen") return;
  for (const [key, mark] of FLAGS) if (seen[key] === true) p.marks[piece] |= mark;
  if (seen.face === "battle") p.marks[piece] |= UNLIMBERED;
  if (seen.route === "north") p.marks[piece] |= NORTH_ROUTE;
  if (seen.route === "south-east") p.marks[piece] |= SOUTH_EAST_ROUTE;
  if (seen.hex !== undefined) setDown(field, p, piece, field.grid.known(seen.hex));
  else if (seen.holder !== undefined) p.place[piece] = heldBy(present(field.index.get(seen.holder), seen.holder));
  else p.place[piece] = seen.where === "rally" ? RALLIES : seen.where === "lost" ? LOST : WAITING;
}
