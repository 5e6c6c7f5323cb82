import { emptyPosition } from "../../../src/second-bull-run-1862/copying.ts";
import { type Decision, type Refusal, scriptedDice, sequenceOfPlay } from "@stonebridge/kernel";
import type { Action } from "../../../src/second-bull-run-1862/actions.ts";
import type { GameEvent } from "../../../src/second-bull-run-1862/events.ts";
import { createField, type Field, NONE } from "../../../src/second-bull-run-1862/field.ts";
import type { Frame } from "../../../src/second-bull-run-1862/frames.ts";
import { type SecondBullRun1862, sequenceRules } from "../../../src/second-bull-run-1862/game.ts";
import { builtMap } from "../../../src/second-bull-run-1862/map.ts";
import {
  ACTED,
  ATTACKED,
  COHERENT,
  DISMOUNTED,
  ISOLATED,
  ON_MAP,
  type Position,
  ROUTED,
  setDown,
} from "../../../src/second-bull-run-1862/position.ts";
import { copyPosition } from "../../../src/second-bull-run-1862/copying.ts";
import { RULE_BOOK } from "../../../src/second-bull-run-1862/rules/registry.ts";
import { SCENARIO_DATA } from "../../../src/second-bull-run-1862/scenarios/scenarios.ts";
import { ARMIES, type UnitValues } from "../../../src/second-bull-run-1862/armies.ts";
import type { CommanderPlace, Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { UNITS } from "../../../src/second-bull-run-1862/units.ts";
import {
  OPTION_VALUES,
  type Options,
  type ScenarioId,
  SIDES,
  type SideId,
} from "../../../src/second-bull-run-1862/vocabulary.ts";
import { expectEvents, expectWhole } from "../../support/whole.ts";

const CLAUSES: ReadonlySet<string> = new Set(RULE_BOOK.rules.map(({ id }) => id));

/** What stands on the map, whose segment it is, and the step that is to run. */
export interface Setting {
  readonly scenario?: ScenarioId;
  readonly options?: Partial<Options>;
  readonly units?: Readonly<Record<string, UnitValues>>;
  readonly placements: readonly Placement[];
  readonly commanders?: readonly CommanderPlace[];
  readonly active?: SideId;
  readonly first?: SideId;
  readonly day?: number;
  readonly turn?: number;
  readonly phase?: number;
  /** Steps on the stack, the last runs first; made when the field is known. */
  readonly frames: (field: Field, p: Position) => readonly Frame[];
}

/** A position in which single steps are played, before the whole sequence; below its frames the game stands still. */
export class Stage {
  readonly field: Field;
  readonly p: Position;
  readonly events: GameEvent[] = [];
  readonly #rules;
  #dice;

  constructor(setting: Setting, dice: readonly number[] = []) {
    const field = fieldOf(setting);
    this.field = field;
    this.p = emptyPosition(field);
    const { p } = this;
    p.day = setting.day ?? (field.scenario.id === "august-30" ? 2 : 1);
    p.turn = setting.turn ?? 4;
    p.phase = setting.phase ?? 1;
    p.active = SIDES.indexOf(setting.active ?? "union");
    p.first = SIDES.indexOf(setting.first ?? setting.active ?? "union");
    for (const placement of setting.placements) this.#place(placement);
    for (const { id, zone, activated } of setting.commanders ?? []) {
      const commander = known(field.commanderIndex, id);
      p.post[commander] = field.graph.known(zone);
      p.commanderState[commander] = ON_MAP;
      p.activated[commander] = activated === true ? 1 : 0;
    }
    p.stack.push({ step: "over", winner: NONE }, ...setting.frames(field, p));
    this.#dice = scriptedDice(dice);
    this.#rules = sequenceOfPlay({
      ...sequenceRules(field),
      outcome: (_, frame) =>
        frame.step === "over" ? { over: true, winner: "draw", rule: "SB62-4-a", about: {} } : undefined,
    });
    this.#rules.begin(p, this.#dice, this.events);
    this.#expectWhole(0);
  }

  /** Whatever happened since so many events, and what is asked now, is told whole. */
  #expectWhole(since: number): void {
    expectEvents(this.events.slice(since), CLAUSES);
    const decision = this.#rules.decision(this.p);
    if (!decision.over) expectWhole({ rule: decision.rule, about: decision.about }, CLAUSES);
  }

  #place(one: Placement): void {
    const { field, p } = this;
    const unit = known(field.unitIndex, one.unit);
    const zone = field.graph.known(one.zone);
    p.state = p.state.with(unit, ON_MAP);
    p.losses = p.losses.with(unit, one.losses ?? 0);
    p.lossesBefore = p.lossesBefore.with(unit, one.lossesBefore ?? 0);
    p.fatigue = p.fatigue.with(unit, one.fatigue ?? 0);
    p.origin = p.origin.with(unit, one.origin === undefined ? zone : field.graph.known(one.origin));
    setDown(field, p, unit, zone);
    if (one.facing !== undefined) p.facing[unit] = field.graph.known(one.facing);
    else if (one.routed !== true) p.facing[unit] = field.graph.bordering[zone][0] as number;
    if (one.attacks !== undefined) p.target = p.target.with(unit, field.graph.known(one.attacks));
    p.marks[unit] =
      (one.acted === true ? ACTED : 0) |
      (one.attacked === true ? ATTACKED : 0) |
      (one.isolated === true ? ISOLATED : 0) |
      (one.coherent === true ? COHERENT : 0) |
      (one.routed === true ? ROUTED : 0) |
      (one.dismounted === true ? DISMOUNTED : 0);
  }

  /** More dice to fall, after those that have not fallen yet. */
  throws(...dice: readonly number[]): this {
    this.#dice = scriptedDice(dice);
    return this;
  }

  /** What looks ahead on copies of the position. */
  get game(): Pick<SecondBullRun1862, "field" | "copy" | "act" | "decision"> {
    const { act, decision } = this.#rules;
    return { field: this.field, copy: copyPosition, act, decision };
  }

  get over(): boolean {
    return this.#rules.decision(this.p).over;
  }

  /** The question that is open. @throws Error where the steps have run out */
  get decision(): Decision<Action> {
    const now = this.#rules.decision(this.p);
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

  /** The clause that refuses an action of the side that decides, or of another one, and the key of its sentence. */
  whyNot(action: Action, side = this.decision.sides[0] as SideId): Pick<Refusal, "rule" | "reason"> | undefined {
    const refusal = this.refusal(action, side);
    return refusal && { rule: refusal.rule, reason: refusal.reason };
  }

  /** With the figures of its sentence. */
  refusal(action: Action, side = this.decision.sides[0] as SideId): Refusal | undefined {
    return this.#rules.whyNot(this.p, side, action);
  }

  /** Actions of one type that are offered now. */
  offered<T extends Action["type"]>(type: T): readonly Extract<Action, { readonly type: T }>[] {
    return this.decision.actions.filter((one): one is Extract<Action, { readonly type: T }> => one.type === type);
  }

  told<T extends GameEvent["type"]>(type: T): readonly Extract<GameEvent, { readonly type: T }>[] {
    return this.events.filter((one): one is Extract<GameEvent, { readonly type: T }> => one.type === type);
  }

  unit(id: string): number {
    return known(this.field.unitIndex, id);
  }

  /** Where a brigade stands, by zone id; undefined off the map. */
  zoneOf(id: string): string | undefined {
    return this.field.graph.ids[this.p.place[this.unit(id)] as number];
  }

  facingOf(id: string): string | undefined {
    return this.field.graph.ids[this.p.facing[this.unit(id)] as number];
  }
}

function fieldOf({ scenario = "august-30", options, units: values }: Setting): Field {
  const defaults = Object.fromEntries(Object.entries(OPTION_VALUES).map(([id, [first]]) => [id, first]));
  const units = UNITS.map((unit) => ({ ...unit, ...(values?.[unit.id] as object | undefined) }) as typeof unit);
  return createField(
    { format: "stonebridge-situation", version: 1, game: "second-bull-run-1862", at: { stage: "exact" } },
    SCENARIO_DATA[scenario],
    builtMap(),
    { ...ARMIES, units },
    {
      ...(defaults as unknown as Options),
      ...options,
    },
  );
}

// What the map says is worked out once for all fields: here, not in whichever test comes first.
fieldOf({ placements: [], frames: () => [] });

function known(index: ReadonlyMap<string, number>, id: string): number {
  const found = index.get(id);
  if (found === undefined) throw new Error(`There is no "${id}".`);
  return found;
}
