import { tiles, tilesUrl } from "virtual:maps/second-bull-run-1862/tiles";
import { battleScene, places } from "./battle-scene.ts";
import type { Action, GameEvent, Position, Stage, View } from "@stonebridge/games/second-bull-run-1862";
import { rulesOfGame } from "../../rules/rules-of-game.ts";
import { entryTexts } from "../contract/entry-texts.ts";
import type { ShelvedGame } from "../contract/room.ts";
import { front } from "./front.ts";
import { clockOf, firstTurnOf, hourOf, NIGHT } from "./hours.ts";
import { gameTexts } from "./texts.ts";

function piecesOf(view: View) {
  return view.units.flatMap(({ zone, printed }) => (zone === undefined ? [] : [{ zone, side: printed.side }]));
}

/** Second Bull Run 1862 as the client’s shelf holds it. */
export const secondBullRun1862: ShelvedGame<Position, Action, GameEvent, View> = {
  id: "second-bull-run-1862",
  name: "Second Bull Run 1862",
  hidden: false,
  front,
  // Everybody is on the field then; the first turn of August 29 brings reinforcements alone.
  guidedScenario: "august-30",
  pictures: {
    shelf: {
      view: [620, 520, 800, 281],
      level: 1,
      counter: 36,
      counters: battleScene,
      map: { tiles, tilesUrl, places },
    },
    saved: { size: [900, 700], level: 0, counter: 60 },
    lesson: { view: [700, 480, 620, 380], level: 1, counter: 34 },
  },
  picture: () => import("virtual:maps/second-bull-run-1862"),
  load: async () => (await import("./loaded.ts")).loaded,
  desk: async () => (await import("./desk-room.ts")).deskRoom,
  lessons: async () => (await import("./lessons/room.ts")).lessonRoom,
  ...rulesOfGame(() => import("@stonebridge/games/second-bull-run-1862/rules"), {
    en: () => import("@stonebridge/games/second-bull-run-1862/rules/en"),
    fr: () => import("@stonebridge/games/second-bull-run-1862/rules/fr"),
  }),
  glance(view, decision) {
    const { day, turn, stage, phase, score } = view;
    return {
      turn: turn === 0 ? 0 : clockOf(day, turn),
      stage,
      phase,
      ...(decision.over ? { winner: decision.winner } : { decides: decision.sides[0] }),
      points: { union: score.union.points, confederate: score.confederate.points },
      pieces: piecesOf(view),
    };
  },
  landmark(event) {
    if (event.type === "turn-began" || event.type === "night-began") return "turn";
    return event.type === "segment-began" || event.type === "stage-began" ? "phase" : undefined;
  },
  ...entryTexts(gameTexts),
  turnName(clock) {
    const texts = gameTexts.t;
    if (clock === 0) return texts.stage("set-up");
    const { day, turn } = hourOf(clock);
    return `${texts.date(day)} · ${clock === NIGHT ? texts.stage("night") : texts.turn(turn)}`;
  },
  when({ day, turn, stage, phase, active }) {
    const texts = gameTexts.t;
    if (stage === "set-up") return texts.stage(stage);
    const when = `${texts.date(day)} · T${turn} ${texts.time(turn)}`;
    return phase > 0 && active !== undefined
      ? `${when} · ${texts.half(phase, active)}`
      : `${when} · ${texts.stage(stage)}`;
  },
  glanceWhen({ turn: clock, stage }) {
    const texts = gameTexts.t;
    if (clock === 0 || stage === "set-up") return texts.stage(stage as Stage);
    const { day, turn } = hourOf(clock);
    return `${texts.date(day)} · T${turn} ${texts.time(turn)}`;
  },
  firstTime: (scenario) => gameTexts.t.time(firstTurnOf(scenario)),
};
