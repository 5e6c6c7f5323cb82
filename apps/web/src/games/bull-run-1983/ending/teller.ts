import type { BullRun1983, Strength } from "@stonebridge/games/bull-run-1983";
import type { Names, Texts } from "@stonebridge/games/bull-run-1983/text";
import type { EndTeller, FightReader } from "../../contract/ending.ts";
import type { MarchReading } from "../../contract/marches.ts";
import { bodiesOf } from "../bodies.ts";
import type { OldBullRunDesk } from "../desk.svelte.ts";
import type { PanelTexts } from "../language/panel-texts.ts";
import { lostPoints, starsHeld } from "../standing.ts";
import type { OldBullRun } from "../table.ts";
import type { EndWords } from "./en.ts";
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

/** What the end is told with; read when it is told, in the language of that moment. */
export interface EndWorld {
  readonly game: BullRun1983;
  readonly texts: Texts;
  readonly names: Names;
  /** What the panels say. */
  readonly t: Pick<PanelTexts, "commanders">;
}

/** What Bull Run (1983) tells of its end on the play screen. */
export async function endTeller(desk: OldBullRunDesk): Promise<EndTeller<OldBullRun["event"], OldBullRun["view"]>> {
  await endTexts.load();
  return endOf(desk, desk.play.desk.marches, endTexts);
}

/** What Bull Run (1983) tells of its end. */
export function endOf(
  world: EndWorld,
  marches: Pick<MarchReading<OldBullRun["event"]>, "formationOf" | "sideOf">,
  words: { readonly t: EndWords },
): EndTeller<OldBullRun["event"], OldBullRun["view"]> {
  const { game } = world;
  return {
    pointsOf(view) {
      const held = starsHeld(game, view).length;
      return { union: held, confederate: game.field.stars.length - held };
    },
    lossesOf: (view) => ({ union: lostPoints(view, "union"), confederate: lostPoints(view, "confederate") }),
    reading,
    formationOf: (piece) => marches.formationOf(piece),
    sideOf: (piece) => marches.sideOf(piece),
    words: {
      get points() {
        return words.t.points;
      },
      get counted() {
        return words.t.counted;
      },
      get losses() {
        return words.t.losses;
      },
      margin: () => undefined,
      formation: (id) =>
        bodiesOf(game, { body: world.texts.pieceBody, commanders: world.t.commanders }, [id])[0]?.name ??
        world.names.piece(id),
      hour: (turn) => world.texts.time(turn),
      piece: (id) => world.names.piece(id),
      space: (id) => world.names.place(id),
    },
  };
}
