import { NOWHERE, RIVER, type ZoneIndex } from "@stonebridge/board";
import type { Action } from "../actions.ts";
import { ATTACK_COST, FARM_FORD_COST, type Field, NONE, type PieceIndex, STACKING_LIMIT } from "../field.ts";
import type { MarchFrame } from "../position/frames.ts";
import { takeLine } from "../movement/lines.ts";
import { type Play, pieceId, tell, zoneId } from "../play.ts";
import { ATTACHED, type Position, holds, setDown, stacked } from "../position/position.ts";
import { farmFordHidden, findFarmFord } from "../movement/presence.ts";
import type { Refusing } from "../refusing.ts";
import { MOVEMENT } from "../movement/refusals.ts";
import { TURN } from "../turn/refusals.ts";
import { COMBAT } from "./refusals.ts";

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

/**
 * Why an element may not declare an attack towards a zone (BR61-10.3-r, BR61-11.1-a).
 * @param faced the zone it would face
 * @param overHidden over Farm Ford while the North does not know it (BR61-10.3-j)
 * @param points movement points that it has left
 */
export function attackRefusal(
  play: Play,
  f: MarchFrame,
  piece: PieceIndex,
  faced: ZoneIndex,
  overHidden: boolean,
  points: number,
): Refusing | undefined {
  const { field, p } = play;
  const zone = p.place[piece];
  if (zone === NOWHERE) return MOVEMENT["marker-absent"];
  if (p.state[f.unit] === ATTACHED) return COMBAT["attack-carried"];
  if (f.rested === 1) return TURN["move-rested"];
  if (field.graph.slot[zone * field.graph.size + faced] === -1) return MOVEMENT["face-border"];
  if (p.attacks[piece] === 1) return COMBAT["attack-twice"];
  if (p.front[zone] !== piece && p.front[zone] !== NONE && p.attacks[p.front[zone]] === 1)
    return COMBAT["attack-locked"];
  if (piece === f.unit && f.inHand === 1 && stacked(p, zone) >= STACKING_LIMIT) return MOVEMENT["end-full"];
  if (overHidden && p.farmFordKnown === 1) return COMBAT["attack-known-ford"]; // BR61-10.3-k
  // BR61-10.3-j, R92: over Farm Ford unknown only as the first expense of an activation begun beside it
  if (overHidden && (f.steps > 0 || f.spent > 0)) return COMBAT["attack-farm-ford"];
  if (targetsOf(field, p, piece, faced, overHidden).length === 0) return whyNoTarget(play, piece, faced);
  if (points < (overHidden ? FARM_FORD_COST : ATTACK_COST))
    return overHidden ? COMBAT["attack-points-ford"] : COMBAT["attack-points"];
  return undefined;
}

/** BR61-10.3-r: only adjacent brigades are engaged; BR61-10.2-e: and only in the Front. */
function whyNoTarget(play: Play, piece: PieceIndex, faced: ZoneIndex): Refusing {
  const { field, p } = play;
  const zone = p.place[piece];
  const enemy = 1 - field.sideOf[piece];
  const enemies = field.graph.front(zone, faced).filter((target) => holds(field, p, enemy, target));
  if (enemies.length === 0) {
    const beside = field.graph.bordering[zone].some((near) => holds(field, p, enemy, near));
    return beside ? COMBAT["attack-none"] : COMBAT["attack-nobody"];
  }
  const barriers = enemies.map((target) => whatBars(field, p, piece, target));
  return BARRIERS.find((barrier) => barriers.includes(barrier)) ?? COMBAT["attack-none"];
}

/** What can prevent a piece from attacking an enemy zone of its Front. */
const BARRIERS: readonly Refusing[] = [COMBAT["attack-again"], COMBAT["attack-farm-ford"], COMBAT["attack-river"]];

/** What prevents a piece from attacking an enemy zone of its Front (R45); undefined if nothing does. */
export function whatBars(field: Field, p: Position, piece: PieceIndex, target: ZoneIndex): Refusing | undefined {
  const zone = p.place[piece];
  if (p.attacked.includes(target)) return COMBAT["attack-again"];
  if (farmFordHidden(field, p, field.sideOf[piece], zone, target)) return COMBAT["attack-farm-ford"];
  return field.graph.kindOf(zone, target) === RIVER ? COMBAT["attack-river"] : undefined;
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
