import type { EventBase, Side } from "@stonebridge/kernel";
import type { March, MarchKind } from "../games/contract/marches.ts";
import type { Scene } from "./scenes.ts";

/** What the map knows of marches. Without it only those of one body are seen together. */
export interface SceneSight {
  /** Whether these spaces can be shown at once, from no further off than counters can be told apart. */
  fits(spaces: readonly string[]): boolean;
  /** Whether a space is close to somebody of another side, as far as he is seen. */
  nearEnemy(space: string, side: Side): boolean;
}

/** At most so many marches are seen at once: far from every enemy, where one ends near him, and where one meets him. */
const TOGETHER = { far: 8, near: 3, met: 2 } as const;

/** What somebody does of his own accord, where nobody is. */
const PLAIN: ReadonlySet<MarchKind> = new Set(["march", "ride", "rail", "arrival"]);

/** Two scenes as one, where eyes take them in as one; undefined: they are two. */
export function joinedOf<E extends EventBase>(
  one: Scene<E>,
  next: Scene<E>,
  sight: SceneSight | undefined,
): Scene<E> | undefined {
  if (next.kind === "quiet" && one.kind !== "fight") return { ...one, to: next.to };
  if (one.kind === "quiet") return { ...next, from: one.from };
  if (one.kind === "event" && next.kind === "event") return one.dice || next.dice ? undefined : together(one, next);
  if (one.kind !== "march" || one.dice) return undefined;
  // Who has reached where he attacks says so: that needs no time of its own.
  if (next.kind === "event")
    return next.dice || next.heading ? undefined : { ...together(one, next), arrived: one.arrived };
  if (next.kind !== "march") return undefined;
  const marches = [...one.marches, ...next.marches];
  return isOneBody(marches) || areSeenAtOnce(marches, sight) ? together(one, next) : undefined;
}

/** The second goes on where the first ends. */
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

/** The marches are of one body, each of other pieces: leaders ride with whom they lead. */
function isOneBody(marches: readonly March[]): boolean {
  if (!areOthers(marches)) return false;
  const bodies = marches.filter(({ kind }) => kind !== "ride" && kind !== "displacement");
  const formations = new Set(bodies.map(({ formation, pieces: [first] }) => formation ?? first));
  return formations.size <= 1 || bodies.every(({ kind }) => kind === "arrival");
}

/** The marches can be seen at a glance: the closer they come to the enemy, the fewer of them. */
function areSeenAtOnce(marches: readonly March[], sight: SceneSight | undefined): boolean {
  if (!sight || !areOthers(marches) || !marches.every(({ kind }) => PLAIN.has(kind))) return false;
  const met = marches.some(({ contact }) => contact.length > 0);
  const far = marches.every((march) => isAside(march, sight));
  if (marches.length > TOGETHER[met ? "met" : far ? "far" : "near"]) return false;
  return sight.fits(marches.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to])));
}

/** Nobody who watches has to care about this march: it meets no enemy, and ends near none. */
export function isAside({ kind, contact, to, side }: March, sight: SceneSight | undefined): boolean {
  if (!sight || side === undefined || !PLAIN.has(kind) || contact.length > 0) return false;
  return !sight.nearEnemy(to, side);
}

/** They are of one side, each of other pieces, and no more than eyes can follow. */
function areOthers(marches: readonly March[]): boolean {
  const pieces = marches.flatMap((march) => march.pieces);
  if (marches.length > TOGETHER.far || new Set(pieces).size < pieces.length) return false;
  return new Set(marches.map(({ side }) => side)).size === 1;
}
