import { knownZone, NOWHERE, type ZoneIndex } from "@stonebridge/board";
import { defined, type Form, isObject, named, number, record, shown } from "@stonebridge/kernel";
import { type CommanderIndex, type Field, NONE, type UnitIndex } from "../field.ts";
import type { Frame } from "../frames.ts";
import { clockOf, hourOf, TURNS_OF_FIRST_DAY } from "../position.ts";
import type { Hour } from "../vocabulary.ts";
import { kindForms, stepsForm } from "./frame-forms.ts";

/** How a file names things of the game. Where there is none such, NONE or NOWHERE is read, besides a fault. */
export interface Names {
  readonly unit: Form<UnitIndex, string>;
  readonly commander: Form<CommanderIndex, string>;
  readonly zone: Form<ZoneIndex, string>;
  /** An objective by its zone. */
  readonly objective: Form<number, string>;
  /** A day that is fought, 1 or 2. */
  readonly day: Form<number, number>;
  /** A turn of a day that is fought. @param before turns before the first that can be given */
  turn(before: number): Form<number, number>;
  /** A turn as clock time; 0 if the file has a wrong one. @param rule that says which turns it may be */
  hour(rule: string): Form<number, Hour>;
  /** Combat potential of a brigade, undefined where a file names none. */
  potential(unit: unknown): number | undefined;
  readonly steps: Form<readonly Frame[], readonly unknown[]>;
}

const DAY = { type: "integer", minimum: 1, maximum: 2, description: "1 on August 29, 2 on August 30." };

/** How things are named in situations of a field. */
export function namesOf(field: Field): Names {
  const { graph, units, commanders, scenario } = field;
  const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
  const days = scenario.days.map(({ rules }) => (rules.kind === "august-29" ? 1 : 2));
  const unit = named({ kind: "unit", ids: idsOf(units), index: field.unitIndex }, NONE);
  const commander = named({ kind: "commander", ids: idsOf(commanders), index: field.commanderIndex }, NONE);
  const zone: Form<ZoneIndex, string> = {
    many: "zones",
    schema: { type: "string", description: "Id of a zone of the map: its number, e.g. 105." },
    tell: (value) => graph.ids[value],
    read: (told, at, faults) => knownZone(graph, told, at, faults) ?? NOWHERE,
  };
  return {
    unit: { ...unit, schema: { type: "string", description: "Id of a brigade, e.g. gibbon." } },
    commander: { ...commander, schema: { type: "string", description: "Id of a commander, e.g. pope." } },
    zone,
    objective: {
      many: "objectives",
      schema: zone.schema,
      tell: (slot) => graph.ids[field.objectives[slot]],
      read(told, at, faults) {
        const place = zone.read(told, at, faults);
        const slot = place === NOWHERE ? NONE : field.objectiveSlot[place];
        if (place !== NOWHERE && slot === NONE)
          faults.add(at, "is not an objective; only objectives are controlled", "SB62-2-c");
        return slot;
      },
    },
    day: {
      many: "days",
      schema: DAY,
      tell: (day) => day,
      read(told, at, faults) {
        const found = days.find((day) => day === told);
        if (found !== undefined) return found;
        const problem = `must be ${days.join(" or ")} in scenario ${scenario.id}; this file has ${shown(told)}`;
        faults.add(at, problem, "SB62-11.2-a");
        return days[0];
      },
    },
    turn(before) {
      const least = Math.min(...scenario.days.map(({ firstTurn }) => firstTurn)) - before;
      const most = Math.max(...scenario.days.map(({ lastTurn }) => lastTurn));
      const rule = days.length === 1 ? turnsRule(days[0]) : "SB62-11.2-a";
      return { ...number(least, most, rule), schema: number(1 - before, TURNS_OF_FIRST_DAY).schema };
    },
    hour: (rule) => hourForm(days, rule),
    potential: (id) => units.find((one) => one.id === id)?.combat,
    steps: { ...stepsForm(kindForms(field)), schema: { $ref: "second-bull-run-1862-steps-1.schema.json" } },
  };
}

/** The clause that says which turns a day has. */
export function turnsRule(day: number): string {
  return day === 1 ? "SB62-11.2.1-e" : "SB62-11.2.2-e";
}

function hourForm(days: readonly number[], rule: string): Form<number, Hour> {
  const whole = record<Hour>(
    { day: { ...number(1, 2), schema: DAY }, turn: number(1, TURNS_OF_FIRST_DAY, rule) },
    '{ "day": 1, "turn": 6 }',
    "a turn of a day",
  );
  return defined("hour", {
    many: "turns",
    schema: { ...whole.schema, description: "A turn of a day." },
    tell: hourOf,
    read(told, at, faults) {
      if (!isObject(told) || !days.some((day) => day === told["day"])) {
        faults.add(at, 'must be a day of the scenario and a turn, such as { "day": 1, "turn": 6 }', rule);
        return 0;
      }
      const before = faults.list.length;
      const hour = whole.read(told, at, faults);
      return faults.list.length > before ? 0 : clockOf(hour);
    },
  });
}
