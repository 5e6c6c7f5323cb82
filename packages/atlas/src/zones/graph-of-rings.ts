import type { BorderData, BorderKind, ZoneData, ZoneGraphData } from "@stonebridge/board";
import type { Chain, RingPlan, RingZone } from "./ring-plan.ts";
import { pairKey } from "./roads.ts";

/** Every pair of zones along some chains, by key. @throws when a chain jumps between zones that do not border */
function pairsAlong(chains: readonly Chain[], bordering: ReadonlySet<string>): Set<string> {
  const pairs = new Set<string>();
  for (const { name, zones } of chains) {
    for (let step = 1; step < zones.length; step++) {
      const key = pairKey(zones[step - 1], zones[step]);
      if (!bordering.has(key)) throw new Error(`${name}: ${zones[step - 1]} and ${zones[step]} share no border.`);
      pairs.add(key);
    }
  }
  return pairs;
}

/** The zone at the foot of each slope, by the key of its border. @throws when the slope is not on a border */
function feetOf(plan: RingPlan, bordering: ReadonlySet<string>): Map<string, number> {
  const feet = new Map<string, number>();
  for (const { from, to } of plan.slopes) {
    for (const foot of from) {
      const key = pairKey(foot, to);
      if (!bordering.has(key)) throw new Error(`No slope can rise from ${foot} to ${to}: they share no border.`);
      feet.set(key, foot);
    }
  }
  return feet;
}

function zoneData(plan: RingPlan, zone: RingZone): ZoneData {
  const [one, other] = plan.sides;
  const { objectiveOf } = zone;
  return {
    id: String(zone.number),
    number: zone.number,
    name: zone.name === "" ? String(zone.number) : zone.name,
    bank: plan.river.northBank.includes(zone.number) ? "north" : "south",
    terrain: zone.terrain,
    ...(plan.embankment.zones.includes(zone.number) && { embankment: true as const }),
    victoryPoints: objectiveOf === undefined ? 0 : plan.objectivePoints,
    ...(objectiveOf !== undefined && { startControl: objectiveOf === one ? other : one, objectiveOf }),
    basis: zone.basis,
    ring: zone.ring.map((next) => (next === null ? null : String(next))),
  };
}

/**
 * The graph of a plan of given rings: each border once, with its river, road and slope.
 * @throws when a chain, a slope or a bridge does not fit the rings, saying where; whether the rings agree with each other is
 * for `ZoneGraph` to see
 */
export function graphOfRings(plan: RingPlan): ZoneGraphData {
  const bordering = new Set(
    plan.zones.flatMap(({ number, ring }) => ring.flatMap((next) => (next === null ? [] : [pairKey(number, next)]))),
  );
  const roads = pairsAlong(plan.roads, bordering);
  pairsAlong([plan.embankment], bordering);
  const feet = feetOf(plan, bordering);
  const bridges = new Map(plan.river.bridges.map(({ name, between }) => [pairKey(...between), name]));
  const fixed = new Set(plan.borderedByText.map((pair) => pairKey(...pair)));
  const onNorthBank = (zone: number): boolean => plan.river.northBank.includes(zone);
  for (const [key, name] of bridges) {
    const [a, b] = key.split("-").map(Number);
    if (!bordering.has(key) || onNorthBank(a) === onNorthBank(b)) throw new Error(`${name} does not join two banks.`);
  }
  const borders = plan.zones.flatMap(({ number, ring }) =>
    ring
      .filter((next): next is number => next !== null && next > number)
      .toSorted((a, b) => a - b)
      .map((next): BorderData => {
        const key = pairKey(number, next);
        const bridge = bridges.get(key);
        const foot = feet.get(key);
        const kind: BorderKind =
          bridge !== undefined ? "bridge" : onNorthBank(number) === onNorthBank(next) ? "land" : "river";
        return {
          between: [String(number), String(next)],
          kind,
          road: roads.has(key),
          ...(foot !== undefined && { foot: String(foot) }),
          ...(bridge !== undefined && { name: bridge }),
          basis: fixed.has(key) ? "rulebook" : "estimate",
        };
      }),
  );
  return {
    id: plan.id,
    name: plan.name,
    zones: plan.zones.map((zone) => zoneData(plan, zone)),
    borders,
    entries: plan.entries,
    refuges: plan.refuges,
  };
}
