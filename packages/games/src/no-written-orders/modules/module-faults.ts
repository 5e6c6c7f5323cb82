import type { Faults } from "@stonebridge/kernel";
import { RULE_BOOK } from "../rules/registry.ts";
import { LARGE } from "../army/steps.ts";
import { halfUp } from "../tables/shares.ts";
import { SIDES } from "../vocabulary.ts";
import type { FormationData, LeaderData, ModuleData, UnitData } from "./module-data.ts";
import { checkScenario } from "./scenario-faults.ts";
import { SPECIAL_RULES } from "./special-rules.ts";

/** Finds contradictions, with each other or with a rule, in a module whose fields are valid one by one. */
export function checkModule(module: ModuleData, faults: Faults): void {
  checkIds(module, faults);
  checkTurns(module, faults);
  for (const [at, unit] of module.units.entries()) checkUnit(module, unit, `units[${at}]`, faults);
  for (const [at, formation] of module.formations.entries())
    checkFormation(module, formation, `formations[${at}]`, faults);
  checkDivisions(module, faults);
  for (const [at, leader] of module.leaders.entries()) checkLeader(module, leader, `leaders[${at}]`, faults);
  checkRules(module, faults);
  checkPlaces(module, faults);
  for (const [at, scenario] of module.scenarios.entries()) checkScenario(module, scenario, `scenarios[${at}]`, faults);
  if (module.scenarios.length === 0) faults.add("scenarios", "must have at least one start");
}

/** Ids are unique within each kind, and among all holders of orders (NWO-12.3-a). */
function checkIds(module: ModuleData, faults: Faults): void {
  const heads = module.leaders.filter(({ role }) => role === "army" || role === "wing");
  const lists: readonly (readonly [field: string, what: string, ids: readonly string[]])[] = [
    ["units", "unit", module.units.map(({ id }) => id)],
    ["leaders", "leader", module.leaders.map(({ id }) => id)],
    ["places", "place", module.places.map(({ id }) => id)],
    ["entries", "entry", module.entries.map(({ id }) => id)],
    ["scenarios", "start", module.scenarios.map(({ id }) => id)],
    ["formations", "holder of orders", [...module.formations, ...module.divisions, ...heads].map(({ id }) => id)],
  ];
  for (const [field, what, ids] of lists)
    for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) < at)))
      faults.add(field, `${id} stands for more than one ${what}; each needs an id of its own`);
}

/** Nights begin and end where the track says (NWO-16.1-c, NWO-16.1-e), and supply is tested at nine (NWO-17-c). */
function checkTurns({ turns }: ModuleData, faults: Faults): void {
  if (turns.length === 0) faults.add("turns", "must have at least one turn");
  for (const [at, turn] of turns.entries()) {
    const first = turn.night && at > 0 && !turns[at - 1].night;
    const last = turn.night && at + 1 < turns.length && !turns[at + 1].night;
    if (turn.firstNight !== first)
      faults.add(`turns[${at}].firstNight`, `must be ${first}, by the turn before it`, "NWO-16.1-c");
    if (turn.lastNight !== last)
      faults.add(`turns[${at}].lastNight`, `must be ${last}, by the turn after it`, "NWO-16.1-e");
    if (turn.supply !== (turn.hour === SUPPLY_HOUR))
      faults.add(`turns[${at}].supply`, `must be ${turn.hour === SUPPLY_HOUR}: supply is tested at nine`, "NWO-17-c");
  }
}
const SUPPLY_HOUR = 9;

function checkUnit(module: ModuleData, unit: UnitData, at: string, faults: Faults): void {
  const formation = module.formations.find(({ id }) => id === unit.formation);
  if (formation === undefined) faults.add(`${at}.formation`, `there is no formation ${unit.formation}`, "NWO-2.1-a");
  else if (formation.side !== unit.side)
    faults.add(`${at}.side`, `${unit.id} is on another side than its formation ${formation.id}`, "NWO-2.1-a");
  const division = module.divisions.find(({ id }) => id === unit.division);
  if (unit.division !== null && division?.formation !== unit.formation)
    faults.add(`${at}.division`, `there is no division ${unit.division} in ${unit.formation}`, "NWO-12.13-a");
  checkStates(unit, at, faults);
  const gunners = unit.arm === "foot" || unit.arm === "horse";
  if (gunners !== unit.guns > 0)
    faults.add(`${at}.guns`, gunners ? "a battery must have guns" : "only batteries have guns", "NWO-8.1-a");
  if (gunners !== unit.range > 0)
    faults.add(`${at}.range`, gunners ? "a battery must have a range" : "only batteries have a range", "NWO-8.1-b");
  if (unit.pursuit !== undefined && unit.arm !== "cavalry")
    faults.add(`${at}.pursuit`, "only cavalry pursues", "NWO-7.8-b");
  if (gunners !== (unit.armament === null))
    faults.add(`${at}.armament`, gunners ? "a battery has no muskets" : "must be rifle or repeater", "NWO-7.6-a");
}

/** Reduced and third strength (NWO-6.1-a, NWO-6.2-a, NWO-6.2-b). */
function checkStates({ id, strength: [front, back, third] }: UnitData, at: string, faults: Faults): void {
  const field = `${at}.strength`;
  if (back > front) faults.add(field, `${id} is stronger on its back than on its front`, "NWO-6.1-a");
  if (front >= LARGE !== third > 0)
    faults.add(field, `${id} must have a third state if, and only if, its front is ${LARGE} or more`, "NWO-6.2-a");
  else if (third > 0 && third !== halfUp(back))
    faults.add(field, `the third state of ${id} must be half of its back, ${halfUp(back)}`, "NWO-6.2-b");
}

function checkFormation(module: ModuleData, formation: FormationData, at: string, faults: Faults): void {
  const { id, side, commander, wing, chit, level } = formation;
  const leads = (leader: string, role: LeaderData["role"]) =>
    module.leaders.some(
      (one) => one.id === leader && one.role === role && one.side === side && one.commands.includes(id),
    );
  if (!leads(commander, "army"))
    faults.add(`${at}.commander`, `${commander} is not an army commander of its side who commands ${id}`, "NWO-12-a");
  if (wing !== null && !leads(wing, "wing"))
    faults.add(`${at}.wing`, `${wing} is not a wing commander of its side who commands ${id}`, "NWO-12.15-a");
  if (!module.units.some((unit) => unit.formation === id)) faults.add(at, `${id} has no units`, "NWO-2.1-a");
  if (chit && level === null) faults.add(`${at}.level`, `${id} needs the strength that demoralises it`, "NWO-14.1-a");
}

function checkDivisions(module: ModuleData, faults: Faults): void {
  for (const [at, { id, formation, units }] of module.divisions.entries()) {
    if (!module.formations.some((one) => one.id === formation))
      faults.add(`divisions[${at}].formation`, `there is no formation ${formation}`, "NWO-12.13-a");
    const own = module.units.filter((unit) => unit.division === id).map((unit) => unit.id);
    if (own.length !== units.length || own.some((unit) => !units.includes(unit)))
      faults.add(
        `divisions[${at}].units`,
        `must be the units whose division is ${id}: ${own.join(", ")}`,
        "NWO-12.13-a",
      );
  }
}

function checkLeader(module: ModuleData, leader: LeaderData, at: string, faults: Faults): void {
  const { role, commands, side } = leader;
  const sideOf = (formation: string) => module.formations.find(({ id }) => id === formation)?.side;
  if (commands.length === 0)
    faults.add(`${at}.commands`, `${leader.id} must command a formation or division`, "NWO-12-a");
  if ((role === "formation" || role === "division") && commands.length > 1)
    faults.add(`${at}.commands`, `${leader.id} can lead only one ${role}`, "NWO-12-a");
  for (const id of commands) {
    const of = role === "division" ? module.divisions.find((one) => one.id === id)?.formation : id;
    if (of === undefined || sideOf(of) !== side) {
      const what = role === "division" ? "division" : "formation";
      faults.add(`${at}.commands`, `${id} is not a ${what} of his side`, "NWO-12-a");
    }
  }
}

/** Special rules are rules of the registry, change clauses of it, and have the places that they need. */
function checkRules(module: ModuleData, faults: Faults): void {
  for (const [at, { rule, changes }] of module.specialRules.entries()) {
    if (!RULE_BOOK.rules.some(({ id }) => id === rule))
      faults.add(`specialRules[${at}].rule`, `there is no rule ${rule}`);
    if (!RULE_BOOK.rules.some(({ id, kind }) => id === changes && kind === "clause"))
      faults.add(`specialRules[${at}].changes`, `there is no clause ${changes}`);
    for (const place of SPECIAL_RULES[rule]?.places ?? [])
      if (!module.places.some(({ id }) => id === place))
        faults.add(`specialRules[${at}].rule`, `${rule} needs the place ${place}`);
  }
}

function checkPlaces(module: ModuleData, faults: Faults): void {
  const known = (id: string) => module.places.some((place) => place.id === id);
  for (const [at, { place, also }] of module.victory.places.entries())
    for (const id of [place, ...also])
      if (!known(id)) faults.add(`victory.places[${at}]`, `there is no place ${id}`, "NWO-18-a");
  for (const [at, { fromTurn, toTurn }] of module.supply.entries())
    if (fromTurn > toTurn || toTurn > module.turns.length)
      faults.add(`supply[${at}]`, `turns ${fromTurn} to ${toTurn} are not on the turn track`, "NWO-17-a");
  for (const side of SIDES)
    if (!module.supply.some((source) => source.side === side))
      faults.add("supply", `the ${side} side has no source of supply`, "NWO-17-a");
}
