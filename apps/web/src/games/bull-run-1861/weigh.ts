import type { CombatForecast } from "@stonebridge/games/bull-run-1861";
import { attackShare } from "./odds.ts";
import { ofType } from "../contract/offers.ts";
import type { Offer } from "./offers/offer.ts";
import type { Attack, Table } from "./table.ts";

/** A combat as it could be fought, with its exact chances. */
export interface Composition {
  readonly attackers: readonly string[];
  readonly zones: readonly string[];
  readonly forecast: CombatForecast;
  /** The share of falls in which the defender suffers, 0..1. */
  readonly share: number;
}

/** More marked friends than that are not combined with one another: the count of groups doubles with each. */
const MOST_COMBINED = 4;

interface Attacker {
  readonly element: string;
  readonly zone: string;
}

/**
 * The combats that an attack in preview would make possible against its zone: with every attacker marked so far that
 * could join, and in smaller groups down to the attacker alone. The largest group comes first.
 */
export function compositionsAfter<P>(table: Table<P>, offer: Offer): readonly Composition[] {
  const { piece, zone, actions } = offer;
  const declaration = actions.find((action): action is Attack => action.type === "attack");
  if (!declaration || piece === undefined || zone === undefined) return [];
  const position = table.rules.copy(table.position);
  // A push before the declaration changes what the brigade has left, and rolls nothing.
  for (const action of actions) {
    if (action === declaration) break;
    table.rules.act(position, table.side, action, NO_DICE);
  }
  const self = elementsOf(table).find((one) => one.element === piece);
  if (!self) return [];
  const friends = elementsOf(table).filter(
    (one) => one.attacks && one.element !== piece && one.front.includes(zone) && table.field.linked(one.zone, zone),
  );
  return subsets(friends.slice(0, MOST_COMBINED))
    .filter((group) => hangTogether([self, ...group], table))
    .map((group) => {
      const others = group.map((one) => one.element);
      const forecast = table.rules.forecastAttack(position, declaration, zone, others);
      return { attackers: [piece, ...others], zones: [zone], forecast, share: attackShare(forecast) };
    })
    .toSorted((one, other) => other.attackers.length - one.attackers.length);
}

const NO_DICE = {
  roll(kind: string): number {
    throw new Error(`A preview rolls no dice (${kind}).`);
  },
};

/** The combats that can be fought now, each with its chances, as offered. */
export function compositionsNow<P>(table: Table<P>): readonly Composition[] {
  return ofType(table.decision.actions, "fight").map(({ attackers, zones }) => {
    const forecast = table.rules.forecast(table.position, attackers, zones);
    return { attackers, zones, forecast, share: attackShare(forecast) };
  });
}

function elementsOf<P>(table: Table<P>) {
  return table.view.units
    .filter((unit) => unit.side === table.side)
    .flatMap((unit) =>
      unit.elements.map((one) => ({ element: one.id, zone: one.zone, front: one.front, attacks: one.attacks })),
    );
}

/** Joint attackers form one group by linked borders; a chain is enough (R46). */
function hangTogether<P>(group: readonly Attacker[], table: Table<P>): boolean {
  const [first, ...rest] = group;
  if (!first) return false;
  const joined = new Set([first.zone]);
  let left = rest.filter((one) => !joined.has(one.zone));
  for (let found = true; found && left.length > 0;) {
    const next = left.filter((one) => [...joined].some((zone) => table.field.linked(zone, one.zone)));
    found = next.length > 0;
    for (const one of next) joined.add(one.zone);
    left = left.filter((one) => !joined.has(one.zone));
  }
  return left.length === 0;
}

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  return items.reduce<readonly (readonly T[])[]>(
    (found, item) => [...found, ...found.map((one) => [...one, item])],
    [[]],
  );
}

/** The combat that an offer fights. */
export function compositionOf(all: readonly Composition[], offer: Offer): Composition | undefined {
  return all.find((one) => sameAttackers(one, offer) && sameZones(one, offer));
}

export function sameAttackers({ attackers }: Pick<Composition, "attackers">, other: Pick<Offer, "attackers">): boolean {
  return sameIds(attackers, other.attackers);
}

export function sameZones({ zones }: Pick<Composition, "zones">, other: Pick<Offer, "zones">): boolean {
  return sameIds(zones, other.zones);
}

function sameIds(some: readonly string[], others: readonly string[] = []): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
