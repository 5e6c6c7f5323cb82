import type { Strength } from "@stonebridge/games/bull-run-1983";
import type { EndTeller, FightReader } from "../../contract/ending.ts";
import { bodiesOf } from "../bodies.ts";
import type { OldBullRunDesk } from "../desk.svelte.ts";
import { lostPoints, starsHeld } from "../standing.ts";
import type { OldBullRun } from "../table.ts";
import { endTexts } from "./texts.ts";

const fighters = (units: readonly Strength[]) => units.map(({ piece, counts }) => ({ piece, strength: counts }));

function reading(first: OldBullRun["view"]): FightReader<OldBullRun["event"]> {
  const worth = new Map(first.pieces.map(({ id, kind, defense }) => [id, kind === "brigade" ? 0 : defense]));
  return {
    begins(event) {
      if (event.type !== "fought") return undefined;
      const { targets, adjacent, guns } = event.reckoning;
      const space = targets[0]?.hex;
      if (space === undefined) return undefined;
      return { attacker: event.side, attackers: fighters([...adjacent, ...guns]), defenders: fighters(targets), space };
    },
    ends: ({ type }) => type === "stage-began" || type === "declared",
    cost(event) {
      if (event.type !== "lost") return undefined;
      const lost = worth.get(event.piece) ?? 0;
      return lost > 0 ? { piece: event.piece, lost } : undefined;
    },
  };
}

/** What Bull Run (1983) tells of its end. */
export async function endTeller(desk: OldBullRunDesk): Promise<EndTeller<OldBullRun["event"], OldBullRun["view"]>> {
  await endTexts.load();
  const { game } = desk;
  return {
    pointsOf(view) {
      const held = starsHeld(game, view).length;
      return { union: held, confederate: game.field.stars.length - held };
    },
    lossesOf: (view) => ({ union: lostPoints(view, "union"), confederate: lostPoints(view, "confederate") }),
    reading,
    formationOf: (piece) => desk.play.desk.marches.formationOf(piece),
    sideOf: (piece) => desk.play.desk.marches.sideOf(piece),
    words: {
      get points() {
        return endTexts.t.points;
      },
      get losses() {
        return endTexts.t.losses;
      },
      margin: () => undefined,
      formation: (id) =>
        bodiesOf(game, { body: desk.texts.pieceBody, commanders: desk.t.commanders }, [id])[0]?.name ??
        desk.names.piece(id),
      hour: (turn) => desk.texts.time(turn),
      piece: (id) => desk.names.piece(id),
      space: (id) => desk.names.place(id),
    },
  };
}
