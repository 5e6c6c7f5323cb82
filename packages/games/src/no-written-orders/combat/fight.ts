import type { HexIndex } from "@stonebridge/board";
import { beginAdvance } from "./advance.ts";
import { spendRounds } from "../supply/ammunition.ts";
import { haltColumns } from "./attacked-columns.ts";
import { attackingShots, defendingShots, differenceIn, firingDefenders, moraleModifiers } from "./assault-fire.ts";
import { ATTACKERS, DEFENDERS, givingWay, offerBreakingOff, unitsOf } from "./breaking-off.ts";
import { markShortOfCartridges } from "./cartridges.ts";
import { noteAttacked, noteFought } from "../army/combatants.ts";
import { offerEvasion } from "./evasion.ts";
import { beginRetreat } from "./falling-back.ts";
import { fireVolley } from "./fire.ts";
import { offerFirstFire } from "./first-fire.ts";
import { isFlanked } from "./flank.ts";
import type { FightFrame } from "../frames/combat.ts";
import { beginHits } from "./hits.ts";
import { endangerLeaders } from "../army/leader-loss.ts";
import { restoreStep } from "../army/losses.ts";
import { type SideIndex, type UnitIndex, isArtillery } from "../measures.ts";
import { type Play, type Step, hexId, pop, push, sideId, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { FOUGHT, mark, onMap, unitsAt } from "../position.ts";
import { checkInOrder, holdsFast, retreatSide } from "./fight-outcome.ts";
import { vanishFrom } from "../hiding/revealing.ts";
import { halfDown } from "../tables/shares.ts";
import { diggersIn, leaveDigging, stopDigging } from "../land/strongpoints.ts";
import { offerSupport } from "./support.ts";

/**
 * The side that acts is the attacker (NWO-7.1-b); the dice of both are rolled one after the other, which is the same as all at once
 * (NWO-7.13b-b).
 */
export function beginFight(play: Play, side: SideIndex, attackers: readonly UnitIndex[], hex: HexIndex): void {
  push(play, {
    step: "fight",
    side,
    hex,
    at: 0,
    attackers,
    defenders: [],
    exposed: [],
    first: 0,
    supports: [],
    surprised: [],
    columns: [],
    flanked: 0,
    fast: 0,
    hits: [0, 0],
    naturals: [0, 0],
    guns: [0, 0],
    broke: [0, 0],
    retreated: [0, 0],
    early: [],
    earlyHexes: [],
    abandoned: [],
    victims: [],
    struck: [],
  });
}

/** An assault from beginning to end (reading 2); each stage runs once everything that the last began is over. */
const STAGES: readonly ((play: Play, f: FightFrame) => void)[] = [
  meet,
  offerEvasion,
  face,
  offerSupport,
  fireInDefence,
  // NWO-RUL115: before the return fire if they were fired on first
  (play, f) => (f.first === 1 ? offerBreakingOff(play, f, ATTACKERS) : undefined),
  sufferFirst,
  fireInAttack,
  (play, f) => (f.first === 0 ? offerBreakingOff(play, f, ATTACKERS) : undefined),
  (play, f) => (givingWay(play, f).length === 0 ? offerBreakingOff(play, f, DEFENDERS) : undefined),
  halve,
  (play, f) =>
    f.first === 0 ? beginHits(play, f.side, f.hits[ATTACKERS], unitsOf(play, f, ATTACKERS), "NWO-7.3-c") : undefined,
  (play, f) => beginHits(play, 1 - f.side, f.hits[DEFENDERS], unitsOf(play, f, DEFENDERS), "NWO-7.3-c"),
  loseLeaders,
  giveWay,
  (play, f) => checkInOrder(play, f, 0),
  (play, f) => checkInOrder(play, f, 1),
  follow,
  close,
];

export const fight: Step<"fight"> = {
  run(play, f) {
    const stage = STAGES[f.at];
    if (stage === undefined) return pop(play);
    f.at += 1;
    return stage(play, f);
  },
};

/** Units that are still there fight; all units of the hex defend it (NWO-RUL089). */
function meet(play: Play, f: FightFrame): void {
  const { field, p } = play;
  f.attackers = f.attackers.filter((unit) => onMap(p, unit) && field.map.grid.distance(p.place[unit], f.hex) === 1);
  // NWO-19.7.1-e: units that were not really there appear elsewhere first
  if (vanishFrom(play, 1 - f.side, f.hex)) {
    f.at -= 1;
    return;
  }
  f.columns = haltColumns(play, 1 - f.side, f.hex);
  f.defenders = unitsAt(p, f.hex).filter((unit) => field.sideOf[unit] !== f.side);
  if (f.attackers.length === 0) {
    f.at = STAGES.length;
    return;
  }
  for (const unit of [...f.attackers, ...f.defenders]) mark(p, unit, FOUGHT);
  noteAttacked(field, p, f.defenders);
  noteFought(field, p, [...f.attackers, ...f.defenders]);
  tell(play, {
    type: "assaulted",
    rule: "NWO-7.3-a",
    side: sideId(f.side),
    attackers: f.attackers.map((unit) => unitId(play, unit)),
    defenders: f.defenders.map((unit) => unitId(play, unit)),
    hex: hexId(play, f.hex),
  });
  f.surprised = [...diggersIn(p, f.hex), ...f.columns];
  stopDigging(play, f.hex);
  // NWO-10.3-b: units that fight do not dig
  leaveDigging(play, f.attackers);
}

/** Settled before the fire: who stays, whether his flank is turned, and who fires first. */
function face(play: Play, f: FightFrame): void {
  const { field, p } = play;
  f.defenders = f.defenders.filter((unit) => p.place[unit] === f.hex);
  if (f.defenders.length === 0) {
    f.at = STAGES.indexOf(follow);
    return;
  }
  f.flanked = isFlanked(field, p, f) ? 1 : 0;
  f.fast = holdsFast(field, p, f) ? 1 : 0;
  offerFirstFire(play, f);
}

function fireInDefence(play: Play, f: FightFrame): void {
  const { field, p } = play;
  const units = [...firingDefenders(field, p, f), ...f.supports];
  const { hits, natural } = fireVolley(play, {
    kind: "assault",
    rule: f.first === 1 ? "NWO-7.3-d" : "NWO-7.3-c",
    side: 1 - f.side,
    units,
    hex: f.hex,
    shots: defendingShots(field, p, f),
    modifiers: moraleModifiers(-differenceIn(field, p, f)),
  });
  spendRounds(field, p, 1 - f.side, units);
  f.hits = f.hits.with(ATTACKERS, hits);
  f.naturals = f.naturals.with(DEFENDERS, natural);
  const guns = firingDefenders(field, p, f).some((unit) => isArtillery(field.arm[unit]));
  f.guns = f.guns.with(DEFENDERS, guns ? 1 : 0);
}

/** Fired on first, the attackers lose before they fire (NWO-7.3-e), half of it if they break off (NWO-RUL115). */
function sufferFirst(play: Play, f: FightFrame): void {
  if (f.first === 0) return;
  const hits = f.broke[ATTACKERS] === 1 ? halfDown(f.hits[ATTACKERS]) : f.hits[ATTACKERS];
  const exposed = f.exposed.filter((unit) => onMap(play.p, unit));
  beginHits(play, f.side, hits, exposed, "NWO-7.3-e");
}

function fireInAttack(play: Play, f: FightFrame): void {
  const { field, p } = play;
  f.early = f.victims;
  f.earlyHexes = f.struck;
  const attackers = unitsOf(play, f, ATTACKERS);
  if (f.broke[ATTACKERS] === 1 || attackers.length === 0) return;
  const assault = { ...f, attackers };
  const { hits, natural } = fireVolley(play, {
    kind: "assault",
    rule: "NWO-7.1-a",
    side: f.side,
    units: attackers,
    hex: f.hex,
    shots: attackingShots(field, p, assault),
    modifiers: moraleModifiers(differenceIn(field, p, assault)),
  });
  spendRounds(field, p, f.side, attackers);
  f.hits = f.hits.with(DEFENDERS, hits);
  f.naturals = f.naturals.with(ATTACKERS, natural);
  f.guns = f.guns.with(ATTACKERS, attackers.some((unit) => isArtillery(field.arm[unit])) ? 1 : 0);
}

/** If a whole side breaks off or gives way both lose half, rounded down (NWO-7.11-c, NWO-RUL107, NWO-RUL108). */
function halve(play: Play, f: FightFrame): void {
  const leaving = givingWay(play, f);
  if (leaving.length > 0 && leaving.length === unitsOf(play, f, DEFENDERS).length && !f.broke.includes(1))
    f.broke = f.broke.with(DEFENDERS, 1);
  if (!f.broke.includes(1)) return;
  f.hits = f.hits.map(halfDown);
  // NWO-RUL115: losses beyond it come back, the last first
  while (f.broke[DEFENDERS] === 1 && f.early.length > f.hits[ATTACKERS]) {
    restoreStep(play, f.early[f.early.length - 1], f.earlyHexes[f.earlyHexes.length - 1]);
    f.early = f.early.slice(0, -1);
    f.earlyHexes = f.earlyHexes.slice(0, -1);
  }
  f.struck = f.earlyHexes;
}

/** NWO-11.2-a: leaders of both sides with units that were hit. */
function loseLeaders(play: Play, f: FightFrame): void {
  for (const side of [f.side, 1 - f.side]) endangerLeaders(play, side, f.struck);
}

/** A side that breaks off goes; the other side does not check then (NWO-7.4-d). */
function giveWay(play: Play, f: FightFrame): void {
  if (f.broke[ATTACKERS] === 1) retreatSide(play, f, ATTACKERS, "NWO-7.11-b");
  else if (f.broke[DEFENDERS] === 1) retreatSide(play, f, DEFENDERS, "NWO-7.11-b");
  else {
    const leaving = givingWay(play, f);
    if (leaving.length > 0) beginRetreat(play, 1 - f.side, leaving, "NWO-12.3.FB-e");
    // they have fired with the others
    markShortOfCartridges(play, { ...f, attackers: [], defenders: leaving });
    f.defenders = f.defenders.filter((unit) => !leaving.includes(unit));
  }
}

/** The hex is empty and attackers are left: they may advance (NWO-7.5-a, NWO-RUL098). */
function follow(play: Play, f: FightFrame): void {
  const units = unitsOf(play, f, ATTACKERS);
  if (units.length === 0 || f.retreated[ATTACKERS] === 1 || unitsAt(play.p, f.hex).length > 0) return;
  beginAdvance(play, f.side, f.hex, units);
}

/** NWO-RUL242: a side wins if it stays while the other retreated or was eliminated. */
function close(play: Play, f: FightFrame): void {
  const lost = [ATTACKERS, DEFENDERS].map((which) => f.retreated[which] === 1 || unitsOf(play, f, which).length === 0);
  if (lost[ATTACKERS] !== lost[DEFENDERS]) {
    const winner = lost[ATTACKERS] ? 1 - f.side : f.side;
    play.p.won = play.p.won.with(winner, play.p.won[winner] + 1);
  }
  markShortOfCartridges(play, f);
}
