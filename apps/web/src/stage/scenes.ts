import type { EventBase } from "@stonebridge/kernel";
import type { DeskLog } from "../games/contract/log.ts";
import type { March, MarchReading } from "../games/contract/marches.ts";
import { marchesOf, type SeenStep } from "../play/marches/marches.ts";

/** How a game's events are read for scenes. */
export interface SceneReading<E extends EventBase> {
  readonly marches: MarchReading<E>;
  readonly log: Pick<DeskLog<E>, "facts" | "told">;
}

/**
 * A stretch of steps that is seen as one thing.
 * - `march`: somebody goes from one place to another, with all small steps of it; bodies of one formation together.
 * - `fight`: dice of a combat fall, and what they lead to in the same step.
 * - `event`: anything else that is told: an activation, a rally, a new phase.
 * - `quiet`: nothing of it can be seen. It takes no time.
 */
export interface Scene<E extends EventBase = EventBase> {
  readonly kind: "march" | "fight" | "event" | "quiet";
  /** Numbers of its first and its last step. */
  readonly from: number;
  readonly to: number;
  /** Who goes where in it. */
  readonly marches: readonly March<E>[];
  /** Pieces, zones and hexes that it tells of. */
  readonly about: readonly string[];
  /** Dice fall in it. */
  readonly dice: boolean;
  /** What the fight was about: the first event of it with dice. */
  readonly fight?: E;
}

/** At most so many marches of one formation are seen at once. */
const TOGETHER = 8;

/** Whether dice of a combat fell in the event. */
export function isFight<E extends EventBase>(event: E, { log }: SceneReading<E>): boolean {
  const { combat, dice } = log.facts(event);
  return combat && dice;
}

/**
 * The scenes of these steps, in order, without a gap: each step is in exactly one.
 * @param steps with the events that may be seen, as a session gives them; any stretch of a game
 */
export function scenesOf<E extends EventBase>(
  steps: readonly SeenStep<E>[],
  reading: SceneReading<E>,
): readonly Scene<E>[] {
  const single = steps.map((step) => sceneOfStep(step, reading));
  const scenes: Scene<E>[] = [];
  for (const scene of withMarches(single, marchesOf(steps, reading.marches, reading.log))) {
    const before = scenes.at(-1);
    const joined = before && joinedOf(before, scene);
    if (joined) scenes[scenes.length - 1] = joined;
    else scenes.push(scene);
  }
  return scenes;
}

function sceneOfStep<E extends EventBase>({ number, events }: SeenStep<E>, reading: SceneReading<E>): Scene<E> {
  const told = reading.log.told?.(events) ?? events;
  const facts = told.map((event) => reading.log.facts(event));
  const fight = told.find((_, at) => facts[at]?.combat && facts[at].dice);
  return {
    kind: fight ? "fight" : told.length > 0 ? "event" : "quiet",
    from: number,
    to: number,
    marches: [],
    about: [...new Set(facts.flatMap(({ about }) => about))],
    dice: facts.some(({ dice }) => dice),
    ...(fight ? { fight } : {}),
  };
}

/** The scenes with who goes in them: steps of one march are one scene. */
function withMarches<E extends EventBase>(
  single: readonly Scene<E>[],
  marches: readonly March<E>[],
): readonly Scene<E>[] {
  const scenes: Scene<E>[] = [];
  for (const scene of single) {
    const begun = marches.filter(({ fromStep }) => fromStep === scene.from);
    const before = scenes.at(-1);
    const going = before?.marches.some(({ toStep }) => toStep >= scene.from) === true;
    if (before?.kind === "march" && going && scene.kind !== "fight") {
      scenes[scenes.length - 1] = together(before, { ...scene, marches: begun });
    } else if (begun.length > 0) {
      scenes.push({ ...scene, kind: scene.kind === "fight" ? "fight" : "march", marches: begun });
    } else scenes.push(scene);
  }
  return scenes;
}

function together<E extends EventBase>(one: Scene<E>, other: Scene<E>): Scene<E> {
  return {
    ...one,
    to: other.to,
    marches: [...one.marches, ...other.marches],
    about: [...new Set([...one.about, ...other.about])],
    dice: one.dice || other.dice,
  };
}

/** Two scenes as one, where eyes take them in as one. */
function joinedOf<E extends EventBase>(one: Scene<E>, next: Scene<E>): Scene<E> | undefined {
  if (next.kind === "quiet" && one.kind !== "fight") return { ...one, to: next.to };
  if (one.kind === "quiet") return { ...next, from: one.from };
  if (one.kind === "event" && next.kind === "event") return one.dice || next.dice ? undefined : together(one, next);
  if (one.kind !== "march" || next.kind !== "march" || one.dice) return undefined;
  return isOneBody([...one.marches, ...next.marches]) ? together(one, next) : undefined;
}

/** The marches are of one body, each of other pieces: leaders ride with whom they lead. */
function isOneBody(marches: readonly March[]): boolean {
  const pieces = marches.flatMap((march) => march.pieces);
  if (marches.length > TOGETHER || new Set(pieces).size < pieces.length) return false;
  if (new Set(marches.map(({ side }) => side)).size > 1) return false;
  const bodies = marches.filter(({ kind }) => kind !== "ride" && kind !== "displacement");
  const formations = new Set(bodies.map(({ formation, pieces: [first] }) => formation ?? first));
  return formations.size <= 1 || bodies.every(({ kind }) => kind === "arrival");
}

/** The spaces of a march in order, where it began first. */
export function wayOf({ from, via, to }: March): readonly string[] {
  return [...(from === undefined ? [] : [from]), ...via, to];
}
