import { typesetFrench } from "@stonebridge/kernel";
import { type Part, plain, sentenceCase } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { Reckoning, StrengthClause } from "../../events.ts";
import { battleTexts, type BattleWords } from "../battle-sheet.ts";
import { otherSide } from "../fight.ts";
import { listed, OF_SIDE, say, type Say, The_SIDE, verb } from "./grammar.ts";

/** What halves or doubles a unit, by the clause that does. */
const CHANGES: Readonly<Record<StrengthClause, string>> = {
  "BR83-7.51-a": "sur un gué ou un pont",
  "BR83-7.52-a": "batterie dans les bois",
  "BR83-9.7-a": "tire dans les bois",
  "BR83-7.41-a": "domine un ruisseau",
  "BR83-7.42-a": "sur le sommet",
};

const BY: Readonly<Record<"halved" | "doubled", string>> = { halved: "moitié", doubled: "double" };

const KINDS: Readonly<Record<Reckoning["kind"], string>> = {
  melee: "Combat",
  bombardment: "Bombardement",
  "automatic-victory": "Victoire automatique",
};

const words: BattleWords<Say> = {
  say,
  noEffect: "Sans effet",
  cancelled: typesetFrench("Annulé : les attaquants adjacents sont perdus"),
  title: (kind, hexes) => ligne`${KINDS[kind]} en ${hexes}`,
  attacks: (side, kind) =>
    `${The_SIDE[side]} ${kind === "bombardment" ? verb(side, "bombarde", "bombardent") : verb(side, "attaque", "attaquent")}`,
  defends: (side) => `${The_SIDE[side]} ${verb(side, "défend", "défendent")}`,
  support: "Tir de soutien",
  cap: (fire, counts) => ligne`Plafonné aux attaquants adjacents : ${fire} → ${counts} ${{ rule: "BR83-9.51-a" }}`,
  unit({ piece, hex, printed, changes }, to) {
    const why = changes.map(({ by, rule }) => ligne`, ${BY[by]} : ${CHANGES[rule]} ${{ rule }}`);
    return sentenceCase(ligne`${to.piece(piece)} (${to.hex(hex)}) ${printed}${why.flat()}`);
  },
  against: (attack, defense) => ligne`${attack} contre ${defense}`,
  odds({ kind, odds: column }, against) {
    if (kind === "automatic-victory")
      return ligne`${against} : 8-1 ou mieux, joué sur la colonne 6-1 ${{ rule: "BR83-10.5-a" }}`;
    if (column !== "none") return ligne`${against} : ${column} ${{ rule: "BR83-7.31-c" }}`;
    return kind === "bombardment"
      ? ligne`${against} : pire que 1-2 ${{ rule: "BR83-CRT-i" }}`
      : ligne`${against} : pire que 1-6 ${{ rule: "BR83-7.31-e" }}`;
  },
  atStake: (side, kind, attack, defense) =>
    typesetFrench(
      kind === "bombardment"
        ? `En jeu : une unité ${OF_SIDE[otherSide(side)]}, ou une retraite de 2 hexagones`
        : `En jeu : ${attack} PD ${OF_SIDE[side]}, ${defense} ${OF_SIDE[otherSide(side)]}`,
    ),
  deed(side, deed) {
    if (deed === "retreat") return `${verb(side, "se retire", "se retirent")} de 2 hexagones`;
    return `${verb(side, "perd", "perdent")} ${deed === "unit" ? "une unité" : `${deed.points} PD`}`;
  },
  consequence: (side, deeds) => typesetFrench(`${The_SIDE[side]} ${plain(et(deeds))}`),
  join: et,
  // "1 RI et 2 RI c. 4 SC en S12 : 6 contre 2, 3-1, dé 4. Les Confédérés se retirent de 2 hexagones."
  told({ kind, attackers, defenders, hex, sum, column, die, effect }, to, many) {
    const against = kind === "bombardment" ? (attackers.length === 1 ? "bombarde" : "bombardent") : "c.";
    const place: Part = hex === undefined ? "" : ligne` en ${to.hex(hex)}`;
    const reached = column === undefined ? "" : `, ${column}`;
    const fallen: Part = die === undefined ? "" : ligne`, dé ${die}`;
    return ligne`${listed(attackers, to, many, "unité")} ${against} ${listed(defenders, to, many, "unité")}${place} : ${sum}${reached}${fallen}. ${{ bold: effect }}.`;
  },
};

const { fight, foughtLine } = battleTexts(words);

export { foughtLine };
export const combat = { fight };
