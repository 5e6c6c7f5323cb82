import { LAND, NOWHERE } from "@stonebridge/board";
import type { OpenedBullRun1861, BullRun1861, Position } from "../../../src/bull-run-1861/index.ts";
import { type Field, NONE, SIDE_OF_HEADQUARTERS, markerOf, unitOf } from "../../../src/bull-run-1861/field.ts";
import {
  ATTACHED,
  ELIMINATED,
  ON_MAP,
  OPERATIONAL,
  combatOf,
  holds,
  inContact,
  isExtended,
} from "../../../src/bull-run-1861/position/position.ts";
import { displacements } from "../../../src/bull-run-1861/movement/headquarters.ts";
import { NORTHERN_REINFORCEMENTS } from "../../../src/bull-run-1861/units.ts";

/** A position that breaks a rule which no play can break. */
export class Broken extends Error {
  override readonly name = "Broken";
}

function broken(what: string): never {
  throw new Broken(what);
}

/** HQs that an enemy touched when there was nowhere to go: they stay until another enemy comes (R80). Enemy zones beside each. */
export type Trapped = Map<number, ReadonlySet<number>>;

/**
 * What is true of every position between two actions, whatever was played.
 * @param trapped kept by the caller from one position of a game to the next
 * @throws Broken
 */
export function checkPosition({ field }: BullRun1861, p: Position, trapped: Trapped): void {
  const standing = checkStacks(field, p);
  const moving = piecesOnTheMove(p);
  for (let unit = 0; unit < field.roster; unit++) checkUnit(field, p, unit, standing, moving);
  checkHeadquarters(field, p, trapped);
  if (p.control.length !== field.scoring.length) broken("a scoring zone has no controller");
}

/** Every stack is a list of one side's pieces in that zone, facing alike, no more than may stand there. Gives the zone of each. */
function checkStacks(field: Field, p: Position): Int16Array {
  const standing = new Int16Array(p.place.length).fill(NOWHERE);
  for (let zone = 0; zone < field.graph.size; zone++) {
    const top = p.front[zone] as number;
    if (top === NONE) continue;
    let count = 0;
    let reserves = false;
    for (let piece = top; piece !== NONE; piece = p.behind[piece] as number) {
      const id = field.pieceIds[piece];
      if (standing[piece] !== NOWHERE) broken(`${id} stands twice`);
      standing[piece] = zone;
      if (p.place[piece] !== zone) broken(`${id} is in the stack of a zone where it is not`);
      if (field.sideOf[piece] !== field.sideOf[top]) broken(`both sides stand in ${field.graph.ids[zone]}`);
      if (p.facing[piece] !== p.facing[top]) broken(`the stack in ${field.graph.ids[zone]} does not face alike`);
      if (field.graph.slot[zone * field.graph.size + (p.facing[piece] as number)] === -1)
        broken(`${id} faces no bordering zone`);
      if (p.attacks[piece] === 1 && piece !== top) broken(`${id} attacks from the second line`);
      if (p.attacks[piece] === 1 && field.sideOf[piece] !== p.active) broken(`${id} attacks out of its half`);
      reserves ||= NORTHERN_REINFORCEMENTS.includes(field.units[unitOf(field, piece)]?.id as string);
      count += 1;
    }
    // R99: the three reserves join whoever is at Centreville
    if (count > (zone === field.centreville && reserves ? 5 : 2))
      broken(`${count} brigades stand in ${field.graph.ids[zone]}`);
  }
  return standing;
}

/** 1 by piece that is between two stacks: on the march, in retreat, or about to take its place. */
function piecesOnTheMove(p: Position): Uint8Array {
  const moving = new Uint8Array(p.place.length);
  for (const frame of p.stack) {
    if (frame.step === "march" && frame.inHand === 1) moving[frame.unit] = 1;
    if (frame.step === "operational-march" && frame.inHand === 1) for (const unit of frame.units) moving[unit] = 1;
    if (frame.step === "withdrawal" && frame.steps > 0 && p.state[frame.unit] === ON_MAP) moving[frame.unit] = 1;
    if (frame.step !== "line") continue;
    moving[frame.piece] = 1;
    if (frame.companion !== NONE) moving[frame.companion] = 1;
  }
  return moving;
}

function checkUnit(field: Field, p: Position, unit: number, standing: Int16Array, moving: Uint8Array): void {
  const id = field.units[unit]?.id;
  const marker = markerOf(field, unit);
  const fatigue = p.fatigue[unit] as number;
  const place = p.place[unit] as number;
  const second = p.place[marker] as number;
  if (fatigue < 0 || fatigue > 2) broken(`${id} has Fatigue ${fatigue}`);
  if ((standing[marker] === NOWHERE) !== (second === NOWHERE || moving[marker] === 1))
    broken(`the marker of ${id} is in no stack, or in one though it is nowhere`);
  if (p.state[unit] === ON_MAP) {
    if (unit === field.legion && p.host !== NONE) broken(`${id} is alone and carried`);
    if (combatOf(field, p, unit) === 0) broken(`${id} has no strength left and stands`);
    if (place === NOWHERE) broken(`${id} is nowhere`);
    if ((standing[unit] === NOWHERE) !== (moving[unit] === 1))
      broken(`${id} is in no stack and on no march, or on both`);
    if (second !== NOWHERE && field.graph.kindOf(place, second) !== LAND) broken(`the line of ${id} is torn`);
    checkMark(field, p, unit, moving[unit] === 1);
    return;
  }
  if (standing[unit] !== NOWHERE || second !== NOWHERE) broken(`${id} is not on the map and has a place there`);
  if (fatigue !== 0) broken(`${id} is not on the map and tired`);
  if (p.state[unit] === ATTACHED) {
    if (unit !== field.legion || p.host === NONE || p.host === unit) broken(`${id} is carried by nobody`);
    if (p.state[p.host] !== ON_MAP || field.sideOf[p.host] !== field.sideOf[unit])
      broken(`${id} rides with a stranger`);
    if (place !== p.place[p.host]) broken(`${id} is not with its host`);
    return;
  }
  if (place !== NOWHERE) broken(`${id} is off the map and in a zone`);
  if ((combatOf(field, p, unit) === 0) !== (p.state[unit] === ELIMINATED)) broken(`${id} has the wrong losses`);
}

/** BR61-6-o, 6-p, R70: who may bear an Operational-movement marker. */
function checkMark(field: Field, p: Position, unit: number, moving: boolean): void {
  if (((p.marks[unit] as number) & OPERATIONAL) === 0) return;
  const id = field.units[unit]?.id;
  if (isExtended(field, p, unit) || p.fatigue[unit] !== 0) broken(`${id} is marked though tired or extended`);
  if (!moving && inContact(field, p, unit)) broken(`${id} is marked though in contact`);
}

/** R77: one HQ of a side a zone but at the start; R80: none that an enemy came to stays if it could go. */
function checkHeadquarters(field: Field, p: Position, trapped: Trapped): void {
  const [, beauregard, johnston] = p.headquarters;
  if (beauregard === johnston && beauregard !== field.manassas) broken("both Southern HQs stand together");
  // the literal distance lets brigades start beside an HQ; nothing has come into contact with it then
  if (field.options.setup === "free" && field.options.freeDistance === "atLeast") return;
  if (p.stack.some(({ step }) => step === "displacement")) return;
  for (const [index, zone] of p.headquarters.entries()) {
    const enemy = 1 - (SIDE_OF_HEADQUARTERS[index] as number);
    const around = [zone, ...(field.graph.bordering[zone] as readonly number[])];
    const touching = new Set(around.filter((near) => holds(field, p, enemy, near)));
    const before = trapped.get(index);
    trapped.delete(index);
    if (touching.size === 0) continue;
    const another = before === undefined || [...touching].some((near) => !before.has(near));
    if (another && displacements(field, p, index).length > 0) broken(`HQ ${index} stays beside an enemy`);
    trapped.set(index, touching);
  }
}

/** The tables that a position carries beside its facts agree with them. @throws Broken */
export function checkTables(game: OpenedBullRun1861, p: Position): void {
  const again = game.decode(game.encode(p));
  for (const table of ["front", "behind", "reach"] as const)
    if (JSON.stringify(again[table]) !== JSON.stringify(p[table])) broken(`the table ${table} is out of step`);
}
