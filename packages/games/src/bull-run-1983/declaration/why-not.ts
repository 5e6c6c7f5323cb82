import { type Battle, BOMBARDMENT } from "../frames.ts";
import type { Field } from "../field.ts";
import { GUN_RANGE, NONE, type PieceIndex, type SideIndex } from "../measures.ts";
import { type Position, FROZEN, LOST, RALLIES, SPENT, holderOf, marked, onMap } from "../position.ts";
import type { Refuses } from "../refusing.ts";
import { isAble, touches, unitsNextTo } from "./contact.ts";
import type { Declaring } from "./declaring.ts";
import { DECLARATION } from "./refusals.ts";

/** Which clause keeps a piece from being a target, where the listing only knows that it cannot be one. */
export function whyNoTarget(d: Declaring, piece: PieceIndex, refusal: Refuses | undefined): Refuses | undefined {
  const { field, p, contact, draft } = d;
  switch (refusal) {
    case DECLARATION["target-leader"]: {
      // leaders next to the attacker are spared by BR83-6.1-a, those under fire by BR83-9.62-a
      const near = isContacted(d, piece);
      return DECLARATION[near && draft?.kind !== BOMBARDMENT ? "target-leader" : "target-far-leader"];
    }
    case DECLARATION["target-own"]:
      if (!mayBeInBrigade(field, p, contact.side, piece)) return DECLARATION["target-own"];
      return DECLARATION[
        isContacted(d, field.brigadePiece[piece]) && draft?.kind !== BOMBARDMENT
          ? "target-brigade"
          : "target-far-brigade"
      ];
    case DECLARATION["target-quiet"]:
      if (unitsNextTo(field, p, contact.side, p.place[piece]).some((unit) => marked(p, unit, SPENT)))
        return DECLARATION["target-spent"]; // BR83-6.3-b
      return DECLARATION[contact.guns.some((gun) => isAble(field, p, gun)) ? "target-fired" : "target-quiet"];
    case DECLARATION["target-unseen"]:
      return DECLARATION[d.free.some((gun) => inRange(d, gun, piece)) ? "target-unseen" : "target-range"];
    default:
      return refusal;
  }
}

/** Does a unit of the side that declares stand next to the piece? */
function isContacted({ field, p, contact }: Declaring, piece: PieceIndex): boolean {
  return onMap(p, piece) && unitsNextTo(field, p, contact.side, p.place[piece]).length > 0;
}

/**
 * Is it one of the enemy's infantry whose brigade piece lies face up, and not on the map by itself? Whether it is one of those that the
 * piece stands for is its owner's secret, and is not asked here.
 */
export function mayBeInBrigade(field: Field, p: Position, side: SideIndex, piece: PieceIndex): boolean {
  const brigade = field.brigadePiece[piece];
  if (field.sideOf[piece] === side || field.kindOf[piece] !== "infantry" || brigade === NONE) return false;
  const seen = onMap(p, piece) && !marked(p, piece, FROZEN);
  const gone = p.place[piece] === RALLIES || p.place[piece] === LOST;
  return !seen && !gone && onMap(p, brigade) && !marked(p, brigade, FROZEN);
}

/** Which clause keeps a piece from attacking this battle's group, where the listing only knows that it cannot. */
export function whyNoAttacker(
  d: Declaring,
  piece: PieceIndex,
  battle: Battle | undefined,
  refusal: Refuses | undefined,
): Refuses | undefined {
  const { field, p, contact } = d;
  switch (refusal) {
    case DECLARATION["assign-enemy"]:
      if (field.sideOf[piece] !== contact.side || holderOf(p, piece) === NONE) return refusal;
      return DECLARATION["assign-brigade"]; // BR83-8.5-a
    case DECLARATION["assign-taken"]:
      return DECLARATION[contact.guns.includes(piece) ? "assign-fired" : "assign-taken"]; // BR83-9.4-a
    case DECLARATION["assign-adjacent"]:
      if (battle?.targets.some((target) => touches(field, p, piece, target)) === true) return refusal;
      return DECLARATION["assign-far"]; // BR83-6.4-a
    default:
      return refusal;
  }
}

function inRange({ field, p }: Declaring, gun: PieceIndex, target: PieceIndex): boolean {
  return field.grid.distance(p.place[gun], p.place[target]) <= GUN_RANGE;
}
