import { type HexIndex, NOWHERE } from "@stonebridge/board";
import { commandPost } from "./command.ts";
import { DIVISION, type Field, HEADQUARTERS, TRAIN } from "../field.ts";
import { type HolderIndex, type LeaderIndex, NONE } from "../measures.ts";
import { ELIMINATED, FATIGUED, type Position, onMap } from "../position.ts";
import { guestsOf, hostOf } from "./standing.ts";

/** Rating of a division without a leader (NWO-12.13-b). */
const NOBODY_RATED = 1;

/** Current rating of a leader: as everybody knows it, less one for each attached division after the first. */
export function leaderRating(field: Field, p: Position, leader: LeaderIndex): number {
  const { leads, holders } = field;
  const holder = leads[leader];
  // NWO-19.12.1-b: those that still have units
  const guests = holder === NONE ? [] : guestsOf(field, p, holder);
  const burden = Math.max(0, guests.filter((guest) => holders[guest].units.some((unit) => onMap(p, unit))).length - 1);
  return Math.max(0, openRating(field, p, leader) - burden);
}

/**
 * A leader’s rating as everybody knows it: one less for an army commander while his headquarters are lost (NWO-11.4-c); who is attached to
 * him is secret (NWO-19.12.1-d).
 */
export function openRating({ leads, holders }: Field, { rating, seat }: Position, leader: LeaderIndex): number {
  const holder = leads[leader];
  const bereft = holder !== NONE && holders[holder].kind === HEADQUARTERS && seat[holder] === ELIMINATED;
  return Math.max(0, rating[leader] - (bereft ? 1 : 0));
}

/** Current rating of a holder’s leader; undefined while he is lost or off the map (NWO-RUL152). */
export function ratingOf(field: Field, p: Position, holder: HolderIndex): number | undefined {
  const { leader, kind, units } = field.holders[holder];
  if (leader === NONE) return kind === DIVISION && units.some((unit) => p.place[unit] >= 0) ? NOBODY_RATED : undefined;
  return commandPost(p, leader) === NOWHERE ? undefined : leaderRating(field, p, leader);
}

/** Where orders to a holder go: to its leader, its first unit if it has none, the hex of headquarters or a train (NWO-RUL170). */
export function addressOf(field: Field, p: Position, holder: HolderIndex): HexIndex {
  const { leader, kind, units } = field.holders[holder];
  if (kind === HEADQUARTERS || kind === TRAIN) return p.seat[holder] >= 0 ? p.seat[holder] : NOWHERE;
  if (leader !== NONE) return p.post[leader] >= 0 ? p.post[leader] : NOWHERE;
  const first = units.find((unit) => p.place[unit] >= 0);
  return first === undefined ? NOWHERE : p.place[first];
}

/**
 * The formation whose demoralisation affects a holder: itself, or the one with which its division acts (NWO-19.12.1-c); NONE for wings and
 * headquarters.
 */
export function bodyOf(field: Field, p: Position, holder: HolderIndex): HolderIndex {
  const { formation, units } = field.holders[holder];
  return formation === NONE ? (units.length > 0 ? holder : NONE) : hostOf(field, p, holder);
}

/** Does a holder suffer as if demoralised (NWO-14.2-a, NWO-RUL213)? A division has its own fatigue (NWO-16.2-j). */
export function isDisheartened(field: Field, p: Position, holder: HolderIndex): boolean {
  const body = bodyOf(field, p, holder);
  return body !== NONE && (p.broken[body] === 1 || p.fatigue[holder] >= FATIGUED);
}
