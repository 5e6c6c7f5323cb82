import { BRIDGE, FORD, type ZoneIndex } from "@stonebridge/board";
import type { CombatPiece, Modifier } from "../events.ts";
import { type Field, NONE, type PieceIndex, type SideIndex, unitOf } from "../field.ts";
import {
  type Position,
  fatigueOf,
  holds,
  isExtended,
  pieceArtillery,
  pieceCavalry,
  pieceCombat,
} from "../position/position.ts";

/** A combat before its dice: who fights, every certain modifier (Tb8), and the dice that may add one. */
export interface Reckoning {
  readonly side: SideIndex;
  readonly zones: readonly ZoneIndex[];
  readonly attackers: readonly PieceIndex[];
  readonly defenders: readonly PieceIndex[];
  readonly supporters: readonly PieceIndex[];
  readonly attack: readonly Modifier[];
  readonly defence: readonly Modifier[];
  readonly guns: readonly Gunfire[];
  readonly horse: readonly { readonly piece: PieceIndex; readonly potential: number }[];
}

/** An artillery roll to come: the potential that it is compared with, and the support that lowers the die (11.3-e). */
export interface Gunfire {
  readonly piece: PieceIndex;
  readonly attacks: boolean;
  readonly potential: number;
  readonly support: number;
}

const ROWS = ["1/1", "3/2", "2/1", "3/1"] as const;

/** Table Tb2 by whole numbers (examples: BR61-11.2-e): BR61-11.2-b rounds in favour of the lesser; above 3/1 the last row (R50). */
export function ratioRow(greater: number, lesser: number): number {
  if (2 * greater < 3 * lesser) return 0;
  if (greater < 2 * lesser) return 1;
  return greater < 3 * lesser ? 2 : 3;
}

/** The lines of one side; zero lines are left out. All of them add up (BR61-11.3-w). */
class Lines {
  readonly list: Modifier[] = [];
  add(key: Modifier["key"], value: number, rule: string, more: Partial<Modifier> = {}): void {
    if (value !== 0) this.list.push({ key, value, rule, ...more });
  }
}

/**
 * The calculation of a combat before its dice: modifiers of each side, and what they come from (BR61-11.2-a, Tb8).
 * @param attackers front-line elements of the side that attacks
 * @param zones the zones attacked, each with its front-line element
 */
export function reckon(
  field: Field,
  p: Position,
  attackers: readonly PieceIndex[],
  zones: readonly ZoneIndex[],
): Reckoning {
  const side = field.sideOf[attackers[0]];
  const defenders = zones.map((zone) => p.front[zone]);
  const attack = new Lines();
  const defence = new Lines();
  const id = (piece: PieceIndex): string => field.pieceIds[piece];

  // BR61-11.2-a, R51: front lines only; BR61-11.2-c, BR61-11.2-d: to the stronger, to the attacker where equal
  const strengthOf = (pieces: readonly PieceIndex[]): number =>
    pieces.reduce((sum, piece) => sum + pieceCombat(field, p, piece), 0);
  const [ours, theirs] = [strengthOf(attackers), strengthOf(defenders)];
  const row = ratioRow(Math.max(ours, theirs), Math.min(ours, theirs));
  (ours >= theirs ? attack : defence).add("ratio", row + 1, "BR61-11.2-c", {
    strengths: [ours, theirs],
    row: ROWS[row],
  });

  const starred = (pieces: readonly PieceIndex[]): PieceIndex | undefined =>
    pieces.find((piece) => field.units[unitOf(field, piece)].star);
  for (const [lines, pieces] of [
    [attack, attackers],
    [defence, defenders],
  ] as const) {
    const leader = starred(pieces); // BR61-2-c, BR61-11.3-o, R54: once a side
    if (leader !== undefined) lines.add("command", 1, "BR61-11.3-o", { piece: id(leader) });
  }

  // BR61-11.3-a, BR61-11.3-b, BR61-11.3-g: the second line of each attacking zone; in defence only by switch S9 (R52)
  const supporters = attackers.flatMap((piece) => support(field, p, piece));
  for (const piece of supporters)
    if (pieceCombat(field, p, piece) >= 2) attack.add("support", 1, "BR61-11.3-d", { piece: id(piece) });
  const behindDefenders =
    field.options.defenderSupport === "on" ? defenders.flatMap((piece) => support(field, p, piece)) : [];
  for (const piece of behindDefenders)
    if (pieceCombat(field, p, piece) >= 2) defence.add("support", 1, "BR61-R52", { piece: id(piece) });

  addTerrain(field, p, attackers, zones, defence);
  const stretched = defenders.find((piece) => isExtended(field, p, unitOf(field, piece)));
  if (stretched !== undefined) defence.add("extended", 1, "BR61-11.3-s", { piece: id(stretched) }); // also BR61-10.6-k

  // BR61-11.3-t, R56: each side's most tired front line
  for (const [lines, pieces] of [
    [attack, attackers],
    [defence, defenders],
  ] as const) {
    const tired = pieces.reduce((most, piece) =>
      tiredness(field, p, piece) > tiredness(field, p, most) ? piece : most,
    );
    lines.add("fatigue", -tiredness(field, p, tired), "BR61-11.3-t", { piece: id(tired) });
  }

  if (defenders.some((piece) => flanked(field, p, piece, attackers))) defence.add("flank", -1, "BR61-11.3-u"); // once: R57
  if (attackers.some((piece) => flanked(field, p, piece, []))) attack.add("flank", -2, "BR61-11.3-v"); // once: R58
  if (field.options.confusion === "on" && p.turn <= 2) attack.add("confusion", -1, "BR61-13-g");

  const gunfire = (pieces: readonly PieceIndex[], attacks: boolean, helped: boolean): Gunfire[] =>
    pieces.flatMap((piece) => {
      const potential = pieceArtillery(field, p, piece);
      if (potential === 0) return []; // R53
      // BR61-11.3-e, BR61-11.3-h: only from the brigade's own zone
      const helper = helped ? support(field, p, piece)[0] : undefined;
      return [
        { piece, attacks, potential, support: helper !== undefined && pieceArtillery(field, p, helper) >= 2 ? 1 : 0 },
      ];
    });
  return {
    side,
    zones,
    attackers,
    defenders,
    supporters: [...supporters, ...behindDefenders],
    attack: attack.list,
    defence: defence.list,
    // BR61-11.3-m: one die for each front line of both sides that has guns (BR61-2-f)
    guns: [...gunfire(attackers, true, true), ...gunfire(defenders, false, field.options.defenderSupport === "on")],
    // BR61-11.3-n, BR61-2-d: cavalry only in attack
    horse: attackers.flatMap((piece) => {
      const potential = pieceCavalry(field, p, piece);
      return potential === 0 ? [] : [{ piece, potential }];
    }),
  };
}

/** The piece behind a front line that can support it (BR61-10.5-d): not at Fatigue 2 (BR61-11.3-c). Nothing else of it counts (BR61-11.3-f). */
function support(field: Field, p: Position, piece: PieceIndex): PieceIndex[] {
  const second = p.behind[piece];
  return second === NONE || fatigueOf(field, p, unitOf(field, second)) >= 2 ? [] : [second];
}

function tiredness(field: Field, p: Position, piece: PieceIndex): number {
  return fatigueOf(field, p, unitOf(field, piece));
}

/**
 * BR61-11.3-p hill +2, BR61-11.3-r woods +1, BR61-11.3-q ford or bridge +2, which counts only if every attacker comes over one (R55). They
 * add up (R59); if several zones are attacked at once the best one counts (R48). The attacker's ground never does.
 */
function addTerrain(
  field: Field,
  p: Position,
  attackers: readonly PieceIndex[],
  zones: readonly ZoneIndex[],
  defence: Lines,
): void {
  const worth = zones.map((zone) => {
    const { terrain } = field.graph.zones[zone];
    const crossed = attackers.every((piece) => {
      const kind = field.graph.kindOf(p.place[piece], zone);
      return kind === FORD || kind === BRIDGE;
    });
    return {
      hill: terrain.includes("hill") ? 2 : 0,
      woods: terrain.includes("woods") ? 1 : 0,
      crossing: crossed ? 2 : 0,
    };
  });
  const best = worth.reduce((most, one) =>
    one.hill + one.woods + one.crossing > most.hill + most.woods + most.crossing ? one : most,
  );
  defence.add("hill", best.hill, "BR61-11.3-p");
  defence.add("woods", best.woods, "BR61-11.3-r");
  defence.add("crossing", best.crossing, "BR61-11.3-q");
}

/**
 * Is an enemy on the Flank of a front line (BR61-10.2-f)? That is one in contact in a Flank slot (R14), whoever it fights; or, for a
 * defender, an attack that comes from a Flank slot, even over a ford or bridge (R57).
 */
function flanked(field: Field, p: Position, piece: PieceIndex, attackers: readonly PieceIndex[]): boolean {
  const zone = p.place[piece];
  const faced = p.facing[piece];
  const enemy = 1 - field.sideOf[piece];
  const onFlank = (near: ZoneIndex): boolean =>
    field.graph.slot[zone * field.graph.size + near] !== -1 && !field.graph.inFront(zone, faced, near);
  if (field.graph.overLand[zone].some((near) => onFlank(near) && holds(field, p, enemy, near))) return true;
  return attackers.some((attacker) => onFlank(p.place[attacker]) && isLinked(field, zone, p.place[attacker]));
}

function isLinked(field: Field, a: ZoneIndex, b: ZoneIndex): boolean {
  return field.stepCost[a * field.graph.size + b] > 0;
}

/** The values of a combat's parties now, as events and forecasts give them. */
export function combatPiece(field: Field, p: Position, piece: PieceIndex): CombatPiece {
  const unit = unitOf(field, piece);
  return {
    element: field.pieceIds[piece],
    unit: field.units[unit].id,
    zone: field.graph.ids[p.place[piece]],
    combat: pieceCombat(field, p, piece),
    artillery: pieceArtillery(field, p, piece),
    cavalry: pieceCavalry(field, p, piece),
  };
}
