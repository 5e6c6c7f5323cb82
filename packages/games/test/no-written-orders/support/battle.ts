import { scriptedDice } from "@stonebridge/kernel";
import { beginningOf } from "../../../src/no-written-orders/situations/beginning.ts";
import type { GameEvent } from "../../../src/no-written-orders/events.ts";
import type { Field } from "../../../src/no-written-orders/field.ts";
import type { ActionFrame } from "../../../src/no-written-orders/frames/turn.ts";
import type { Play } from "../../../src/no-written-orders/play.ts";
import { liftUp, type Position, setDown } from "../../../src/no-written-orders/position.ts";
import { wayFrom } from "../../../src/no-written-orders/movement/setting-out.ts";
import { refuseStep } from "../../../src/no-written-orders/movement/step-rules.ts";
import type { OptionId, ScenarioId } from "../../../src/no-written-orders/vocabulary.ts";
import { builtField } from "./fields.ts";

/** A battle as it begins, its counters to be put anywhere. */
export class Battle {
  readonly field: Field;
  readonly p: Position;
  readonly events: GameEvent[] = [];

  constructor(id: ScenarioId, ...options: readonly OptionId[]) {
    const module = id === "first-bull-run" ? "first-bull-run" : "second-bull-run";
    this.field = builtField(module, id, Object.fromEntries(options.map((option) => [option, "on"])));
    this.p = beginningOf(this.field);
    this.p.turn = this.field.scenario.firstTurn;
  }

  get play(): Play {
    return { field: this.field, p: this.p, dice: scriptedDice([]), events: this.events };
  }

  holder(id: string): number {
    return this.field.holderIndex.get(id) ?? -1;
  }

  /** Puts a unit into a hex. */
  put(id: string, hex: string): number {
    const unit = this.field.unitIndex.get(id) ?? -1;
    liftUp(this.field, this.p, unit, -1);
    setDown(this.field, this.p, unit, this.field.map.grid.known(hex));
    return unit;
  }

  /** The clause that closes a step of a unit from one hex to the next. */
  step(id: string, from: string, to: string): string | undefined {
    const { grid } = this.field.map;
    const unit = this.put(id, from);
    const hexside = grid.hexside(grid.known(from), grid.known(to));
    return refuseStep(this.field, this.p, wayFrom(this.field, this.p, unit, [unit]), hexside)?.rule;
  }

  action(...formations: readonly string[]): ActionFrame {
    const holders = formations.map((id) => this.holder(id));
    const { side } = this.field.holders[holders[0] ?? 0] as { readonly side: number };
    return { step: "action", side, holders, reserve: 0, near: [], inZone: [], at: 0 };
  }
}
