import type { CombatPiece } from "@stonebridge/games/bull-run-1861";
import type { Names, Texts } from "@stonebridge/games/bull-run-1861/text";
import type { EndTeller, FightReader } from "../../contract/ending.ts";
import type { MarchReading } from "../../contract/marches.ts";
import type { BullRunDesk } from "../desk.svelte.ts";
import { findUnit, unitOf } from "../pieces.ts";
import type { BullRun } from "../table.ts";
import type { EndWords } from "./en.ts";
import { endTexts } from "./texts.ts";

const fighters = (pieces: readonly CombatPiece[]) =>
  pieces.map(({ unit, combat }) => ({ piece: unit, strength: combat }));

/** The Legion that takes a loss for its host goes whole (X10). */
const LEGION_LOST = "BR61-10.5-l";

function reading(first: BullRun["view"]): FightReader<BullRun["event"]> {
  return {
    begins: (event) =>
      event.type === "fought"
        ? {
            attacker: event.attacker,
            attackers: fighters([...event.attackers, ...event.supporters]),
            defenders: fighters(event.defenders),
            space: event.zones[0] as string,
          }
        : undefined,
    ends: ({ type }) => type === "half-began" || type === "stage-began",
    cost(event) {
      if (event.type === "lost-step") return { piece: event.unit, lost: 1 };
      if (event.type !== "eliminated" || event.rule !== LEGION_LOST) return undefined;
      return { piece: event.unit, lost: findUnit(first, event.unit)?.combat.printed ?? 1 };
    },
  };
}

/** What the end is told with; read when it is told, in the language of that moment. */
export interface EndWorld {
  readonly texts: Texts;
  readonly names: Names;
}

/** What Bull Run 1861 tells of its end on the play screen. */
export async function endTeller(desk: BullRunDesk): Promise<EndTeller<BullRun["event"], BullRun["view"]>> {
  await endTexts.load();
  return endOf(desk, desk.play.desk.marches, endTexts);
}

/** What Bull Run 1861 tells of its end. */
export function endOf(
  world: EndWorld,
  marches: Pick<MarchReading<BullRun["event"]>, "sideOf">,
  words: { readonly t: EndWords },
): EndTeller<BullRun["event"], BullRun["view"]> {
  return {
    pointsOf: ({ score }) => score.points,
    lossesOf: ({ score }) => score.losses,
    reading,
    formationOf: unitOf,
    sideOf: (piece) => marches.sideOf(piece),
    words: {
      get points() {
        return words.t.points;
      },
      get losses() {
        return words.t.losses;
      },
      margin(outcome, { score: { points } }) {
        if (outcome.about["resigned"] !== undefined) return undefined;
        const ahead = Math.abs(points.north - points.south);
        return ahead === 0 ? words.t.tie : words.t.ahead(ahead);
      },
      formation: (id) => world.names.unit(id),
      hour: (turn) => world.texts.time(turn),
      piece: (id) => world.names.unit(id),
      space: (id) => world.names.zone(id),
    },
  };
}
