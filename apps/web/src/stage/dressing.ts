import type { EventBase } from "@stonebridge/kernel";
import type { ArrowModel, BoardModel } from "../board/model.ts";
import type { March } from "../games/contract/marches.ts";
import type { GameTypes } from "../games/contract/types.ts";
import type { PlayOf } from "../games/contract/play.ts";
import { type Scene, wayOf } from "./scene.ts";
import { sinceTheirs } from "./since.ts";
import { traced, tracesOf } from "./traces.ts";

/** At most this many arrows show who attacks whom. */
const ATTACKS = 8;

/**
 * The board with the stage's additions: arrows and shadows of what others did since the player's last decision, the route of the scene on
 * the screen, and who fights in it.
 */
export function staged<G extends GameTypes>(model: BoardModel, play: PlayOf<G>): BoardModel {
  const { session, stage, marches } = play;
  const { scene } = stage;
  const going = scene?.marches ?? [];
  const since = sinceTheirs(play);
  const left = since === undefined ? [] : marches.filter(({ fromStep }) => fromStep > since);
  const coming = scene === undefined ? [] : heralded(scene, session.step);
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

/** Marches of a scene that are drawn before they are shown: after a fight none, because they tell what its dice decide. */
export function heralded<E extends EventBase>({ kind, marches }: Scene<E>, step: number): readonly March<E>[] {
  return kind === "fight" ? [] : marches.filter(({ fromStep }) => fromStep > step);
}

/** Arrows from the attackers’ spaces to the space attacked: of the fight alone, where several are fought in one step. */
export function attacksIn<G extends GameTypes>(
  { fight, about }: Pick<Scene<G["event"]>, "fight" | "about">,
  { arrows }: Pick<BoardModel, "arrows">,
  { desk }: Pick<PlayOf<G>, "desk">,
): readonly ArrowModel[] {
  const attacker = fight === undefined ? undefined : desk.log.facts(fight).side;
  if (attacker === undefined || arrows.some(({ kind }) => kind === "attack")) return [];
  const told = fight && desk.log.fight?.(fight);
  const attacks = told?.does === "attacks" ? told : undefined;
  const spacesOf = (pieces: readonly string[]) => [
    ...new Set(pieces.flatMap((piece) => desk.map.spaceOf(piece) ?? [])),
  ];
  const mentioned = (own: boolean) =>
    about.filter((id) => {
      const side = desk.marches.sideOf(id);
      return side !== undefined && (side === attacker) === own;
    });
  // Where it was fought, even if the defender has retreated since.
  const target = attacks?.place ?? spacesOf(mentioned(false))[0];
  if (target === undefined) return [];
  return spacesOf(attacks?.attackers ?? mentioned(true))
    .filter((from) => from !== target)
    .slice(0, ATTACKS)
    .map((from): ArrowModel => ({ kind: "attack", spaces: [from, target] }));
}
