import { type Faults, shown } from "@stonebridge/kernel";
import { checkSequence } from "../orders/sequence-faults.ts";
import type { LeaderData, ModuleData, OrderData, ScenarioData } from "./module-data.ts";

/** Finds contradictions, with each other or with a rule, in a start of a module. @param at path of its field */
export function checkScenario(module: ModuleData, scenario: ScenarioData, at: string, faults: Faults): void {
  const { firstTurn, lastTurn } = scenario;
  if (firstTurn > lastTurn || lastTurn > module.turns.length)
    faults.add(`${at}.lastTurn`, `turns ${firstTurn} to ${lastTurn} are not on the turn track`, "NWO-4-a");
  const leading = module.leaders.filter(({ scenarios }) => scenarios === undefined || scenarios.includes(scenario.id));
  checkUnits(module, scenario, at, faults);
  checkLeaders(scenario, leading, at, faults);
  checkCommand(module, scenario, leading, at, faults);
  checkArrivals(module, scenario, at, faults);
  checkOrders(module, scenario, at, faults);
  for (const [index, { entry }] of (scenario.exits ?? []).entries())
    if (!module.entries.some(({ id }) => id === entry))
      faults.add(`${at}.exits[${index}].entry`, `${entry} is not an entry of the module`, "NWO-RUL061");
}

/** Every unit once, on the map or on the way. */
function checkUnits(module: ModuleData, scenario: ScenarioData, at: string, faults: Faults): void {
  const placed = [...scenario.units.flatMap(({ ids }) => ids), ...scenario.arrivals.flatMap(({ units }) => units)];
  checkOnce(
    placed,
    module.units.map(({ id }) => id),
    "unit",
    `${at}.units`,
    faults,
  );
  for (const id of scenario.reduced) {
    const unit = module.units.find((one) => one.id === id);
    if (unit === undefined || unit.strength[1] === 0)
      faults.add(`${at}.reduced`, `${id} has no back side`, "NWO-6.1-b");
  }
  for (const [division, units] of Object.entries(scenario.detachments ?? {})) {
    const whole = module.divisions.find(({ id }) => id === division)?.units ?? [];
    for (const id of units)
      if (!whole.includes(id))
        faults.add(`${at}.detachments.${division}`, `${id} is not in this division`, "NWO-12.13-a");
  }
}

/** Every leader of the start once, on the map or on the way, and with a unit that is there. */
function checkLeaders(scenario: ScenarioData, leading: readonly LeaderData[], at: string, faults: Faults): void {
  const first = scenario.leaders.filter(({ option }) => option === undefined).map(({ leader }) => leader);
  const arriving = scenario.arrivals.flatMap(({ leaders }) => leaders);
  checkOnce(
    [...first, ...arriving],
    leading.map(({ id }) => id),
    "leader",
    `${at}.leaders`,
    faults,
  );
  const there = scenario.units.flatMap(({ ids }) => ids);
  for (const [index, place] of scenario.leaders.entries())
    if ("with" in place && !there.includes(place.with))
      faults.add(`${at}.leaders[${index}].with`, `${place.with} is not on the map`, "NWO-4.3-b");
}

function checkOnce(
  listed: readonly string[],
  all: readonly string[],
  what: string,
  field: string,
  faults: Faults,
): void {
  const times = new Map<string, number>();
  for (const id of listed) times.set(id, (times.get(id) ?? 0) + 1);
  for (const [id, count] of times) {
    if (!all.includes(id)) faults.add(field, `there is no ${what} ${id} in this start`);
    else if (count > 1) faults.add(field, `the ${what} ${id} is placed or arrives ${count} times`);
  }
  for (const id of all) if (!times.has(id)) faults.add(field, `the ${what} ${id} is neither placed nor arrives`);
}

/** Each formation with a chit has one leader, each army commander his headquarters (NWO-2.1-a, NWO-3.3-a). */
function checkCommand(
  module: ModuleData,
  scenario: ScenarioData,
  leading: readonly LeaderData[],
  at: string,
  faults: Faults,
): void {
  for (const { id, chit } of module.formations) {
    const leaders = leading.filter(({ role, commands }) => role === "formation" && commands.includes(id));
    if (leaders.length !== (chit ? 1 : 0))
      faults.add(`${at}.leaders`, `${id} has ${leaders.length} leaders instead of ${chit ? 1 : 0}`, "NWO-2.1-a");
  }
  for (const { id, units } of module.divisions) {
    const leaders = leading.filter(({ role, commands }) => role === "division" && commands.includes(id));
    if (leaders.length > 1) faults.add(`${at}.leaders`, `${id} has ${leaders.length} leaders`, "NWO-12.13-b");
    if (units.length === 0) faults.add("divisions", `${id} has no units`, "NWO-12.13-a");
  }
  const coming = scenario.arrivals.filter(({ headquarters }) => headquarters).flatMap(({ leaders }) => leaders);
  for (const { id } of leading.filter(({ role }) => role === "army"))
    if (scenario.headquarters[id] === undefined && !coming.includes(id))
      faults.add(`${at}.headquarters.${id}`, `the headquarters of ${id} are neither placed nor arrive`, "NWO-3.3-a");
  for (const id of Object.keys(scenario.headquarters))
    if (!leading.some((leader) => leader.id === id && leader.role === "army"))
      faults.add(`${at}.headquarters.${id}`, `${id} is not an army commander`, "NWO-3.3-a");
}

/** Groups come within the start’s turns, over entries of the module, and of one side (NWO-9-a). */
function checkArrivals(module: ModuleData, scenario: ScenarioData, at: string, faults: Faults): void {
  for (const [index, arrival] of scenario.arrivals.entries()) {
    const field = `${at}.arrivals[${index}]`;
    const { turn, units, entries, formation, side } = arrival;
    if (turn < scenario.firstTurn || turn > scenario.lastTurn)
      faults.add(`${field}.turn`, `must be a turn from ${scenario.firstTurn} to ${scenario.lastTurn}`, "NWO-9-a");
    if (entries.length === 0) faults.add(`${field}.entries`, "must name at least one entry", "NWO-9-a");
    for (const id of entries)
      if (!module.entries.some((entry) => entry.id === id))
        faults.add(`${field}.entries`, `the module has no entry ${id}`, "NWO-9-a");
    for (const id of units) {
      const unit = module.units.find((one) => one.id === id);
      if (unit !== undefined && (unit.side !== side || unit.formation !== formation))
        faults.add(`${field}.units`, `${id} does not belong to ${formation}`, "NWO-9-a");
    }
  }
}

/** Every recipient of an order exists and has only one; each leg that needs a target has one (NWO-12.3-a, NWO-12.3-b, NWO-12.5-a). */
function checkOrders(module: ModuleData, scenario: ScenarioData, at: string, faults: Faults): void {
  const holders = [
    ...module.formations.map(({ id }) => id),
    ...module.divisions.map(({ id }) => id),
    ...module.leaders.filter(({ role }) => role === "wing").map(({ id }) => id),
  ];
  const seen = new Set<string>();
  const check = (order: OrderData, field: string): void => {
    if (!holders.includes(order.to))
      faults.add(`${field}.to`, `${order.to} is not a formation, division or wing commander`, "NWO-12.3-a");
    checkLegs(module, order, field, faults);
  };
  for (const [index, order] of scenario.orders.entries()) {
    const field = `${at}.orders[${index}]`;
    check(order, field);
    if (seen.has(order.to)) faults.add(`${field}.to`, `${order.to} has an order already`, "NWO-12.3-a");
    seen.add(order.to);
  }
  for (const [index, { orders }] of scenario.arrivals.entries())
    for (const [one, order] of orders.entries()) check(order, `${at}.arrivals[${index}].orders[${one}]`);
}

function checkLegs(module: ModuleData, { legs, orElse, to }: OrderData, field: string, faults: Faults): void {
  const known = (id: string) => module.places.some((place) => place.id === id);
  if (legs.length === 0)
    faults.add(`${field}.legs`, `${to} must get an order; without one he is on Reserve`, "NWO-12.3-a");
  for (const [index, { type, target }] of legs.entries()) {
    const leg = `${field}.legs[${index}]`;
    if (type === "reserve") faults.add(`${leg}.type`, "Reserve cannot be ordered; leave the order out", "NWO-RUL193");
    if (target === null || !known(target))
      faults.add(`${leg}.target`, `must be a place of the module; this one has ${shown(target)}`, "NWO-12.3-b");
  }
  checkSequence(legs, `${field}.legs`, faults);
  if (orElse !== undefined && !known(orElse))
    faults.add(`${field}.orElse`, `there is no place ${orElse}`, "NWO-12.3-b");
}
