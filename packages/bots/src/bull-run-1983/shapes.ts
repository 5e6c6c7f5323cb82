import type { Action, Position } from "@stonebridge/games/bull-run-1983";
import {
  GUN_RANGE,
  type HexIndex,
  type PieceIndex,
  UNLIMBERED,
  marked,
} from "@stonebridge/games/bull-run-1983/internals";
import { canMove } from "./columns.ts";
import type { Survey } from "./survey.ts";

/** Hexes within which brigades are assembled for battle, and batteries unlimber. */
const BATTLE_IS_NEAR = 5;
/** Farther than any two hexes of the map are apart. */
const FAR = 255;
/** More than any step is worth, so that it comes first. */
const BEFORE_MARCHING = 100;

/** Assembling and breaking down brigades, limbering and unlimbering batteries: worth doing before anybody moves, or not at all. */
export function changeWorth(made: Survey, p: Position, action: Action, piece: PieceIndex): number {
  const { field } = made.country;
  const near = enemyDistance(made, p.place[action.type === "form" ? field.leader[piece] : piece]);
  switch (action.type) {
    case "form":
      return near <= BATTLE_IS_NEAR ? BEFORE_MARCHING + strengthOf(made, piece, action.pieces) : -1;
    case "break":
      return near > 2 * BATTLE_IS_NEAR && canMove(p, piece) ? BEFORE_MARCHING : -1;
    case "flip": {
      const battle = marked(p, piece, UNLIMBERED);
      if (near <= GUN_RANGE) return battle ? -1 : BEFORE_MARCHING;
      return battle && near > BATTLE_IS_NEAR ? BEFORE_MARCHING : -1;
    }
    default:
      return -1;
  }
}

/** How much stronger the brigade piece is than its parts. */
function strengthOf(made: Survey, brigade: PieceIndex, parts: readonly string[]): number {
  const { field } = made.country;
  const apart = parts.reduce((sum, id) => sum + field.attack[field.index.get(id) as PieceIndex][0], 0);
  return field.attack[brigade][0] - apart;
}

function enemyDistance({ enemies, enemyDistances, country: { field } }: Survey, hex: HexIndex): number {
  if (enemyDistances[hex] > 0) return enemyDistances[hex];
  let least = FAR;
  for (const at of enemies.keys()) least = Math.min(least, field.grid.distance(at, hex));
  return (enemyDistances[hex] = least);
}
