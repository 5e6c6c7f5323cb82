import { present, type Dice } from "@stonebridge/kernel";
import { type HexIndex, type Position, type SideIndex, controls } from "@stonebridge/games/bull-run-1983/internals";
import { normal } from "../normal.ts";
import { type Column, columnsOf } from "./columns.ts";
import type { Country } from "./country.ts";
import { type Plan, formationOf, goalOf, playerTurn } from "./plan.ts";
import { AUTOMATIC, type Style } from "./styles.ts";
import { type Survey, survey } from "./survey.ts";

/** What plans are changed upon: the columns that can march, and the enemy. */
export interface Ground {
  readonly position: Position;
  readonly made: Survey;
  readonly columns: readonly Column[];
  readonly formations: readonly (readonly Column[])[];
  readonly enemies: readonly HexIndex[];
}

/** Of a hundred changes: of the way to lead, of the task of a formation, of an attack; the others are of where a column goes. */
const STYLES = 20;
const TASKS = 50;
const ATTACKS = 65;
/** How far factors and worths change, and what an attack is made worth more or less. */
const SPREAD = 0.6;
const WORTHS = 2;
const KEEN = 6;
const NEVER = -100;
/** What a formation may do, as numbers: objectives come last. */
const BY_ITSELF = 0;
const HOLD = 1;
const FIRST_TASK = 2;
/** No smaller share of the garrisons is changed. */
const LEAST_SHARE = 0.05;

export function groundFor(country: Country, position: Position, side: SideIndex): Ground {
  const made = survey(country, position, side);
  const columns = columnsOf(made, position);
  const formations = new Map<number, Column[]>();
  for (const column of columns) {
    const formation = formationOf(country, column);
    formations.set(formation, [...(formations.get(formation) ?? []), column]);
  }
  return { position, made, columns, formations: [...formations.values()], enemies: [...made.enemies.keys()] };
}

/** A plan that differs in something. */
export function changedPlan(plan: Plan, ground: Ground, dice: Dice): Plan {
  const kind = dice.roll("change", 100);
  const now = playerTurn(ground.position);
  const current = plan.playerTurn === now ? plan : { ...plan, goals: new Map(), targets: new Map(), playerTurn: now };
  if (kind <= STYLES || ground.columns.length === 0)
    return { ...current, style: changedStyle(current.style, ground, dice) };
  if (kind <= TASKS) return withTask(current, ground, dice);
  if (kind <= ATTACKS && ground.enemies.length > 0) {
    const worth = dice.roll("attack", 2) === 1 ? KEEN : NEVER;
    return { ...current, targets: new Map([...current.targets, [pick(ground.enemies, dice), worth]]) };
  }
  return withGoal(current, ground, dice);
}

function changedStyle(style: Style, { made: { country } }: Ground, dice: Dice): Style {
  switch (dice.roll("style", 4)) {
    case 1:
      return { ...style, mainObjective: anotherObjective(country, style.mainObjective, dice) };
    case 2:
      return { ...style, leastAttackWorth: style.leastAttackWorth + WORTHS * normal(dice) };
    case 3:
      return { ...style, dangerFactor: style.dangerFactor * Math.exp(SPREAD * normal(dice)) };
    default:
      return { ...style, garrisonShare: Math.max(LEAST_SHARE, style.garrisonShare) * Math.exp(SPREAD * normal(dice)) };
  }
}

/** An objective for the main effort, or none. */
function anotherObjective({ objectives }: Country, from: number, dice: Dice): number {
  const choices = objectives.length + 1;
  return ((from - AUTOMATIC + dice.roll("objective", choices - 1)) % choices) + AUTOMATIC;
}

/** A formation makes for another objective, holds where it is, or does again what it would do by itself. */
function withTask(plan: Plan, { made: { country }, formations }: Ground, dice: Dice): Plan {
  const columns = pick(formations, dice);
  const formation = formationOf(country, columns[0]);
  const tasks = new Map(plan.tasks);
  const goals = new Map(plan.goals);
  const task = tasks.get(formation);
  const held = columns.every((column) => goalOf(country, plan, column) === column.hex);
  const choices = country.objectives.length + FIRST_TASK;
  const before = task === undefined ? (held ? HOLD : BY_ITSELF) : task + FIRST_TASK;
  const choice = (before + dice.roll("task", choices - 1)) % choices;
  tasks.delete(formation);
  for (const { pieces } of columns) for (const piece of pieces) goals.delete(piece);
  if (choice >= FIRST_TASK) tasks.set(formation, choice - FIRST_TASK);
  else if (choice === HOLD) for (const { pieces, hex } of columns) goals.set(pieces[0], hex);
  return { ...plan, tasks, goals };
}

/** A column goes to another hex that it can reach: one next to the enemy, or any. */
function withGoal(plan: Plan, { made, columns, position }: Ground, dice: Dice): Plan {
  const { country, side } = made;
  const column = pick(columns, dice);
  const contact = column.reached.filter((hex) => controls(country.field, position, 1 - side, hex));
  const among = contact.length > 0 && dice.roll("contact", 3) > 1 ? contact : column.reached;
  const goals = new Map(plan.goals);
  for (const piece of column.pieces) goals.delete(piece);
  goals.set(column.pieces[0], pick(among, dice));
  return { ...plan, goals };
}

function pick<T>(list: readonly T[], dice: Dice): T {
  return present(list[dice.roll("pick", list.length) - 1], "choice");
}
