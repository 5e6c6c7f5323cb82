import { type FigureWords, join, refusalTexts } from "@stonebridge/kernel/words";
import { de, et, ligne } from "@stonebridge/kernel/words/french";
import type { RefusalFigures } from "../../refusals.ts";
import type { Figures } from "../../refusing.ts";
import type { Names, Refusals } from "../texts.ts";
import { pronoun, say } from "./grammar.ts";
import { combatRefusals } from "./refusals-combat.ts";
import { gameRefusals } from "./refusals-game.ts";
import { movementRefusals } from "./refusals-movement.ts";
import { scenarioRefusals } from "./refusals-scenarios.ts";
import { turnRefusals } from "./refusals-turn.ts";
import type { RefusedWords } from "./refused.ts";

function wordsOn(names: Names): FigureWords<Figures, RefusedWords> {
  const to = say(names);
  const all = (ids: readonly string[]) => et(ids.map(to.unit));
  return {
    piece: (id) => ({ ...pronoun(id), who: to.unit(id) }),
    zone: (id) => ({ zone: to.zone(id), toZone: ligne` vers ${to.zone(id)}`, atZone: ligne` à ${to.zone(id)}` }),
    host: (id) => ({ host: to.unit(id) }),
    enemies: (ids) => ({
      enemies: ids.length === 0 ? ["l’ennemi"] : all(ids),
      ofEnemies: ids.length === 0 ? ["de l’ennemi"] : et(ids.map((id) => de(to.unit(id)))),
      several: ids.length > 1,
    }),
    friends: (ids) => ({ friends: ids.length === 0 ? ["la brigade de devant"] : all(ids) }),
    zones: (ids) => ({ zones: join(ids.map(to.zone), ", ") }),
  };
}

/** The refusals in French. */
export const refusals: Refusals = refusalTexts<Figures, RefusedWords, RefusalFigures, Names>(
  { ...gameRefusals, ...scenarioRefusals, ...turnRefusals, ...movementRefusals, ...combatRefusals },
  "not-asked",
  wordsOn,
);
