import type { EventBase, Side } from "@stonebridge/kernel";
import type { March, MarchKind } from "../games/contract/marches.ts";
import type { Scene } from "./scene.ts";

/** What the map knows about marches. Without it, only marches of one formation are shown together. */
export interface SceneSight {
  /** Whether these spaces can be shown at once, near enough to tell counters apart. */
  fits(spaces: readonly string[]): boolean;
  /** Whether a space is close to a visible piece of another side. */
  nearEnemy(space: string, side: Side): boolean;
}

/** At most this many marches are shown at once: far from every enemy, if one ends near an enemy, and if one meets an enemy. */
const TOGETHER = { far: 8, near: 3, met: 2 } as const;

/** Marches by choice, away from any enemy. */
const PLAIN: ReadonlySet<MarchKind> = new Set(["march", "ride", "rail", "arrival"]);

/** Merges two scenes that can be taken in as one; undefined: they stay two. */
export function joinedOf<E extends EventBase>(
  one: Scene<E>,
  next: Scene<E>,
  sight: SceneSight | undefined,
): Scene<E> | undefined {
  if (next.kind === "quiet" && one.kind !== "fight") return { ...one, to: next.to };
  if (one.kind === "quiet") return { ...next, from: one.from };
  if (one.kind === "event" && next.kind === "event") return one.dice || next.dice ? undefined : together(one, next);
  if (one.kind !== "march" || one.dice) return undefined;
  // A piece that has reached the place of its attack announces it: that needs no time of its own.
  if (next.kind === "event")
    return next.dice || next.heading ? undefined : { ...together(one, next), arrived: one.arrived };
  if (next.kind !== "march") return undefined;
  const marches = [...one.marches, ...next.marches];
  return isOneBody(marches) || areSeenAtOnce(marches, sight) ? together(one, next) : undefined;
}

/** The second continues where the first ends. */
export function together<E extends EventBase>(one: Scene<E>, other: Scene<E>): Scene<E> {
  return {
    ...one,
    to: other.to,
    arrived: other.arrived,
    marches: [...one.marches, ...other.marches],
    about: [...new Set([...one.about, ...other.about])],
    dice: one.dice || other.dice,
    heading: one.heading || other.heading,
  };
}

/** The marches are of one formation, each of different pieces: leaders ride with the troops they lead. */
function isOneBody(marches: readonly March[]): boolean {
  if (!areOthers(marches)) return false;
  const bodies = marches.filter(({ kind }) => kind !== "ride" && kind !== "displacement");
  const formations = new Set(bodies.map(({ formation, pieces: [first] }) => formation ?? first));
  return formations.size <= 1 || bodies.every(({ kind }) => kind === "arrival");
}

/** The marches can be seen at a glance: the closer to the enemy, the fewer at once. */
function areSeenAtOnce(marches: readonly March[], sight: SceneSight | undefined): boolean {
  if (!sight || !areOthers(marches) || !marches.every(({ kind }) => PLAIN.has(kind))) return false;
  const met = marches.some(({ contact }) => contact.length > 0);
  const far = marches.every((march) => isAside(march, sight));
  if (marches.length > TOGETHER[met ? "met" : far ? "far" : "near"]) return false;
  return sight.fits(marches.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to])));
}

/** Nobody has to watch this march: it meets no enemy, and ends near none. */
export function isAside({ kind, contact, to, side }: March, sight: SceneSight | undefined): boolean {
  if (!sight || side === undefined || !PLAIN.has(kind) || contact.length > 0) return false;
  return !sight.nearEnemy(to, side);
}

/** They are of one side, each of different pieces, and no more than the eye can follow. */
function areOthers(marches: readonly March[]): boolean {
  const pieces = marches.flatMap((march) => march.pieces);
  if (marches.length > TOGETHER.far || new Set(pieces).size < pieces.length) return false;
  return new Set(marches.map(({ side }) => side)).size === 1;
}
