import type { Decision } from "@stonebridge/kernel";
import type { Action, BullRun1983, Position } from "@stonebridge/games/bull-run-1983";
import {
  CONFEDERATE,
  type FrameOf,
  NOWHERE,
  type PieceIndex,
  type SideIndex,
  UNION,
  movementOf,
} from "@stonebridge/games/bull-run-1983/reading";
import { type Country, surveyCountry } from "./country.ts";
import { advanceWorth, followWorth, lossWorth, retreatWorth, targetWorth } from "./fighting.ts";
import { placeWorth, prospectsOf } from "./marching.ts";
import { changeWorth } from "./shapes.ts";
import { type Survey, canMove, survey } from "./survey.ts";
import { tasksOf } from "./tasks.ts";

/** A gain, in defense points, below which nobody is set in motion. */
const STIR = 0.05;
/** Scores of what is done as a matter of course, before or after everything else. */
const FIRST = 1_000;
const LAST = -1_000;

/**
 * A commander by the book of experience: scores every action of a decision from the position's tables, in defense points where it can, and
 * takes the best. It rolls no dice.
 */
export class Colonel {
  readonly #country: Country;
  #tasks: { readonly key: string; readonly goals: readonly number[] } | undefined;

  constructor(game: BullRun1983) {
    this.#country = surveyCountry(game.field);
  }

  /** The best action; of equals the first. */
  choose(p: Position, decision: Decision<Action>): Action {
    const { actions } = decision;
    if (actions.length === 1) return actions[0];
    const scores = this.scores(p, decision);
    let best = 0;
    for (let at = 1; at < scores.length; at++) if (scores[at] > scores[best]) best = at;
    return actions[best];
  }

  /** What each action is worth, by its place in the decision. */
  scores(p: Position, decision: Decision<Action>): number[] {
    const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
    const { actions } = decision;
    const country = this.#country;
    switch (decision.step) {
      case "movement": {
        const made = survey(country, p, side, this.#goals(p, side));
        return actions.map((action) => this.#movementWorth(made, p, action));
      }
      case "march":
        return this.#marchWorths(p, side, actions);
      case "losses":
        return actions.map((action) => lossWorth(country, p, action));
      case "retreat":
        return actions.map((action) => retreatWorth(country, p, side, action));
      case "following":
        return actions.map((action) => followWorth(country, p, side, action));
      case "advance":
        return actions.map((action) => advanceWorth(country, p, side, action));
      case "declaration":
        return actions.map((action) => targetWorth(country, p, action));
      default:
        return actions.map((action) => MATTERS_OF_COURSE[action.type] ?? 0);
    }
  }

  /** Tasks are given once a player-turn. */
  #goals(p: Position, side: SideIndex): readonly number[] {
    const key = `${p.turn} ${side}`;
    if (this.#tasks?.key !== key) this.#tasks = { key, goals: tasksOf(this.#country, p, side) };
    return this.#tasks.goals;
  }

  #movementWorth(made: Survey, p: Position, action: Action): number {
    const { field } = this.#country;
    if (action.type === "done") return 0;
    if (action.type === "enter" || action.type === "rail") return FIRST;
    if (action.type === "overwhelm") return FIRST + action.pieces.length;
    if (!("piece" in action)) return LAST;
    const piece = field.index.get(action.piece) as PieceIndex;
    if (action.type !== "take") return changeWorth(made, p, action, piece);
    return canMove(p, piece) ? this.#gain(made, p, [piece], [movementOf(field, p, piece)]) - STIR : LAST;
  }

  /** How much better off the pieces are by moving than by staying. */
  #gain(made: Survey, p: Position, pieces: readonly PieceIndex[], points: readonly number[]): number {
    const prospects = prospectsOf(made, p, { pieces, points });
    const stay = placeWorth(made, p, pieces, p.place[pieces[0]]);
    const best = prospects.reduce((most, { worth }) => Math.max(most, worth), -Infinity);
    // units go before leaders, so that nobody is left without an escort
    return best - stay + (this.#country.field.isUnit[pieces[0]] === 1 ? STIR : 0);
  }

  #marchWorths(p: Position, side: SideIndex, actions: readonly Action[]): number[] {
    const { field, paths: _ } = this.#country;
    const frame = p.stack.at(-1) as FrameOf<"march">;
    const made = survey(this.#country, p, side, this.#goals(p, side));
    const prospects = new Map(prospectsOf(made, p, frame).map(({ first, worth }) => [first, worth]));
    return actions.map((action) => {
      if (action.type === "stop") return prospects.get(NOWHERE) ?? LAST;
      if (action.type === "with") return this.#joins(p, frame, field.index.get(action.piece) as PieceIndex);
      if (action.type !== "step") return LAST;
      return prospects.get(field.grid.known(action.hex)) ?? LAST / 2;
    });
  }

  /** A leader goes along with his brigade, and foot of one brigade goes together. */
  #joins(p: Position, frame: FrameOf<"march">, piece: PieceIndex): number {
    const { field } = this.#country;
    const lead = frame.pieces[0];
    const own = field.leader[piece] === lead || field.leader[lead] === piece;
    const comrades = field.leader[piece] !== -1 && field.leader[piece] === field.leader[lead];
    const asFast = movementOf(field, p, piece) >= movementOf(field, p, lead) && field.gait[piece] === field.gait[lead];
    return (own || comrades) && asFast && field.isUnit[lead] === 1 ? FIRST : LAST;
  }
}

/** Steps that need no thought: what is done wherever it is offered, the highest first. */
const MATTERS_OF_COURSE: Partial<Record<Action["type"], number>> = {
  suggest: 10,
  ready: 20,
  thaw: 5,
  fight: 5,
  assign: 6,
  revive: 5,
  clear: 4,
  complete: 6,
  done: 3,
  abandon: -1,
};
