import { tiles, tilesUrl } from "virtual:maps/bull-run-1861/tiles";
import { battleScene, places } from "./battle-scene.ts";
import type { Action, GameEvent, Position, Stage, View } from "@stonebridge/games/bull-run-1861";
import { rulesOfGame } from "../../rules/rules-of-game.ts";
import { entryTexts } from "../contract/entry-texts.ts";
import type { ShelvedGame } from "../contract/room.ts";
import { front } from "./front.ts";
import { bullRunTexts } from "./texts.ts";

function piecesOf(view: View) {
  return view.units.flatMap(({ side, elements }) => elements.map(({ zone }) => ({ zone, side })));
}

/** Bull Run 1861 as the client's shelf holds it. */
export const bullRun1861: ShelvedGame<Position, Action, GameEvent, View> = {
  id: "bull-run-1861",
  name: "Bull Run 1861",
  hidden: false,
  front,
  pictures: {
    shelf: {
      view: [600, 485, 600, 211],
      level: 1,
      counter: 30,
      counters: battleScene,
      map: { tiles, tilesUrl, places },
    },
    saved: { size: [800, 620], level: 0, counter: 80 },
    lesson: { view: [760, 340, 620, 380], level: 1, counter: 34 },
  },
  picture: () => import("virtual:maps/bull-run-1861"),
  load: async () => (await import("./loaded.ts")).loaded,
  desk: async () => (await import("./desk-room.ts")).deskRoom,
  lessons: async () => (await import("./lessons/room.ts")).lessonRoom,
  ...rulesOfGame(() => import("@stonebridge/games/bull-run-1861/rules"), {
    en: () => import("@stonebridge/games/bull-run-1861/rules/en"),
    fr: () => import("@stonebridge/games/bull-run-1861/rules/fr"),
  }),
  glance(view, decision) {
    return {
      turn: view.turn,
      stage: view.stage,
      phase: view.phase,
      ...(decision.over ? { winner: decision.winner } : { decides: decision.sides[0] }),
      points: view.score.points,
      pieces: piecesOf(view),
    };
  },
  landmark(event) {
    if (event.type === "turn-began") return "turn";
    return event.type === "half-began" || event.type === "stage-began" ? "phase" : undefined;
  },
  ...entryTexts(bullRunTexts),
  turnName: (turn) => bullRunTexts.t.turn(turn),
  when({ turn, stage, phase }) {
    const texts = bullRunTexts.t;
    if (turn === 0) return texts.stage(stage);
    return `T${turn} ${texts.time(turn)} · ${phase > 0 ? texts.phase(phase) : texts.stage(stage)}`;
  },
  glanceWhen: ({ turn, stage }) =>
    turn === 0 ? bullRunTexts.t.stage(stage as Stage) : `T${turn} ${bullRunTexts.t.time(turn)}`,
  firstTime: () => bullRunTexts.t.time(1),
  scenario: (id) => bullRunTexts.t.optionValue("setup", id),
};
