import { NOWHERE } from "@stonebridge/board";
import { pricedAttack } from "../movement/refusals.ts";
import { unitIds, zoneIds } from "../play.ts";
import { unitsIn } from "../position.ts";
import { type Asking, piece, pieceAndZone, refuses, zone } from "../refusing.ts";

/** Refusals of declaring an attack (9.4-l, 10.1). */
export const ATTACK = refuses({
  "attack-kind": ["SB62-10.3.2-d", piece],
  "attack-points": ["SB62-9.4-l", pricedAttack],
  "attack-border": ["SB62-9.4-l", pieceAndZone],
  "attack-river": ["SB62-9.4-l", pieceAndZone],
  "attack-none": ["SB62-9.4-l", pieceAndZone],
  "attack-strength": ["SB62-RU75", piece],
  "attack-front": ["SB62-RU40", fronting],
  "attack-again": ["SB62-10.1-c", pieceAndZone],
  "attack-stack": ["SB62-10.1-e", mates],
  "attack-apart": ["SB62-10.1-c", pieceAndZone],
  "attack-twice": ["SB62-10.1-d", piece],
  "attack-entering": ["SB62-8-E-d", piece],
  "attack-night": ["SB62-11.2.3-h", piece],
});

/** Refusals of combats and losses (10.1, 10.4). */
export const COMBAT = refuses({
  "fight-unmarked": ["SB62-10.1-a", zone],
  "fight-again": ["SB62-10.1-c", zone],
  "fight-void": ["SB62-RU76", zone],
  "fight-nothing": ["SB62-10.1-a"],
  "fight-early": ["SB62-6.1-m"],
  "choose-stronger": ["SB62-10.4-x", piece],
  "choose-artillery": ["SB62-10.4-f", piece],
  "choose-stranger": ["SB62-10.4-e", piece],
  "choose-sure": ["SB62-10.4-x", piece],
  "choose-settled": ["SB62-10.4-x"],
});

/** Refusals of retreats and advances (10.4). */
export const RETREAT = refuses({
  "withdraw-other": ["SB62-10.4-r", piece],
  "withdraw-border": ["SB62-10.4-r", pieceAndZone],
  "withdraw-enemy": ["SB62-9.6-d", held],
  "withdraw-river": ["SB62-9.4-i", pieceAndZone],
  "withdraw-back": ["SB62-RU67", pieceAndZone],
  "withdraw-worse": ["SB62-10.4-r", pieceAndZone],
  "withdraw-farther": ["SB62-11.1.4-a", pieceAndZone],
  "withdraw-full": ["SB62-10.4-p", pieceAndZone],
  "advance-stranger": ["SB62-10.4-s", piece],
  "advance-artillery": ["SB62-10.4-z", piece],
  "advance-full": ["SB62-9.6-a", pieceAndZone],
  "advance-zone": ["SB62-10.4-s", pieceAndZone],
  "advance-river": ["SB62-9.4-i", pieceAndZone],
  "advance-nowhere": ["SB62-10.4-s"],
});

type PieceAndZone = ReturnType<typeof pieceAndZone>;

/** The Front that it has now, unless it has moved. */
function fronting(asking: Asking): PieceAndZone & { readonly zones?: readonly string[] } {
  const { play } = asking;
  const { field, p } = play;
  const named = pieceAndZone(asking);
  const unit = field.unitIndex.get(named.piece) ?? NOWHERE;
  const faced = p.facing[unit];
  return faced === NOWHERE ? named : { ...named, zones: zoneIds(play, field.graph.front(p.place[unit], faced)) };
}

/** Brigades of its zone that attack another one. */
function mates(asking: Asking): PieceAndZone & { readonly friends: readonly string[] } {
  const { play } = asking;
  const { field, p } = play;
  const named = pieceAndZone(asking);
  const unit = field.unitIndex.get(named.piece) ?? NOWHERE;
  const others = unitsIn(p, p.place[unit]).filter((other) => other !== unit && p.target[other] !== NOWHERE);
  return { ...named, friends: unitIds(play, others) };
}

/** The enemies in the zone where it was to go back to. */
function held(asking: Asking): PieceAndZone & { readonly enemies: readonly string[] } {
  const { play } = asking;
  const named = pieceAndZone(asking);
  return { ...named, enemies: unitIds(play, unitsIn(play.p, play.field.graph.known(named.zone))) };
}
