import { type Decision, type Refusal, scriptedDice, sequenceOfPlay, type StepTable } from "@stonebridge/kernel";
import { type Action, isAction } from "../../../src/no-written-orders/actions.ts";
import { emptyPosition } from "../../../src/no-written-orders/situations/empty-position.ts";
import type { GameEvent } from "../../../src/no-written-orders/events.ts";
import type { Field } from "../../../src/no-written-orders/field.ts";
import { createField } from "../../../src/no-written-orders/opened-field.ts";
import type { Frame } from "../../../src/no-written-orders/frames.ts";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import { DEFAULT_OPTIONS } from "../../../src/no-written-orders/options/switches.ts";
import type { Order, Standing, Target } from "../../../src/no-written-orders/orders/order-book.ts";
import type { Play } from "../../../src/no-written-orders/play.ts";
import { DETACHED, DISRUPTED, mark, type Position, setDown } from "../../../src/no-written-orders/position.ts";
import type { ScenarioData } from "../../../src/no-written-orders/modules/module-data.ts";
import { UNKNOWN } from "../../../src/no-written-orders/refusing.ts";
import { RULE_BOOK } from "../../../src/no-written-orders/rules/registry.ts";
import { STEPS } from "../../../src/no-written-orders/sequence.ts";
import { elsewhere } from "../../../src/no-written-orders/turn/elsewhere.ts";
import { type Options, type Phase, PHASES, type SideId } from "../../../src/no-written-orders/vocabulary.ts";
import { expectEvents, expectWhole } from "../../support/whole.ts";
import { armies, type Armies, SCENARIO } from "./armies.ts";
import { plain, type Plain } from "./plain.ts";

const CLAUSES: ReadonlySet<string> = new Set(RULE_BOOK.rules.map(({ id }) => id));

/** Where somebody of a test stands and what has become of him. */
export interface Stand {
  readonly hex: string;
  readonly lost?: number;
  readonly disrupted?: true;
  /** Further marks of the position. */
  readonly marks?: number;
}

/** An order of a test: at a hex, or at none. */
export interface Told {
  readonly type: Order["type"];
  readonly target?: string;
  readonly waypoints?: readonly string[];
  readonly next?: readonly Told[];
  readonly forced?: true;
  readonly with?: Partial<Standing>;
}

export interface Setting extends Armies {
  readonly plain?: Plain;
  readonly options?: Partial<Options>;
  readonly scenario?: Partial<ScenarioData>;
  readonly turn?: number;
  /** The phase; that of the drawn actions unless told. */
  readonly phase?: Phase;
  /** By unit and by leader; those not told are still to come. */
  readonly at: Readonly<Record<string, string | Stand>>;
  /** By holder; the others are on Reserve. A division that is told follows its own. */
  readonly orders?: Readonly<Record<string, Told>>;
  /** Headquarters by army commander. */
  readonly seats?: Readonly<Record<string, string>>;
  /** Steps on the stack, the last runs first; made when the field is known. */
  readonly frames: (field: Field, p: Position) => readonly Frame[];
}

/** An order of a test, with nothing special about it. */
export function orderOf({ map }: Field, type: Order["type"], hex?: string, waypoints: readonly string[] = []): Order {
  const at = (id: string): Target => ({ flag: map.grid.known(id), hexes: [map.grid.known(id)] });
  return {
    type,
    ...(hex === undefined ? {} : { target: at(hex) }),
    waypoints: waypoints.map(at),
    forced: false,
    hidden: false,
  };
}

/** A position in which single steps are played; below its frames the game stands still. */
export class Stage {
  readonly field: Field;
  readonly p: Position;
  readonly events: GameEvent[] = [];
  readonly #rules;
  #dice;

  constructor(setting: Setting, dice: readonly number[] = []) {
    const field = createField(
      { format: "stonebridge-situation", version: 1, game: "no-written-orders", scenario: "first-bull-run" },
      armies(setting),
      { ...SCENARIO, ...setting.scenario },
      plain(setting.plain ?? {}),
      {
        ...DEFAULT_OPTIONS,
        ...setting.options,
      },
    );
    this.field = field;
    this.p = emptyPosition(field);
    this.p.turn = setting.turn ?? 1;
    this.p.phase = PHASES.indexOf(setting.phase ?? "selection");
    for (const [id, stand] of Object.entries(setting.at))
      this.#place(id, typeof stand === "string" ? { hex: stand } : stand);
    for (const [id, hex] of Object.entries(setting.seats ?? {}))
      this.p.seat = this.p.seat.with(this.holder(id), this.hex(hex));
    for (const [id, told] of Object.entries(setting.orders ?? {})) this.#order(id, told);
    this.p.stack.push({ step: "over", winner: NONE }, ...setting.frames(field, this.p));
    this.#dice = scriptedDice(dice);
    this.#rules = sequenceOfPlay<Position, Frame, Action, GameEvent, Play>({
      steps: STEPS as StepTable<Play, Frame, Action>,
      play: (p, thrown, events) => ({ field, p, dice: thrown, events }),
      outcome: (_, frame) =>
        frame.step === "over" ? { over: true, winner: "draw", rule: "NWO-4-a", about: {} } : undefined,
      isAction,
      refusals: { over: UNKNOWN["game-over"], otherSide: UNKNOWN["other-side"], notAsked: UNKNOWN["not-asked"] },
      elsewhere,
    });
    this.#rules.begin(this.p, this.#dice, this.events);
    this.#expectWhole(0);
  }

  /** Whatever happened since so many events, and what is asked now, is told whole. */
  #expectWhole(since: number): void {
    expectEvents(this.events.slice(since), CLAUSES);
    const decision = this.#rules.decision(this.p);
    if (!decision.over) expectWhole({ rule: decision.rule, about: decision.about }, CLAUSES);
  }

  #place(id: string, { hex, lost = 0, disrupted, marks = 0 }: Stand): void {
    const { field, p } = this;
    const leader = field.leaderIndex.get(id);
    if (leader !== undefined) {
      p.post[leader] = this.hex(hex);
      p.leaderMarks[leader] |= marks;
      return;
    }
    const unit = this.unit(id);
    setDown(field, p, unit, this.hex(hex));
    p.lost = p.lost.with(unit, lost);
    mark(p, unit, marks | (disrupted === true ? DISRUPTED : 0));
  }

  #order(id: string, told: Told): void {
    const { field, p } = this;
    const holder = this.holder(id);
    const order = ({ type, target, waypoints, forced }: Told): Order => ({
      ...orderOf(field, type, target, waypoints),
      forced: forced === true,
    });
    p.standing = p.standing.with(holder, {
      order: order(told),
      next: (told.next ?? []).map(order),
      origin: "start",
      since: p.turn,
      sent: p.turn,
      activations: 0,
      bombardments: 0,
      assaulted: false,
      contact: false,
      held: "",
      anchor: NONE,
      roadTurn: 0,
      shaken: false,
      ...told.with,
    });
    for (const [unit, division] of field.divisionOf.entries()) if (division === holder) mark(p, unit, DETACHED);
  }

  throws(...dice: readonly number[]): this {
    this.#dice = scriptedDice(dice);
    return this;
  }

  /** Further steps to run, once those before are over, with dice of their own. */
  goOn(frames: readonly Frame[], ...dice: readonly number[]): this {
    this.#dice = scriptedDice(dice);
    this.p.stack.push(...frames);
    const before = this.events.length;
    this.#rules.begin(this.p, this.#dice, this.events);
    this.#expectWhole(before);
    return this;
  }

  get over(): boolean {
    return this.#rules.decision(this.p).over;
  }

  /** The question that is open. @throws Error where the steps have run out */
  get decision(): Decision<Action> {
    return this.askedOf();
  }

  /** What a side is asked while both choose at the same time; without a side, what the first of them is asked. */
  askedOf(side?: SideId): Decision<Action> {
    const now = this.#rules.decision(this.p, side);
    if (now.over) throw new Error("Nothing is asked: the steps have run out.");
    return now;
  }

  act(...actions: readonly Action[]): this {
    for (const action of actions) {
      const side = this.decision.sides[0] as SideId;
      const before = this.events.length;
      this.#rules.act(this.p, side, action, this.#dice, this.events);
      this.#expectWhole(before);
    }
    return this;
  }

  whyNot(action: Action): Refusal | undefined {
    return this.#rules.whyNot(this.p, this.decision.sides[0] as SideId, action);
  }

  offered<T extends Action["type"]>(type: T): readonly Extract<Action, { readonly type: T }>[] {
    return this.decision.actions.filter((one): one is Extract<Action, { readonly type: T }> => one.type === type);
  }

  told<T extends GameEvent["type"]>(type: T): readonly Extract<GameEvent, { readonly type: T }>[] {
    return this.events.filter((one): one is Extract<GameEvent, { readonly type: T }> => one.type === type);
  }

  hex(id: string): number {
    return this.field.map.grid.known(id);
  }

  unit(id: string): number {
    return known(this.field.unitIndex, id);
  }

  leader(id: string): number {
    return known(this.field.leaderIndex, id);
  }

  holder(id: string): number {
    return known(this.field.holderIndex, id);
  }

  /** Where a unit stands; undefined off the map. */
  hexOf(id: string): string | undefined {
    return this.field.map.grid.ids[this.p.place[this.unit(id)] as number];
  }
}

function known(index: ReadonlyMap<string, number>, id: string): number {
  const found = index.get(id);
  if (found === undefined) throw new Error(`There is no "${id}".`);
  return found;
}
