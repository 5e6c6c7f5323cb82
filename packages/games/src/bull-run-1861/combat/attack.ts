import { NOWHERE, RIVER, type ZoneIndex } from "@stonebridge/board";
import type { Refusal } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { ATTACK_COST, FARM_FORD_COST, type Field, NONE, type PieceIndex, STACKING_LIMIT, unitOf } from "../field.ts";
import type { MarchFrame } from "../position/frames.ts";
import { takeLine } from "../movement/lines.ts";
import { type Play, pieceId, tell, zoneId } from "../play.ts";
import { ATTACHED, type Position, holds, setDown, stacked } from "../position/position.ts";
import { farmFordHidden, findFarmFord } from "../movement/presence.ts";
import { refuse } from "../refusals.ts";

/**
 * Enemy zones that a piece could attack if it faced like this: linked by land, ford or bridge, in its Front, not yet attacked in this half
 * (R45, BR61-10.2-e, BR61-11.1-g). Over Farm Ford only if the North knows it, or with `overHidden`.
 */
export function targetsOf(
  field: Field,
  p: Position,
  piece: PieceIndex,
  faced: ZoneIndex,
  overHidden: boolean,
): ZoneIndex[] {
  const found: ZoneIndex[] = [];
  const zone = p.place[piece];
  for (const target of field.graph.front(zone, faced)) {
    if (field.graph.kindOf(zone, target) === RIVER || !isTarget(field, p, piece, target, overHidden)) continue;
    found.push(target);
  }
  return found;
}

/** Could the piece attack that zone, if it had it in its Front (R45)? `overHidden`: only over Farm Ford that the North does not know. */
function isTarget(field: Field, p: Position, piece: PieceIndex, target: ZoneIndex, overHidden: boolean): boolean {
  const side = field.sideOf[piece];
  if (!holds(field, p, 1 - side, target) || p.attacked.includes(target)) return false;
  return farmFordHidden(field, p, side, p.place[piece], target) === overHidden;
}

/** Is there anything that the piece could attack, whatever it faces? Cheap, for listing. */
function hasTarget(field: Field, p: Position, piece: PieceIndex, overHidden: boolean): boolean {
  for (const target of field.graph.linked[p.place[piece]])
    if (isTarget(field, p, piece, target, overHidden)) return true;
  return false;
}

/** Could an element of the brigade declare an attack of that price with this many movement points? */
export function mayAttackWith(play: Play, f: MarchFrame, points: number): boolean {
  const found: Action[] = [];
  attackActions(play, f, points, found);
  return found.length > 0;
}

/**
 * BR61-11.1-a, D20, D32: adds every attack an element of the marching brigade can declare with that many movement points, even after a zone
 * of control has stopped it (BR61-10.3-m). The elements of an extended line attack separately (BR61-10.6-m).
 */
export function attackActions(play: Play, f: MarchFrame, points: number, actions: Action[]): void {
  const { field, p } = play;
  if (points < ATTACK_COST || f.rested === 1) return;
  for (let piece = f.unit; piece < p.place.length; piece += field.roster) {
    if (p.place[piece] === NOWHERE) continue;
    if (hasTarget(field, p, piece, false)) addAttacks(play, f, piece, false, points, actions);
    if (p.farmFordKnown === 0 && hasTarget(field, p, piece, true)) addAttacks(play, f, piece, true, points, actions);
  }
}

function addAttacks(
  play: Play,
  f: MarchFrame,
  piece: PieceIndex,
  overHidden: boolean,
  points: number,
  actions: Action[],
): void {
  for (const faced of play.field.graph.bordering[play.p.place[piece]]) {
    if (attackRefusal(play, f, piece, faced, overHidden, points) !== undefined) continue;
    const element = pieceId(play, piece);
    const facing = zoneId(play, faced);
    actions.push(
      overHidden ? { type: "attack", element, facing, over: "farm-ford" } : { type: "attack", element, facing },
    );
  }
}

export function attackRefusal(
  play: Play,
  f: MarchFrame,
  piece: PieceIndex,
  faced: ZoneIndex | undefined,
  overHidden: boolean,
  points: number,
): Refusal | undefined {
  const { field, p } = play;
  if (unitOf(field, piece) !== f.unit || p.place[piece] === NOWHERE) return refuse("act-other");
  if (p.state[f.unit] === ATTACHED) return refuse("attack-carried");
  if (f.rested === 1) return refuse("rest-moved");
  const zone = p.place[piece];
  if (faced === undefined || field.graph.slot[zone * field.graph.size + faced] === -1) return refuse("face-border");
  if (p.attacks[piece] === 1) return refuse("attack-twice");
  if (p.front[zone] !== piece && p.front[zone] !== NONE && p.attacks[p.front[zone]] === 1)
    return refuse("attack-locked");
  if (piece === f.unit && f.inHand === 1 && stacked(p, zone) >= STACKING_LIMIT) return refuse("end-full");
  // BR61-10.3-j, R92: over Farm Ford unknown only as the first expense of an activation begun beside it
  if (overHidden && (f.steps > 0 || f.spent > 0)) return refuse("attack-farm-ford");
  if (targetsOf(field, p, piece, faced, overHidden).length === 0) return refuse(whyNoTarget(play, piece, faced));
  if (points < (overHidden ? FARM_FORD_COST : ATTACK_COST)) return refuse("attack-points");
  return undefined;
}

function whyNoTarget(
  play: Play,
  piece: PieceIndex,
  faced: ZoneIndex,
): "attack-none" | "attack-river" | "attack-again" | "attack-farm-ford" {
  const { field, p } = play;
  const zone = p.place[piece];
  const side = field.sideOf[piece];
  const enemies = field.graph.front(zone, faced).filter((target) => holds(field, p, 1 - side, target));
  if (enemies.length === 0) return "attack-none";
  const barriers = enemies.map((target) => whatBars(field, p, piece, target));
  return BARRIERS.find((barrier) => barriers.includes(barrier)) ?? "attack-river";
}

/** What can prevent a piece from attacking an enemy zone of its Front. */
const BARRIERS = ["attack-again", "attack-farm-ford", "attack-river"] as const;

/** What prevents a piece from attacking an enemy zone of its Front (R45); undefined if nothing does. */
export function whatBars(
  field: Field,
  p: Position,
  piece: PieceIndex,
  target: ZoneIndex,
): (typeof BARRIERS)[number] | undefined {
  const zone = p.place[piece];
  if (p.attacked.includes(target)) return "attack-again";
  if (farmFordHidden(field, p, field.sideOf[piece], zone, target)) return "attack-farm-ford";
  return field.graph.kindOf(zone, target) === RIVER ? "attack-river" : undefined;
}

/**
 * Places the Attack marker (BR61-10.3-s) and turns the attacker as its owner likes (BR61-11.1-b, R106). A newcomer or a second line
 * takes the front line for it (BR61-10.5-f, R47): only front lines attack.
 */
export function declareAttack(
  play: Play,
  f: MarchFrame,
  piece: PieceIndex,
  faced: ZoneIndex,
  overHidden: boolean,
): void {
  const { field, p } = play;
  const zone = p.place[piece];
  const price = overHidden ? FARM_FORD_COST : ATTACK_COST;
  f.points -= price;
  f.spent += price;
  f.attacks += 1;
  const targets = targetsOf(field, p, piece, faced, overHidden);
  if (overHidden) findFarmFord(play);
  if (piece === f.unit && f.inHand === 1) {
    f.inHand = 0;
    setDown(field, p, piece, zone, "front");
  } else if (p.front[zone] !== piece) takeLine(play, piece, "front");
  p.attacks[piece] = 1;
  for (let other = p.front[zone]; other !== NONE; other = p.behind[other]) p.facing[other] = faced;
  tell(play, {
    type: "attack-declared",
    rule: "BR61-11.1-a",
    element: pieceId(play, piece),
    facing: zoneId(play, faced),
    against: targets.map((target) => pieceId(play, p.front[target])),
  });
}
