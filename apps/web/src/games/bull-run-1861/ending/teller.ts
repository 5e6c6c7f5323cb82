import type { CombatPiece } from "@stonebridge/games/bull-run-1861";
import type { EndTeller, FightReader } from "../../contract/ending.ts";
import type { BullRunDesk } from "../desk.svelte.ts";
import { findUnit, unitOf } from "../pieces.ts";
import type { BullRun } from "../table.ts";
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

/** What Bull Run 1861 tells of its end. */
export async function endTeller(desk: BullRunDesk): Promise<EndTeller<BullRun["event"], BullRun["view"]>> {
  await endTexts.load();
  return {
    pointsOf: ({ score }) => score.points,
    lossesOf: ({ score }) => score.losses,
    reading,
    formationOf: unitOf,
    sideOf: (piece) => desk.play.desk.marches.sideOf(piece),
    words: {
      get points() {
        return endTexts.t.points;
      },
      get losses() {
        return endTexts.t.losses;
      },
      margin(outcome, { score: { points } }) {
        if (outcome.about["resigned"] !== undefined) return undefined;
        const ahead = Math.abs(points.north - points.south);
        return ahead === 0 ? endTexts.t.tie : endTexts.t.ahead(ahead);
      },
      formation: (id) => desk.names.unit(id),
      hour: (turn) => desk.texts.time(turn),
      piece: (id) => desk.names.unit(id),
      space: (id) => desk.names.zone(id),
    },
  };
}
