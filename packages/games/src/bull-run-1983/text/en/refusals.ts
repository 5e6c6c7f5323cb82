import { join, known, line, type Line, type Part } from "@stonebridge/kernel/words";
import { and } from "@stonebridge/kernel/words/english";
import type { RefusalReason } from "../../refusals.ts";
import { movementPoints } from "../fractions.ts";
import { crossingOf } from "../roster.ts";
import type { Refusals } from "../texts.ts";
import { refusalValues, say } from "../values.ts";
import { pronoun } from "./grammar.ts";
import { pieces as names } from "./pieces.ts";
import { combatRefusals } from "./refusals-combat.ts";
import { declarationRefusals } from "./refusals-declaration.ts";
import { movementRefusals } from "./refusals-movement.ts";
import { setUpRefusals } from "./refusals-set-up.ts";
import type { Refused } from "./refused.ts";

const REFUSALS: Readonly<Record<RefusalReason, Refused>> = {
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
  ...setUpRefusals,
  ...movementRefusals,
  ...declarationRefusals,
  ...combatRefusals,
};

/** How many names a sentence holds. */
const MANY = 3;

/** The refusals in English. */
export const refusals: Refusals = {
  refusal: (refusal, given, action) => {
    const values = refusalValues(refusal, action);
    const to = say(given);
    const { piece, leader, hex, pieces, enemies, hexes, needed, left, allowance } = values;
    const crossing = piece === undefined ? undefined : crossingOf(piece);
    const few = (ids: readonly string[], otherwise: string): Line | undefined =>
      ids.length === 0 ? undefined : ids.length > MANY ? [otherwise] : and(ids.map(to.piece));
    const where = (preposition: string): Part => (hex === undefined ? " there" : line` ${preposition} ${to.hex(hex)}`);
    const write = known<Refused>(REFUSALS, refusal.reason) ?? REFUSALS["not-asked"];
    const [title, sentence] = write({
      ...pronoun(piece),
      who: piece === undefined ? "This piece" : to.piece(piece),
      hex: hex === undefined ? "this hex" : to.hex(hex),
      toHex: where("to"),
      atHex: where("at"),
      leader: leader === undefined ? "its leader" : to.piece(leader),
      pieces: few(pieces, `${pieces.length} pieces`),
      enemies: few(enemies, `${enemies.length} enemy units`),
      hexes: hexes.length === 0 ? undefined : join(hexes.map(to.hex), ", "),
      severalPieces: pieces.length > 1,
      severalEnemies: enemies.length > 1,
      points: values.points,
      limit: values.limit,
      needed: needed === undefined || needed <= 0 ? undefined : movementPoints(needed),
      left: left === undefined || left < 0 ? undefined : movementPoints(left),
      allowance: allowance === undefined || allowance < 0 ? undefined : movementPoints(allowance),
      landmark: crossing === undefined ? undefined : names.landmark(crossing),
    });
    return { title, sentence };
  },
};
