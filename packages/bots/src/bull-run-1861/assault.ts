import type { Position } from "@stonebridge/games/bull-run-1861";
import {
  LAND,
  NONE,
  type PieceIndex,
  fatigueOf,
  holds,
  isExtended,
  pieceArtillery,
  pieceCavalry,
  pieceCombat,
  ratioRow,
  unitOf,
} from "@stonebridge/games/bull-run-1861/internals";
import type { Estimate } from "./estimate.ts";
import type { Ground, Zone } from "./ground.ts";
import type { Chances, Odds } from "./odds.ts";
import type { Weights } from "./weights.ts";

/** A front line that attacks from a zone, in which it may not be yet. */
export interface Party {
  readonly piece: PieceIndex;
  readonly zone: Zone;
  /** The brigade that would stand behind it; NONE for none. */
  readonly support: PieceIndex;
  /** Fatigue it will have taken by then. */
  readonly push: number;
}

/** The modifiers of an attack by these parties on a zone, guns and cavalry by their chances; and what it is worth. */
export class Assaults {
  readonly #ground: Ground;
  readonly #odds: Odds;
  readonly #weights: Weights;

  constructor(ground: Ground, odds: Odds, weights: Weights) {
    this.#ground = ground;
    this.#odds = odds;
    this.#weights = weights;
  }

  /** Worth to the attacker, in victory points, of one combat. */
  worth(p: Position, view: Estimate, parties: readonly Party[], target: Zone): number {
    const { attack, defence } = this.modifiers(p, parties, target);
    return this.outcome(p, view, this.#odds.of(attack, defence), parties, target);
  }

  modifiers(p: Position, parties: readonly Party[], target: Zone): { attack: number; defence: number } {
    const { field } = this.#ground;
    const defender = p.front[target];
    let strength = 0;
    let attack = 0;
    let star = false;
    let tired = 0;
    let overLand = false;
    let onFlank = this.#isFlanked(p, defender, target);
    let exposed = false;
    for (const { piece, zone, support, push } of parties) {
      const unit = unitOf(field, piece);
      strength += pieceCombat(field, p, piece);
      star ||= field.units[unit].star;
      tired = Math.max(tired, fatigueOf(field, p, unit) + push);
      overLand ||= field.graph.kindOf(zone, target) === LAND;
      onFlank ||= !field.graph.inFront(target, p.facing[defender], zone);
      exposed ||= this.#isExposed(p, 1 - field.sideOf[defender], zone, target);
      let help = 0;
      if (support !== NONE && fatigueOf(field, p, unitOf(field, support)) < 2) {
        if (pieceCombat(field, p, support) >= 2) attack += 1;
        if (pieceArtillery(field, p, support) >= 2) help = 1;
      }
      const guns = pieceArtillery(field, p, piece);
      if (guns > 0) attack += (guns + help) / 6;
      attack += pieceCavalry(field, p, piece) / 6;
    }
    const against = pieceCombat(field, p, defender);
    const owner = unitOf(field, defender);
    const row = 1 + ratioRow(Math.max(strength, against), Math.max(1, Math.min(strength, against)));
    attack += (strength >= against ? row : 0) + (star ? 1 : 0) - Math.min(2, tired) - (exposed ? 2 : 0);
    if (field.options.confusion === "on" && p.turn <= 2) attack -= 1;
    const defence =
      (strength >= against ? 0 : row) +
      (field.units[owner].star ? 1 : 0) +
      this.#ground.cover[target] +
      (overLand ? 0 : 2) +
      (isExtended(field, p, owner) ? 1 : 0) +
      pieceArtillery(field, p, defender) / 6 -
      fatigueOf(field, p, owner) -
      (onFlank ? 1 : 0);
    return { attack, defence };
  }

  /** What results with these chances are worth to the attacker. */
  outcome(p: Position, view: Estimate, chances: Chances, parties: readonly Party[], target: Zone): number {
    const { field } = this.#ground;
    const defender = p.front[target];
    let worth =
      chances["defender-hit"] * this.#hitOn(p, view, defender, target) +
      (chances["defender-hit"] + chances["defender-fatigue"]) * this.#fatigueOf(p, unitOf(field, defender));
    for (const { piece } of parties) {
      worth -=
        chances["attacker-hit"] * this.#hitOnUs(p, view, piece) +
        (chances["attacker-hit"] + chances["attacker-fatigue"]) * this.#fatigueOf(p, unitOf(field, piece));
    }
    return worth;
  }

  /** A brigade with maximum Fatigue takes no more (R35). */
  #fatigueOf(p: Position, unit: number): number {
    return fatigueOf(this.#ground.field, p, unit) >= 2 ? 0 : this.#weights.fatigueLevel;
  }

  /** A hit costs a step, or the zone, depending on its owner's choice and the die. */
  #hitOn(p: Position, view: Estimate, defender: PieceIndex, target: Zone): number {
    const unit = unitOf(this.#ground.field, defender);
    const retreats = this.retreatChance(p, unit);
    const leaving = retreats * this.groundWorth(p, view.side, target) + (1 - retreats) * view.enemyStep;
    return this.#mustRetreat(p, unit) ? leaving : Math.min(leaving, view.enemyStep);
  }

  #hitOnUs(p: Position, view: Estimate, piece: PieceIndex): number {
    const retreats = this.retreatChance(p, unitOf(this.#ground.field, piece));
    return retreats * this.#weights.unscoredZone + (1 - retreats) * view.ownStep;
  }

  #mustRetreat(p: Position, unit: number): boolean {
    const printed = this.#ground.field.units[unit].combat;
    return 2 * (printed - p.losses[unit] - 1) < printed;
  }

  /** Table Tb10. */
  retreatChance(p: Position, unit: number): number {
    const { field } = this.#ground;
    const { star, kind } = field.units[unit];
    return (3 + (star || kind === "cavalry" ? 1 : 0) - (isExtended(field, p, unit) ? 1 : 0)) / 6;
  }

  /** What it is worth to a side to drive an enemy out of a zone. */
  groundWorth(p: Position, side: number, zone: Zone): number {
    const { field, points } = this.#ground;
    const slot = field.scoringSlot[zone];
    return slot === -1 || p.control[slot] === side
      ? this.#weights.unscoredZone
      : 2 * points[slot] * this.#weights.wonGround;
  }

  /** Is an enemy in contact on the defender's Flank already (11.3-u)? */
  #isFlanked(p: Position, piece: PieceIndex, zone: Zone): boolean {
    const { field } = this.#ground;
    const enemy = 1 - field.sideOf[piece];
    for (const near of field.graph.overLand[zone])
      if (holds(field, p, enemy, near) && !field.graph.inFront(zone, p.facing[piece], near)) return true;
    return false;
  }

  /** Would an attacker in the zone have an enemy on its Flank, however it faces (11.3-v)? */
  #isExposed(p: Position, side: number, zone: Zone, target: Zone): boolean {
    const { field } = this.#ground;
    const { graph } = field;
    const others = graph.overLand[zone].filter((near) => near !== target && holds(field, p, 1 - side, near));
    if (others.length === 0) return false;
    return !graph.front(zone, target).some((faced) => others.every((near) => graph.inFront(zone, faced, near)));
  }
}
