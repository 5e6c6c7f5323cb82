import { actWithoutDice, deriveSeed, fastDice, NO_DICE, sameAction, type Side } from "@stonebridge/kernel";
import type { Action, NoWrittenOrders, Position } from "@stonebridge/games/no-written-orders";
import { CONFEDERATE, UNION } from "@stonebridge/games/no-written-orders/internals";
import type { Course, Courses, CourseWatch } from "../account/course.ts";
import type { Commander } from "../commander.ts";
import { Colonel } from "./colonel.ts";
import type { Country } from "./country.ts";
import { ABOUT, isServed, type Mission, missionsOf } from "./plan.ts";
import { USUAL } from "./styles.ts";

/** What is written to somebody at a time: from whom on to that it is sent. */
type Script = readonly Action[];

/** Turns for which something has to be kept to be looked at. */
const LEAST_TURNS = 2;
/** Of the chance by which what is hidden is imagined. */
const SEED = 61;

/** The orders of formations as the tutor sees them. @param country of the game */
export function orderCoursesOf(game: NoWrittenOrders, country: Country): Courses<Position, Action> {
  return { of: timeOf, watch: () => new OrderWatch(game, country) };
}

/** The turn whose orders a side writes now. */
function timeOf({ stack, turn }: Position, side: Side): string | undefined {
  const number = side === "union" ? UNION : CONFEDERATE;
  const writes = stack.some((frame) => frame.step === "orders" && frame.side === number);
  return writes ? `${turn} ${side}` : undefined;
}

/** The time at which a side gave its orders in a turn. */
interface Time {
  readonly name: string;
  readonly position: Position;
  readonly side: Side;
  readonly step: number;
  until: number;
  readonly scripts: Map<string, Script>;
  /** What is written now. */
  writing: Action[];
  /** The whole army is called back. */
  called: boolean;
}

/** A formation that the tutor would have ordered otherwise. */
interface Suspect {
  readonly at: Time;
  readonly body: string;
  /** Nothing: it would have left it with the order that it had. */
  readonly wished: Script | undefined;
  readonly strength: number;
  /** What it was ordered after that, by turn. */
  readonly later: Map<number, Script>;
  readonly last: { turn: number; step: number };
}

class OrderWatch implements CourseWatch<Position, Action> {
  readonly #game: NoWrittenOrders;
  readonly #country: Country;
  /** Both sides write at the same time. */
  readonly #times = new Map<Side, Time>();
  readonly #open = new Map<string, Suspect>();
  readonly #closed: Suspect[] = [];
  #now = { turn: 0, step: 0 };

  constructor(game: NoWrittenOrders, country: Country) {
    this.#game = game;
    this.#country = country;
  }

  see(p: Position, step: number, side: Side, action: Action): void {
    for (const time of this.#times.values()) if (timeOf(p, time.side) !== time.name) this.#end(time);
    this.#now = { turn: p.turn, step };
    const name = timeOf(p, side);
    if (name === undefined) return;
    const time = this.#times.get(side) ?? this.#begun(p, name, side, step);
    time.until = step;
    write(time, action);
  }

  courses(): readonly Course<Position, Action>[] {
    for (const time of this.#times.values()) this.#end(time);
    const weight = ({ strength, at, last }: Suspect): number => strength * (last.turn - at.position.turn);
    return [...this.#closed, ...[...this.#open.values()].map((one) => ({ ...one, last: this.#now }))]
      .filter(({ at, last }) => last.turn - at.position.turn >= LEAST_TURNS)
      .toSorted((one, other) => weight(other) - weight(one))
      .map((one) => courseOf(this.#game, one));
  }

  #begun(p: Position, name: string, side: Side, step: number): Time {
    const position = this.#game.copy(p);
    const time = { name, position, side, step, until: step, scripts: new Map(), writing: [], called: false };
    this.#times.set(side, time);
    return time;
  }

  /** Compares what a side has ordered with what the tutor would. */
  #end(time: Time): void {
    this.#times.delete(time.side);
    const { position, side, scripts, called } = time;
    const { turn } = position;
    const { field } = this.#country;
    const game = this.#game;
    const imagined = game.imagine(game.view(position, side), fastDice(deriveSeed(SEED, turn)));
    const missions = missionsOf(this.#country, imagined, side === "union" ? UNION : CONFEDERATE, USUAL);
    const wished = called ? new Map<string, Script>() : wishedFor(game, this.#country, imagined, side);
    const missionOf = (body: string): Mission | undefined =>
      missions.find((one) => field.holders[one.body.holder].id === body);
    for (const suspect of this.#open.values()) {
      const { body, at } = suspect;
      if (at.side !== side) continue;
      const given = scripts.get(body);
      const mission = missionOf(body);
      const served = mission === undefined || isServed(this.#country, imagined, mission);
      if (called || served || alike(game, given, wished.get(body))) {
        this.#open.delete(body);
        this.#closed.push({ ...suspect, last: { turn, step: time.step - 1 } });
      } else if (given !== undefined) suspect.later.set(turn, given);
    }
    for (const body of new Set([...wished.keys(), ...scripts.keys()])) {
      const mission = missionOf(body);
      const given = scripts.get(body);
      const wish = wished.get(body);
      if (called || mission === undefined || this.#open.has(body) || alike(game, given, wish)) continue;
      if (wish === undefined && (given === undefined || this.#serves(given, mission))) continue;
      const { strength } = mission.body;
      this.#open.set(body, { at: time, body, wished: wish, strength, later: new Map(), last: this.#now });
    }
  }

  /** Does an order lead where the tutor would have somebody go? */
  #serves(script: Script, { objective }: Mission): boolean {
    const { grid } = this.#game.field.map;
    const [, hex] = lastLeg(script);
    return hex !== undefined && grid.distance(grid.known(hex), objective.hex) <= ABOUT;
  }
}

/** Takes down what a side does at a time. */
function write(time: Time, action: Action): void {
  if (action.type === "address") time.writing = [action];
  else time.writing.push(action);
  if (action.type === "withdraw") time.scripts.delete(action.to);
  if (action.type === "retreat-all") time.called = true;
  const [first] = time.writing;
  if (action.type !== "send" || first?.type !== "address") return;
  time.scripts.set(first.to, time.writing);
  time.writing = [];
}

/** What the tutor would write at a time, by recipient. */
function wishedFor(game: NoWrittenOrders, country: Country, from: Position, side: Side): Map<string, Script> {
  const p = game.copy(from);
  const name = timeOf(p, side);
  const colonel = new Colonel(game, country);
  const scripts = new Map<string, Script>();
  let writing: Action[] = [];
  while (timeOf(p, side) === name) {
    const now = game.decision(p, side);
    if (now.over || !now.sides.includes(side)) break;
    const action = colonel.choose(p, now);
    if (action.type === "address") writing = [];
    writing.push(action);
    const [first] = writing;
    if (action.type === "done") break;
    if (action.type === "send" && first.type === "address") scripts.set(first.to, writing);
    game.act(p, side, action, NO_DICE);
  }
  return scripts;
}

/** Do two orders send to the same place, for the same? */
function alike({ field: { map } }: NoWrittenOrders, one: Script | undefined, other: Script | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const [kind, hex] = lastLeg(one);
  const [otherKind, otherHex] = lastLeg(other);
  if (kind !== otherKind || hex === undefined || otherHex === undefined) return false;
  return map.grid.distance(map.grid.known(hex), map.grid.known(otherHex)) <= ABOUT;
}

/** What an order is in the end, and where to. */
function lastLeg(script: Script): readonly [kind: string | undefined, hex: string | undefined] {
  const kind = script.findLast((action) => action.type === "kind");
  const aim = script.findLast((action) => action.type === "aim");
  return [kind?.order, aim?.hex];
}

function courseOf(game: NoWrittenOrders, { at, body, wished, later, last }: Suspect): Course<Position, Action> {
  const { position, side, step, until, scripts } = at;
  const others = [...scripts].flatMap(([to, script]) => (to === body ? [] : [script]));
  return {
    side,
    body,
    step,
    until,
    kept: last.step,
    position,
    played: written(game, position, side, [...scripts.values()]),
    better: written(game, position, side, wished === undefined ? others : [wished, ...others]),
    keep: (leader) => keeping(leader, body, later, last.turn),
  };
}

/** Orders written one after another, as far as they can be, and the end of it. */
function written(game: NoWrittenOrders, from: Position, side: Side, scripts: readonly Script[]): readonly Action[] {
  const p = game.copy(from);
  const actions: Action[] = [];
  let isOver = false;
  const act = (action: Action): boolean => {
    if (isOver) return false;
    const now = game.decision(p, side);
    if (now.over || !now.sides.includes(side) || !now.actions.some((one) => sameAction(one, action))) return false;
    actions.push(action);
    isOver = !actWithoutDice(game, p, side, action);
    return true;
  };
  for (const script of scripts) if (!script.every(act)) act({ type: "scrap" });
  act({ type: "done" });
  return actions;
}

/** Leads on as somebody else, but orders one body only what is given, until a turn. */
function keeping(
  leader: Commander<Position, Action>,
  body: string,
  given: ReadonlyMap<number, Script>,
  lastTurn: number,
): Commander<Position, Action> {
  let begun = 0;
  let rest: Script = [];
  return {
    choose(p, now) {
      if (p.turn >= lastTurn || (now.step !== "orders" && now.step !== "initiative" && rest.length === 0))
        return leader.choose(p, now);
      if (now.step === "orders" && begun !== p.turn) {
        begun = p.turn;
        rest = given.get(p.turn) ?? [];
      }
      const [next, ...others] = rest;
      if (next !== undefined && now.actions.some((one) => sameAction(one, next))) {
        rest = others;
        return next;
      }
      rest = [];
      return leader.choose(p, { ...now, actions: now.actions.filter((one) => !orders(one, body)) });
    },
  };
}

/** Would this action give the body an order? */
function orders(action: Action, body: string): boolean {
  return (action.type === "address" && action.to === body) || (action.type === "try" && action.holder === body);
}
