import {
  type ActionBase,
  type EventBase,
  Faulty,
  type Game,
  isObject,
  type OpenedGame,
  type SituationBase,
} from "@stonebridge/kernel";
import type { Command } from "commander";
import { Failure } from "./failure.ts";
import { readJson } from "./files.ts";
import { keyValues } from "./options.ts";
import type { ShelfGame } from "./shelf-game.ts";

/** Which scenario is opened, and how. */
export interface Choice {
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
  /** A file with unit values. */
  readonly units?: string | undefined;
}

/** Adds the options by which a scenario is chosen. */
export function addChoice(command: Command): Command {
  return command
    .option("--scenario <id>", "see `stonebridge scenarios` (default: the first)")
    .option("--options <name=value,...>", "optional rules", keyValues)
    .option("--units <file>", "your own unit values, as JSON");
}

/** Opens a scenario (the first by default) with the chosen options and unit values. */
export function openScenario<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  choice: Choice,
): { readonly game: Game<P, A, E, V>; readonly scenario: string } {
  const { module } = shelf;
  const scenario = choice.scenario ?? module.scenarios[0].id;
  if (!module.scenarios.some((one) => one.id === scenario)) {
    const known = module.scenarios.map((one) => one.id).join(", ");
    throw new Failure(`--scenario: ${module.name} has no scenario "${scenario}". Scenarios: ${known}.`);
  }
  return { game: openSituation(shelf, module.situation(scenario, choice.options), choice.units), scenario };
}

/** Opens a situation, with values from a unit file if there is one. */
export function openSituation<P, A extends ActionBase, E extends EventBase, V>(
  shelf: ShelfGame<P, A, E, V>,
  situation: unknown,
  units: string | undefined,
): OpenedGame<P, A, E, V> {
  if (units === undefined || !isObject(situation)) return shelf.module.open(situation);
  // The game itself checks whether this is one of its situations.
  return shelf.module.open(shelf.module.withUnits(situation as unknown as SituationBase, readUnits(units)));
}

/** Unit values by id; the file holds them directly or under `units`. @throws Faulty */
function readUnits(path: string): Readonly<Record<string, unknown>> {
  const data = readJson(path);
  const values = isObject(data) && isObject(data["units"]) ? data["units"] : data;
  if (isObject(values)) return values;
  throw new Faulty(`${path} contains no unit values`, [
    { field: "(whole)", problem: 'must be an object: {"units": {...}}' },
  ]);
}

/** A bot's level, or whoever else plays a side. @throws {@link Failure}, listing the levels */
export function checkPlayer(option: string, given: string, known: readonly string[]): string {
  if (known.includes(given)) return given;
  throw new Failure(`${option}: "${given}" cannot play. Choose one of: ${known.join(", ")}.`);
}
