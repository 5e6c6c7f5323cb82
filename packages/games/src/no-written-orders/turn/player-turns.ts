import { ACTION_OVER } from "./action.ts";
import type { Action } from "../actions.ts";
import { closeAction, endMoves, openAction } from "./action-bounds.ts";
import { prospectOf } from "../combat/assault-plan.ts";
import { beginBombardment, mayBombard } from "../combat/bombardment.ts";
import { failBrokenOrders } from "../orders/broken-orders.ts";
import { beginCharges } from "../charges/charges.ts";
import { commandersOf } from "./chits.ts";
import { beginAssaults } from "../combat/declaration.ts";
import { finishGroundwork } from "../movement/digging.ts";
import type { Field } from "../field.ts";
import type { PlayerTurnFrame } from "../frames/turn.ts";
import { leaderRating } from "../army/headings.ts";
import { CONFEDERATE, type HolderIndex, type SideIndex, UNION } from "../measures.ts";
import { beginMovement } from "../movement/movement.ts";
import { type Play, type Step, asks, holderId, pop, push, roll, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import type { Position } from "../position.ts";
import { TURN } from "./refusals.ts";
import { UNKNOWN } from "../refusing.ts";
import { beginReloading } from "../combat/reloading.ts";

/** Formations that one chit would activate. */
type Group = readonly HolderIndex[];

/**
 * Under `igoUgo` the sides play one after the other (NWO-19.11-a): the side with the higher sum of a die, its commander’s rating and the
 * assaults that it won in the turn before chooses whether it plays first (NWO-19.11-b, NWO-DR32, NWO-RUL242).
 */
export function beginPlayerTurns(play: Play): void {
  const { p } = play;
  const won = p.won;
  forgetWon(p);
  for (;;) {
    const rolls = [UNION, CONFEDERATE].map((side) =>
      roll(play, "player-turn", side, [
        { value: ratingOf(play.field, p, side), rule: "NWO-19.11-b" },
        { value: won[side], rule: "NWO-RUL242" },
      ]),
    );
    const [union, confederate] = rolls;
    if (union.total === confederate.total) continue;
    const winner = union.total > confederate.total ? UNION : CONFEDERATE;
    tell(play, { type: "player-turns-rolled", rule: "NWO-19.11-b", rolls, winner: sideId(winner) });
    return push(play, { step: "turn-order", side: winner });
  }
}

/**
 * From now on this turn’s assaults count for the next: those of the turn before are past, whether played turn by turn or not (NWO-RUL242).
 */
export function forgetWon(p: Position): void {
  p.won = [0, 0];
}

/** Rating of a side’s best commander of an army, or of an independent wing; 0 if none is on the map. */
function ratingOf(field: Field, p: Position, side: SideIndex): number {
  return Math.max(0, ...commandersOf(field, p, side).map((one) => leaderRating(field, p, field.holders[one].leader)));
}

export const turnOrder: Step<"turn-order"> = {
  ask: (_, f) => asks("turn-order", f.side, "NWO-19.11-b", {}, [{ type: "play-first" }, { type: "play-second" }]),
  take(play, f, action) {
    const { p } = play;
    pop(play);
    const first = action.type === "play-first" ? f.side : 1 - f.side;
    tell(play, { type: "player-turns-chosen", rule: "NWO-19.11-b", first: sideId(first) });
    const { cup } = p;
    p.cup = [];
    for (const side of [1 - first, first]) pushTurn(play, side, cup);
  },
};

/** What is in the cup of a side plays in its turn. */
function pushTurn(play: Play, side: SideIndex, cup: readonly number[]): void {
  const { field, p } = play;
  const groups = cup.flatMap((chit): Group[] => {
    if (chit < 0) return -1 - chit === side ? [p.pairs[side]] : [];
    return field.holders[chit].side === side ? [[chit]] : [];
  });
  if (groups.length === 0) return;
  push(play, {
    step: "player-turn",
    side,
    holders: groups.flat(),
    groups,
    left: [],
    reserve: 0,
    near: [],
    inZone: [],
    at: 0,
  });
}

/** A segment of a side’s turn: of all together, or group by group. */
type PlayerSegment = { readonly all: (play: Play, f: PlayerTurnFrame) => void } | GroupSegment;

/** What a group does by itself, and whether it has a choice in it. */
interface GroupSegment {
  readonly purpose: "bombard" | "charge" | "assault";
  readonly able: (field: Field, p: Position, f: PlayerTurnFrame, holders: Group) => boolean;
  readonly begin: (play: Play, f: PlayerTurnFrame, holders: Group) => void;
}

/**
 * The segments in order: all bombard, charge, move and assault (NWO-19.11-c). Only units that one chit would activate fire or fight
 * together, so bombardments, charges and assaults are played group by group (NWO-19.11-d).
 */
const SEGMENTS: readonly PlayerSegment[] = [
  { all: open },
  {
    purpose: "bombard",
    able: (field, p, { side }, holders) => mayBombard(field, p, side, { holders, reserve: 0 }),
    begin: (play, { side }, holders) => beginBombardment(play, side, { holders, reserve: 0 }),
  },
  { all: failBrokenOrders },
  {
    purpose: "charge",
    able: ({ options }) => options.cavalryCharges === "on",
    begin: (play, f, holders) => beginCharges(play, { ...f, holders }),
  },
  { all: failBrokenOrders },
  { all: beginMovement },
  { all: endMoves },
  {
    purpose: "assault",
    able: (field, p, f, holders) => prospectOf(field, p, f.side, { ...f, holders }).contenders.length > 0,
    begin(play, f, holders) {
      const { side, reserve, near, inZone } = f;
      // code that asks which formations act gets only this group
      push(play, { step: "action", side, holders, reserve, near, inZone, at: ACTION_OVER });
      beginAssaults(play, { ...f, holders });
    },
  },
  { all: failBrokenOrders },
  { all: finishGroundwork },
  { all: beginReloading },
  { all: closeAction },
];

function open(play: Play, f: PlayerTurnFrame): void {
  const { p } = play;
  for (const holder of f.holders) p.acted = p.acted.with(holder, 1);
  tell(play, {
    type: "action-began",
    rule: "NWO-19.11-c",
    side: sideId(f.side),
    formations: f.holders.map((holder) => holderId(play, holder)),
  });
  openAction(play, f);
}

/** Groups that have not had their part of the running segment, and have a choice in it. */
function waitingIn(field: Field, p: Position, f: PlayerTurnFrame): readonly Group[] {
  const segment = SEGMENTS[f.at];
  if (segment === undefined || "all" in segment) return [];
  return f.left.filter((holders) => segment.able(field, p, f, holders));
}

function beginGroup(play: Play, f: PlayerTurnFrame, holders: Group): void {
  const segment = SEGMENTS[f.at];
  f.left = f.left.filter((one) => one !== holders);
  if ("begin" in segment) segment.begin(play, f, holders);
}

/** His side chooses which group fires or fights next. */
export const playerTurn: Step<"player-turn"> = {
  ask({ field, p }, f) {
    const waiting = waitingIn(field, p, f);
    const segment = SEGMENTS[f.at];
    if (waiting.length <= 1 || "all" in segment) return undefined;
    return asks(
      "player-turn",
      f.side,
      "NWO-19.11-d",
      { purpose: segment.purpose },
      waiting.map(([formation]): Action => ({ type: "begin", formation: field.holders[formation].id })),
    );
  },
  run(play, f) {
    const segment = SEGMENTS[f.at];
    if (segment === undefined) return pop(play);
    const [next] = waitingIn(play.field, play.p, f);
    if (next !== undefined) return beginGroup(play, f, next);
    f.at += 1;
    f.left = f.groups;
    return "all" in segment ? segment.all(play, f) : undefined;
  },
  take(play, f, action) {
    if (action.type !== "begin") return;
    const chosen = waitingIn(play.field, play.p, f).find(([first]) => holderId(play, first) === action.formation);
    if (chosen !== undefined) beginGroup(play, f, chosen);
  },
  refuse({ field }, _, action) {
    if (action.type !== "begin") return undefined;
    return field.holderIndex.has(action.formation) ? TURN["turn-other"] : UNKNOWN["no-such-holder"];
  },
};
