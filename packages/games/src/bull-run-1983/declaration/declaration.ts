import { present } from "@stonebridge/kernel";
import type { About, Action } from "../actions.ts";
import { breakBrigade } from "../brigades/brigades.ts";
import { completed } from "./completion.ts";
import { contactOf, isAble } from "./contact.ts";
import {
  type Declaring,
  assignRefusal,
  closeRefusal,
  declaring,
  declaringIn,
  joinRefusal,
  inGunRange,
  mayBombard,
  owedAttackers,
  owedPowerless,
  owedTargets,
  targetRefusal,
} from "./declaring.ts";
import type { Field } from "../field.ts";
import { BOMBARDMENT, type Battle, type DeclarationFrame, MELEE } from "../frames.ts";
import { sacrificeRefusal } from "./least-sacrifice.ts";
import { NONE, type PieceIndex, type SideIndex } from "../measures.ts";
import { type Play, type Step, asks, pieceId, pieceIds, pop, push } from "../play.ts";
import { type Position, heldPieces, onMap } from "../position.ts";
import { ANY } from "../refusals.ts";
import { naming, type Refuses } from "../refusing.ts";
import { BRIGADES } from "../brigades/refusals.ts";
import { DECLARATION } from "./refusals.ts";
import { whyNoAttacker, whyNoTarget } from "./why-not.ts";

/**
 * The attacker declares his battles (D13, 6.7, 9.4), one by one; not all units in contact with a defender have to attack it (BR83-6.6-a).
 * Targets and attackers in any order, then `close`; guns and others join closed battles. Only what can still lead to a legal declaration is
 * offered. Skipped if no unit must fight and no gun can bombard.
 */
export const declaration: Step<"declaration"> = {
  ask(play, frame) {
    const { field, p } = play;
    const { side, battles, draft } = frame;
    const contact = contactOf(field, p, side);
    const idle = battles.length === 0 && draft === undefined && contact.attackers.length === 0;
    if (idle && !mayBombard(field, p, contact)) return undefined;
    const d = declaringIn(field, p, contact, battles, draft);
    const actions: Action[] = [];
    listTargets(play, d, actions);
    if (draft === undefined) listJoins(play, d, actions);
    else {
      listAttackers(play, d, actions);
      if (closeRefusal(d) === undefined) actions.push({ type: "close" });
    }
    for (const piece of field.units[side])
      if (field.kindOf[piece] === "brigade" && breakRefusal(play, side, piece) === undefined)
        actions.push(field.said.break[piece]);
    if (doneRefusal(d) === undefined) actions.push({ type: "done" });
    else actions.push({ type: "complete" });
    return asks("declaration", side, "BR83-6.7-a", aboutOf(play, d), actions);
  },
  run(play, frame) {
    settle(play, frame, []);
  },
  take(play, frame, action) {
    const { field, p } = play;
    const piece = "piece" in action ? present(field.index.get(action.piece), action.piece) : NONE;
    const { draft } = frame;
    switch (action.type) {
      case "target":
        frame.draft = withTarget(field, p, frame, piece);
        break;
      case "assign":
        if (draft !== undefined) frame.draft = withAttacker(draft, piece, draft.kind === BOMBARDMENT);
        break;
      case "close":
        if (draft !== undefined) frame.battles = [...frame.battles, draft];
        frame.draft = undefined;
        break;
      case "join": {
        const gun = declaring(field, p, frame).contact.guns.includes(piece);
        frame.battles = frame.battles.map((battle, at) =>
          at === action.battle - 1 ? withAttacker(battle, piece, gun) : battle,
        );
        break;
      }
      case "break":
        breakUp(play, frame, piece);
        break;
      case "complete":
        frame.battles = completed(declaring(field, p, frame));
        frame.draft = undefined;
        break;
      default:
        settle(play, frame, frame.battles);
    }
  },
  refuse(play, frame, action) {
    const { field, p } = play;
    const d = declaring(field, p, frame);
    if (!("piece" in action)) return plainRefusal(d, action);
    const piece = field.index.get(action.piece);
    if (piece === undefined) return ANY["no-such-piece"];
    if (action.type === "target") return blaming(d, piece, whyNoTarget(d, piece, targetRefusal(d, piece)));
    if (action.type === "assign") return blaming(d, piece, whyNoAttacker(d, piece, d.draft, assignRefusal(d, piece)));
    if (action.type === "join") {
      const refusal = joinRefusal(d, piece, action.battle);
      return blaming(d, piece, whyNoAttacker(d, piece, d.battles[action.battle - 1], refusal));
    }
    return action.type === "break" ? breakRefusal(play, frame.side, piece) : undefined;
  },
};

/** The declaration is complete: its battles are put in order (BR83-7.1-a). */
function settle(play: Play, { side }: DeclarationFrame, battles: readonly Battle[]): void {
  pop(play);
  push(play, { step: "order", side, settled: [], open: battles });
}

function listTargets(play: Play, d: Declaring, actions: Action[]): void {
  const { field, p, draft } = d;
  const melee = draft?.kind !== BOMBARDMENT;
  const fire = draft?.kind !== MELEE && d.contact.guns.length > 0;
  if (melee)
    for (const piece of d.contact.targets)
      if (targetRefusal(d, piece) === undefined) actions.push({ type: "target", piece: pieceId(play, piece) });
  if (!fire) return;
  const near = inGunRange(d);
  for (const piece of field.units[1 - d.contact.side]) {
    const hex = p.place[piece];
    if (hex < 0 || near[hex] === 0 || d.contact.targets.includes(piece)) continue;
    if (targetRefusal(d, piece) === undefined) actions.push({ type: "target", piece: pieceId(play, piece) });
  }
}

function listAttackers(play: Play, d: Declaring, actions: Action[]): void {
  const { attackers, powerless, guns } = d.contact;
  for (const pieces of d.draft?.kind === MELEE ? [attackers, powerless] : [guns])
    for (const piece of pieces)
      if (assignRefusal(d, piece) === undefined) actions.push({ type: "assign", piece: pieceId(play, piece) });
}

function listJoins(play: Play, d: Declaring, actions: Action[]): void {
  const { attackers, powerless, guns } = d.contact;
  for (let battle = 1; battle <= d.battles.length; battle++)
    for (const pieces of [attackers, powerless, guns])
      for (const piece of pieces)
        if (joinRefusal(d, piece, battle) === undefined)
          actions.push({ type: "join", piece: pieceId(play, piece), battle });
}

function aboutOf(play: Play, d: Declaring): Omit<About, "side"> {
  const owed = { targets: pieceIds(play, owedTargets(d)), attackers: pieceIds(play, owedAttackers(d)) };
  return d.draft === undefined ? { owed } : { owed, battle: d.battles.length + 1 };
}

/** Why the declaration is not complete (reading 2.2): L1, L2, then L10. */
export function doneRefusal(d: Declaring): Refuses | undefined {
  if (d.draft !== undefined) return DECLARATION["close-first"];
  if (owedTargets(d).length > 0) return DECLARATION["done-targets"];
  if (d.contact.attackers.some((piece) => !fights(d, piece))) return DECLARATION["done-attackers"];
  if (owedPowerless(d).length > 0) return DECLARATION["done-powerless"];
  return sacrificeRefusal(d);
}

function fights({ battles }: Declaring, piece: PieceIndex): boolean {
  return battles.some(({ adjacent }) => adjacent.includes(piece));
}

function plainRefusal(d: Declaring, action: Action): Refuses | undefined {
  if (action.type === "close") {
    const refusal = closeRefusal(d);
    return d.draft === undefined ? refusal : blaming(d, d.draft.targets[0], refusal);
  }
  if (action.type === "complete") return doneRefusal(d) === undefined ? DECLARATION["complete-nothing"] : undefined;
  if (action.type !== "done") return undefined;
  const refusal = doneRefusal(d);
  if (refusal === DECLARATION["done-targets"])
    return naming(DECLARATION["done-targets"], (known) => ({ enemies: known.named(owedTargets(d)) }));
  for (const owing of [DECLARATION["done-attackers"], DECLARATION["done-powerless"]])
    if (refusal === owing) return naming(owing, (known) => ({ pieces: known.named(owedAttackers(d)) }));
  return refusal;
}

/** Names the pieces that a choice would leave without a battle: those of the hex that the outlook blames. */
function blaming(d: Declaring, piece: PieceIndex, refusal: Refuses | undefined): Refuses | undefined {
  const id = d.field.ids[piece];
  const here = (pieces: readonly PieceIndex[]): PieceIndex[] =>
    pieces.filter((one) => d.p.place[one] === d.outlook.blamed);
  if (refusal === DECLARATION["leaves-attacker"])
    return naming(DECLARATION["leaves-attacker"], (known) => ({
      piece: id,
      pieces: known.named(here(owedAttackers(d))),
    }));
  for (const leaving of [DECLARATION["leaves-target"], DECLARATION["leaves-pair"]])
    if (refusal === leaving)
      return naming(leaving, (known) => ({ piece: id, enemies: known.named(here(d.contact.targets)) }));
  return refusal;
}

/** Adds a defender to the current battle, or opens one: a melee if he is in contact, otherwise a bombardment (BR83-9.61-a, BR83-SP-l). */
function withTarget(field: Field, p: Position, frame: DeclarationFrame, piece: PieceIndex): Battle {
  if (frame.draft !== undefined) return { ...frame.draft, targets: [...frame.draft.targets, piece] };
  const contact = declaring(field, p, frame).contact.targets.includes(piece);
  return { kind: contact ? MELEE : BOMBARDMENT, targets: [piece], adjacent: [], guns: [] };
}

function withAttacker(battle: Battle, piece: PieceIndex, gun: boolean): Battle {
  return gun ? { ...battle, guns: [...battle.guns, piece] } : { ...battle, adjacent: [...battle.adjacent, piece] };
}

/**
 * A brigade may break at any time (BR83-8.4-a, R76). Its parts must be able to attack if it is, and vice versa: which units must fight was
 * settled when the phase began (BR83-6.3-a).
 */
function breakRefusal({ field, p }: Play, side: SideIndex, piece: PieceIndex): Refuses | undefined {
  if (field.sideOf[piece] !== side) return BRIGADES["break-enemy"];
  if (field.kindOf[piece] !== "brigade" || !onMap(p, piece)) return BRIGADES["break-unformed"];
  const able = heldPieces(p, piece).some((part) => field.isUnit[part] === 1 && isAble(field, p, part));
  return able === isAble(field, p, piece) ? undefined : DECLARATION["break-able"];
}

/** Its infantry takes the brigade's place in its battle (R30). */
function breakUp(play: Play, frame: DeclarationFrame, brigade: PieceIndex): void {
  const parts = breakBrigade(play, brigade).filter((part) => play.field.isUnit[part] === 1);
  const replace = (battle: Battle): Battle => ({
    ...battle,
    adjacent: battle.adjacent.flatMap((piece) => (piece === brigade ? parts : [piece])),
  });
  frame.battles = frame.battles.map(replace);
  if (frame.draft !== undefined) frame.draft = replace(frame.draft);
}
