import { NOWHERE } from "@stonebridge/board";
import { beginFlights, rallyRouted, readyCommanders, recoverFatigue } from "./administration.ts";
import { designable, lead } from "../command/activation.ts";
import { beginCommanders } from "../command/commanders.ts";
import { NONE, type SideIndex } from "../field.ts";
import type { FrameOf, SegmentFrame } from "../frames.ts";
import { dayOf, decideInitiative, firstPhaseOf, isEntryOnly, rollTactics } from "./initiative.ts";
import { takeStock } from "../command/isolation.ts";
import { type Play, pop, push, roll, sideId, type Step, tell, unitIds } from "../play.ts";
import { ACTED, COHERENT, ISOLATED, marked } from "../position.ts";
import { beginReinforcements } from "./reinforcements.ts";
import { scoreOf, winnerBy } from "../scenarios/victory.ts";

/** The turn as the rulebook has it (SB62-4-a), in order; each entry runs once everything that it began is over. */
const TURN: readonly ((play: Play, f: FrameOf<"turn">) => void)[] = [
  beginTurn,
  // II: an action phase (SB62-6.1-a), Player 1, then Player 2 (SB62-6.1-n)
  (play) => {
    const { p } = play;
    p.phase = p.phase === 0 ? firstPhaseOf(play.field, p) : p.phase + 1;
    beginSegment(play, p.first);
  },
  (play) => beginSegment(play, 1 - play.p.first),
  // III
  (play, f) => {
    if (continues(play)) f.at = ACTION;
  },
  // IV: the administrative phase, step by step (SB62-8-A..G)
  (play) => {
    tell(play, { type: "stage-began", rule: "SB62-8-A", stage: "administrative" });
    beginFlights(play);
  },
  (play) => {
    recoverFatigue(play);
    readyCommanders(play);
    rallyRouted(play);
  },
  (play) => push(play, { step: "jones" }),
  beginReinforcements,
  (play) => {
    play.p.phase = 0; // SB62-8-F
    push(play, { step: "counter-attack" });
  },
  endTurn,
];
/** Places in that list, and how many there are. */
export const ACTION = 1;
/** The second player’s part of an action phase. */
export const SECOND_SEGMENT = 2;
/** The die for one more action phase. */
export const CONTINUATION = 3;
/** The first part of the administrative phase. */
export const ADMINISTRATION = 4;
const REINFORCEMENTS = 6;
/** How many parts a turn has. */
export const PARTS_OF_TURN = TURN.length;

/** I: SB62-5-a, with what the scenario says of the turn. */
function beginTurn(play: Play, f: FrameOf<"turn">): void {
  const { field, p } = play;
  p.turn += 1;
  p.first = NONE;
  p.phase = 0;
  tell(play, { type: "turn-began", rule: "SB62-0-a", day: p.day, turn: p.turn });
  // SB62-11.2.1-f, RU-09: reinforcements and nothing else
  if (isEntryOnly(field, p)) {
    f.at = REINFORCEMENTS;
    return;
  }
  tell(play, { type: "stage-began", rule: "SB62-5-a", stage: "initiative" });
  decideInitiative(play);
  rollTactics(play);
  tell(play, { type: "stage-began", rule: "SB62-6.1-a", stage: "action" });
}

/** The highest die with which a fourth and a fifth phase are played (table T9: SB62-7-a, SB62-7-b). */
const FOURTH_UP_TO = 4;
const FIFTH_UP_TO = 2;

/** SB62-7-a, SB62-7-b, DR-06, DR-07: Player 1 rolls (RU-12); no scenario of this battle changes that (SB62-7-c). */
function continues(play: Play): boolean {
  const { p } = play;
  if (p.phase < 3) return true;
  if (p.phase === 5) return false;
  tell(play, { type: "stage-began", rule: "SB62-7-a", stage: "continuation" });
  const needed = p.phase === 3 ? FOURTH_UP_TO : FIFTH_UP_TO;
  const die = roll(play, "continuation", p.first, [], undefined, needed);
  const played = die.total <= needed;
  const rule = p.phase === 3 ? "SB62-7-a" : "SB62-7-b";
  tell(play, { type: "continuation", rule, roll: die, phase: p.phase + 1, played });
  return played;
}

/** SB62-8-G: the next turn, the night (SB62-11.2.3-d), or the end. */
function endTurn(play: Play, f: FrameOf<"turn">): void {
  const { field, p } = play;
  f.at = 0;
  if (p.turn < dayOf(field, p).lastTurn) return;
  const { night } = field.scenario;
  if (p.day === 1 && night !== undefined) {
    p.day = 2;
    p.turn = night.turn;
    p.first = NONE;
    p.tactic = [0, 0]; // RU-88
    push(play, { step: "night", at: 0 });
    return;
  }
  finish(play);
}

/** SB62-3-a: victory points, once, at the end (SB62-11.2.3-j). */
function finish(play: Play): void {
  const { field, p } = play;
  const score = scoreOf(field, p);
  const winner = winnerBy(field, score);
  tell(play, {
    type: "game-over",
    rule: "SB62-3-a",
    winner: winner === NONE ? "draw" : sideId(winner),
    points: { union: score.union.points, confederate: score.confederate.points },
  });
  p.stack.length = 0;
  push(play, { step: "over", winner });
}

/** A turn, part by part (SB62-4-a). */
export const turn: Step<"turn"> = {
  run(play, f) {
    const part = TURN[f.at];
    f.at += 1;
    part(play, f);
  },
};

function beginSegment(play: Play, side: SideIndex): void {
  push(play, { step: "segment", side, at: 0, commander: NONE, slots: NONE });
}

/** A side’s part of an action phase: who leads, the moves, the commanders, the combats (SB62-6.1-b, SB62-6.1-m, SB62-6.3-a). */
const SEGMENT: readonly ((play: Play, f: SegmentFrame) => void)[] = [
  (play, f) => {
    play.p.active = f.side;
    play.p.attacked = [];
    takeStock(play, f.side);
  },
  (play, f) => {
    const { field, p } = play;
    if (play.events !== undefined) tellSegment(play, f.side);
    if (f.slots !== NONE) lead(play, f.side, f.commander, f.slots);
    // SB62-6.1-b, RU-14; RU-19 without a corps commander nobody is activated
    else if (designable(field, p, f.side).length > 0) push(play, { step: "designation", side: f.side });
  },
  (play, f) => beginCommanders(play, f.side, f.commander),
  (play, f) => push(play, { step: "combat", side: f.side }),
  (play) => endSegment(play),
];

function tellSegment(play: Play, side: SideIndex): void {
  const { field, p } = play;
  const isolated = [...field.units.keys()].filter((unit) => field.sideOf[unit] === side && marked(p, unit, ISOLATED));
  tell(play, {
    type: "segment-began",
    rule: "SB62-6.1-a",
    phase: p.phase,
    side: sideId(side),
    isolated: unitIds(play, isolated),
  });
}

/** Place in that list once the combats have begun, and how many places there are. */
export const AFTER_COMBATS = 4;
/** How many parts a side’s part of an action phase has. */
export const PARTS_OF_SEGMENT = SEGMENT.length;

/** What holds for one part of a phase ends with it (RU-26, RU-28). */
function endSegment(play: Play): void {
  const { p } = play;
  p.origin = p.place.map(() => NOWHERE);
  for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= ~(ACTED | ISOLATED | COHERENT);
  p.attacked = [];
  p.active = NONE;
  pop(play);
}

/** A side’s part of an action phase, in order (SB62-6.1-a). */
export const segment: Step<"segment"> = {
  run(play, f) {
    const part = SEGMENT[f.at];
    f.at += 1;
    part(play, f);
  },
};
