import {
  type FigureWords,
  join,
  line,
  type Line,
  type RefusalSentences,
  refusalTexts,
} from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { ANY } from "../../refusals.ts";
import type { Figures } from "../../refusing.ts";
import { movementPoints } from "../fractions.ts";
import type { Names, Refusals } from "../texts.ts";
import { say } from "../values.ts";
import { pronoun } from "./grammar.ts";
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
    line`The game is over`,
    line`Nothing more can be done. Look back through the log, or start a new game.`,
  ],
  "other-side": () => [
    line`It is not your turn to decide`,
    line`The other side is deciding. Wait until it has finished.`,
  ],
  "not-asked": () => [
    line`That cannot be done now`,
    line`The game asks for something else now. Choose one of the actions offered.`,
  ],
  "no-such-piece": () => [
    line`There is no such piece`,
    line`No piece of this game has that name. Choose one from the map or the cards.`,
  ],
  "no-such-hex": () => [line`There is no such hex`, line`The map has no hex of that number. Choose one on the map.`],
};

/** How many names a sentence holds. */
const MANY = 3;

function wordsOf(given: Names): FigureWords<Figures, RefusalWords> {
  const to = say(given);
  const few = (ids: readonly string[], several: string, none: string): Line =>
    ids.length === 0 ? [none] : ids.length > MANY ? [several] : and(ids.map(to.piece));
  return {
    piece: (id) => ({ ...pronoun(id), who: to.piece(id) }),
    leader: (id) => ({ leader: to.piece(id) }),
    hex: (id) => ({ hex: to.hex(id), toHex: line` to ${to.hex(id)}`, atHex: line` at ${to.hex(id)}` }),
    hexes: (ids) => ({ hexes: join(ids.map(to.hex), ", ") }),
    pieces: (ids) => ({ pieces: few(ids, `${ids.length} pieces`, "your units"), severalPieces: ids.length !== 1 }),
    // those whose faces are hidden are not named
    enemies: (ids) => ({ enemies: few(ids, `${ids.length} enemy units`, "the enemy"), severalEnemies: ids.length > 1 }),
    landmark: (id) => ({ landmark: names.landmark(id) }),
    needed: (sixths) => ({ needed: movementPoints(sixths) }),
    left: (sixths) => ({ left: movementPoints(sixths) }),
    allowance: (sixths) => ({ allowance: movementPoints(sixths) }),
  };
}

/** The refusals in English. */
export const refusals: Refusals = refusalTexts<Figures, RefusalWords, EveryRefusal, Names>(
  { ...any, ...setUp, ...movement, ...brigades, ...declaration, ...combat, ...rally, ...command, ...elsewhere },
  "not-asked",
  wordsOf,
);
