import { BRIDGE, FORD, type ZoneIndex } from "@stonebridge/board";
import { type Parties, partiesOf } from "./engaged.ts";
import type { CombatUnit, Modifier, Ratio } from "../events.ts";
import { type Field, NONE, type UnitIndex } from "../field.ts";
import {
  ATTACKED,
  ROUTED,
  type Position,
  artilleryOf,
  combatOf,
  fatigueOf,
  fronts,
  holds,
  isMounted,
  marked,
} from "../position.ts";
import type { Defence } from "../vocabulary.ts";

/** A combat before its dice: who fights, every certain modifier (table T5), and the dice that may add one. */
export interface Reckoning extends Parties {
  readonly attack: readonly Modifier[];
  readonly defence: readonly Modifier[];
  /** In the order in which they are rolled: the attacker's guns and sharpshooters, then the defender's. */
  readonly help: readonly Help[];
  /** The attack cannot succeed: no dice (SB62-10.3.1-b, RU-56). */
  readonly hopeless: boolean;
}

/** A die to come that adds one to a side: the remainder of its guns (SB62-10.3.2-b), a brigade of sharpshooters (SB62-10.3.2-c). */
export interface Help {
  readonly kind: "artillery" | "sharpshooters";
  readonly attacks: boolean;
  /** The highest face that helps. */
  readonly needed: number;
  /** The sharpshooters; NONE for guns. */
  readonly unit: UnitIndex;
}

/** Guns that are worth one (SB62-10.3.2-a). */
const BATTERY_POINTS = 6;
/** SB62-10.3.2-c */
const SHARP_FACES = 2;
/** SB62-10.3.4-a */
const MOST_TIRED_ATTACK = 4;
const MOST_TIRED_DEFENCE = 2;
/** SB62-10.3.5-a */
const BEST_GROUND = 2;
/** SB62-10.3.6-b */
const EXPOSURE = 2;
/** SB62-10.3.1-c */
export const AGAINST_GUNS = 3;

/** What each column of table T2 adds. */
export const COLUMN_VALUES: Readonly<Record<Ratio, number>> = {
  "1/3": -4,
  "1/2": -2,
  "1/1": 0,
  "3/2": 1,
  "2/1": 2,
  "3/1": 3,
};

/** Table T2 by whole numbers (RU-54), in the defender's favour; undefined below 1/3 (SB62-10.3.1-b). Nothing against it is 3/1 (RU-55). */
export function columnOf(attacker: number, defender: number): Ratio | undefined {
  if (3 * attacker < defender) return undefined;
  if (2 * attacker < defender) return "1/3";
  if (attacker < defender) return "1/2";
  if (2 * attacker < 3 * defender) return "1/1";
  if (attacker < 2 * defender) return "3/2";
  return attacker < 3 * defender ? "2/1" : "3/1";
}

/** Every brigade that attacks the zone, computed as things are. All modifiers add up (SB62-10.3.7-c). */
export function reckon(field: Field, p: Position, attackers: readonly UnitIndex[], zone: ZoneIndex): Reckoning {
  const parties = partiesOf(field, p, attackers, zone);
  const ratio = ratioLine(field, p, parties);
  if (ratio.column === undefined) return { ...parties, attack: [ratio], defence: [], help: [], hopeless: true };
  const attack = new Lines(field, [ratio]);
  const defence = new Lines(field, []);
  const help: Help[] = [];
  addHelp(field, p, parties.attackers, parties.attackSupport, true, attack, help);
  addHelp(field, p, parties.defenders, parties.defenceSupport, false, defence, help);
  addStars(field, p, parties.attackers, attack);
  addStars(field, p, parties.defenders, defence);
  addFatigue(p, parties.attackers, MOST_TIRED_ATTACK, attack);
  addFatigue(p, parties.defenders, MOST_TIRED_DEFENCE, defence);
  addGround(field, parties, defence);
  addSituation(field, p, parties, attack, defence);
  addCavalry(field, p, parties, attack, defence);
  return { ...parties, attack: attack.list, defence: defence.list, help, hopeless: false };
}

/** The lines of one side; zero lines are left out. */
class Lines {
  readonly list: Modifier[];
  readonly #field: Field;
  constructor(field: Field, list: Modifier[]) {
    this.#field = field;
    this.list = list;
  }
  add(
    key: Modifier["key"],
    value: number,
    rule: string,
    units: readonly UnitIndex[],
    more: Partial<Modifier> = {},
  ): void {
    if (value === 0) return;
    const ids = units.map((unit) => this.#field.units[unit].id);
    this.list.push({ key, value, rule, ...(ids.length > 0 ? { units: ids } : {}), ...more });
  }
  addZones(key: Modifier["key"], value: number, rule: string, zones: readonly ZoneIndex[]): void {
    this.add(key, value, rule, [], { zones: zones.map((zone) => this.#field.graph.ids[zone]) });
  }
}

/** SB62-10.3.1-a..c, RU-55: current potentials, artillery with none. The line without a column is a hopeless attack. */
function ratioLine(field: Field, p: Position, { attackers, defenders }: Parties): Modifier {
  const sum = (units: readonly UnitIndex[]): number =>
    units.reduce((total, unit) => total + combatOf(field, p, unit), 0);
  const strengths = [sum(attackers), sum(defenders)] as const;
  const [ours, theirs] = strengths;
  if (defenders.every((unit) => field.isArtillery[unit] === 1))
    return { key: "ratio", value: AGAINST_GUNS, rule: "SB62-10.3.1-c", strengths, column: "guns" };
  const column = columnOf(ours, theirs);
  return column === undefined
    ? { key: "ratio", value: 0, rule: "SB62-10.3.1-b", strengths }
    : { key: "ratio", value: COLUMN_VALUES[column], rule: "SB62-10.3.1-a", strengths, column };
}

/** 10.3.2: guns of the engaged and of their supporters, six by six; a die for the remainder, and one for each brigade of sharpshooters. */
function addHelp(
  field: Field,
  p: Position,
  engaged: readonly UnitIndex[],
  support: readonly UnitIndex[],
  attacks: boolean,
  lines: Lines,
  help: Help[],
): void {
  // RU-50: a routed artillery brigade does not fire
  const fire = (unit: UnitIndex): number =>
    field.isArtillery[unit] === 1 && marked(p, unit, ROUTED) ? 0 : artilleryOf(field, p, unit);
  const guns = [...engaged, ...support].filter((unit) => fire(unit) > 0);
  const points = guns.reduce((total, unit) => total + fire(unit), 0);
  lines.add("artillery", Math.floor(points / BATTERY_POINTS), "SB62-10.3.2-a", guns);
  const rest = points % BATTERY_POINTS;
  if (rest > 0) help.push({ kind: "artillery", attacks, needed: rest, unit: NONE });
  for (const unit of engaged)
    if (field.units[unit].sharpshooters) help.push({ kind: "sharpshooters", attacks, needed: SHARP_FACES, unit });
}

/** SB62-10.3.3-a: once for each zone with a star in the combat. */
function addStars(field: Field, p: Position, engaged: readonly UnitIndex[], lines: Lines): void {
  const starred = engaged.filter((unit) => field.units[unit].star);
  lines.add("star", new Set(starred.map((unit) => p.place[unit])).size, "SB62-10.3.3-a", starred);
}

/** SB62-10.3.4-a, RU-58 */
function addFatigue(p: Position, engaged: readonly UnitIndex[], most: number, lines: Lines): void {
  const tired = engaged.filter((unit) => fatigueOf(p, unit) > 0);
  const levels = tired.reduce((total, unit) => total + fatigueOf(p, unit), 0);
  lines.add("fatigue", -Math.min(most, levels), "SB62-10.3.4-a", tired);
}

/**
 * What the terrain gives the defender of a zone against an attack from some others (SB62-10.3.5-a, SB62-11.1.5-a, SB62-11.1.5-b, RU-57).
 */
function defencesOf(field: Field, zone: ZoneIndex, from: readonly ZoneIndex[]): Defence[] {
  const { graph } = field;
  const defences: Defence[] = [];
  if (from.some((one) => graph.climb[one * graph.size + zone] === 1)) defences.push("escarpment");
  if (from.some((one) => graph.kindOf(one, zone) === FORD || graph.kindOf(one, zone) === BRIDGE))
    defences.push("crossing");
  if (field.woods[zone] === 1) defences.push("woods");
  if (field.village[zone] === 1) defences.push("village");
  if (field.embankment[zone] === 1) defences.push("embankment");
  return defences;
}

function addGround(field: Field, { zone, from }: Parties, defence: Lines): void {
  const defences = defencesOf(field, zone, from);
  defence.add("terrain", Math.min(BEST_GROUND, defences.length), "SB62-10.3.5-a", [], { defences });
}

/** 10.3.6: more than one zone, enemies whom nobody attacks, and zones in the defender's Flank. */
function addSituation(field: Field, p: Position, parties: Parties, attack: Lines, defence: Lines): void {
  const { from } = parties;
  attack.addZones("zones", from.length - 1, "SB62-10.3.6-a", from);
  const unattacked = exposures(field, p, parties);
  attack.addZones("unattacked", -EXPOSURE * unattacked.length, "SB62-10.3.6-b", unattacked);
  const flanking = from.filter((zone) => !frontHolds(field, p, parties.defenders, zone));
  defence.addZones("flank", -flanking.length, "SB62-10.3.6-c", flanking);
}

/**
 * SB62-10.3.6-b, RU-52: enemy zones next to the attacking ones with a brigade that has one of these in its Front and that nobody attacks in
 * this segment: no Attack marker points there, none did when it was fought.
 */
function exposures(field: Field, p: Position, { side, zone, from }: Parties): ZoneIndex[] {
  const found: ZoneIndex[] = [];
  for (const attacking of from) {
    for (const near of field.graph.overLand[attacking]) {
      if (near === zone || found.includes(near) || !holds(field, p, 1 - side, near)) continue;
      if (isTarget(field, p, side, near)) continue;
      for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit]) {
        if (marked(p, unit, ATTACKED) || !from.some((one) => fronts(field, p, unit, one))) continue;
        found.push(near);
        break;
      }
    }
  }
  return found;
}

function isTarget(field: Field, p: Position, side: number, zone: ZoneIndex): boolean {
  for (let unit = 0; unit < field.roster; unit++)
    if (p.target[unit] === zone && field.sideOf[unit] === side) return true;
  return false;
}

/** Is the zone in the Front of a stack, even over a river (RU-33)? Routed brigades have none (SB62-10.4-n, RU-71). */
function frontHolds(field: Field, p: Position, stack: readonly UnitIndex[], zone: ZoneIndex): boolean {
  return stack.some((unit) => !marked(p, unit, ROUTED) && field.graph.inFront(p.place[unit], p.facing[unit], zone));
}

/** SB62-10.3.7-a; SB62-10.3.7-b, RU-74: cavalry or artillery beside it is not infantry. */
function addCavalry(field: Field, p: Position, parties: Parties, attack: Lines, defence: Lines): void {
  if (field.woods[parties.zone] === 0) return;
  const mounted = (unit: UnitIndex): boolean => isMounted(field, p, unit);
  const ours = parties.attackers.filter(mounted);
  attack.add("cavalry", -ours.length, "SB62-10.3.7-a", ours);
  if (parties.defenders.some((unit) => field.units[unit].kind === "infantry")) return;
  const theirs = parties.defenders.filter(mounted);
  defence.add("cavalry", -theirs.length, "SB62-10.3.7-b", theirs);
}

/** The values of a brigade in a combat now, as events and forecasts give them. */
export function combatUnits(
  field: Field,
  p: Position,
  engaged: readonly UnitIndex[],
  support: readonly UnitIndex[],
): CombatUnit[] {
  const worth = (unit: UnitIndex): CombatUnit => ({
    unit: field.units[unit].id,
    zone: field.graph.ids[p.place[unit]],
    combat: combatOf(field, p, unit),
    artillery: artilleryOf(field, p, unit),
  });
  return [...engaged.map(worth), ...support.map((unit): CombatUnit => ({ ...worth(unit), supports: true }))];
}

/** What modifiers add up to. */
export function sumOf(lines: readonly Modifier[]): number {
  return lines.reduce((sum, line) => sum + line.value, 0);
}
