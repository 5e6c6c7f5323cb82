import { tiles, tilesUrl } from "virtual:maps/bull-run-1983/tiles";
import { battleScene, places } from "./battle-scene.ts";
import type { Action, GameEvent, Position, Stage, View } from "@stonebridge/games/bull-run-1983";
import { rulesOfGame } from "../../rules/rules-of-game.ts";
import { entryTexts } from "../contract/entry-texts.ts";
import type { ShelvedGame } from "../contract/room.ts";
import { front } from "./front.ts";
import { gameTexts } from "./texts.ts";

function piecesOf(view: View) {
  return [
    ...view.pieces.flatMap(({ hex, side }) => (hex === undefined ? [] : [{ zone: hex, side }])),
    ...view.faceDown.map(({ hex, side }) => ({ zone: hex, side })),
  ];
}

/** Bull Run (1983) as the client's shelf holds it. */
export const bullRun1983: ShelvedGame<Position, Action, GameEvent, View> = {
  id: "bull-run-1983",
  name: "Bull Run (1983)",
  hidden: true,
  conceals: (_, position) => position.turn === 0 || position.thawed.includes(0),
  front,
  pictures: {
    shelf: {
      view: [1180, 930, 1300, 457],
      level: 1,
      counter: 70,
      counters: battleScene,
      map: { tiles, tilesUrl, places },
    },
    saved: { size: [1900, 1470], level: 0, counter: 150 },
    lesson: { view: [1500, 400, 1500, 920], level: 1, counter: 84 },
  },
  picture: async () => (await import("./picture.ts")).picture,
  load: async () => (await import("./loaded.ts")).loaded,
  desk: async () => (await import("./desk-room.ts")).deskRoom,
  lessons: async () => (await import("./lessons/room.ts")).lessonRoom,
  ...rulesOfGame(() => import("@stonebridge/games/bull-run-1983/rules"), {
    en: () => import("@stonebridge/games/bull-run-1983/rules/en"),
    fr: () => import("@stonebridge/games/bull-run-1983/rules/fr"),
  }),
  glance(view, decision) {
    return {
      turn: view.turn,
      stage: view.stage,
      phase: 0,
      ...(decision.over ? { winner: decision.winner } : { decides: decision.sides[0] }),
      points: {},
      pieces: piecesOf(view),
    };
  },
  landmark(event) {
    if (event.type === "turn-began") return "turn";
    return event.type === "player-turn-began" || event.type === "stage-began" ? "phase" : undefined;
  },
  openView(game, position) {
    const [union, confederate] = [game.view(position, "union"), game.view(position, "confederate")];
    const own = new Map(confederate.pieces.map((piece) => [piece.id, piece]));
    return {
      ...union,
      seat: "spectator",
      pieces: union.pieces.map((piece) => (piece.side === "union" ? piece : (own.get(piece.id) ?? piece))),
      faceDown: [],
      closed: [],
      abatis: confederate.abatis,
      trestle: confederate.trestle,
      // a hand in the set-up is its owner's alone
      steps: union.steps.map((step, at) => ("hand" in step && step.side === 1 ? confederate.steps[at] : step) ?? step),
    };
  },
  ...entryTexts(gameTexts),
  turnName: (turn) => gameTexts.t.turn(turn),
  when({ turn, stage, side }) {
    const texts = gameTexts.t;
    if (turn === 0) return texts.stage(stage);
    return `T${turn} ${texts.time(turn)} · ${side === undefined ? "" : `${texts.side(side)} · `}${texts.stage(stage)}`;
  },
  glanceWhen: ({ turn, stage }) =>
    turn === 0 ? gameTexts.t.stage(stage as Stage) : `T${turn} ${gameTexts.t.time(turn)}`,
  firstTime: () => gameTexts.t.time(1),
  scenario: (id) => gameTexts.t.optionValue("setup", id),
};
