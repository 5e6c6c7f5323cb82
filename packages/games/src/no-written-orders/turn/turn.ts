import { beginTurnOfUnits } from "../combat/assault-duties.ts";
import { beginChits, drawChit, isTurnByTurn } from "./chits.ts";
import { beginCommand } from "./command-phase.ts";
import { type Field, FORMATION } from "../field.ts";
import type { FrameOf } from "../frames.ts";
import { CONFEDERATE, type HolderIndex, NONE, type SideIndex, UNION } from "../measures.ts";
import { type Play, type Step, holderId, pop, push, roll, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { goesWithoutChits } from "./night.ts";
import { beginPlayerTurns, forgetWon } from "./player-turns.ts";
import type { Position } from "../position.ts";
import { testRecovery } from "./recovery.ts";
import { drawsChit, formationsOf, isPresent, isReserve, partsOf } from "../army/standing.ts";
import { testSupply } from "../supply/supply-test.ts";
import { verdictNow } from "../victory/score.ts";
import { PHASES, type Phase, SIDES } from "../vocabulary.ts";

/** The phases of a turn in order (NWO-4-a); each entry runs once everything that it began is over. */
const TURN: readonly ((play: Play, f: FrameOf<"turn">) => void)[] = [
  (play) => {
    const { p } = play;
    p.turn += 1;
    p.acted = p.acted.map(() => 0);
    beginTurnOfUnits(play.field, p);
    tell(play, { type: "turn-began", rule: "NWO-4-a", turn: p.turn });
  },
  (play) => enterPhase(play, "command", () => beginCommand(play)),
  // NWO-16.1-g: by night both sides act without chits, in phase 5
  (play) =>
    enterPhase(play, "chits", () => (goesWithoutChits(play.field, play.p) ? leaveCup(play.p) : beginChits(play))),
  // NWO-4-e
  (play) => {
    const { p, field } = play;
    if (p.initial === NONE) return;
    enterPhase(play, "initial", () => beginAction(play, field.holders[p.initial].side, [p.initial], 0));
  },
  (play) =>
    enterPhase(play, "selection", () => {
      if (isTurnByTurn(play.field) && play.p.cup.length === 0) forgetWon(play.p);
      push(play, { step: "selection" });
    }),
  (play) => enterPhase(play, "turn-end", () => beginTurnEnd(play)),
  (play, f) => {
    f.at = 0;
    if (play.p.turn >= play.field.scenario.lastTurn) finish(play);
  },
];

/** NWO-18-a, NWO-18-d: points decide, once, at the end. */
function finish(play: Play): void {
  const { winner } = verdictNow(play.field, play.p);
  tell(play, { type: "game-over", rule: "NWO-18-d", winner });
  const side = winner === "draw" ? NONE : SIDES.indexOf(winner);
  play.p.stack.splice(0, play.p.stack.length, { step: "over", winner: side });
}

function enterPhase(play: Play, phase: Phase, begin: () => void): void {
  play.p.phase = PHASES.indexOf(phase);
  tell(play, { type: "phase-began", rule: "NWO-4-a", phase });
  begin();
}

export const turn: Step<"turn"> = {
  run(play, f) {
    const part = TURN[f.at];
    f.at += 1;
    part(play, f);
  },
};

/** Phase 4 (NWO-4-f): chits are drawn until the cup is empty. */
export const selection: Step<"selection"> = {
  run(play) {
    if (play.p.cup.length === 0) return pop(play);
    if (isTurnByTurn(play.field)) return beginPlayerTurns(play);
    const { side, formations } = drawChit(play);
    return beginAction(play, side, formations, 0);
  },
};

/** A formation acts at most once a turn (NWO-4-i, NWO-RUL032). */
function beginAction(play: Play, side: SideIndex, holders: readonly HolderIndex[], reserve: number): void {
  for (const holder of holders) play.p.acted = play.p.acted.with(holder, 1);
  tell(play, {
    type: "action-began",
    rule: reserve === 1 ? "NWO-4-g" : "NWO-4.4-a",
    side: sideId(side),
    formations: holders.map((holder) => holderId(play, holder)),
  });
  push(play, { step: "action", side, holders, reserve, near: [], inZone: [], at: 0 });
}

/** Phase 5 (NWO-4-g, NWO-DR04): the higher roll acts first; ties are rolled again (NWO-RUL031). */
function beginTurnEnd(play: Play): void {
  for (;;) {
    const rolls = [UNION, CONFEDERATE].map((side) => roll(play, "turn-end", side));
    const [union, confederate] = rolls;
    if (union.die === confederate.die) continue;
    const first = union.die > confederate.die ? UNION : CONFEDERATE;
    tell(play, { type: "turn-end-rolled", rule: "NWO-4-g", rolls, first: sideId(first) });
    push(play, { step: "turn-end", first, at: 0 });
    return;
  }
}

/** By night without chits each side’s formations act first, then its Reserve (NWO-16.1-g, NWO-RUL211); by day only the Reserve. */
export const turnEnd: Step<"turn-end"> = {
  run(play, f) {
    const { field, p } = play;
    const { at } = f;
    if (at > 3) {
      testRecovery(play);
      testSupply(play);
      return pop(play);
    }
    f.at += 1;
    const side = at % 2 === 0 ? f.first : 1 - f.first;
    if (at > 1) {
      const holders = reservesOf(field, p, side);
      if (field.trains.length > 0) push(play, { step: "trains", side, done: [] });
      push(play, { step: "headquarters", side, done: [] });
      if (holders.length > 0) beginAction(play, side, holders, 1);
      return undefined;
    }
    if (!goesWithoutChits(field, p)) return undefined;
    for (const formation of formationsOf(field, side).toReversed())
      if (drawsChit(field, p, formation)) beginAction(play, side, [formation], 0);
    return undefined;
  },
};

/** No chit is drawn in this turn. */
function leaveCup(p: Position): void {
  p.initial = NONE;
  p.pairs = [[], []];
  p.cup = [];
}

/** Formations with a part on Reserve, or without a chit, that have not acted (NWO-4-g, NWO-RUL033, NWO-RUL034). */
function reservesOf(field: Field, p: Position, side: SideIndex): HolderIndex[] {
  const chits = formationsOf(field, side);
  return field.holders.flatMap((holder, at) => {
    if (holder.kind !== FORMATION || holder.side !== side || p.acted[at] === 1 || !isPresent(field, p, at)) return [];
    return !chits.includes(at) || partsOf(field, p, at).some((part) => isReserve(p, part)) ? [at] : [];
  });
}
