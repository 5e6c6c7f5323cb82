import type { PlayedStep, Side } from "@stonebridge/kernel";
import type { GameTypes } from "../games/contract/types.ts";
import type { March } from "../games/contract/marches.ts";
import type { PlayOf } from "../games/contract/play.ts";
import type { SceneReading } from "./scenes.ts";
import { type Scene, wayOf } from "./scene.ts";

/** Marches that result from a fight: its sheet stays while they are shown. */
const AFTERMATH: ReadonlySet<March["kind"]> = new Set(["retreat", "withdrawal", "advance", "displacement"]);

/** Dice that concern more places than these concern none of them in particular. */
const MOST_AT_A_ROLL = 3;

/** How scenes are made from what happens on this screen. */
export function readingOf<G extends GameTypes>({ desk, board, boardModel }: PlayOf<G>): SceneReading<G["event"]> {
  const { marches, log } = desk;
  if (!board) return { marches, log };
  const { fits } = board;
  /** The spaces occupied by enemies of a side. */
  const enemies = new Map<Side, ReadonlySet<string>>();
  const enemiesOf = (side: Side): ReadonlySet<string> => {
    const known = enemies.get(side);
    if (known) return known;
    const spaces = new Set(
      boardModel.pieces.flatMap(({ id, space }) => {
        const other = marches.sideOf(id);
        return other === undefined || other === side ? [] : [space];
      }),
    );
    enemies.set(side, spaces);
    return spaces;
  };
  return { marches, log, sight: { fits, nearEnemy: (space, side) => board.isNear(space, enemiesOf(side)) } };
}

export function isPerson<G extends GameTypes>({ session }: PlayOf<G>, side: Side): boolean {
  return session.seats[side]?.kind === "person";
}

/** The player at this screen has pieces in it. */
export function concerns<G extends GameTypes>(play: PlayOf<G>, { about }: Scene<G["event"]>): boolean {
  return about.some((id) => {
    const side = play.desk.marches.sideOf(id);
    return side !== undefined && isPerson(play, side);
  });
}

/** Whether a person at this screen played its last step. */
export function decidedHere<G extends GameTypes>(play: PlayOf<G>, { to }: Scene<G["event"]>): boolean {
  const step: PlayedStep<G["action"], G["event"]> | undefined = play.session.match.steps[to - 1];
  return step !== undefined && isPerson(play, step.side);
}

/** Whether a person at this screen marches in a step. */
export function marchesHere<G extends GameTypes>(
  play: PlayOf<G>,
  step: PlayedStep<G["action"], G["event"]> | undefined,
): boolean {
  if (step === undefined || !isPerson(play, step.side)) return false;
  return step.events.some((event) => {
    const told = play.desk.marches.tells(event);
    return told?.does === "goes" && told.kind === "march";
  });
}

/** The spaces that a scene is about, the most important last; none if the map stays. */
export function placesOf<G extends GameTypes>(
  { desk }: PlayOf<G>,
  scene: Scene<G["event"]> | undefined,
): readonly string[] {
  if (scene === undefined) return [];
  const ways = scene.marches.flatMap(wayOf);
  if (scene.kind === "march") return [...new Set(ways)];
  const concerned = [...new Set(scene.about.map((id) => desk.map.spaceOf(id) ?? id))];
  // Dice for a piece are rolled where it stands: whether it obeys, rallies, goes on. What is merely reported leaves the map as it is.
  if (scene.kind === "event") return scene.dice && concerned.length <= MOST_AT_A_ROLL ? concerned : [];
  const telling = scene.fight && desk.log.fight?.(scene.fight);
  const at = telling?.does === "attacks" ? telling.place : undefined;
  const places = [...new Set([...ways, ...concerned])];
  return at === undefined ? places : [...places.filter((place) => place !== at), at];
}

/** Somebody begins an attack in it, so it is not a later part of a fight. */
export function begins<G extends GameTypes>({ fight }: Scene<G["event"]>, { desk }: PlayOf<G>): boolean {
  return fight !== undefined && desk.log.fight?.(fight)?.does === "attacks";
}

export function isAftermath({ kind, marches }: Scene): boolean {
  return kind === "march" && marches.every((march) => AFTERMATH.has(march.kind));
}
