import type { EventBase, Side } from "@stonebridge/kernel";
import type { EndTeller, FightBegun, FightReader } from "../../games/contract/ending.ts";

/** A fight with what it cost. */
export interface Fight extends FightBegun {
  /** The step of the fight, and the last step that reports on it. */
  readonly step: number;
  readonly last: number;
  readonly losses: ReadonlyMap<string, number>;
}

/** What happened, by step; 0: before the first decision. */
export interface Happening<E extends EventBase> {
  readonly number: number;
  readonly events: readonly E[];
}

/** Every fight of a game, in order, with what each piece lost in it; losses outside fights are left out. */
export function fightsOf<E extends EventBase>(
  happenings: Iterable<Happening<E>>,
  reader: FightReader<E>,
): readonly Fight[] {
  const fights: { begun: FightBegun; step: number; last: number; losses: Map<string, number> }[] = [];
  let running: (typeof fights)[number] | undefined;
  for (const { number, events } of happenings) {
    for (const event of events) {
      const begun = reader.begins(event);
      if (begun) {
        running = { begun, step: number, last: number, losses: new Map() };
        fights.push(running);
      } else if (reader.ends(event)) running = undefined;
      const cost = reader.cost(event);
      if (!cost || !running) continue;
      running.losses.set(cost.piece, (running.losses.get(cost.piece) ?? 0) + cost.lost);
      running.last = number;
    }
  }
  return fights.map(({ begun, ...rest }) => ({ ...begun, ...rest }));
}

/** What a side lost in a fight. */
export function lostBy({ losses }: Fight, side: Side, sideOf: (piece: string) => Side | undefined): number {
  return [...losses].reduce((sum, [piece, lost]) => (sideOf(piece) === side ? sum + lost : sum), 0);
}

/**
 * The fights that cost both sides most together, the costliest first; among equal ones the larger, then the earlier. Fights without losses
 * are left out.
 */
export function costliest(fights: readonly Fight[], most: number): readonly Fight[] {
  const cost = ({ losses }: Fight) => [...losses.values()].reduce((sum, lost) => sum + lost, 0);
  const size = ({ attackers, defenders }: Fight) =>
    [...attackers, ...defenders].reduce((sum, { strength }) => sum + strength, 0);
  return fights
    .filter((fight) => cost(fight) > 0)
    .toSorted((one, other) => cost(other) - cost(one) || size(other) - size(one) || one.step - other.step)
    .slice(0, most);
}

/** What a formation did. */
export interface Deeds {
  readonly id: string;
  readonly side: Side;
  /** Enemy losses in its fights, its share of them by strength. */
  readonly inflicted: number;
  /** What it lost itself in fights. */
  readonly suffered: number;
  readonly fights: number;
}

/**
 * What every formation did, the best first: by the losses it inflicted, then by the fewest of its own. The enemy's losses in a fight are
 * shared among all who fought on one side by the strength that each brought, whoever attacked.
 */
export function deedsOf<E extends EventBase>(
  fights: readonly Fight[],
  { formationOf, sideOf }: Pick<EndTeller<E, unknown>, "formationOf" | "sideOf">,
): readonly Deeds[] {
  const bodies = new Map<string, { side: Side; inflicted: number; suffered: number; fights: Set<Fight> }>();
  const bodyOf = (piece: string) => {
    const [id, side] = [formationOf(piece), sideOf(piece)];
    if (id === undefined || side === undefined) return undefined;
    const body = bodies.get(id) ?? { side, inflicted: 0, suffered: 0, fights: new Set<Fight>() };
    bodies.set(id, body);
    return body;
  };
  for (const fight of fights) {
    for (const own of [fight.attackers, fight.defenders]) {
      const strength = own.reduce((sum, one) => sum + one.strength, 0);
      for (const { piece, strength: brought } of own) {
        const body = bodyOf(piece);
        if (!body) continue;
        const enemies = [...fight.losses].filter(([lost]) => sideOf(lost) !== body.side);
        const inflicted = enemies.reduce((sum, [, lost]) => sum + lost, 0);
        body.inflicted += inflicted * (strength > 0 ? brought / strength : 1 / own.length);
        body.fights.add(fight);
      }
    }
    for (const [piece, lost] of fight.losses) {
      const body = bodyOf(piece);
      if (body) body.suffered += lost;
    }
  }
  return [...bodies]
    .map(([id, { fights: fought, ...body }]) => ({ id, ...body, fights: fought.size }))
    .toSorted((one, other) => other.inflicted - one.inflicted || one.suffered - other.suffered);
}
