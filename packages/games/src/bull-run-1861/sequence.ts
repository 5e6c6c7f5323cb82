import { activation, clearActed, rollActivation } from "./turn/activation.ts";
import { advance } from "./combat/advance.ts";
import { arrival, beginArrivals } from "./scenarios/reinforcements.ts";
import { combat } from "./combat/combat.ts";
import { contact, facing, turning } from "./movement/facing.ts";
import { NOBODY, NORTH, type SideIndex, SOUTH } from "./field.ts";
import type { Frame, FrameOf } from "./position/frames.ts";
import { placement } from "./scenarios/free-placement.ts";
import { displacement, headquarters } from "./movement/headquarters.ts";
import { following, hit } from "./combat/hits.ts";
import { beginMarking, decideInitiative, marking, offensive } from "./turn/initiative.ts";
import { line } from "./movement/lines.ts";
import { march } from "./movement/march.ts";
import { operational, operationalMarch } from "./turn/operational.ts";
import { type Play, type Step, pop, push, roll, sideId, tell, unitId } from "./play.ts";
import { dispositions, historical } from "./scenarios/dispositions.ts";
import { grantsExtraTurn, scoreOf, winnerOf } from "./victory.ts";
import { withdrawal } from "./combat/withdrawal.ts";

/** The turn as the rulebook has it (BR61-5-a), in order; each entry runs once all that it began is over. */
const TURN: readonly ((play: Play, f: FrameOf<"turn">) => void)[] = [
  // 1 Initiative / Operational movement A (6)
  (play) => {
    const { p } = play;
    p.turn += 1; // BR61-9-f, Tb14; the first begins at 8:00 (BR61-1-e)
    p.first = NOBODY;
    tell(play, { type: "turn-began", rule: "BR61-1-d", turn: p.turn });
    tell(play, { type: "stage-began", rule: "BR61-5-a", stage: "initiative" });
    push(play, { step: "offensive", side: SOUTH });
    push(play, { step: "offensive", side: NORTH });
  },
  decideInitiative,
  (play) => beginMarking(play, 1 - play.p.first), // BR61-6-k: P2 first
  (play) => beginMarking(play, play.p.first),
  // 2 Movement phase, three to five times (BR61-5-b, BR61-7-a): P1's half, then P2's (BR61-7-b, BR61-7-i)
  (play) => {
    play.p.phase += 1; // BR61-7-j
    beginHalf(play, play.p.first);
  },
  (play) => beginHalf(play, 1 - play.p.first),
  // 3 Continuation (8)
  (play, f) => {
    if (continues(play)) f.at = MOVEMENT;
  },
  // 4 Administrative phase / Operational movement B (9)
  (play) => {
    tell(play, { type: "stage-began", rule: "BR61-9-a", stage: "administrative" });
    push(play, { step: "operational", side: 1 - play.p.first });
    push(play, { step: "operational", side: play.p.first });
  },
  recover,
  beginArrivals,
  endTurn,
];
const MOVEMENT = 4;

function beginHalf(play: Play, side: SideIndex): void {
  push(play, { step: "half", side, at: 0 });
}

/**
 * BR61-8-a..d, Tb3, X04, X05: after the third phase 1 to 4 plays a fourth, after that 1 or 2 a fifth; −1 in a turn with a Major Offensive,
 * +2 in turn 1 and the last two (R32); both add up (BR61-8-f). The program rolls (R33).
 */
function continues(play: Play): boolean {
  const { p } = play;
  if (p.phase < 3) return true;
  if (p.phase === 5) return false;
  tell(play, { type: "stage-began", rule: "BR61-8-a", stage: "continuation" });
  const modifiers = [
    ...(p.launched.includes(p.turn) ? [{ value: -1, rule: "BR61-8-d" }] : []),
    ...(p.turn === 1 || p.turn >= 6 ? [{ value: 2, rule: "BR61-8-e" }] : []),
  ];
  const needed = p.phase === 3 ? 4 : 2;
  const die = roll(play, "continuation", p.first, modifiers, undefined, needed);
  const played = die.total <= needed;
  // BR61-8-b: otherwise on to the Administrative phase
  const rule = p.phase === 3 ? (played ? "BR61-8-a" : "BR61-8-b") : "BR61-8-c";
  tell(play, { type: "continuation", rule, roll: die, phase: p.phase + 1, played });
  return played;
}

/** BR61-9-c, R08 Fatigue falls by one for every brigade; BR61-9-d HQs are ready again; BR61-9-e the phase marker goes back. */
function recover(play: Play): void {
  const { field, p } = play;
  const units: string[] = [];
  for (let unit = 0; unit < field.roster; unit++) {
    if (p.fatigue[unit] === 0) continue;
    p.fatigue[unit] -= 1;
    units.push(unitId(play, unit));
  }
  if (units.length > 0) tell(play, { type: "recovered", rule: "BR61-9-c", units });
  p.activated.fill(0);
  tell(play, { type: "headquarters-ready", rule: "BR61-9-d" });
  p.phase = 0;
  p.active = NOBODY;
}

/** R102: automatic defeat, then the extra turn or the end after turn 7 with its whole Administrative phase (R85), then the next turn. */
function endTurn(play: Play, f: FrameOf<"turn">): void {
  const { field, p } = play;
  if (p.latched !== NOBODY) return finish(play, p.latched, "BR61-13-m");
  if (grantsExtraTurn(field, p)) {
    p.lastTurn = 8; // BR61-13-l
    tell(play, { type: "extra-turn", rule: "BR61-13-k" });
  }
  if (p.turn >= p.lastTurn) return finish(play, winnerOf(field, p), "BR61-4-a"); // BR61-1-f
  f.at = 0;
  return undefined;
}

function finish(play: Play, winner: SideIndex, rule: string): void {
  tell(play, { type: "game-over", rule, winner: sideId(winner), points: scoreOf(play.field, play.p).points });
  play.p.stack.length = 0;
  push(play, { step: "over", winner });
}

/** How many parts a turn has. */
export const PARTS_OF_TURN = TURN.length;

const turn: Step<"turn"> = {
  run(play, f) {
    const part = TURN[f.at];
    f.at += 1;
    part(play, f);
  },
};

/** A half of a Movement phase (7): how many act, their moves, HQs, combats (BR61-7-h, BR61-7-k). */
const HALF: readonly ((play: Play, side: SideIndex) => void)[] = [
  (play, side) => {
    const { field, p } = play;
    p.active = side;
    p.attacked = [];
    clearActed(field, p, side);
    tell(play, { type: "half-began", rule: "BR61-7-b", phase: p.phase, side: sideId(side) });
    const number = rollActivation(play, side);
    push(play, { step: "activation", side, left: number, of: number });
  },
  (play, side) => push(play, { step: "headquarters", side }),
  (play, side) => push(play, { step: "combat", side }),
  (play, side) => {
    clearActed(play.field, play.p, side);
    play.p.attacked = [];
    play.p.active = NOBODY;
    pop(play);
  },
];

/** How many parts a half has. */
export const PARTS_OF_HALF = HALF.length;

const half: Step<"half"> = {
  run(play, f) {
    const part = HALF[f.at];
    f.at += 1;
    part(play, f.side);
  },
};

const over: Step<"over"> = {};

/** Every step by its name. */
export const STEPS: { readonly [S in Frame["step"]]: Step<S> } = {
  historical,
  placement,
  dispositions,
  turn,
  offensive,
  marking,
  half,
  activation,
  march,
  line,
  facing,
  contact,
  turning,
  displacement,
  headquarters,
  combat,
  hit,
  withdrawal,
  following,
  advance,
  operational,
  "operational-march": operationalMarch,
  arrival,
  over,
};
