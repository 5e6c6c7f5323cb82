import type { EventBase } from "@stonebridge/kernel";
import type { DeskLog } from "../games/contract/log.ts";
import type { March, MarchReading } from "../games/contract/marches.ts";
import { marchesOf, type SeenStep } from "../play/marches/marches.ts";
import type { Scene } from "./scene.ts";
import { isAside, joinedOf, type SceneSight, together } from "./together.ts";

/** How a game's events are read for scenes. */
export interface SceneReading<E extends EventBase> {
  readonly marches: MarchReading<E>;
  readonly log: Pick<DeskLog<E>, "facts" | "told">;
  readonly sight?: SceneSight | undefined;
}

/** Whether dice of a combat were rolled in the event. */
export function isFight<E extends EventBase>(event: E, { log }: SceneReading<E>): boolean {
  const { combat, dice } = log.facts(event);
  return combat && dice;
}

/**
 * The scenes of these steps, in order, without a gap: each step is in exactly one.
 * @param steps with their visible events, as a session gives them; any stretch of a game
 */
export function scenesOf<E extends EventBase>(
  steps: readonly SeenStep<E>[],
  reading: SceneReading<E>,
): readonly Scene<E>[] {
  const single = steps.map((step) => sceneOfStep(step, reading));
  const scenes: Scene<E>[] = [];
  for (const scene of withMarches(single, marchesOf(steps, reading.marches, reading.log))) {
    const before = scenes.at(-1);
    const joined = before && joinedOf(before, scene, reading.sight);
    if (joined) scenes[scenes.length - 1] = joined;
    else scenes.push(scene);
  }
  return scenes.map((scene) => {
    const aside = scene.kind === "march" && scene.marches.every((march) => isAside(march, reading.sight));
    return aside ? { ...scene, aside } : scene;
  });
}

function sceneOfStep<E extends EventBase>({ number, events }: SeenStep<E>, reading: SceneReading<E>): Scene<E> {
  const told = reading.log.told?.(events) ?? events;
  const facts = told.map((event) => reading.log.facts(event));
  const fight = told.find((_, at) => facts[at]?.combat && facts[at].dice);
  return {
    kind: fight ? "fight" : told.length > 0 ? "event" : "quiet",
    from: number,
    to: number,
    arrived: number,
    heading: facts.some(({ heading }) => heading !== undefined),
    marches: [],
    about: [...new Set(facts.flatMap(({ about }) => about))],
    dice: facts.some(({ dice }) => dice),
    ...(fight ? { fight } : {}),
  };
}

/** The scenes with who moves in them: steps of one march are one scene. */
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
