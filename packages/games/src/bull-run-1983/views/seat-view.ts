import { type Seat, veiling, type VeiledFramesOf } from "@stonebridge/kernel";
import type { Field } from "../field.ts";
import { copyFrame, type Frame } from "../frames.ts";
import { FRAMES, type Kinds } from "../locals.ts";
import { CONFEDERATE, NOBODY, type SideIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import { behindCurtain } from "../set-up/set-up-curtain.ts";
import { SIDES, STAGES, type SideId, type Stage } from "../vocabulary.ts";
import { whatIsSeen } from "./last-seen.ts";
import { BACK, CARD, FACE } from "./piece-views.ts";
import type { View } from "./view.ts";

/** For each side, whether it sets up out of this seat's sight. */
function curtainsFor(field: Field, p: Position, seat: Seat): readonly boolean[] {
  return SIDES.map((id, side) => id !== seat && behindCurtain(field, p, side));
}

/**
 * Sides whose card is closed to others: those with something still face down (BR83-2.6-b, R13; the Union's in the fog of war), and those
 * that set up behind a curtain.
 */
function closedTo(field: Field, p: Position, seat: Seat, curtains: readonly boolean[]): readonly SideId[] {
  return SIDES.filter(
    (id, side) => id !== seat && (p.thawed[side] === 0 || curtains[side]) && field.roster[side].length > 0,
  );
}

/**
 * What a seat may see of a side's pieces, face up and face down: the faces of all that lie face up on the map, at any time (BR83-2.6-a,
 * BR83-SP-c), and how many lie face down (R12); nothing behind a curtain. At `side * 2`, and one more for those face down.
 * @param own the seat's side
 */
function sightsOf(own: SideIndex, curtains: readonly boolean[], closed: readonly SideId[]): readonly number[] {
  const sights: number[] = [];
  for (let side = 0; side < SIDES.length; side++) {
    const card = closed.includes(SIDES[side]) ? 0 : CARD;
    if (side === own) sights.push(card | FACE, card | FACE);
    else if (curtains[side]) sights.push(card, card);
    else sights.push(card | FACE, card | BACK);
  }
  return sights;
}

const seenFrame = veiling<Frame, VeiledFramesOf<typeof FRAMES, Kinds>, "owner">(FRAMES, copyFrame);

/** Running steps as a seat may know them: to others a side has nothing in hand during the set-up. */
function stepsFor(p: Position, seat: Seat): Frame[] {
  const steps: Frame[] = [];
  for (const frame of p.stack) {
    const seen = seenFrame(frame, () => "side" in frame && SIDES[frame.side] === seat);
    if (seen === undefined) continue;
    steps.push("veiled" in seen ? { step: "set-up", side: seen.side, hand: [] } : seen);
  }
  return steps;
}

function stageOf(p: Position): Stage {
  return p.stack[0]?.step === "over" ? "over" : STAGES[p.stage];
}

/** What a seat sees, and nothing else (Tb11). A spectator sees what both sides do. Made for every decision: written without spreads. */
export function viewOf(field: Field, p: Position, seat: Seat): View {
  const curtains = curtainsFor(field, p, seat);
  const curtain = curtains[CONFEDERATE];
  const own = SIDES.findIndex((id) => id === seat);
  const closed = closedTo(field, p, seat, curtains);
  const sights = sightsOf(own, curtains, closed);
  const { pieces, faceDown, arrivals, fordUse } = whatIsSeen(field, p, own, sights);
  const view: { -readonly [K in keyof View]: View[K] } = {
    seat: seat === "union" || seat === "confederate" ? seat : "spectator",
    stage: stageOf(p),
    turn: p.turn,
    options: field.options,
    pieces,
    faceDown,
    closed,
    abatis: curtain ? [] : p.abatis.map((hex) => field.grid.ids[hex]),
    trestle: curtain ? "open" : p.trestle === 1 ? "stands" : "destroyed",
    fordUse,
    arrivals,
    rolled: p.rolled,
    thawed: SIDES.filter((_, side) => p.thawed[side] === 1),
    steps: stepsFor(p, seat),
  };
  if (p.side !== NOBODY) view.side = SIDES[p.side];
  return view;
}
