import { type FigureWords, join, type Line, type RefusalSentences, refusalTexts } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { ANY } from "../../refusals.ts";
import type { Figures } from "../../refusing.ts";
import { movementPoints } from "../fractions.ts";
import type { Names, Refusals } from "../texts.ts";
import { pronoun, say } from "./grammar.ts";
import { pieces as names } from "./pieces.ts";
import { brigades } from "./refusals-brigades.ts";
import { combat } from "./refusals-combat.ts";
import { command } from "./refusals-command.ts";
import { declaration } from "./refusals-declaration.ts";
import { elsewhere } from "./refusals-elsewhere.ts";
import { movement } from "./refusals-movement.ts";
import { rally } from "./refusals-rally.ts";
import { setUp } from "./refusals-set-up.ts";
import type { EveryRefusal } from "../refused.ts";
import type { RefusalWords } from "./refused.ts";

const any: RefusalSentences<FiguresByReason<typeof ANY>, RefusalWords> = {
  "game-over": () => [
    ligne`La partie est finie`,
    ligne`Aucune action n’est plus possible. Relisez le journal, ou commencez une nouvelle partie.`,
  ],
  "other-side": () => [
    ligne`Ce n’est pas à vous de décider`,
    ligne`L’autre camp décide maintenant. Attendez qu’il ait fini.`,
  ],
  "not-asked": () => [
    ligne`Impossible pour l’instant`,
    ligne`Le jeu demande autre chose. Choisissez parmi les actions proposées.`,
  ],
  "no-such-piece": () => [
    ligne`Ce pion n’existe pas`,
    ligne`Aucun pion de cette partie ne porte ce nom. Choisissez-en un sur la carte ou les fiches.`,
  ],
  "no-such-hex": () => [
    ligne`Cet hexagone n’existe pas`,
    ligne`La carte n’a pas d’hexagone de ce numéro. Choisissez-en un sur la carte.`,
  ],
};

/** How many names a sentence holds. */
const MANY = 3;

function wordsOf(given: Names): FigureWords<Figures, RefusalWords> {
  const to = say(given);
  const few = (ids: readonly string[], several: string, none: string, name: (id: string) => Line): Line =>
    ids.length === 0 ? [none] : ids.length > MANY ? [several] : et(ids.map(name));
  return {
    piece: (id) => ({ ...pronoun(id), who: to.piece(id) }),
    leader: (id) => ({ leader: to.piece(id) }),
    hex: (id) => ({ hex: to.hex(id), toHex: ligne` vers ${to.hex(id)}`, atHex: ligne` en ${to.hex(id)}` }),
    hexes: (ids) => ({ hexes: join(ids.map(to.hex), ", ") }),
    pieces: (ids) => ({
      pieces: few(ids, `${ids.length} pions`, "vos unités", to.piece),
      severalPieces: ids.length !== 1,
    }),
    // those whose faces are hidden are not named
    enemies: (ids) => ({
      enemies: few(ids, `${ids.length} unités ennemies`, "l’ennemi", to.piece),
      ofEnemies: few(ids, `de ${ids.length} unités ennemies`, "de l’ennemi", to.of),
      severalEnemies: ids.length > 1,
    }),
    landmark: (id) => ({ landmark: names.landmark(id) }),
    needed: (sixths) => ({ needed: movementPoints(sixths) }),
    left: (sixths) => ({ left: movementPoints(sixths) }),
    allowance: (sixths) => ({ allowance: movementPoints(sixths) }),
  };
}

/** The refusals in French. */
export const refusals: Refusals = refusalTexts<Figures, RefusalWords, EveryRefusal, Names>(
  { ...any, ...setUp, ...movement, ...brigades, ...declaration, ...combat, ...rally, ...command, ...elsewhere },
  "not-asked",
  wordsOf,
);
