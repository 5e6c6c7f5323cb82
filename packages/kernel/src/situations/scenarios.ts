import { Faults } from "../faults.ts";
import {
  type ActionBase,
  EVEN_CHANCES,
  type EventBase,
  Faulty,
  type Game,
  type ScenarioInfo,
  type ScenarioModule,
  type SituationBase,
} from "../game.ts";
import { sameJson } from "../json.ts";
import { checkOptions, type OptionsOf, type OptionValues, readOptions, scenarioWith } from "./options.ts";

/** What every scenario's situation begins with. */
export interface SituationHead<GameId extends string, ScenarioId extends string> extends Pick<
  SituationBase,
  "format" | "version"
> {
  readonly game: GameId;
  readonly name: ScenarioId;
}

/** What a game says of its scenarios: `S` its situations, `V` the values of its options, `G` its games. */
export interface ScenarioRules<
  GameId extends string,
  ScenarioId extends string,
  V extends OptionValues,
  S extends SituationBase,
  G,
> extends Pick<
  ScenarioModule<never, never, never, unknown>,
  "name" | "rulesVersion" | "replays" | "sides" | "options" | "withUnits"
> {
  readonly id: GameId;
  readonly scenarios: readonly ScenarioInfo<ScenarioId>[];
  /** Every option's values, default first. */
  readonly values: V;
  /** The situation of a scenario with these options. */
  situation(head: SituationHead<GameId, ScenarioId>, options: Partial<OptionsOf<V>>): S;
  /** Opens a scenario's situation with all options; undefined if it needs more than is here. */
  begin(situation: S, options: OptionsOf<V>): G | undefined;
}

/** A game's scenarios and options: the half of a game module that a new game needs. */
export function scenarioModule<
  GameId extends string,
  ScenarioId extends string,
  const V extends OptionValues,
  S extends SituationBase,
  P,
  A extends ActionBase,
  E extends EventBase,
  View,
  G extends Game<P, A, E, View>,
>(rules: ScenarioRules<GameId, ScenarioId, V, S, G>): ScenarioModule<P, A, E, View, G> {
  const { values, id, name, rulesVersion, replays = [], sides, scenarios, options, withUnits } = rules;
  const bids = options.find((option) => option.id === EVEN_CHANCES)?.bids;

  function situation(scenario: string, chosen: Readonly<Record<string, string>> = {}): S {
    const { id: known } = scenarioWith(scenarios, scenario);
    checkOptions(values, chosen);
    const made = rules.situation({ format: "stonebridge-situation", version: 1, game: id, name: known }, chosen);
    return chosen[EVEN_CHANCES] === "on" ? { ...made, bid: bids?.[known] } : made;
  }

  /** Whether it is a scenario with its options as the game makes it, and no more. */
  function isScenario(given: SituationBase): given is S {
    try {
      return given.name !== undefined && sameJson(situation(given.name, given.options), given);
    } catch (error) {
      if (error instanceof Faulty) return false;
      throw error;
    }
  }

  return {
    id,
    name,
    rulesVersion,
    replays,
    sides,
    scenarios,
    options,
    situation,
    withUnits,
    begin: (given) =>
      isScenario(given) ? rules.begin(given, readOptions(values, given.options, new Faults())) : undefined,
  };
}
