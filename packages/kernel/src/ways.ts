import type { ActionBase, Decision, EventBase, Game, Outcome } from "./game.ts";
import { actWithoutDice } from "./without-dice.ts";

/** How a game's small steps make up paths. */
export interface WayRules<A extends ActionBase, E extends EventBase> {
  /** Whether somebody is on the move in this step of the sequence of play. */
  goesOn(step: string): boolean;
  /** An action's part in a path: the space it enters, or an effort that gives more movement points; undefined if none. */
  reads(action: A): { readonly enters: string } | "effort" | undefined;
  /** Whether the action ends the path where it is. */
  ends(action: A): boolean;
  /** Movement points spent in the events of one action; pieces that move together spend them once. */
  spent(events: readonly E[]): number;
}

/** A path to a space within reach. */
export interface Way<A extends ActionBase> {
  readonly space: string;
  /** Movement points. */
  readonly cost: number;
  /** It needs an effort. */
  readonly effort: boolean;
  /** It goes no further from there. */
  readonly stops: boolean;
  /** It may end there; otherwise it can only pass through. */
  readonly mayEnd: boolean;
  /** Spaces entered, the last is `space`. */
  readonly path: readonly string[];
  /** The actions to play, in order. */
  readonly actions: readonly A[];
}

/** A path still being explored. */
interface Open<P, A extends ActionBase> {
  /** Undefined if a die must fall before we know what comes after the last step. */
  readonly position: P | undefined;
  readonly path: readonly string[];
  readonly actions: readonly A[];
  readonly cost: number;
  readonly effort: boolean;
}

/**
 * Every space that whoever is on the move can reach from here, by the cheapest path and without an effort if possible, with the
 * actions that lead there. They are played out on copies, so they are exactly what the rules allow. Empty if nobody is on the move.
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

/** Paths without an effort first, then by movement points. */
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

/** The position after an action; undefined if it rolls a die. */
function acted<P, A extends ActionBase, E extends EventBase>(
  game: Pick<Game<P, A, E, unknown>, "copy" | "act">,
  before: P,
  { sides }: Decision<A>,
  action: A,
  events: E[],
): P | undefined {
  const position = game.copy(before);
  return actWithoutDice(game, position, sides[0] as string, action, events) ? position : undefined;
}
