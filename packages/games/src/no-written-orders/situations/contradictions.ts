import type { HexIndex } from "@stonebridge/board";
import type { Faults } from "@stonebridge/kernel";
import { DIVISION, type Field, HEADQUARTERS, TRAIN } from "../field.ts";
import { CAVALRY, NONE, type SideIndex, STACKING_LIMIT, isArtillery } from "../measures.ts";
import { WAITING } from "../position.ts";
import type { Beginning } from "./setting.ts";
import type { ToldUnit } from "./people-forms.ts";
import type { PartOfState, State } from "./state-forms.ts";
import { stepsOf, strengthAfter } from "../army/steps.ts";

/**
 * Adds contradictions between the pieces of a situation and each other, the terrain, or their own counters. Orders are checked once they
 * are in place.
 */
export function checkPieces(field: Field, told: PartOfState, stage: Beginning["stage"], faults: Faults): void {
  const stacks = new Map<HexIndex, Stack>();
  const seen = new Set<number>();
  for (const [index, unit] of (told.placements ?? []).entries()) {
    const at = `placements[${index}]`;
    if (seen.has(unit.unit)) faults.add(`${at}.unit`, `${field.units[unit.unit].id} is placed twice`, "NWO-2.2-a");
    seen.add(unit.unit);
    checkUnit(field, unit, at, faults);
    if (unit.at >= 0) checkStack(field, stacks, unit, at, stage, faults);
  }
  checkDivisions(field, told.placements ?? [], faults);
  checkLeaders(field, told.leaders ?? [], stacks, faults);
  checkHolders(field, told.holders ?? [], faults);
  for (const [index, work] of (told.works ?? []).entries()) checkGround(field, work.hex, `works[${index}].hex`, faults);
  if (told.abatis !== undefined && told.abatis.length > 0 && field.special.abatis === undefined)
    faults.add("abatis", "no special rule in play lays any; leave it out", "NWO-RUL004");
  checkCup(field, told, faults);
}

interface Stack {
  readonly side: SideIndex;
  strength: number;
}

function checkGround({ map }: Field, hex: HexIndex, at: string, faults: Faults): void {
  if (map.playable[hex] === 0) faults.add(at, `${map.grid.ids[hex]} is not a playable hex`, "NWO-5-a");
}

/** Steps, marks and place of one unit. */
function checkUnit(field: Field, told: ToldUnit, at: string, faults: Faults): void {
  const { unit } = told;
  const { id, strength } = field.units[unit];
  const most = stepsOf(strength) - (told.at >= 0 ? 1 : 0);
  if (told.lost > most && told.at >= 0)
    faults.add(
      `${at}.lost`,
      `${id} has ${stepsOf(strength)} steps: with ${told.lost} lost it is eliminated`,
      "NWO-6.1-a",
    );
  else if (told.lost > most) faults.add(`${at}.lost`, `${id} has only ${most} steps`, "NWO-6.1-a");
  if (told.at === WAITING && (told.disrupted || told.bombarded || told.fought || told.screens))
    faults.add(at, `${id} has not arrived yet: it cannot be disrupted or have acted`, "NWO-9-a");
  if (told.bombarded && !isArtillery(field.arm[unit]))
    faults.add(`${at}.bombarded`, `${id} is not artillery`, "NWO-8.1-a");
  if (told.charged && (field.arm[unit] !== CAVALRY || field.options.cavalryCharges === "off"))
    faults.add(
      `${at}.charged`,
      `${id} cannot have charged: only cavalry can, with the option cavalryCharges`,
      "NWO-7.7-a",
    );
  if (told.lowAmmunition && field.options.smallArmsAmmo === "off")
    faults.add(`${at}.lowAmmunition`, "needs the option smallArmsAmmo", "NWO-19.6-a");
  if (told.outOfSupply && field.options.advancedSupply === "off")
    faults.add(`${at}.outOfSupply`, "needs the option advancedSupply", "NWO-19.4.8-a");
  if (told.detached && field.divisionOf[unit] === NONE)
    faults.add(`${at}.detached`, `${id} belongs to no division that can have orders of its own`, "NWO-12.13-a");
}

/** One side to a hex, within the stacking limit when a turn begins. */
function checkStack(
  field: Field,
  stacks: Map<HexIndex, Stack>,
  { unit, at: hex, lost }: ToldUnit,
  at: string,
  stage: Beginning["stage"],
  faults: Faults,
): void {
  checkGround(field, hex, `${at}.at`, faults);
  const side = field.sideOf[unit];
  const stack = stacks.get(hex) ?? { side, strength: 0 };
  stacks.set(hex, stack);
  const where = field.map.grid.ids[hex];
  if (stack.side !== side) faults.add(`${at}.at`, `${where} is held by the other side`, "NWO-RUL059");
  const before = stack.strength;
  stack.strength += strengthAfter(field.units[unit].strength, lost);
  if (stage === "turn" && before <= STACKING_LIMIT && stack.strength > STACKING_LIMIT)
    faults.add(
      `${at}.at`,
      `${where} holds ${stack.strength} strength points; the limit is ${STACKING_LIMIT}`,
      "NWO-5.3-a",
    );
}

/** All of a division follow its own orders, or none do. */
function checkDivisions(field: Field, placements: readonly ToldUnit[], faults: Faults): void {
  for (const { id, kind, units } of field.holders) {
    if (kind !== DIVISION) continue;
    const told = placements.filter(({ unit, at }) => at >= 0 && units.includes(unit));
    if (told.some(({ detached }) => detached) && !told.every(({ detached }) => detached))
      faults.add("placements", `all units of ${id} must be detached, or none`, "NWO-12.13-a");
  }
}

function checkLeaders(
  field: Field,
  leaders: State["leaders"],
  stacks: ReadonlyMap<HexIndex, Stack>,
  faults: Faults,
): void {
  const seen = new Set<number>();
  for (const [index, { leader, at: hex }] of leaders.entries()) {
    const at = `leaders[${index}]`;
    const { id } = field.leaders[leader];
    if (seen.has(leader)) faults.add(`${at}.leader`, `${id} is placed twice`, "NWO-RUL004");
    seen.add(leader);
    if (hex < 0) continue;
    checkGround(field, hex, `${at}.at`, faults);
    const stack = stacks.get(hex);
    if (stack !== undefined && stack.side !== field.leaderSide[leader])
      faults.add(`${at}.at`, `${id} is in ${field.map.grid.ids[hex]} with enemy units`, "NWO-RUL059");
  }
}

function checkHolders(field: Field, holders: State["holders"], faults: Faults): void {
  const seen = new Set<number>();
  for (const [index, told] of holders.entries()) {
    const at = `holders[${index}]`;
    const { id, kind } = field.holders[told.holder];
    if (seen.has(told.holder)) faults.add(`${at}.holder`, `${id} is listed twice`, "NWO-12.3-a");
    seen.add(told.holder);
    if (told.seat !== undefined && kind !== HEADQUARTERS && kind !== TRAIN)
      faults.add(`${at}.seat`, `${id} is neither headquarters nor a train`, "NWO-11.4-a");
    if (told.reloads !== undefined && told.reloads > field.reloads[told.holder])
      faults.add(`${at}.reloads`, `${id} can reload units at most ${field.reloads[told.holder]} times`, "NWO-19.6-c");
    if (told.attached !== NONE && (kind !== DIVISION || field.options.attachDivisions === "off"))
      faults.add(
        `${at}.attached`,
        `${id} cannot be attached: only divisions can, with the option attachDivisions`,
        "NWO-19.12.1-a",
      );
  }
}

/** Each chit is in the cup once, and a pair is two formations of one side. */
function checkCup(field: Field, { cup = [], pairs = [] }: PartOfState, faults: Faults): void {
  for (const [index, chit] of cup.entries()) {
    if (cup.indexOf(chit) !== index) faults.add(`cup[${index}]`, "is in the cup already", "NWO-4-d");
    if (chit >= 0 && !field.holders[chit].chit)
      faults.add(`cup[${index}]`, `${field.holders[chit].id} has no chit`, "NWO-RUL034");
    if (chit < 0 && (pairs[-1 - chit] ?? []).length === 0)
      faults.add(`cup[${index}]`, "a side without a Coordinated Action has no such chit", "NWO-4.1-b");
  }
  for (const [side, pair] of pairs.entries()) {
    if (pair.length !== 0 && pair.length !== 2)
      faults.add("pairs", "a Coordinated Action joins exactly two formations", "NWO-4.1-a");
    if (pair.some((holder) => field.holders[holder].side !== side))
      faults.add("pairs", "both formations of a pair must be on its side", "NWO-4.1-a");
  }
}
