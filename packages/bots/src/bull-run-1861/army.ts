import type { Decision } from "@stonebridge/kernel";
import {
  type Action,
  type BullRun1861,
  type GameEvent,
  type Position,
  ROLL_KINDS,
  type View,
} from "@stonebridge/games/bull-run-1861";
import type { Commander } from "../commander.ts";
import type { Army } from "../marshal/army.ts";
import { type Choice, choicesOf } from "./choices.ts";
import { Colonel } from "./colonel.ts";
import { alongPlan } from "./haste.ts";
import { stylesOf } from "./styles.ts";
import { type Style, USUAL } from "./weights.ts";

/** Decisions that are planned, with how many choices are tried. */
const TRIED: Readonly<Record<string, number>> = {
  activation: 8,
  march: 6,
  hit: 2,
};
/** Victory points below the best choice at which another is not worth a trial. */
const CLEARLY_WORSE = 1;
/** What a victory point of a choice's score counts before any trial. */
const TRUST = 0.05;
/** Halves of Movement phases that a play-out looks ahead, beyond the current one. */
const HALVES = 1;

/** How a side is to be led in a position. */
export type Lead = (side: number, p: Position) => Style;

/** What tells how likely a side is to win, 0 to 1. */
export interface Judge {
  chance(p: Position, side: number): number;
}

/**
 * The sheet of Bull Run 1861 for a Marshal. A plan is what he does at a decision, with the whole march of a brigade; what follows in a play-out
 * is led in his style, and the enemy as Colonels lead.
 */
export class Army1861 implements Army<Position, Action, GameEvent, View, Choice> {
  readonly kinds = ROLL_KINDS;
  readonly drawn = 0.5;
  readonly longest = 400;
  readonly openingShare = 1;
  readonly game: BullRun1861;
  readonly #judge: Judge;
  readonly #lead: Lead;
  /** How each side is led now. */
  readonly #styles: Style[];
  /** Choose in the game itself, by style. */
  readonly #deciding = new Map<Style, Colonel>();
  /** Lead in play-outs from the position at hand, by style. */
  readonly #leading = new Map<Style, Colonel>();

  /** @param lead how a side is led, if not as usual */
  constructor(game: BullRun1861, judge: Judge, lead?: Lead) {
    this.game = game;
    this.#judge = judge;
    this.#styles = [...stylesOf(game)];
    this.#lead = lead ?? ((side) => this.#styles[side]);
    for (const style of [USUAL, ...this.#styles]) this.#prepare(style);
  }

  halfTurn(p: Position): string {
    return `${p.turn} ${p.phase} ${p.active}`;
  }

  moment(p: Position, _side: number, { step }: Decision<Action>): string | undefined {
    const frame = p.stack.at(-1);
    const when = `${this.halfTurn(p)} ${step}`;
    if (frame?.step === "activation") return `${when} ${frame.left}`;
    if (frame?.step === "hit") return `${when} ${frame.units.join()} ${p.attacked.length}`;
    // a march that was planned before its first step is carried out
    if (frame?.step !== "march" || frame.inHand === 1) return undefined;
    return `${when} ${frame.unit} ${frame.points} ${frame.attacks}`;
  }

  first(p: Position, side: number, decision: Decision<Action>): readonly Choice[] {
    const style = this.#lead(side, p);
    this.#styles[side] = style;
    this.#prepare(style);
    for (const colonel of this.#leading.values()) colonel.begin(p);
    const colonel = this.#deciding.get(style) as Colonel;
    colonel.refresh();
    return choicesOf(colonel, p, decision, TRIED[decision.step] ?? 1, CLEARLY_WORSE);
  }

  prior({ score }: Choice): number {
    return TRUST * score;
  }

  change(choice: Choice): Choice {
    return choice;
  }

  leader(choice: Choice, side: number): Commander<Position, Action> {
    return beginningWith(choice, this.#inPlayOut(this.#styles[side]));
  }

  inEarnest(choice: Choice, side: number): Commander<Position, Action> {
    const colonel = this.#deciding.get(this.#styles[side]) as Colonel;
    const led = beginningWith(choice, colonel);
    return {
      choose(p, decision) {
        colonel.refresh();
        return led.choose(p, decision);
      },
    };
  }

  asEnemy(): Commander<Position, Action> {
    return this.#inPlayOut(USUAL);
  }

  far(from: Position): (p: Position) => boolean {
    let halves = 0;
    let half = moment(from);
    return (p) => {
      const now = moment(p);
      if (now === half) return false;
      half = now;
      halves += 1;
      return halves > HALVES && p.active !== -1;
    };
  }

  value(p: Position, side: number): number {
    return this.#judge.chance(p, side);
  }

  #prepare(style: Style): void {
    if (this.#deciding.has(style)) return;
    this.#deciding.set(style, new Colonel(this.game, "thorough", style));
    this.#leading.set(style, new Colonel(this.game, "hasty", style));
  }

  #inPlayOut(style: Style): Colonel {
    const colonel = this.#leading.get(style) as Colonel;
    colonel.again();
    return colonel;
  }
}

/** Does what was chosen, marches as was planned, and then leads as the Colonel does. */
function beginningWith({ action, march }: Choice, colonel: Colonel): Commander<Position, Action> {
  let begun = false;
  let marching = march !== undefined;
  return {
    choose(p, decision) {
      if (!begun) {
        begun = true;
        return action;
      }
      const frame = p.stack.at(-1);
      if (marching && frame?.step === "march" && frame.unit === march?.unit) {
        const view = colonel.estimate(p, colonel.staff.ground.field.sideOf[frame.unit]);
        const at = alongPlan(colonel.staff, p, view, frame, march.plan, decision.actions);
        if (at !== -1) return decision.actions[at];
        marching = false;
      }
      return colonel.choose(p, decision);
    },
  };
}

/** The running half, as a number. */
function moment(p: Position): number {
  return p.turn * 32 + p.phase * 4 + p.active + 1;
}
