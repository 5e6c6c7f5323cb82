import { DiceExhausted, scriptedDice } from "./dice.ts";
import type { ActionBase, Decision, EventBase, Game, Outcome } from "./game.ts";

/** How the small steps of a game make ways. */
export interface WayRules<A extends ActionBase, E extends EventBase> {
  /** Whether somebody is on his way where this step of the sequence of play asks. */
  goesOn(step: string): boolean;
  /** What an action is on a way: the space it enters, or an effort that gives more movement points; undefined: no part of a way. */
  reads(action: A): { readonly enters: string } | "effort" | undefined;
  /** Whether the action ends a way where it has come to. */
  ends(action: A): boolean;
  /** Movement points that the events of one action tell of; those who go together spend them once. */
  spent(events: readonly E[]): number;
}

/** A way to a space that can be come to. */
export interface Way<A extends ActionBase> {
  readonly space: string;
  /** Movement points. */
  readonly cost: number;
  /** It takes an effort. */
  readonly effort: boolean;
  /** It goes no further from there. */
  readonly stops: boolean;
  /** It may end there; otherwise it can only pass. */
  readonly mayEnd: boolean;
  /** Spaces entered, the last is `space`. */
  readonly path: readonly string[];
  /** What to play for it, in order. */
  readonly actions: readonly A[];
}

/** A way that is still looked at. */
interface Open<P, A extends ActionBase> {
  /** Undefined where a die would have to fall to know what comes after the last step. */
  readonly position: P | undefined;
  readonly path: readonly string[];
  readonly actions: readonly A[];
  readonly cost: number;
  readonly effort: boolean;
}

/**
 * Every space that whoever is on his way can come to from here, the cheapest way first and without an effort where there is one, with the
 * actions that lead there: played out on copies, so that it is what the rules allow. Empty where nobody is on his way.
 */
export function waysAhead<P, A extends ActionBase, E extends EventBase>(
  game: Pick<Game<P, A, E, unknown>, "copy" | "decision" | "act">,
  position: P,
  rules: WayRules<A, E>,
): Way<A>[] {
  const found = new Map<string, Way<A>>();
  const settled = new Set<string>();
  const open: Open<P, A>[] = [{ position, path: [], actions: [], cost: 0, effort: false }];
  while (open.length > 0) {
    const way = open.splice(cheapest(open), 1)[0] as Open<P, A>;
    const here = way.path.at(-1) ?? "";
    const state = `${here} ${way.effort}`;
    if (settled.has(state)) continue;
    settled.add(state);
    const decision = way.position === undefined ? undefined : game.decision(way.position);
    const goes = decision !== undefined && isOnWay(decision, rules);
    if (here !== "" && !found.has(here)) {
      const { path, actions, cost, effort } = way;
      const stops = goes && !decision.actions.some((one) => rules.reads(one) !== undefined);
      const mayEnd = !goes || decision.actions.some((one) => rules.ends(one));
      found.set(here, { space: here, cost, effort, stops, mayEnd, path, actions });
    }
    if (!goes) continue;
    for (const action of decision.actions) {
      const part = rules.reads(action);
      if (part !== undefined) open.push(follow(game, way, decision, action, part, rules));
    }
  }
  return [...found.values()];
}

function isOnWay<A extends ActionBase, E extends EventBase>(
  decision: Decision<A> | Outcome,
  rules: WayRules<A, E>,
): decision is Decision<A> {
  return !decision.over && rules.goesOn(decision.step);
}

/** Without an effort before with one, then by movement points. */
function cheapest(open: readonly Open<unknown, ActionBase>[]): number {
  let best = 0;
  for (const [at, one] of open.entries()) {
    const least = open[best] as Open<unknown, ActionBase>;
    if (one.effort === least.effort ? one.cost < least.cost : least.effort) best = at;
  }
  return best;
}

function follow<P, A extends ActionBase, E extends EventBase>(
  game: Pick<Game<P, A, E, unknown>, "copy" | "act">,
  way: Open<P, A>,
  decision: Decision<A>,
  action: A,
  part: { readonly enters: string } | "effort",
  rules: WayRules<A, E>,
): Open<P, A> {
  const events: E[] = [];
  const position = acted(game, way.position as P, decision, action, events);
  return {
    position,
    path: part === "effort" ? way.path : [...way.path, part.enters],
    actions: [...way.actions, action],
    cost: way.cost + rules.spent(events),
    effort: way.effort || part === "effort",
  };
}

/** The position after an action; undefined where a die falls in it. */
function acted<P, A extends ActionBase, E extends EventBase>(
  game: Pick<Game<P, A, E, unknown>, "copy" | "act">,
  before: P,
  { sides }: Decision<A>,
  action: A,
  events: E[],
): P | undefined {
  const position = game.copy(before);
  try {
    game.act(position, sides[0] as string, action, scriptedDice([]), events);
    return position;
  } catch (error) {
    if (error instanceof DiceExhausted) return undefined;
    throw error;
  }
}
