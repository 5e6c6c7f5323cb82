import type { ActionBase, Decision, EventBase, Outcome, PlayedStep, Side, UndoState } from "@stonebridge/kernel";
import type { GameEntry } from "../games/contract/entry.ts";
import type { Seats } from "../storage/saved-game.ts";
import type { Course } from "./course.ts";
import { curtainFor, decisionSeen, eventsSeen, type Eyes, eyesOf, eyesToChoose, stepsSeen } from "./eyes.ts";
import { onlyPerson } from "./seating.ts";

/** What is on the screen: one step of the game, whole, as somebody's eyes see it. */
export interface Shown<P, A extends ActionBase, E extends EventBase, V> {
  readonly step: number;
  /** Somebody looks back; the step shown stays although others are played. */
  readonly pinned: boolean;
  /** More has been played than the screen has come to: nobody acts until it has. */
  readonly staged: boolean;
  readonly eyes: Eyes;
  /** The eyes that could be chosen instead. */
  readonly eyesToChoose: readonly Eyes[];
  /** The side that the device is to be handed to before anything is shown. */
  readonly curtain: Side | undefined;
  /** Something is hidden from a side, now or in the step shown; nothing is once the game is over. */
  readonly concealed: boolean;
  readonly position: P;
  readonly view: V;
  readonly decision: Decision<A> | Outcome;
  /** Every step the screen has come to, also those after the one looked back at. */
  readonly steps: readonly PlayedStep<A, E>[];
  /** The steps that come next on the screen. */
  readonly ahead: readonly PlayedStep<A, E>[];
  /** What happened before the first decision. */
  readonly opening: readonly E[];
  readonly undo: UndoState;
}

/** Who looks, and at what. */
export interface Looking<P, A extends ActionBase, E extends EventBase, V> {
  readonly entry: Pick<GameEntry<P, A, E, V>, "hidden" | "conceals" | "openView">;
  /** Whose secret die the game waits for, rolled on the table. */
  readonly rolls: Side | undefined;
  /** The last step that may be shown yet; absent: the last one played. */
  readonly through?: number;
  /** The step looked at (the last one, where it is beyond it); undefined: as it is now. */
  readonly step: number | undefined;
  readonly seats: Seats;
  /** The person who has the device, where two share it. */
  readonly holder: Side | undefined;
  /** Whose eyes the reader has chosen, once the game is over. */
  readonly chosen: Eyes | undefined;
  /** What was played before this step is no longer to be undone; absent: all may be. */
  readonly from?: number | undefined;
}

/** A match as it is on the screen. */
export function showStep<P, A extends ActionBase, E extends EventBase, V>(
  match: Course<P, A, E, V>,
  { entry, rolls, through: told, step, seats, holder, chosen, from = 0 }: Looking<P, A, E, V>,
): Shown<P, A, E, V> {
  const { game, steps: played, opening } = match;
  const { hidden } = entry;
  const through = Math.min(told ?? played.length, played.length);
  const staged = through < played.length;
  const now = match.decision;
  const concealed = (at: P, asked: Decision<A> | Outcome): boolean =>
    hidden && !asked.over && (entry.conceals?.(game, at) ?? true);
  const shown = Math.min(step ?? through, through);
  const position = match.positionAt(shown);
  const decision = shown === played.length ? now : (match.decisionAt?.(shown) ?? game.decision(position));
  const asks = now.over ? (staged && !decision.over ? decision.sides[0] : undefined) : now.sides[0];
  // What is being staged is for whoever has the device: the curtain falls once all of it has been seen.
  const decides = staged ? (holder ?? asks) : asks;
  const at = {
    hidden,
    concealed: rolls !== undefined || concealed(match.position, now),
    opens: entry.openView !== undefined,
    only: match.seen && (onlyPerson(game.sides, seats) ?? "spectator"),
    sides: game.sides,
    seats,
    decides,
    rolls,
    holder,
    chosen,
  };
  const eyes = eyesOf(at);
  const steps = staged ? played.slice(0, through) : played;
  const ahead = played.slice(through);
  const whole = eyes === "open" ? entry.openView?.(game, position) : undefined;
  return {
    step: shown,
    pinned: step !== undefined,
    staged,
    eyes,
    eyesToChoose: eyesToChoose(at),
    curtain: curtainFor(at),
    concealed: at.concealed || (!now.over && concealed(position, decision)),
    position,
    // What is looked back at was asked in its own time: it may have been secret where what is asked now is not, or nothing is.
    decision: at.concealed || concealed(position, decision) ? decisionSeen(decision, eyes) : decision,
    view: whole ?? match.seen?.(shown) ?? game.view(position, eyes === "open" ? "spectator" : eyes),
    steps: hidden ? stepsSeen(steps, eyes) : steps,
    ahead: hidden ? stepsSeen(ahead, eyes) : ahead,
    opening: hidden ? eventsSeen(opening.events, eyes) : opening.events,
    undo: staged ? { steps: 0, mark: through, reason: endOfUndo(steps, ahead) } : undoFrom(from, match.undoState()),
  };
}

/** How far steps can be undone in a game that begins, for whoever plays it, after some steps. */
export function undoFrom(from: number, { steps, mark, reason }: UndoState): UndoState {
  return mark < from ? { steps: steps + mark - from, mark: from, reason: "start" } : { steps, mark, reason };
}

/** Why nothing can be undone while the screen comes to the next steps: dice of whoever acted last, or somebody else's decision. */
export function endOfUndo<A extends ActionBase, E extends EventBase>(
  steps: readonly PlayedStep<A, E>[],
  [next]: readonly PlayedStep<A, E>[],
): UndoState["reason"] {
  return next !== undefined && next.side === steps.at(-1)?.side && next.dice.length > 0 ? "roll" : "side";
}
