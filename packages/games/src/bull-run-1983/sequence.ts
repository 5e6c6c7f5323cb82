import { advance } from "./combat/advance.ts";
import { battles, beginCombat, combat, windowStep } from "./combat/combat.ts";
import { command } from "./command/command.ts";
import { declaration } from "./declaration/declaration.ts";
import { following } from "./combat/following.ts";
import type { Frame, FrameOf } from "./frames.ts";
import { losses } from "./combat/losses.ts";
import { march } from "./movement/march.ts";
import { CONFEDERATE, HALF_PAST_TEN, LAST_TURN, NOBODY, type SideIndex, UNION } from "./measures.ts";
import { beginMovement, movement } from "./movement/movement.ts";
import { onslaught } from "./combat/onslaught.ts";
import { order } from "./declaration/order.ts";
import { type Play, type Step, pop, push, sideId, tell } from "./play.ts";
import { FROZEN, LOST, TURN_MARKS, marked, onMap, takeOff } from "./position.ts";
import { frozenPieces, thaw } from "./movement/presence.ts";
import { beginRally, rally } from "./rally/rally.ts";
import { PARTS, result } from "./combat/result.ts";
import { retreat } from "./combat/retreat.ts";
import { setUp } from "./set-up/set-up.ts";
import { thawing } from "./command/thawing.ts";
import { decideByStars, panic } from "./victory.ts";
import { STAGES, type Stage } from "./vocabulary.ts";

/**
 * The whole game (BR83-2.1-a, BR83-2.2-a, BR83-2.5-a), in order, to its last turn even if a side has no unit left (R72). Each entry runs
 * once everything that it began is over.
 */
const GAME: readonly ((play: Play, f: FrameOf<"game">) => void)[] = [
  (play) => {
    play.p.turn += 1;
    tell(play, { type: "turn-began", rule: "BR83-2.1-a", turn: play.p.turn });
    push(play, { step: "player-turn", side: UNION, at: 0 });
  },
  (play) => push(play, { step: "player-turn", side: CONFEDERATE, at: 0 }),
  (play, f) => {
    if (play.p.turn >= LAST_TURN) return decideByStars(play); // BR83-3.3-a, R64
    f.at = 0;
    return undefined;
  },
];

const game: Step<"game"> = {
  run(play, f) {
    const part = GAME[f.at];
    f.at += 1;
    part(play, f);
  },
};

/** A player-turn, phase by phase (BR83-2.3-a, BR83-2.7-a). */
const PLAYER_TURN: readonly ((play: Play, side: SideIndex) => void)[] = [
  (play, side) => {
    const { p } = play;
    p.side = side;
    p.rolled = 0;
    clearMarks(play, side);
    tell(play, { type: "player-turn-began", rule: "BR83-2.2-a", side: sideId(side), turn: p.turn });
    if (side === CONFEDERATE) thawByClock(play, side, "BR83-4.82-a");
  },
  // 1 Panic (3)
  (play, side) => {
    enterStage(play, side, "panic", "BR83-2.7-a");
    panic(play, side);
  },
  // 2 Command (4)
  (play, side) => {
    enterStage(play, side, "command", "BR83-4.11-a");
    if (side === UNION) thawByClock(play, side, "BR83-OPT2-a");
    push(play, { step: "thawing", side });
  },
  (play, side) => {
    command(play, side);
    removeDummies(play, side);
  },
  // 3 Movement (5, 8, 9.1, 10, 13)
  (play, side) => {
    enterStage(play, side, "movement", "BR83-5.1-a");
    beginMovement(play, side);
  },
  // 4 Combat (6 to 9)
  (play, side) => {
    enterStage(play, side, "combat", "BR83-6.2-a");
    beginCombat(play, side);
  },
  // 5 Rally (11, 14)
  (play, side) => {
    enterStage(play, side, "rally", "BR83-14.1-a");
    beginRally(play, side);
  },
  (play, side) => {
    endPlayerTurn(play, side);
    pop(play);
  },
];

const playerTurn: Step<"player-turn"> = {
  run(play, f) {
    const part = PLAYER_TURN[f.at];
    f.at += 1;
    part(play, f.side);
  },
};

function enterStage(play: Play, side: SideIndex, stage: Stage, rule: string): void {
  play.p.stage = STAGES.indexOf(stage);
  tell(play, { type: "stage-began", rule, stage, side: sideId(side) });
}

/**
 * 10:30 AM: everything still face down is turned up, the Confederates unless dice decide (BR83-4.82-a, BR83-OPT1-a), the Union in the fog
 * of war.
 */
function thawByClock(play: Play, side: SideIndex, rule: string): void {
  const { field, p } = play;
  if (p.turn < HALF_PAST_TEN || (side === CONFEDERATE && field.options.uncertainTimes === "on")) return;
  const pieces = frozenPieces(field, p, side);
  if (pieces.length > 0) thaw(play, side, pieces, { cause: "clock" }, rule);
}

/** BR83-OPT2.2-a: dummies that were turned up are removed at the end of the Command phase. */
function removeDummies(play: Play, side: SideIndex): void {
  const { field, p } = play;
  const gone: string[] = [];
  for (const piece of field.roster[side]) {
    if (field.kindOf[piece] !== "dummy" || !onMap(p, piece) || marked(p, piece, FROZEN)) continue;
    takeOff(field, p, piece, LOST);
    gone.push(field.ids[piece]);
  }
  if (gone.length > 0) tell(play, { type: "dummies-removed", rule: "BR83-OPT2.2-a", pieces: gone });
}

/** The turn's marks come off (R74), and the allowance of every ford is whole again (BR83-5.52-c). */
function endPlayerTurn(play: Play, side: SideIndex): void {
  const { p } = play;
  clearMarks(play, side);
  p.fordUse.fill(0);
  p.side = NOBODY;
}

function clearMarks({ field, p }: Play, side: SideIndex): void {
  for (const piece of field.roster[side]) p.marks[piece] &= ~TURN_MARKS;
}

const over: Step<"over"> = {};

/** How many parts there are of the steps that run part by part. */
export const PARTS_OF = { game: GAME.length, "player-turn": PLAYER_TURN.length, result: PARTS.length } as const;

/** Every step by its name. */
export const STEPS: { readonly [S in Frame["step"]]: Step<S> } = {
  "set-up": setUp,
  game,
  "player-turn": playerTurn,
  thawing,
  movement,
  march,
  onslaught,
  combat,
  window: windowStep,
  declaration,
  order,
  battles,
  result,
  losses,
  retreat,
  following,
  advance,
  rally,
  over,
};
