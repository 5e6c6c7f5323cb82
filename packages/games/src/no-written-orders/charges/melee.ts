import { type HexIndex, TERRAIN } from "@stonebridge/board";
import { firingOf, noteAttacked, noteFought } from "../army/combatants.ts";
import { haltColumns } from "../combat/attacked-columns.ts";
import { aftermath, askAftermath, takeAftermath } from "./aftermath.ts";
import { moraleModifiers } from "../combat/assault-fire.ts";
import { beginRetreat } from "../combat/falling-back.ts";
import type { Field } from "../field.ts";
import { type Shot, fireVolley } from "../combat/fire.ts";
import { type Approach, type ChargeTerms, chargeShare, type Firing, stopShare } from "../army/fire-strength.ts";
import { approachOf, isCaughtInColumn } from "../combat/flank.ts";
import type { MeleeFrame } from "../frames/combat.ts";
import { beginHits } from "../combat/hits.ts";
import { endangerLeaders } from "../army/leader-loss.ts";
import { disrupt } from "../army/losses.ts";
import { INFANTRY, type SideIndex, type UnitIndex, isArtillery } from "../measures.ts";
import { moraleDifference } from "../army/morale.ts";
import { stands } from "../army/morale-check.ts";
import { type Play, type Step, hexId, pop, sideId, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { DISRUPTED, type Position, holds, marked, onMap, unitsAt } from "../position.ts";
import { retreatsFrom } from "../combat/retreat.ts";
import { halfOf } from "../tables/shares.ts";
import { isShortOfRounds } from "../supply/ammunition.ts";
import { vanishFrom } from "../hiding/revealing.ts";
import { leaveDigging, stopDigging, terrainAt } from "../land/strongpoints.ts";

const STAGES: readonly ((play: Play, f: MeleeFrame) => void)[] = [
  meet,
  stopThem,
  strike,
  (play, f) => {
    for (const side of [f.side, 1 - f.side]) endangerLeaders(play, side, f.struck);
  },
  decide,
  aftermath,
];

/** A charge from one end to the other (NWO-7.7-d..h); after it the winners choose (NWO-7.7-i). */
export const melee: Step<"melee"> = {
  ask: (play, f) => (f.at === STAGES.length ? askAftermath(play, f) : undefined),
  run(play, f) {
    const stage = STAGES[f.at];
    if (stage === undefined) return pop(play);
    f.at += 1;
    return stage(play, f);
  },
  take: (play, f, action) => takeAftermath(play, f, action),
};

function livingOf({ p }: Pick<Play, "p">, units: readonly UnitIndex[]): readonly UnitIndex[] {
  return units.filter((unit) => onMap(p, unit));
}

function chargersOf(play: Pick<Play, "p">, f: MeleeFrame): readonly UnitIndex[] {
  return livingOf(play, f.chargers).filter((unit) => !f.repelled.includes(unit));
}

/** Units in the hex meet the charge; infantry that is all undisrupted may form square (NWO-7.10-b, NWO-DR33). */
function meet(play: Play, f: MeleeFrame): void {
  const { field, p } = play;
  // NWO-19.7.1-e: units that were not really there appear elsewhere first
  if (vanishFrom(play, 1 - f.side, f.hex)) {
    f.at -= 1;
    return;
  }
  f.columns = haltColumns(play, 1 - f.side, f.hex);
  if (f.defenders.length === 0) f.defenders = unitsAt(p, f.hex).filter((unit) => field.sideOf[unit] !== f.side);
  f.defenders = livingOf(play, f.defenders);
  if (f.defenders.length === 0 || chargersOf(play, f).length === 0) return pop(play);
  noteAttacked(field, p, f.defenders);
  noteFought(field, p, [...chargersOf(play, f), ...f.defenders]);
  stopDigging(play, f.hex);
  // NWO-10.3-b: units that fight do not dig
  leaveDigging(play, chargersOf(play, f));
  tell(play, {
    type: "charged",
    rule: "NWO-7.7-d",
    side: sideId(f.side),
    chargers: chargersOf(play, f).map((unit) => unitId(play, unit)),
    defenders: f.defenders.map((unit) => unitId(play, unit)),
    hex: hexId(play, f.hex),
  });
  const infantry = f.defenders.filter((unit) => field.arm[unit] === INFANTRY);
  if (f.silent === 1 || infantry.length === 0 || infantry.some((unit) => marked(p, unit, DISRUPTED))) return undefined;
  const pressure = { artilleryFire: false, flanked: false };
  const backed = f.defenders.some((unit) => isArtillery(field.arm[unit])); // NWO-8.2-e
  const check = { side: 1 - f.side, rule: "NWO-7.10-b", units: f.defenders, attacking: false, backed };
  f.square = stands(play, { ...check, pressure }) ? 1 : 0;
  return undefined;
}

/** What the difference of base morale adds to the chargers’ dice (NWO-7.10-e). */
function differenceIn({ field }: Play, chargers: readonly UnitIndex[], defenders: readonly UnitIndex[]): number {
  const worth = (unit: UnitIndex) => ({ arm: field.arm[unit], base: field.units[unit].morale });
  if (chargers.length === 0 || defenders.length === 0) return 0;
  return moraleDifference(chargers.map(worth), defenders.map(worth));
}

/**
 * The defenders fire, and the chargers lose before they strike (NWO-7.7-e, NWO-7.7-f, NWO-7.10-a); units that have just retreated do not
 * fire (NWO-7.8-a).
 */
function stopThem(play: Play, f: MeleeFrame): void {
  if (f.silent === 1) return;
  const { field, p } = play;
  const chargers = chargersOf(play, f);
  const sixes = field.options.sixToHit === "on";
  const shots = f.defenders.map((unit): Shot => {
    const firing = firingOf(field, p, unit, DISRUPTED);
    const artillery = isArtillery(firing.arm);
    const steady = { ...firing, disrupted: false };
    const shaken = sixes && stopShare(firing) < stopShare(steady);
    const whole = stopShare(shaken ? steady : firing);
    const share = f.columns.includes(unit) ? halfOf(whole) : whole; // NWO-19.9-b
    const short = isShortOfRounds(field, p, unit); // NWO-19.5.1-a
    return { strength: firing.strength, share, artillery, short, bonus: shaken ? -1 : 0 };
  });
  const { hits } = fireVolley(play, {
    kind: "charge",
    rule: "NWO-7.7-e",
    side: 1 - f.side,
    units: f.defenders,
    hex: f.hex,
    shots,
    modifiers: moraleModifiers(-differenceIn(play, chargers, f.defenders)),
  });
  beginHits(play, f.side, hits, chargers, "NWO-7.7-f");
}

/**
 * Are the defenders in contact with friends of the chargers, and charged from another hex, or caught on the road as they fall back
 * (NWO-7.10-c, NWO-12.3.FB-f)?
 */
function isTakenInFlank(field: Field, p: Position, f: MeleeFrame, over: HexIndex): boolean {
  const terrain = terrainAt(field, p, f.hex);
  if (terrain === TERRAIN.town || terrain === TERRAIN["wood town"]) return false;
  if (f.columns.length > 0 || isCaughtInColumn(field, p, f.chargers, f.defenders, f.hex)) return true; // NWO-19.9-b
  return [...field.map.grid.ring(f.hex, 1)].some(
    (near) =>
      near !== over && holds(field, p, f.side, near) && unitsAt(p, near).some((one) => !f.chargers.includes(one)),
  );
}

function strike(play: Play, f: MeleeFrame): void {
  const { field, p } = play;
  f.early = f.victims.length;
  const chargers = chargersOf(play, f);
  if (chargers.length === 0) return;
  const shots = chargers.map((unit): Shot => {
    const over = f.over[f.chargers.indexOf(unit)];
    const terms = {
      square: f.square === 1,
      flanking: isTakenInFlank(field, p, f, over),
      backhand: f.backhand === 1,
    };
    const approach = over === f.hex ? withinHex(field, p, f.hex) : approachOf(field, p, over, f.hex);
    return chargingShot(field, firingOf(field, p, unit, DISRUPTED), terms, approach);
  });
  const { hits } = fireVolley(play, {
    kind: "charge",
    rule: "NWO-7.7-d",
    side: f.side,
    units: chargers,
    hex: f.hex,
    shots,
    modifiers: moraleModifiers(differenceIn(play, chargers, f.defenders)),
  });
  beginHits(play, 1 - f.side, hits, f.defenders, "NWO-7.7-g");
}

const NO_TERMS: ChargeTerms = { square: false, flanking: false, backhand: false };

/** A charger’s blow: under `sixToHit` everything but terrain changes its dice instead (NWO-19.10-b). */
function chargingShot({ options }: Field, unit: Firing, terms: ChargeTerms, approach: Approach): Shot {
  const fire = { strength: unit.strength, artillery: false };
  if (options.sixToHit === "off") return { ...fire, share: chargeShare(unit, terms, approach), bonus: 0 };
  const gains = [terms.flanking, terms.backhand].filter(Boolean).length;
  const losses = [terms.square, unit.disrupted].filter(Boolean).length;
  return { ...fire, share: chargeShare({ ...unit, disrupted: false }, NO_TERMS, approach), bonus: gains - losses };
}

/** In pursuit within the hex there is no hexside to cross (NWO-7.7-k). */
function withinHex(field: Field, p: Position, hex: HexIndex): Approach {
  return { terrain: terrainAt(field, p, hex), stream: false, uphill: false, bridge: false, works: false };
}

/** The side that lost more steps loses, the chargers if it is even (NWO-7.7-g, NWO-7.7-h, NWO-7.7-j, NWO-7.7-k). */
function decide(play: Play, f: MeleeFrame): void {
  const { field, p } = play;
  const chargers = chargersOf(play, f);
  f.won = f.victims.length - f.early > f.early && chargers.length > 0 ? 1 : 0;
  if (f.won === 0) return disrupt(play, chargers, "NWO-7.7-h");
  const beaten = livingOf(play, f.defenders);
  f.fled = beaten;
  if (beaten.length === 0) return undefined;
  // chargers who are charged themselves return to where they came from
  if (p.place[beaten[0]] !== f.hex) return repel(play, beaten);
  if (retreatsFrom(field, p, (1 - f.side) as SideIndex, f.hex).length > 0)
    return beginRetreat(play, 1 - f.side, beaten, "NWO-7.7-h");
  return beginHits(play, 1 - f.side, 1, beaten, "NWO-7.7-k");
}

/** Chargers who lost against a charge of the enemy do not strike (NWO-7.9-d). */
function repel(play: Play, units: readonly UnitIndex[]): void {
  const charge = play.p.stack.findLast(
    (frame) => frame.step === "melee" && frame.chargers.some((unit) => units.includes(unit)),
  );
  if (charge?.step === "melee") charge.repelled = [...charge.repelled, ...units];
  disrupt(play, units, "NWO-7.7-h");
}
