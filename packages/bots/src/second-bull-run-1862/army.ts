import type { Decision, Dice } from "@stonebridge/kernel";
import {
  type Action,
  type GameEvent,
  type Position,
  ROLL_KINDS,
  type SecondBullRun1862,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import { clockOf, NONE, ON_MAP, type SideIndex } from "@stonebridge/games/second-bull-run-1862/internals";
import type { Commander } from "../commander.ts";
import type { Army } from "../marshal/army.ts";
import { bestFew } from "../play-out.ts";
import { turnsLeft } from "./chances.ts";
import { Colonel } from "./colonel.ts";
import { faring } from "./prospects.ts";
import { placedBy } from "./set-up.ts";
import { type Style, stylesOf } from "./styles.ts";
import { changed, formationsOf, instructionsOf, SCRIPT_IDS, SCRIPTS, type Task, tasksOf } from "./scripts.ts";
import { BOLD, CAREFUL, LAST_WAYS, type Weights, WEIGHTS } from "./weights.ts";

/** How an army is led. */
export interface Conduct {
  readonly weights: Weights;
  /** By formation: what it is told beyond that. */
  readonly tasks: readonly (Task | undefined)[];
}

/** How it is led until the next plan. */
export interface Plan {
  readonly conduct: Conduct;
  /** What is chosen at the decision that the plan was made for; undefined: as its leader thinks best. */
  readonly choice: Action | undefined;
}

/** How each side is led as a rule. */
export function usualOf(game: SecondBullRun1862): (side: SideIndex) => Weights {
  const styles = stylesOf(game);
  return (side) => styles[side].weights;
}

/** A way to lead as a rule, with others. */
interface Course {
  readonly usual: Conduct;
  /** Tried in the last turns. */
  readonly lastWays: readonly Conduct[];
  /** What the usual weights may be changed for. */
  readonly ways: readonly Weights[];
}

function courseWith(weights: Weights, tasks: Conduct["tasks"]): Course {
  return {
    usual: { weights, tasks },
    lastWays: LAST_WAYS.map((way) => ({ weights: { ...weights, ...way }, tasks })),
    ways: [
      ...SCRIPT_IDS.map((script) => changed(weights, SCRIPTS[script])),
      ...LAST_WAYS.map((way) => ({ ...weights, ...way })),
      WEIGHTS,
    ],
  };
}

/** This many turns before the end, play-outs go on to the end, and other ways to lead the whole army are tried. */
const LAST_TURNS = 1;
/** Decisions that plans are made for. */
const PLANNED: ReadonlySet<string> = new Set(["designation", "counter-attack", "jones"]);
/** Parts of phases that a play-out goes through: the one that is planned, and the enemy’s reply. */
const PARTS = 2;
/** Choices of a decision that are tried, by the usual leader’s scores. */
const CHOICES = 4;

/** The most decisions of a play-out, far more than a part of a phase has. */
const MOST_DECISIONS = 1_000;
/** Most changes at random make a plan worse, so most trials are for the plans that are known to be sensible. */
const OPENING_SHARE = 0.8;

/** How Generals lead each side: so the enemy is led in play-outs. */
const ENEMIES: readonly Weights[] = [BOLD, CAREFUL];

/**
 * What a Marshal of 1862 plans, and how: at each designation, for the whole part of a phase. A play-out goes through the enemy’s reply.
 * @param value what a side can expect of a position, 0 to 1
 * @param lead how a side is led, if not as usual: with these weights, and with nobody sent anywhere beforehand
 */
export function armyOf(
  game: SecondBullRun1862,
  value: (p: Position, side: SideIndex) => number,
  lead?: (side: SideIndex, p: Position) => Weights,
): Army<Position, Action, GameEvent, View, Plan> {
  const { field } = game;
  const formations = [0, 1].map((side) => formationsOf(field, side));
  const styles = stylesOf(game);
  const weightsOf = lead ?? usualOf(game);
  const sent = lead === undefined ? styles.map((style, side) => sentBy(style, side)) : [];
  const courses = new Map<Weights, Course>();
  // what they think of a part of a phase holds for all play-outs of a search
  const enemies = ENEMIES.map((weights) => new Colonel(game, weights));
  const colonels = new WeakMap<Conduct, Colonel>();

  /** How a side is led in the turns in which some of it are sent somewhere. */
  function sentBy({ weights, sendings = [] }: Style, side: SideIndex): ReadonlyMap<number, Course> {
    const turns = new Set(
      sendings.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
    );
    return new Map(
      [...turns].map((turn) => [turn, courseWith(weights, tasksOf(field, formations[side], sendings, turn))]),
    );
  }

  /** How a side is led now, and the other ways that are tried. */
  function courseOf(side: SideIndex, p: Position): Course {
    const now = sent[side]?.get(clockOf(p));
    if (now !== undefined) return now;
    const weights = weightsOf(side, p);
    let course = courses.get(weights);
    if (course === undefined) courses.set(weights, (course = courseWith(weights, [])));
    return course;
  }

  /** Who leads in this way; one for all play-outs, so that what he thought of their beginning need not be thought again. */
  function colonelOf(conduct: Conduct, side: SideIndex): Colonel {
    let colonel = colonels.get(conduct);
    if (colonel === undefined) {
      const { weights, tasks } = conduct;
      colonel = new Colonel(game, weights, instructionsOf(game, formations[side], weights, tasks));
      colonels.set(conduct, colonel);
    }
    return colonel;
  }

  return {
    game,
    kinds: ROLL_KINDS,
    drawn: 0.5,
    longest: MOST_DECISIONS,
    openingShare: OPENING_SHARE,
    halfTurn: partOf,
    moment(p, _, { step }) {
      if (isLast(p)) return step === "designation" ? partOf(p) : undefined;
      return PLANNED.has(step) ? `${partOf(p)} ${step}` : undefined;
    },
    first(p, side, decision) {
      enemies[1 - side].refresh();
      const { usual, lastWays } = courseOf(side, p);
      const plans: Plan[] = [{ conduct: usual, choice: undefined }];
      if (isLast(p)) for (const way of lastWays) plans.push({ conduct: way, choice: undefined });
      const colonel = colonelOf(usual, side);
      colonel.returnTo(p, side);
      const view = colonel.estimate(p, side);
      const scores = decision.actions.map((action) => colonel.score(p, view, action));
      for (const { action } of bestFew(decision.actions, scores, CHOICES, Infinity))
        plans.push({ conduct: usual, choice: action });
      return plans;
    },
    change({ conduct, choice }, p, side, { actions }, dice) {
      const kind = dice.roll("change", 10);
      if (kind <= 3) return { conduct, choice: actions[dice.roll("choice", actions.length) - 1] };
      if (kind <= 5) {
        const { ways } = courseOf(side, p);
        const weights = ways[dice.roll("way", ways.length) - 1];
        return { conduct: { ...conduct, weights }, choice };
      }
      const able = ableOf(p, side);
      const at = able[dice.roll("formation", able.length) - 1];
      return { conduct: told(conduct, side, at, taskBy(dice, conduct.tasks[at])), choice };
    },
    leader: ({ conduct, choice }, side) => new Leader(colonelOf(conduct, side), side, choice),
    inEarnest({ conduct, choice }, side) {
      const leader = new Leader(colonelOf(conduct, side), side, choice);
      const { setUp } = styles[side];
      if (setUp === undefined) return leader;
      return {
        choose: (p, decision) =>
          (decision.step === "placement" ? placedBy(field, setUp, p, decision.actions) : undefined) ??
          leader.choose(p, decision),
      };
    },
    asEnemy(side) {
      enemies[side].halt();
      return enemies[side];
    },
    far(from) {
      if (isLast(from)) return () => false;
      let part = partOf(from);
      let begun = 0;
      return (p) => {
        const now = partOf(p);
        if (now !== part) begun += 1;
        part = now;
        return begun >= PARTS;
      };
    },
    value,
    result: (p, side) => faring(field, p, side),
  };

  function isLast(p: Position): boolean {
    return turnsLeft(field, p) <= LAST_TURNS;
  }

  /** Formations on the map, by their places. */
  function ableOf(p: Position, side: SideIndex): readonly number[] {
    const able = [...formations[side].keys()].filter((at) =>
      formations[side][at].some((unit) => p.state[unit] === ON_MAP),
    );
    return able.length === 0 ? [0] : able;
  }

  function taskBy(dice: Dice, old: Task | undefined): Task | undefined {
    const script = SCRIPT_IDS.at(dice.roll("script", SCRIPT_IDS.length + 1) - 1);
    const slot = dice.roll("slot", 2 * field.objectives.length) - 1;
    const task = {
      script: dice.roll("keep", 3) === 1 ? old?.script : script,
      slot: slot < field.objectives.length ? slot : (old?.slot ?? NONE),
    };
    return task.script === undefined && task.slot === NONE ? undefined : task;
  }

  function told({ weights, tasks }: Conduct, side: SideIndex, formation: number, task: Task | undefined): Conduct {
    return { weights, tasks: formations[side].map((_, at) => (at === formation ? task : tasks[at])) };
  }
}

/** Carries a plan out: a Colonel with its instructions, who begins with its choice. */
class Leader implements Commander<Position, Action> {
  readonly #colonel: Colonel;
  readonly #side: SideIndex;
  #choice: Action | undefined;
  #begun = false;

  constructor(colonel: Colonel, side: SideIndex, choice: Action | undefined) {
    this.#colonel = colonel;
    this.#side = side;
    this.#choice = choice;
  }

  choose(p: Position, decision: Decision<Action>): Action {
    if (!this.#begun) {
      this.#begun = true;
      this.#colonel.returnTo(p, this.#side);
    }
    const choice = this.#choice;
    this.#choice = undefined;
    if (choice !== undefined) {
      const offered = decision.actions.find((action) => isSame(action, choice));
      if (offered !== undefined) return offered;
    }
    return this.#colonel.choose(p, decision);
  }
}

function isSame(one: Action, other: Action): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The running part of an action phase. */
function partOf(p: Position): string {
  return `${clockOf(p)}.${p.phase}.${p.active}`;
}
