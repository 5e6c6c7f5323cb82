import { DiceExhausted, type Dice, type Refusal } from "@stonebridge/kernel";
import { expect } from "vitest";
import {
  type Action,
  type AskingStep,
  type OpenedBullRun1861,
  type ElementView,
  type GameEvent,
  type HeadquartersId,
  type Position,
  type SideId,
  type Situation,
  type UnitView,
  type View,
  bullRun1861,
} from "../../../src/bull-run-1861/index.ts";
import { RULE_BOOK } from "../../../src/bull-run-1861/rules/registry.ts";
import { expectEvents, expectWhole } from "../../support/whole.ts";
import { FIELD } from "./field.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;
type DecisionNow = Exclude<ReturnType<OpenedBullRun1861["decision"]>, { readonly over: true }>;

const CLAUSES: ReadonlySet<string> = new Set(RULE_BOOK.rules.map(({ id }) => id));

/** A situation without what every situation has; on the test field unless a map is given. */
export type Setting = Omit<Situation, "format" | "version" | "game">;

export function situationOf(setting: Setting): Situation {
  return { format: "stonebridge-situation", version: 1, game: "bull-run-1861", map: FIELD, ...setting };
}

/** A half of a Movement phase in turn 3, with so many brigades to activate. */
export function half(
  side: SideId,
  activations = 1,
  more: { turn?: number; phase?: number; first?: SideId } = {},
): Situation["at"] {
  return { stage: "movement", turn: 3, phase: 1, first: side, side, activations, ...more };
}

/** The combats of a half in turn 3. */
export function combats(side: SideId, turn = 3): Situation["at"] {
  return { stage: "combat", turn, phase: 1, first: side, side };
}

/** A game at the table: scripted dice, everything that happened, and short words for what players do. */
export class Table {
  readonly game: OpenedBullRun1861;
  readonly position: Position;
  readonly events: GameEvent[] = [];
  /** Kinds of the dice rolled so far. */
  readonly rolled: string[] = [];
  #script: number[];
  readonly #dice: Dice = {
    roll: (kind, faces) => {
      const next = this.#script.shift() ?? this.#routine(kind);
      if (next === undefined) throw new DiceExhausted(kind, faces, this.rolled.length);
      this.rolled.push(kind);
      return next;
    },
  };

  constructor(setting: Setting, dice: readonly number[] = []) {
    this.#script = [...dice];
    this.game = bullRun1861.open(situationOf(setting));
    this.position = this.game.start(this.#dice, this.events);
    this.#expectWhole(0);
  }

  /** Whatever happened since so many events, and what is asked now, is told whole. */
  #expectWhole(since: number): void {
    expectEvents(this.events.slice(since), CLAUSES);
    const decision = this.game.decision(this.position);
    if (!decision.over) expectWhole({ rule: decision.rule, about: decision.about }, CLAUSES);
  }

  /** Dice that only carry the sequence of play on fall by themselves when the script is over: few act, the North begins, no more phases. */
  #routine(kind: string): number | undefined {
    if (kind === "activation") return 1;
    if (kind === "initiative") return this.rolled.at(-1) === "initiative" ? 1 : 6;
    return kind === "continuation" ? 6 : undefined;
  }

  /** Dice to fall next. */
  dice(...results: number[]): this {
    this.#script.push(...results);
    return this;
  }
  get diceLeft(): number {
    return this.#script.length;
  }

  get decision(): DecisionNow {
    const decision = this.game.decision(this.position);
    if (decision.over) throw new Error("The game is over.");
    return decision;
  }
  get step(): AskingStep | "over" {
    const decision = this.game.decision(this.position);
    return decision.over ? "over" : (decision.step as AskingStep);
  }
  get side(): SideId {
    return this.decision.sides[0] as SideId;
  }
  get view(): View {
    return this.game.view(this.position, "spectator");
  }
  unit(id: string): UnitView {
    const unit = this.view.units.find((one) => one.id === id);
    if (unit === undefined) throw new Error(`No unit ${id}.`);
    return unit;
  }
  element(id: string): ElementView {
    const element = this.view.units.flatMap((unit) => unit.elements).find((one) => one.id === id);
    if (element === undefined) throw new Error(`No element ${id} on the map.`);
    return element;
  }
  zone(id: string): string {
    return this.element(id).zone;
  }
  facing(id: string): string {
    return this.element(id).facing;
  }
  hq(id: HeadquartersId): { readonly zone: string; readonly activated: boolean } {
    const { zone, activated } = this.view.headquarters.find((one) => one.id === id) as View["headquarters"][number];
    return { zone, activated };
  }

  /** Legal actions of a type. */
  legal<T extends Action["type"]>(type: T): Extract<Action, { readonly type: T }>[] {
    return this.decision.actions.filter((one): one is Extract<Action, { readonly type: T }> => one.type === type);
  }
  /** Zones of the legal actions of a type, sorted. */
  zones(
    type: "step" | "withdraw" | "deploy" | "regroup" | "displace" | "ride" | "face" | "advance" | "arrive",
  ): string[] {
    return [...new Set(this.legal(type).map((action) => action.zone))].toSorted();
  }
  allows(action: Action): boolean {
    return this.why(action) === undefined;
  }
  why(action: Action): Refusal | undefined {
    return this.game.whyNot(this.position, this.side, action);
  }
  /** Expects that the side to decide may not do it, for this reason of this rule. */
  refuses(action: Action, rule: string, reason: string): this {
    expect(this.why(action)).toMatchObject({ rule, reason });
    expect(() => this.game.act(this.position, this.side, action, this.#dice)).toThrow(reason);
    return this;
  }

  act(...actions: Action[]): this {
    for (const action of actions) {
      const before = this.events.length;
      this.game.act(this.position, this.side, action, this.#dice, this.events);
      this.#expectWhole(before);
    }
    return this;
  }
  activate(unit: string): this {
    return this.act({ type: "activate", unit });
  }
  go(unit: string, ...zones: string[]): this {
    return this.act(...zones.map((zone) => ({ type: "step", unit, zone }) as const));
  }
  attack(element: string, facing: string): this {
    return this.act({ type: "attack", element, facing });
  }
  face(element: string, zone: string): this {
    return this.act({ type: "face", element, zone });
  }
  line(element: string, line: "front" | "second"): this {
    return this.act({ type: "line", element, line });
  }
  end(unit: string): this {
    return this.act({ type: "end", unit });
  }
  fight(attackers: readonly string[], zones: readonly string[]): this {
    return this.act({ type: "fight", attackers, zones });
  }

  /** Answers every question as somebody who wants nothing, until this step asks. */
  to(step: AskingStep | "over"): this {
    for (let questions = 0; this.step !== step; questions++) {
      if (questions > 400) throw new Error(`The question ${step} did not come.`);
      this.idle();
    }
    return this;
  }
  /** One answer of somebody who wants nothing. */
  idle(): this {
    const { actions, step } = this.decision;
    const wanted = IDLE[step as AskingStep];
    return this.act(actions.find((one) => one.type === wanted) ?? (actions[0] as Action));
  }

  /** Events of a type so far. */
  all<T extends GameEvent["type"]>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }
  /** The last event of a type; fails where there is none. */
  last<T extends GameEvent["type"]>(type: T): EventOf<T> {
    const found = this.all(type).at(-1);
    if (found === undefined) throw new Error(`No event ${type} among ${this.events.map((one) => one.type).join(" ")}.`);
    return found;
  }
  /** The modifiers of the last combat: key and value, in order. */
  modifiers(side: "attacker" | "defender"): string[] {
    return this.last("fought").modifiers[side].map(({ key, value }) => `${key} ${value > 0 ? "+" : ""}${value}`);
  }
}

const IDLE: Readonly<Partial<Record<AskingStep, Action["type"]>>> = {
  dispositions: "ready",
  offensive: "refrain",
  marking: "marked",
  march: "end",
  headquarters: "stay",
  hit: "lose",
  withdrawal: "halt",
  advance: "decline",
  "operational-march": "end",
  arrival: "decline",
};
