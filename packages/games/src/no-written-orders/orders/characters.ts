import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { commandPost, wingCommands } from "../army/command.ts";
import { DIVISION, FORMATION, type Field, HEADQUARTERS, WING } from "../field.ts";
import { CONFEDERATE, type HolderIndex, type LeaderIndex, NONE, UNION, type UnitIndex } from "../measures.ts";
import { obey } from "./obedience.ts";
import type { Order } from "./order-book.ts";
import type { DieRoll } from "../events/die-roll.ts";
import { type Play, holderId, rollTwo, sideId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";
import { type Position, SUCCEEDED, inZoneOf, onMap } from "../position.ts";
import { sees } from "../land/sight.ts";
import { isDetached, unitsUnder } from "../army/standing.ts";
import type { Trait } from "../vocabulary.ts";

/** Sum of two dice at which a leader follows his character (NWO-19.8.1-a, NWO-RUL239). */
const SNAKE_EYES = 2;

/** The character of a holder’s leader, under `leaderTraits`; his successor has none (NWO-19.8-a, NWO-11.2-b). */
export function traitOf(field: Field, p: Position, holder: HolderIndex): Trait | null {
  const { leader } = field.holders[holder];
  if (field.options.leaderTraits === "off" || commandPost(p, leader) === NOWHERE) return null;
  return (p.leaderMarks[leader] & SUCCEEDED) === 0 ? field.leaders[leader].trait : null;
}

/** Whether two dice rolled for him bring out his character. */
export function isCarriedAway(field: Field, p: Position, holder: HolderIndex, total: number): boolean {
  return total === SNAKE_EYES && traitOf(field, p, holder) !== null;
}

/** Rolls whether a leader follows his character, and if so applies it (NWO-19.8.1-b, NWO-19.8.3-a, NWO-19.8.3-b, NWO-DR30). */
export function testCharacter(play: Play, holder: HolderIndex, rule: string): void {
  const { field, p } = play;
  if (traitOf(field, p, holder) === null) return;
  const dice = rollTwo(play, "trait", field.holders[holder].side, [], holderId(play, holder));
  if (isCarriedAway(field, p, holder, dice.total)) return followCharacter(play, holder, dice, rule);
  return tellTested(play, holder, dice, rule, false);
}

function tellTested(play: Play, holder: HolderIndex, dice: DieRoll, rule: string, follows: boolean): void {
  tell(play, {
    type: "character-tested",
    rule,
    ...(play.field.options.secretTests === "on" ? { audience: [sideId(play.field.holders[holder].side)] } : {}),
    holder: holderId(play, holder),
    roll: dice,
    follows,
  });
}

/**
 * He does what his character demands, at once: attacks the nearest enemies, or falls back (NWO-19.8.1-a). This counts as complying with a
 * new order, so nothing else waits for him (NWO-12.5-d).
 */
export function followCharacter(play: Play, holder: HolderIndex, dice: DieRoll, rule: string): void {
  const { field, p } = play;
  tellTested(play, holder, dice, rule, true);
  const order = traitOf(field, p, holder) === "panicky" ? withdrawal() : attackOn(nearestEnemy(field, p, holder));
  if (order === undefined) return;
  p.waiting = p.waiting.with(holder, undefined);
  p.night = p.night.with(holder, undefined);
  obey(play, holder, [order], "trait", p.turn, rule);
}

function withdrawal(): Order {
  return { type: "fall-back", waypoints: [], forced: false, hidden: false };
}

/** Nobody to attack: he stays as he is. */
function attackOn(flag: HexIndex): Order | undefined {
  if (flag === NOWHERE) return undefined;
  return { type: "attack", target: { flag, hexes: [flag] }, waypoints: [], forced: false, hidden: false };
}

/** Hex of the enemy units nearest to a leader, the first of several in the order of the map. */
function nearestEnemy(field: Field, p: Position, holder: HolderIndex): HexIndex {
  const { leader, side } = field.holders[holder];
  let nearest = NOWHERE;
  let least = Infinity;
  for (const unit of field.roster[1 - side]) {
    if (!onMap(p, unit)) continue;
    const hex = p.place[unit];
    const away = field.map.grid.distance(p.post[leader], hex);
    if (away < least || (away === least && hex < nearest)) [nearest, least] = [hex, away];
  }
  return nearest;
}

/** Each day turn, self-willed leaders are tested (NWO-19.8.3-a, NWO-19.8.3-b; reading 2). Side A first. */
export function testHeads(play: Play): void {
  const { field, p } = play;
  if (field.options.leaderTraits === "off" || field.module.turns[p.turn - 1].night) return;
  for (const side of [UNION, CONFEDERATE])
    for (const [holder, { side: own, kind }] of field.holders.entries()) {
      if (own !== side || kind === HEADQUARTERS || !acts(field, p, holder)) continue;
      const rule = temptation(field, p, holder);
      if (rule !== undefined) testCharacter(play, holder, rule);
    }
}

/** Does a holder decide for itself: a formation, a division with an order of its own, an independent wing? */
function acts(field: Field, p: Position, holder: HolderIndex): boolean {
  const { kind } = field.holders[holder];
  if (kind === DIVISION) return isDetached(field, p, holder);
  return kind !== WING || wingCommands(field, p, holder);
}

/** The clause by which a leader may follow his character now. */
function temptation(field: Field, p: Position, holder: HolderIndex): string | undefined {
  const type = p.standing[holder]?.order.type;
  const attacks = type === "attack" || type === "probe";
  const trait = traitOf(field, p, holder);
  if (trait === "panicky" && attacks && isInContact(field, p, holder)) return "NWO-19.8.3-a";
  return trait === "aggressive" && !attacks && seesEnemies(field, p, field.holders[holder].leader)
    ? "NWO-19.8.3-b"
    : undefined;
}

/** Units that a holder leads; for a wing those of its formations. */
function menOf(field: Field, p: Position, holder: HolderIndex): readonly UnitIndex[] {
  if (field.holders[holder].kind !== WING) return unitsUnder(field, p, holder);
  return field.holders.flatMap(({ wing, units, kind }) =>
    wing === holder && kind === FORMATION ? units.filter((unit) => onMap(p, unit)) : [],
  );
}

function isInContact(field: Field, p: Position, holder: HolderIndex): boolean {
  const enemy = 1 - field.holders[holder].side;
  return menOf(field, p, holder).some((unit) => inZoneOf(field, p, enemy, p.place[unit]));
}

function seesEnemies(field: Field, p: Position, leader: LeaderIndex): boolean {
  if (leader === NONE) return false;
  const post = p.post[leader];
  return field.roster[1 - field.leaderSide[leader]].some(
    (unit) => onMap(p, unit) && sees(field, p, post, p.place[unit]),
  );
}
