import type { Decision, Dice, Refusal } from "@stonebridge/kernel";
import type {
  Action,
  AttackTarget,
  CombatForecast,
  CommandDistance,
  GameEvent,
  HeadquartersId,
  Position,
  ReachedZone,
  Ride,
  SideId,
  View,
} from "@stonebridge/games/bull-run-1861";
import { type Outlook, outlookFrom } from "../../play/ahead.ts";
import type { ZoneField } from "../../play/zones/zone-field.ts";
import type { GameTypes } from "../contract/types.ts";
import type { Offer } from "./offers/offer.ts";

export type Attack = Extract<Action, { readonly type: "attack" }>;

/**
 * What the screen may ask the rules about one position, without ever changing it.
 * `P` is the position; the screen hands it around and looks into views only.
 */
export interface Rules<P> {
  start(dice: Dice): P;
  copy(position: P): P;
  /** The running decision; undefined when the game is over. */
  decision(position: P): Decision<Action> | undefined;
  act(position: P, side: SideId, action: Action, dice: Dice, events?: GameEvent[]): void;
  whyNot(position: P, side: SideId, action: Action): Refusal | undefined;
  view(position: P): View;
  /** Zones the acting unit can come to (`march`, `operational-march`). */
  reach(position: P): readonly ReachedZone[];
  command(position: P, headquarters: HeadquartersId): readonly CommandDistance[];
  /** Zones in which brigades of the side exert their zone of control. */
  zonesOfControl(position: P, side: SideId): readonly string[];
  /** Where a headquarters can ride now (`headquarters`). */
  rides(position: P, headquarters: HeadquartersId): readonly Ride[];
  /** Enemy zones the acting unit could attack now, each with its declarations, the straightest facing first (`march`). */
  attackTargets(position: P): readonly AttackTarget[];
  /** Why an element of the acting unit cannot attack an enemy zone beside it; undefined if it can (`march`). */
  whyNoAttack(position: P, element: string, zone: string): Refusal | undefined;
  /** The combat of these front-line elements against these zones as it would be fought now. */
  forecast(position: P, attackers: readonly string[], zones: readonly string[]): CombatForecast;
  /** The combat that a declaration would lead to, with friends that are marked already. */
  forecastAttack(position: P, attack: Attack, zone: string, friends: readonly string[]): CombatForecast;
}

/** A position that waits for somebody, with everything needed to say what can be done about it. */
export interface Table<P> {
  readonly rules: Rules<P>;
  readonly field: ZoneField;
  readonly position: P;
  readonly view: View;
  readonly decision: Decision<Action>;
  readonly side: SideId;
}

export function tableOf<P>(rules: Rules<P>, field: ZoneField, position: P): Table<P> | undefined {
  const decision = rules.decision(position);
  if (!decision) return undefined;
  return { rules, field, position, view: rules.view(position), decision, side: decision.sides[0] as SideId };
}

/** Plays actions on a copy to see what they lead to. They must be legal one after the other. */
export function outlook<P>(table: Table<P>, actions: readonly Action[]): Outlook<Table<P>> {
  const { rules, field } = table;
  return outlookFrom(rules, table, actions, (position) => tableOf(rules, field, position));
}

/** The types of Bull Run 1861 on the play screen. */
export interface BullRun extends GameTypes {
  readonly position: Position;
  readonly action: Action;
  readonly event: GameEvent;
  readonly view: View;
  readonly offer: Offer;
  readonly table: Table<Position>;
}
