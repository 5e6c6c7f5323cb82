import { RIVER, type ZoneIndex } from "@stonebridge/board";
import { naming, present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { targetsOf } from "./attack.ts";
import type { DieRoll, Modifier } from "../events.ts";
import { type Field, NOBODY, type PieceIndex, type SideIndex, unitOf } from "../field.ts";
import { type Play, type Step, asks, pieceId, pop, push, roll, sideId, tell, unitId, zoneId } from "../play.ts";
import { type Position, fatigueOf, holds } from "../position/position.ts";
import { farmFordHidden, unmark } from "../movement/presence.ts";
import { type Reckoning, combatPiece, reckon } from "./reckoning.ts";
import { type Asking, GAME, type Refusing, sideIndex } from "../refusing.ts";
import { COMBAT } from "./refusals.ts";
import type { CombatResult } from "../vocabulary.ts";

/** One combat that could be fought: front lines with Attack markers against enemy zones. */
export interface Fight {
  readonly attackers: readonly PieceIndex[];
  readonly zones: readonly ZoneIndex[];
}

/** Pieces with an Attack marker and the zones each can attack now (R44, R45). */
export function marked(field: Field, p: Position, side: SideIndex): Map<PieceIndex, ZoneIndex[]> {
  const found = new Map<PieceIndex, ZoneIndex[]>();
  for (let piece = 0; piece < p.attacks.length; piece++) {
    if (p.attacks[piece] === 1 && field.sideOf[piece] === side)
      found.set(piece, targetsOf(field, p, piece, p.facing[piece], false));
  }
  return found;
}

/**
 * Every combat the active player may resolve next (D23): several front lines on one zone, if their zones are connected (BR61-11.1-d, R46);
 * or one front line against all enemy zones of its Front (BR61-11.1-e, R48) except those that another marked friend can attack
 * (BR61-11.1-f). Never several against several (BR61-11.1-h).
 */
function fightsOf(field: Field, p: Position, side: SideIndex): Fight[] {
  if (!p.attacks.includes(1)) return [];
  const markers = marked(field, p, side);
  const fights: Fight[] = [];
  const zones = [...new Set([...markers.values()].flat())];
  for (const zone of zones) {
    const candidates = [...markers].filter(([, targets]) => targets.includes(zone)).map(([piece]) => piece);
    for (const attackers of subsets(candidates)) {
      if (hangTogether(field, p, attackers)) fights.push({ attackers, zones: [zone] });
    }
  }
  for (const [piece, targets] of markers) {
    if (targets.length < 2) continue;
    const others = new Set([...markers].flatMap(([other, theirs]) => (other === piece ? [] : theirs)));
    const own = targets.filter((zone) => !others.has(zone));
    for (const shared of [[], ...subsets(targets.filter((zone) => others.has(zone)))]) {
      const all = targets.filter((zone) => own.includes(zone) || shared.includes(zone));
      if (all.length >= 2) fights.push({ attackers: [piece], zones: all });
    }
  }
  return fights;
}

/** All non-empty subsets, small ones of early members first. */
function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => [...sets, [item], ...sets.map((set) => [...set, item])], []);
}

/** R46: a chain of linked zones is enough. */
function hangTogether(field: Field, p: Position, attackers: readonly PieceIndex[]): boolean {
  const zones = attackers.map((piece) => p.place[piece]);
  const reached = [zones[0]];
  for (const zone of reached) {
    for (const other of zones)
      if (!reached.includes(other) && field.graph.linked[zone].includes(other)) reached.push(other);
  }
  return zones.every((zone) => reached.includes(zone));
}

/** BR61-7-h, BR61-11.1-c: the attacker fights his combats one by one in any order, until no Attack marker is left. */
export const combat: Step<"combat"> = {
  ask(play, f) {
    const fights = fightsOf(play.field, play.p, f.side);
    if (fights.length === 0) return undefined;
    return asks(
      "combat",
      f.side,
      "BR61-11.1-c",
      { left: marked(play.field, play.p, f.side).size, ...onlyDefenders(play, fights) },
      fights.map((fight) => fightAction(play, fight)),
    );
  },
  run(play, f) {
    // R44: a marker without a target lapses
    for (const piece of marked(play.field, play.p, f.side).keys()) {
      play.p.attacks[piece] = 0;
      tell(play, { type: "attack-lapsed", rule: "BR61-R44", element: pieceId(play, piece) });
    }
    pop(play);
  },
  take(play, _f, action) {
    if (action.type !== "fight") return;
    const attackers = action.attackers.map((id) => present(play.field.pieceIndex.get(id), id));
    resolve(play, { attackers, zones: action.zones.map((id) => play.field.graph.known(id)) });
  },
  refuse: fightRefusal,
};

function onlyDefenders(play: Play, [fight, ...others]: readonly Fight[]): { against?: readonly string[] } {
  if (fight === undefined || others.length > 0) return {};
  return { against: fight.zones.map((zone) => pieceId(play, play.p.front[zone])) };
}

function fightAction(play: Play, fight: Fight): Action {
  return {
    type: "fight",
    attackers: fight.attackers.map((piece) => pieceId(play, piece)),
    zones: fight.zones.map((zone) => zoneId(play, zone)),
  };
}

function fightRefusal(play: Play, f: { readonly side: SideIndex }, action: Action): Refusing | undefined {
  if (action.type !== "fight") return undefined;
  const { field, p } = play;
  const attackers = action.attackers.map((id) => field.pieceIndex.get(id)).filter((piece) => piece !== undefined);
  const zones = action.zones.map((id) => field.graph.index(id)).filter((zone) => zone !== undefined);
  if (attackers.length < action.attackers.length || attackers.length === 0) return GAME["no-such-unit"];
  if (zones.length < action.zones.length || zones.length === 0) return GAME["no-such-zone"];
  const own = whyNotHis(play, f.side, attackers);
  if (own !== undefined) return own;
  for (const zone of zones) {
    const figures = { piece: action.attackers[0], zone: zoneId(play, zone) };
    if (p.attacked.includes(zone)) return naming(COMBAT["fight-again"], figures); // BR61-11.1-g, R49
    if (!holds(field, p, 1 - f.side, zone)) return naming(COMBAT["fight-empty"], figures); // R45
  }
  for (const piece of attackers) {
    for (const zone of zones) {
      const refusal = whyNotThere(play, piece, zone);
      if (refusal !== undefined) return refusal;
    }
  }
  if (attackers.length > 1 && zones.length > 1) return COMBAT["fight-several"];
  return attackers.length > 1 ? COMBAT["fight-apart"] : COMBAT["fight-partial"];
}

/** BR61-11.1-a: everybody who fights belongs to the side and bears an Attack marker. */
function whyNotHis(play: Play, side: SideIndex, attackers: readonly PieceIndex[]): Refusing | undefined {
  const { field, p } = play;
  if (attackers.some((piece) => field.sideOf[piece] !== side)) return GAME["not-yours"];
  const bare = attackers.find((piece) => p.attacks[piece] === 0);
  return bare === undefined ? undefined : naming(COMBAT["fight-unmarked"], { piece: pieceId(play, bare) });
}

/** Why a piece with an Attack marker cannot attack the enemies in a zone: as it faces, or over this border (R45). */
function whyNotThere(play: Play, piece: PieceIndex, zone: ZoneIndex): Refusing | undefined {
  const { field, p } = play;
  const figures = { piece: pieceId(play, piece), zone: zoneId(play, zone) };
  if (!field.graph.front(p.place[piece], p.facing[piece]).includes(zone)) {
    const front = field.graph.front(p.place[piece], p.facing[piece]);
    return naming(COMBAT["fight-front"], { ...figures, zones: front.map((near) => zoneId(play, near)) });
  }
  if (field.graph.kindOf(p.place[piece], zone) === RIVER) return naming(COMBAT["fight-river"], figures);
  return farmFordHidden(field, p, field.sideOf[piece], p.place[piece], zone)
    ? naming(COMBAT["fight-farm-ford"], { piece: figures.piece })
    : undefined;
}

/** Why no combat is fought now: it is not yet time (BR61-7-h), another goes on (BR61-11.1-c), or nobody is marked (BR61-11.1-a). */
export function whyNoFight({ play, side }: Asking, ids: readonly string[]): Refusing | undefined {
  const { field, p } = play;
  const attackers = ids.map((id) => field.pieceIndex.get(id)).filter((piece) => piece !== undefined);
  if (attackers.length < ids.length || attackers.length === 0) return GAME["no-such-unit"];
  const index = sideIndex(side);
  if (p.active !== index) return p.active === NOBODY ? COMBAT["fight-early"] : GAME["other-side"];
  if (p.stack.some(({ step }) => step === "combat")) return COMBAT["fight-next"];
  const headquarters = p.stack.some(({ step }) => step === "headquarters");
  return (headquarters ? whyNotHis(play, index, attackers) : undefined) ?? COMBAT["fight-early"];
}

/** Resolves one combat: the calculation, guns and cavalry, the two dice, the result (11.2 to 11.4). */
export function resolve(play: Play, fight: Fight): void {
  const { field, p } = play;
  const reckoning = reckon(field, p, fight.attackers, fight.zones);
  const { side } = reckoning;
  const attack: Modifier[] = [...reckoning.attack];
  const defence: Modifier[] = [...reckoning.defence];
  const rolls = rollHelp(play, reckoning, attack, defence);
  const parties = {
    attackers: reckoning.attackers.map((piece) => combatPiece(field, p, piece)),
    supporters: reckoning.supporters.map((piece) => combatPiece(field, p, piece)),
    defenders: reckoning.defenders.map((piece) => combatPiece(field, p, piece)),
  };
  // BR61-11.4-a, X08; BR61-11.4-b: never below 1
  const dice = {
    attacker: play.dice.roll("combat", 6, sideId(side)),
    defender: play.dice.roll("combat", 6, sideId(1 - side)),
  };
  const totals = {
    attacker: Math.max(
      1,
      attack.reduce((sum, line) => sum + line.value, dice.attacker),
    ),
    defender: Math.max(
      1,
      defence.reduce((sum, line) => sum + line.value, dice.defender),
    ),
  };
  const result = resultOf(totals.attacker, totals.defender, field.options.hitThreshold === "moreThanDouble");
  tell(play, {
    type: "fought",
    rule: RESULT_RULES[result],
    attacker: sideId(side),
    zones: reckoning.zones.map((zone) => zoneId(play, zone)),
    ...parties,
    modifiers: { attacker: attack, defender: defence },
    rolls,
    dice,
    totals,
    result,
  });
  settle(play, reckoning, result);
}

const RESULT_RULES: Readonly<Record<CombatResult, string>> = {
  "defender-hit": "BR61-11.4-e",
  "defender-fatigue": "BR61-11.4-c",
  "attacker-fatigue": "BR61-11.4-d",
  "attacker-hit": "BR61-11.4-e",
};

/**
 * Table Tb9: BR61-11.4-c the lower total suffers Fatigue, BR61-11.4-d the attacker if they are equal, BR61-11.4-e Fatigue and Hit at twice
 * as much (at more than twice with switch S10, R60).
 */
export function resultOf(attacker: number, defender: number, moreThanDouble: boolean): CombatResult {
  const twice = (x: number, y: number): boolean => (moreThanDouble ? x > 2 * y : x >= 2 * y);
  if (attacker > defender) return twice(attacker, defender) ? "defender-hit" : "defender-fatigue";
  if (defender > attacker && twice(defender, attacker)) return "attacker-hit";
  return "attacker-fatigue";
}

/** X06, X07: guns of the attacker, then of the defender, then the attacker's cavalry; each success is a modifier of +1 (R66). */
function rollHelp(play: Play, reckoning: Reckoning, attack: Modifier[], defence: Modifier[]): DieRoll[] {
  const rolls: DieRoll[] = [];
  for (const gun of reckoning.guns) {
    const side = gun.attacks ? reckoning.side : 1 - reckoning.side;
    const piece = pieceId(play, gun.piece);
    const die = roll(
      play,
      "artillery",
      side,
      gun.support === 1 ? [{ value: -1, rule: "BR61-11.3-e" }] : [],
      piece,
      gun.potential,
    );
    rolls.push(die);
    if (die.total <= gun.potential)
      (gun.attacks ? attack : defence).push({ key: "artillery", value: 1, rule: "BR61-11.3-m", piece });
  }
  for (const { piece: index, potential } of reckoning.horse) {
    const piece = pieceId(play, index);
    const die = roll(play, "cavalry", reckoning.side, [], piece, potential);
    rolls.push(die);
    if (die.total <= potential) attack.push({ key: "cavalry", value: 1, rule: "BR61-11.3-n", piece });
  }
  return rolls;
}

/** R66: Fatigue for every front line of the losing side, then Hits, then the advance. Used markers come off. */
function settle(play: Play, reckoning: Reckoning, result: CombatResult): void {
  const { field, p } = play;
  const attackersLose = result === "attacker-fatigue" || result === "attacker-hit";
  const hit = result === "attacker-hit" || result === "defender-hit";
  const losers = attackersLose ? reckoning.attackers : reckoning.defenders;
  const against = (attackersLose ? reckoning.defenders : reckoning.attackers).map((piece) => p.place[piece]);
  for (const piece of reckoning.attackers) p.attacks[piece] = 0;
  p.attacked = [...p.attacked, ...reckoning.zones];
  for (const piece of reckoning.defenders) unmark(play, unitOf(field, piece)); // R26
  // BR61-11.4-f, BR61-10.6-n, R68: every front-line brigade of that side once; an element counts for its whole brigade
  const units = [...new Set(losers.map((piece) => unitOf(field, piece)))];
  for (const unit of units) tire(play, unit, "BR61-11.4-g");
  if (!hit) return;
  if (!attackersLose)
    push(play, { step: "advance", side: reckoning.side, zones: reckoning.zones, pieces: reckoning.attackers });
  push(play, { step: "hit", side: field.sideOf[losers[0]], units, against });
}

/** BR61-11.4-g: Fatigue 1, then 2; at 2 it has no effect (R35, BR61-10.3-c). */
export function tire(play: Play, unit: number, rule: string): void {
  const { field, p } = play;
  unmark(play, unit); // BR61-6-p, R26
  if (fatigueOf(field, p, unit) >= 2) return;
  p.fatigue[unit] += 1;
  tell(play, { type: "fatigued", rule, unit: unitId(play, unit), fatigue: p.fatigue[unit] });
}
