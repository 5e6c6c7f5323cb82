import { type FigureWords, join, line, refusalTexts } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { RefusalFigures } from "../../refusals.ts";
import type { Figures } from "../../refusing.ts";
import type { Names, Refusals } from "../texts.ts";
import { say } from "../values.ts";
import { pronoun } from "./grammar.ts";
import { combatRefusals } from "./refusals-combat.ts";
import { gameRefusals } from "./refusals-game.ts";
import { movementRefusals } from "./refusals-movement.ts";
import { scenarioRefusals } from "./refusals-scenarios.ts";
import { turnRefusals } from "./refusals-turn.ts";
import type { RefusedWords } from "./refused.ts";

function wordsOn(names: Names): FigureWords<Figures, RefusedWords> {
  const to = say(names);
  const all = (ids: readonly string[]) => and(ids.map(to.unit));
  return {
    piece: (id) => ({ ...pronoun(id), who: to.unit(id) }),
    zone: (id) => ({ zone: to.zone(id), toZone: line` to ${to.zone(id)}`, atZone: line` at ${to.zone(id)}` }),
    host: (id) => ({ host: to.unit(id) }),
    enemies: (ids) => ({ enemies: ids.length === 0 ? ["the enemy"] : all(ids), several: ids.length > 1 }),
    friends: (ids) => ({ friends: ids.length === 0 ? ["the brigade in front"] : all(ids) }),
    zones: (ids) => ({ zones: join(ids.map(to.zone), ", ") }),
  };
}

/** The refusals in English. */
export const refusals: Refusals = refusalTexts<Figures, RefusedWords, RefusalFigures, Names>(
  { ...gameRefusals, ...scenarioRefusals, ...turnRefusals, ...movementRefusals, ...combatRefusals },
  "not-asked",
  wordsOn,
);
