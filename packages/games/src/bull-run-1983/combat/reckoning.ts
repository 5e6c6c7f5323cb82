import type { Reckoning, Strength, StrengthClause } from "../events.ts";
import type { Field } from "../field.ts";
import { type Battle, BOMBARDMENT } from "../frames.ts";
import type { PieceIndex } from "../measures.ts";
import { type Position, attackOf } from "../position.ts";
import {
  BELOW,
  attackStrength,
  attackerDefense,
  columnFor,
  defenseStrength,
  doubledBy,
  halvedByGround,
  halvedInAttack,
  totalsOf,
} from "./strength.ts";
import { ODDS } from "../vocabulary.ts";

/** A battle's strengths and odds for events and interfaces. `onslaught`: an automatic victory, fought on the 6-1 column (BR83-10.5-a). */
export function reckon(field: Field, p: Position, battle: Battle, onslaught = false): Reckoning {
  const { targets, adjacent, guns } = battle;
  const totals = totalsOf(field, p, battle);
  const column = onslaught ? ODDS.length - 1 : columnFor(battle.kind, totals);
  const attacker = (piece: PieceIndex): Strength => attackerOf(field, p, piece, targets);
  return {
    kind: onslaught ? "automatic-victory" : battle.kind === BOMBARDMENT ? "bombardment" : "melee",
    targets: targets.map((piece) => defenderOf(field, p, piece, adjacent)),
    adjacent: adjacent.map(attacker),
    guns: guns.map(attacker),
    totals: { adjacent: totals.adjacent, support: totals.support, defense: totals.defense },
    odds: column === BELOW ? "none" : ODDS[column],
  };
}

function attackerOf(field: Field, p: Position, piece: PieceIndex, targets: readonly PieceIndex[]): Strength {
  return {
    ...whereabouts(field, p, piece),
    printed: attackOf(field, p, piece),
    counts: attackStrength(field, p, piece, targets),
    defense: attackerDefense(field, p, piece, targets),
    changes: change("halved", halvedInAttack(field, p, piece, targets)),
  };
}

function defenderOf(field: Field, p: Position, piece: PieceIndex, adjacent: readonly PieceIndex[]): Strength {
  const counts = defenseStrength(field, p, piece, adjacent);
  return {
    ...whereabouts(field, p, piece),
    printed: field.defense[piece],
    counts,
    defense: counts,
    changes: [
      ...change("halved", halvedByGround(field, p, piece)),
      ...change("doubled", doubledBy(field, p, piece, adjacent)),
    ],
  };
}

function whereabouts(field: Field, p: Position, piece: PieceIndex): Pick<Strength, "piece" | "hex"> {
  return { piece: field.ids[piece], hex: field.grid.ids[p.place[piece]] };
}

function change(by: "halved" | "doubled", rule: StrengthClause | undefined): Strength["changes"] {
  return rule === undefined ? [] : [{ by, rule }];
}
