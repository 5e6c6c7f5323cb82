import { fastDice } from "@stonebridge/kernel";
import type { Action, AskingStep } from "../../../src/second-bull-run-1862/actions.ts";
import type { GameEvent } from "../../../src/second-bull-run-1862/events.ts";
import { secondBullRun1862 } from "../../../src/second-bull-run-1862/index.ts";
import type { Options, ScenarioId, SideId } from "../../../src/second-bull-run-1862/vocabulary.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;

/** A question of a game, and what was answered. */
export interface Asked {
  readonly step: AskingStep;
  readonly side: SideId;
  readonly actions: readonly Action[];
  /** Where a corps commander is named: the side's commanders on the map. */
  readonly commanders: readonly string[];
  /** How many events came before. */
  readonly at: number;
  readonly taken: Action;
  /** Where a corps commander is named: the side's commanders who lie activated thereafter. */
  readonly activated: readonly string[];
}

export interface PlayedGame {
  readonly scenario: ScenarioId;
  readonly options: Options;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Asked[];
}

/** A game of drawn choices to its end, with all that happened and all that was asked. */
function played(scenario: ScenarioId, options: Options, seed: number): PlayedGame {
  const game = secondBullRun1862.open(secondBullRun1862.situation(scenario, { ...options }));
  const dice = fastDice(seed);
  const draw = fastDice(seed + 1);
  const events: GameEvent[] = [];
  const asked: Asked[] = [];
  const position = game.start(dice, events);
  const commanders = (side: SideId) =>
    game.view(position, side).commanders.filter(({ printed }) => printed.side === side);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) return { scenario, options, events, asked };
    const [side] = decision.sides as readonly SideId[];
    const taken = decision.actions[draw.roll("choice", decision.actions.length) - 1];
    const step = decision.step as AskingStep;
    const at = events.length;
    const own = step === "designation" ? commanders(side) : [];
    game.act(position, side, taken, dice, events);
    const after = step === "designation" ? commanders(side) : [];
    asked.push({
      step,
      side,
      actions: decision.actions,
      commanders: own.flatMap(({ id, zone }) => (zone === undefined ? [] : [id])),
      at,
      taken,
      activated: after.flatMap(({ id, activated }) => (activated ? [id] : [])),
    });
  }
}

const PLAIN: Options = { tacticalOption: "off", setupLosses: "exclude", evenChances: "off" };

/** Games of every scenario, whose turns, dice and questions the tests read. */
export function playedGames(): readonly PlayedGame[] {
  return [
    played("august-29", { ...PLAIN, tacticalOption: "on" }, 11),
    played("august-30", { ...PLAIN, tacticalOption: "on" }, 11),
    played("both-days", { ...PLAIN, tacticalOption: "on" }, 23),
    played("both-days", PLAIN, 11),
  ];
}

/** All events of a kind in all games, with the game and their place in it. */
export function all<T extends GameEvent["type"]>(
  games: readonly PlayedGame[],
  type: T,
): readonly { event: EventOf<T>; game: PlayedGame; at: number }[] {
  return games.flatMap((game) =>
    game.events.flatMap((event, at) => (event.type === type ? [{ event: event as EventOf<T>, game, at }] : [])),
  );
}

/** Events of a game cut where its turns begin. */
export function turnsOf({ events }: PlayedGame): readonly (readonly GameEvent[])[] {
  const turns: GameEvent[][] = [];
  for (const event of events) {
    if (event.type === "turn-began" || event.type === "night-began") turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

/** Events of a game cut where the halves of its action phases begin. */
export function halvesOf({ events }: PlayedGame): readonly (readonly GameEvent[])[] {
  const halves: GameEvent[][] = [];
  for (const event of events) {
    if (event.type === "segment-began") halves.push([event]);
    else if (event.type === "stage-began" || event.type === "continuation") halves.push([]);
    else halves.at(-1)?.push(event);
  }
  return halves.filter((half) => half.length > 0 && half[0].type === "segment-began");
}

/** Those of some events that are of a kind. */
export function ofType<T extends GameEvent["type"]>(events: readonly GameEvent[], type: T): readonly EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

/** All questions of a step in all games, with the game. */
export function asksOf(games: readonly PlayedGame[], step: AskingStep): readonly (Asked & { game: PlayedGame })[] {
  return games.flatMap((game) => game.asked.flatMap((one) => (one.step === step ? [{ ...one, game }] : [])));
}
