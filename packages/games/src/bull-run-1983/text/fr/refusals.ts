import { join, known, type Line, type Part, sentenceCase } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { RefusalReason } from "../../refusals.ts";
import { movementPoints } from "../fractions.ts";
import { crossingOf } from "../roster.ts";
import type { Refusals } from "../texts.ts";
import { refusalValues } from "../values.ts";
import { pronoun, say } from "./grammar.ts";
import { pieces as names } from "./pieces.ts";
import { combatRefusals } from "./refusals-combat.ts";
import { declarationRefusals } from "./refusals-declaration.ts";
import { movementRefusals } from "./refusals-movement.ts";
import { setUpRefusals } from "./refusals-set-up.ts";
import type { Refused } from "./refused.ts";

const REFUSALS: Readonly<Record<RefusalReason, Refused>> = {
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
  ...setUpRefusals,
  ...movementRefusals,
  ...declarationRefusals,
  ...combatRefusals,
};

/** How many names a sentence holds. */
const MANY = 3;

/** The refusals in French. */
export const refusals: Refusals = {
  refusal: (refusal, given, action) => {
    const values = refusalValues(refusal, action);
    const to = say(given);
    const { piece, leader, hex, pieces, enemies, hexes, needed, left, allowance } = values;
    const crossing = piece === undefined ? undefined : crossingOf(piece);
    const few = (ids: readonly string[], otherwise: string): Line | undefined =>
      ids.length === 0 ? undefined : ids.length > MANY ? [otherwise] : et(ids.map(to.piece));
    const where = (preposition: string, otherwise: string): Part =>
      hex === undefined ? otherwise : ligne` ${preposition} ${to.hex(hex)}`;
    const write = known<Refused>(REFUSALS, refusal.reason) ?? REFUSALS["not-asked"];
    const [title, sentence] = write({
      ...pronoun(piece),
      who: piece === undefined ? "Ce pion" : to.piece(piece),
      hex: hex === undefined ? "cet hexagone" : to.hex(hex),
      toHex: where("vers", " par là"),
      atHex: where("en", " là"),
      leader: leader === undefined ? "son chef" : to.piece(leader),
      pieces: few(pieces, `${pieces.length} pions`),
      enemies: few(enemies, `${enemies.length} unités ennemies`),
      ofEnemies:
        enemies.length === 0
          ? ["de l’ennemi"]
          : enemies.length > MANY
            ? [`de ${enemies.length} unités ennemies`]
            : et(enemies.map((id) => to.of(id))),
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
    return { title: sentenceCase(title), sentence: sentenceCase(sentence) };
  },
};
