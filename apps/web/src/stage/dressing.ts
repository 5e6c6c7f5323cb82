import type { ArrowModel, BoardModel } from "../board/model.ts";
import type { GameTypes } from "../games/contract/types.ts";
import type { PlayState } from "../play/play-state.svelte.ts";
import { type Scene, wayOf } from "./scenes.ts";
import { sinceTheirs } from "./since.ts";
import { traced, tracesOf } from "./traces.ts";

/** At most this many arrows show who attacks whom. */
const ATTACKS = 8;

/**
 * The board with the stage's additions: arrows and shadows of what others did since the player's last decision, the route of the scene on
 * the screen, and who fights in it.
 */
export function staged<G extends GameTypes>(model: BoardModel, play: PlayState<G>): BoardModel {
  const { session, stage, marches } = play;
  const { scene } = stage;
  const going = scene?.marches ?? [];
  const since = sinceTheirs(play);
  const left = since === undefined ? [] : marches.filter(({ fromStep }) => fromStep > since);
  const coming = going.filter(({ fromStep }) => fromStep > session.step);
  const dressed = traced(model, tracesOf([...left, ...coming]));
  if (scene === undefined) return dressed;
  const lit = scene.kind === "march" ? going.flatMap(({ pieces }) => pieces) : [];
  return {
    ...dressed,
    arrows: [...dressed.arrows, ...(scene.kind === "fight" ? attacksIn(scene, model, play) : [])],
    lit: [...dressed.lit, ...lit],
    routes: new Map(going.flatMap((march) => march.pieces.map((piece) => [piece, wayOf(march)] as const))),
  };
}

/** Arrows from the attackers' spaces to the space attacked. */
function attacksIn<G extends GameTypes>(
  { fight, about }: Scene<G["event"]>,
  model: BoardModel,
  { desk }: PlayState<G>,
): readonly ArrowModel[] {
  const attacker = fight === undefined ? undefined : desk.log.facts(fight).side;
  if (attacker === undefined || model.arrows.some(({ kind }) => kind === "attack")) return [];
  const spacesOf = (own: boolean) => {
    const pieces = about.filter((id) => {
      const side = desk.marches.sideOf(id);
      return side !== undefined && (side === attacker) === own;
    });
    return [...new Set(pieces.flatMap((piece) => desk.map.spaceOf(piece) ?? []))];
  };
  const [target] = spacesOf(false);
  if (target === undefined) return [];
  return spacesOf(true)
    .filter((from) => from !== target)
    .slice(0, ATTACKS)
    .map((from): ArrowModel => ({ kind: "attack", spaces: [from, target] }));
}
