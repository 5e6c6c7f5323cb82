import type { Names, Texts } from "@stonebridge/games/second-bull-run-1862/text";
import { headed } from "../../../language/headed.ts";
import type { EndTeller, FightReader } from "../../contract/ending.ts";
import type { MarchReading } from "../../contract/marches.ts";
import type { SecondBullRunDesk } from "../desk.svelte.ts";
import { hourOf, NIGHT } from "../hours.ts";
import type { SecondBullRun } from "../table.ts";
import type { EndWords } from "./en.ts";
import { endTexts } from "./texts.ts";

/** A brigade that is gone has lost all that was left of it (RU-94). */
function reading(first: SecondBullRun["view"]): FightReader<SecondBullRun["event"]> {
  const printed = new Map(first.units.map((unit) => [unit.id, unit.printed.combat]));
  const lost = new Map(first.units.map((unit) => [unit.id, unit.losses]));
  return {
    begins(event) {
      if (event.type !== "fought") return undefined;
      const of = (units: typeof event.attackers) =>
        units.map(({ unit, combat, artillery }) => ({ piece: unit, strength: Math.max(combat, artillery) }));
      const { attacker, attackers, defenders, zone } = event;
      return { attacker, attackers: of(attackers), defenders: of(defenders), space: zone };
    },
    ends: ({ type }) => type === "segment-began" || type === "stage-began",
    cost(event) {
      if (event.type === "loss-recovered") lost.set(event.unit, event.losses);
      if (event.type === "lost-step") {
        lost.set(event.unit, event.losses);
        return { piece: event.unit, lost: 1 };
      }
      if (event.type !== "eliminated" && event.type !== "left-map") return undefined;
      const left = (printed.get(event.unit) ?? 0) - (lost.get(event.unit) ?? 0);
      lost.set(event.unit, printed.get(event.unit) ?? 0);
      return left > 0 ? { piece: event.unit, lost: left } : undefined;
    },
  };
}

/** What the end is told with; read when it is told, in the language of that moment. */
export interface EndWorld {
  readonly texts: Texts;
  readonly names: Names;
}

/** What Second Bull Run 1862 tells of its end on the play screen. */
export async function endTeller(
  desk: SecondBullRunDesk,
): Promise<EndTeller<SecondBullRun["event"], SecondBullRun["view"]>> {
  await endTexts.load();
  return endOf(desk, desk.play.desk.marches, endTexts);
}

/** What Second Bull Run 1862 tells of its end. */
export function endOf(
  world: EndWorld,
  marches: Pick<MarchReading<SecondBullRun["event"]>, "formationOf" | "sideOf">,
  words: { readonly t: EndWords },
): EndTeller<SecondBullRun["event"], SecondBullRun["view"]> {
  return {
    pointsOf: ({ score: { union, confederate } }) => ({ union: union.points, confederate: confederate.points }),
    lossesOf: ({ score: { union, confederate } }) => ({ union: confederate.inflicted, confederate: union.inflicted }),
    reading,
    formationOf: (piece) => marches.formationOf(piece) ?? piece,
    sideOf: (piece) => marches.sideOf(piece),
    words: {
      get points() {
        return words.t.points;
      },
      get losses() {
        return words.t.losses;
      },
      margin(outcome, { score: { union, confederate } }) {
        if (outcome.about["resigned"] !== undefined || outcome.winner === "draw") return undefined;
        return words.t.ahead(Math.abs(union.points - confederate.points));
      },
      formation(id) {
        const name = world.texts.division(id);
        return headed(name === id ? world.names.unit(id) : name);
      },
      hour(clock) {
        return clock === NIGHT ? world.texts.stage("night") : world.texts.time(hourOf(clock).turn);
      },
      piece: (id) => world.names.unit(id),
      space: (id) => headed(world.names.zone(id)),
    },
  };
}
