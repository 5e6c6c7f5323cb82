import type { HexIndex } from "@stonebridge/board";
import { present } from "@stonebridge/kernel";
import type { Action } from "../actions.ts";
import { countNextTo, touchesAll, unitsNextTo } from "../declaration/contact.ts";
import type { Field } from "../field.ts";
import { type Battle, MELEE } from "../frames.ts";
import { NONE, type PieceIndex, type SideIndex } from "../measures.ts";
import { type Play, type Step, asks, pieceId, pop } from "../play.ts";
import { FROZEN, type Position, SPENT, controls, holderOf, marked, onMap } from "../position.ts";
import { ANY } from "../refusals.ts";
import { naming, type Refuses } from "../refusing.ts";
import { DECLARATION } from "../declaration/refusals.ts";
import { mayBeInBrigade } from "../declaration/why-not.ts";
import { COMBAT } from "./refusals.ts";
import { beginResult } from "./result.ts";
import { totalsOf } from "./strength.ts";

/** Odds that an automatic victory needs (BR83-10.1-a, BR83-SP-i). */
const OVERWHELMING = 8;

/**
 * Every group of defenders that the side could overwhelm now, each in the order of the roster: all the enemies in contact with some of its
 * units (BR83-10.2-a, BR83-10.4-a), if these units together reach eight to one (BR83-10.3-a). Only to be asked while no piece is on the
 * march (R77).
 */
export function onslaughtTargets({ field, p }: Play, side: SideIndex): PieceIndex[][] {
  const groups: PieceIndex[][] = [];
  const hexes: HexIndex[] = [];
  for (const piece of field.units[side]) {
    const hex = p.place[piece];
    if (!mayJoin(field, p, side, piece) || hexes.includes(hex)) continue;
    hexes.push(hex);
    const targets = unitsNextTo(field, p, 1 - side, hex);
    if (groups.some((group) => sameUnits(group, targets))) continue;
    if (isOverwhelming(field, p, battleOf(targets, candidates(field, p, side, targets)))) groups.push(targets);
  }
  return groups;
}

/** Why these enemies cannot be overwhelmed now. */
export function onslaughtRefusal(
  { field, p }: Pick<Play, "field" | "p">,
  side: SideIndex,
  pieces: readonly string[],
): Refuses | undefined {
  const targets: PieceIndex[] = [];
  for (const id of pieces) {
    const target = field.index.get(id);
    if (target === undefined) return ANY["no-such-piece"];
    if (field.isUnit[target] === 0) return naming(COMBAT["overwhelm-leader"], () => ({ piece: id }));
    if (field.sideOf[target] === side || !onMap(p, target) || marked(p, target, FROZEN))
      return naming(COMBAT[mayBeInBrigade(field, p, side, target) ? "overwhelm-brigade" : "overwhelm-own"], () => ({
        piece: id,
      }));
    targets.push(target);
  }
  const attackers = candidates(field, p, side, targets);
  if (attackers.length > 0) return isOverwhelming(field, p, battleOf(targets, attackers)) ? undefined : tooFew(targets);
  const touching = field.units[side].filter((piece) => onMap(p, piece) && touchesAll(field, p, piece, targets));
  if (touching.length === 0) return COMBAT["overwhelm-near"];
  return COMBAT[touching.every((piece) => marked(p, piece, SPENT)) ? "overwhelm-done" : "overwhelm-others"];
}

/** BR83-10.3-a */
function tooFew(targets: readonly PieceIndex[]): Refuses {
  return naming(COMBAT["overwhelm-odds"], (known) => ({ enemies: known.named(targets) }));
}

/** Composing an automatic victory (10): its attackers, then the fight. Excess units may stay out (BR83-10.3-a); others may follow (BR83-10.7-a). */
export const onslaught: Step<"onslaught"> = {
  ask(play, { side, targets, attackers }) {
    const { field, p } = play;
    const actions: Action[] = [];
    for (const piece of candidates(field, p, side, targets))
      if (!attackers.includes(piece)) actions.push({ type: "assign", piece: pieceId(play, piece) });
    if (isOverwhelming(field, p, battleOf(targets, attackers))) actions.push({ type: "fight" });
    actions.push({ type: "abandon" });
    return asks("onslaught", side, "BR83-10.1-a", {}, actions);
  },
  take(play, frame, action) {
    if (action.type === "assign") {
      frame.attackers = [...frame.attackers, present(play.field.index.get(action.piece), action.piece)];
      return;
    }
    pop(play);
    if (action.type !== "fight") return;
    beginResult(play, battleOf(frame.targets, frame.attackers), true);
  },
  refuse(play, { side, targets, attackers }, action) {
    const { field, p } = play;
    if (action.type === "fight") return tooFew(targets);
    if (action.type !== "assign") return undefined;
    const piece = field.index.get(action.piece);
    if (piece === undefined) return ANY["no-such-piece"];
    if (attackers.includes(piece)) return DECLARATION["assign-taken"];
    return joinRefusal(field, p, side, piece, targets);
  },
};

/** Why a unit cannot take part in an automatic victory over these. */
export function joinRefusal(
  field: Field,
  p: Position,
  side: SideIndex,
  piece: PieceIndex,
  targets: readonly PieceIndex[],
): Refuses | undefined {
  if (field.isUnit[piece] === 0) return DECLARATION["assign-leader"];
  if (field.sideOf[piece] !== side) return DECLARATION["assign-enemy"];
  if (!onMap(p, piece)) return DECLARATION[holderOf(p, piece) === NONE ? "assign-enemy" : "assign-brigade"];
  if (marked(p, piece, SPENT)) return COMBAT["overwhelm-spent"];
  if (!touchesAll(field, p, piece, targets)) return COMBAT["overwhelm-adjacent"];
  const near = countNextTo(field, p, 1 - side, p.place[piece]);
  return near === targets.length ? undefined : COMBAT["overwhelm-all"];
}

/**
 * Units that may take part: those in contact with all of these and no other enemy (BR83-10.2-a, BR83-10.4-a, BR83-10.4-b), moved or not,
 * active or not (R59, R60).
 */
function candidates(field: Field, p: Position, side: SideIndex, targets: readonly PieceIndex[]): PieceIndex[] {
  if (targets.length === 0) return [];
  return unitsNextTo(field, p, side, p.place[targets[0]]).filter(
    (piece) => joinRefusal(field, p, side, piece, targets) === undefined,
  );
}

/** Is the unit of this side in contact, without having made such an attack yet (BR83-10.6-a)? */
function mayJoin(field: Field, p: Position, side: SideIndex, piece: PieceIndex): boolean {
  const hex = p.place[piece];
  return hex >= 0 && controls(field, p, 1 - side, hex) && !marked(p, piece, SPENT);
}

/** BR83-10.2-a: no long-range fire. */
function battleOf(targets: readonly PieceIndex[], adjacent: readonly PieceIndex[]): Battle {
  return { kind: MELEE, targets, adjacent, guns: [] };
}

function isOverwhelming(field: Field, p: Position, battle: Battle): boolean {
  if (battle.adjacent.length === 0) return false;
  const { adjacent, defense } = totalsOf(field, p, battle);
  return adjacent >= OVERWHELMING * defense;
}

function sameUnits(a: readonly PieceIndex[], b: readonly PieceIndex[]): boolean {
  return a.length === b.length && a.every((piece, at) => piece === b[at]);
}
