import { type Dice, DiceExhausted, type Refusal } from "@stonebridge/kernel";
import { expect } from "vitest";
import { TURN_MARKS } from "../../../src/bull-run-1983/position.ts";
import {
  type Action,
  type AskingStep,
  type OpenedBullRun1983,
  type GameEvent,
  type PieceView,
  type Placement,
  type Position,
  type SideId,
  type Situation,
  type View,
  bullRun1983,
} from "../../../src/bull-run-1983/index.ts";
import { RULE_BOOK } from "../../../src/bull-run-1983/rules/registry.ts";
import { expectEvents, expectWhole } from "../../support/whole.ts";
import { FIELD } from "./field.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;
type DecisionNow = Exclude<ReturnType<OpenedBullRun1983["decision"]>, { readonly over: true }>;

const CLAUSES: ReadonlySet<string> = new Set(RULE_BOOK.rules.map(({ id }) => id));

/** A situation without what every situation has; on the test field, without reinforcements, unless it says otherwise. */
export type Setting = Omit<Situation, "format" | "version" | "game">;

export function situationOf(setting: Setting): Situation {
  const reinforcements = setting.at.stage === "set-up" ? {} : { due: {} };
  return {
    format: "stonebridge-situation",
    version: 1,
    game: "bull-run-1983",
    map: FIELD,
    ...reinforcements,
    ...setting,
  };
}

type Marks = Omit<Placement, "piece" | "hex">;

/** Placements from hexes and the pieces in each: `at({ QQ18: "cs-18va", QQ19: "us-reg us-l-porter" }, { active: true })`. */
export function at(places: Readonly<Record<string, string>>, marks: Marks = {}): Placement[] {
  return Object.entries(places).flatMap(([hex, pieces]) =>
    pieces.split(" ").map((piece) => ({ piece, hex, ...marks })),
  );
}

/** The same for pieces that may move this turn. */
export function active(places: Readonly<Record<string, string>>, marks: Marks = {}): Placement[] {
  return at(places, { active: true, ...marks });
}

/** A Movement phase, in which pieces move that are placed active. */
export function movement(side: SideId, turn = 3): Situation["at"] {
  return { stage: "movement", turn, side };
}

/** A Command phase, and the Movement phase after it. */
export function command(side: SideId, turn = 3): Situation["at"] {
  return { stage: "command", turn, side };
}

/** A Combat phase. */
export function combats(side: SideId, turn = 3): Situation["at"] {
  return { stage: "combat", turn, side };
}

/** A Rally phase. */
export function rallies(side: SideId, turn = 9): Situation["at"] {
  return { stage: "rally", turn, side };
}

/** A game at the table: scripted dice, everything that happened, and short words for what players do. */
export class Table {
  readonly game: OpenedBullRun1983;
  readonly position: Position;
  readonly events: GameEvent[] = [];
  /** Kinds of the dice rolled so far. */
  readonly rolled: string[] = [];
  #script: number[];
  readonly #dice: Dice = {
    roll: (kind, faces) => {
      const next = this.#script.shift();
      if (next === undefined) throw new DiceExhausted(kind, faces, this.rolled.length);
      this.rolled.push(kind);
      return next;
    },
  };

  constructor(setting: Setting, dice: readonly number[] = []) {
    this.#script = [...dice];
    this.game = bullRun1983.open(situationOf(setting));
    this.position = this.game.start(this.#dice, this.events);
    this.#expectWhole(0);
  }

  /** Whatever happened since so many events, and what is asked now, is told whole. */
  #expectWhole(since: number): void {
    expectEvents(this.events.slice(since), CLAUSES);
    const decision = this.game.decision(this.position);
    if (!decision.over) expectWhole({ rule: decision.rule, about: decision.about }, CLAUSES);
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
  /** The winner and the rule that decided, once the game is over. */
  get outcome(): { readonly winner: string; readonly rule: string } {
    const decision = this.game.decision(this.position);
    if (!decision.over) throw new Error(`The game goes on: ${decision.step}.`);
    return { winner: decision.winner, rule: decision.rule ?? "" };
  }
  view(seat: View["seat"]): View {
    return this.game.view(this.position, seat);
  }
  /** A piece as its owner sees it. */
  piece(id: string): PieceView {
    const index = this.game.field.index.get(id);
    if (index === undefined) throw new Error(`No piece ${id}.`);
    const side = this.game.field.sideOf[index] === 0 ? "union" : "confederate";
    return this.view(side).pieces[index] as PieceView;
  }
  /** The hex of a piece; where it is instead, if it is off the map. */
  hex(id: string): string {
    const piece = this.piece(id);
    return piece.hex ?? piece.where;
  }
  /** Ids of the pieces in a hex, in the order of the roster. */
  inHex(hex: string): string[] {
    const { field } = this.game;
    return field.ids.filter((_, piece) => this.position.place[piece] === field.grid.known(hex));
  }
  /** Marks of the turn that a piece bears, as a number; 0 where it bears none. */
  marks(id: string): number {
    return (this.position.marks[this.game.field.index.get(id) as number] as number) & TURN_MARKS;
  }

  /** Legal actions of a type. */
  legal<T extends Action["type"]>(type: T): Extract<Action, { readonly type: T }>[] {
    return this.decision.actions.filter((one): one is Extract<Action, { readonly type: T }> => one.type === type);
  }
  /** Hexes of the legal actions of a type, sorted by name. */
  hexes(type: "step" | "put" | "abatis" | "clear" | "retreat" | "advance"): string[] {
    return [...new Set(this.legal(type).map((action) => action.hex))].toSorted();
  }
  /** Pieces of the legal actions of a type, sorted by name. */
  pieces(
    type: "take" | "form" | "break" | "flip" | "with" | "leave" | "enter" | "rail" | "target" | "assign" | "lose",
  ): string[] {
    return [...new Set(this.legal(type).map((action) => action.piece))].toSorted();
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
  take(piece: string): this {
    return this.act({ type: "take", piece });
  }
  /** Takes pieces in hand and moves them along these hexes; does not stop them. */
  go(pieces: string, ...hexes: string[]): this {
    const [first, ...others] = pieces.split(" ");
    this.take(first as string);
    for (const piece of others) this.act({ type: "with", piece });
    return this.steps(...hexes);
  }
  steps(...hexes: string[]): this {
    return this.act(...hexes.map((hex): Action => ({ type: "step", hex })));
  }
  stop(): this {
    return this.act({ type: "stop" });
  }
  done(): this {
    return this.act({ type: "done" });
  }
  /** Takes pieces from the card and puts them into a hex at the set-up. */
  put(pieces: string, hex: string): this {
    for (const piece of pieces.split(" ")) this.take(piece);
    return this.act({ type: "put", hex });
  }
  /** Declares a battle: these targets, these attackers. */
  declare(targets: string, attackers: string): this {
    for (const piece of targets.split(" ")) this.act({ type: "target", piece });
    for (const piece of attackers.split(" ")) this.act({ type: "assign", piece });
    return this.act({ type: "close" });
  }

  /** Answers every question as somebody who wants nothing, until this step asks. */
  to(step: AskingStep | "over", side?: SideId): this {
    const asked = (): boolean => this.step === step && (side === undefined || this.side === side);
    for (let questions = 0; !asked(); questions++) {
      if (questions > 3000) throw new Error(`The question ${step} did not come.`);
      this.idle();
    }
    return this;
  }
  /** One answer of somebody who wants nothing. */
  idle(): this {
    const { actions } = this.decision;
    const wanted = IDLE.find((type) => actions.some((one) => one.type === type));
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
  /** Who was activated in the last Command phase, by whom or why: `us-l-tyler: us-l-mcdowell`. */
  activations(): Record<string, string> {
    return Object.fromEntries(
      this.last("commanded").activations.map(({ piece, by, cause }) => [piece, by ?? cause] as const),
    );
  }
}

/** What somebody answers who wants nothing, the first that is offered. */
const IDLE: readonly Action["type"][] = [
  "ready",
  "suggest",
  "done",
  "stop",
  "abandon",
  "close",
  "complete",
  "next",
  "lose",
  "retreat",
];
