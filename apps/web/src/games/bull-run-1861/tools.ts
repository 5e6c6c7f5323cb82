import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import {
  attackTargets,
  type BullRun1861,
  commandOf,
  forecast,
  forecastAttack,
  type HeadquartersId,
  type Position,
  reachOf,
  ridesFrom,
  whyNoAttack,
  zonesOfControl,
} from "@stonebridge/games/bull-run-1861";
import { remembered } from "../../play/remembered.ts";
import { fieldOf, type ZoneField } from "../../play/zones/zone-field.ts";
import type { Rules } from "./table.ts";

/** What a screen needs to know about a running game: its rules, asked one position at a time, its field, its rosters. */
export interface PlayTools<P> {
  readonly rules: Rules<P>;
  readonly field: ZoneField;
  readonly graph: ZoneGraphData;
  readonly shapes: ZoneShapesData;
  /** Men of a brigade at the start. */
  men(unit: string): number;
}

/** The tools for a game. */
export function toolsOf(game: BullRun1861, shapes: ZoneShapesData): PlayTools<Position> {
  const men = new Map(game.field.units.map((unit) => [unit.id, unit.men]));
  return {
    rules: rulesOf(game),
    field: fieldOf(game.field.graph.data),
    graph: game.field.graph.data,
    shapes,
    men: (unit) => men.get(unit) ?? 0,
  };
}

function rulesOf(game: BullRun1861): Rules<Position> {
  const rides = remembered((position: Position) =>
    remembered((headquarters: HeadquartersId) => ridesFrom(game, position, headquarters)),
  );
  return {
    start: (dice) => game.start(dice),
    copy: (position) => game.copy(position),
    decision(position) {
      const decision = game.decision(position);
      return decision.over ? undefined : decision;
    },
    act: (position, side, action, dice, events) => game.act(position, side, action, dice, events),
    whyNot: (position, side, action) => game.whyNot(position, side, action),
    view: (position) => game.view(position, "spectator"),
    reach: remembered((position: Position) => reachOf(game, position)),
    command: (position, headquarters) => commandOf(game, position, headquarters),
    zonesOfControl: (position, side) => zonesOfControl(game, position, side),
    rides: (position, headquarters) => rides(position)(headquarters),
    attackTargets: remembered((position: Position) => attackTargets(game, position)),
    whyNoAttack: (position, element, zone) => whyNoAttack(game, position, element, zone),
    forecast: (position, attackers, zones) => forecast(game, position, attackers, zones),
    forecastAttack: (position, attack, zone, friends) => forecastAttack(game, position, attack, zone, friends),
  };
}
