import { typesetFrench } from "@stonebridge/kernel";
import { join, type Line, sentenceCase } from "@stonebridge/kernel/words";
import { count, et, ligne } from "@stonebridge/kernel/words/french";
import type { Activation, GameEvent, LossCause } from "../../events.ts";
import { movementPoints, strengthPoints } from "../fractions.ts";
import { sideOf } from "../roster.ts";
import type { Texts } from "../texts.ts";
import { foughtLine } from "./combat.ts";
import { agree, listed, OF_SIDE, pronoun, say, type Say, SIDE, The_SIDE, verb } from "./grammar.ts";
import { pieces } from "./pieces.ts";
import { sequence } from "./sequence.ts";

type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { readonly type: T }>;
type Tellers = { readonly [T in GameEvent["type"]]: (event: EventOf<T>, say: Say) => Line };

const CAUSES: Readonly<Record<LossCause, string>> = {
  combat: "au combat",
  retreat: "en retraite",
  cancelled: "en attaquant à moins de 1-6",
  contact: "sans escorte face à l’ennemi",
  overstacked: "faute de place",
  late: "pour cause de retard",
  "leader-test": "avec la dernière unité",
};

/** "perd 3 PD" */
function owes(side: EventOf<"owed">["side"], loss: number, number: number): string {
  const loses = verb(side, "perd", "perdent");
  return loss > 0 ? typesetFrench(`${loses} ${strengthPoints(loss)} PD`) : `${loses} ${count(number, "unité")}`;
}

const REASONS: Readonly<Record<Activation["cause"], (activation: Activation, say: Say) => Line>> = {
  red: ({ piece }, to) => ligne`${to.piece(piece)} : facteur de mouvement rouge`,
  enemy: ({ piece }, to) => ligne`${to.piece(piece)} : un ennemi à portée de commandement`,
  base: ({ piece }, to) => ligne`${to.piece(piece)} : la base ennemie à portée de commandement`,
  bombarded: ({ piece }, to) => ligne`${to.piece(piece)} : bombardé`,
  dummy: ({ piece, by }, to) =>
    by === undefined ? ligne`${to.piece(piece)} : par un leurre` : ligne`${to.piece(piece)} : par ${to.piece(by)}`,
  range: ({ piece, by, path = [] }, to) =>
    ligne`${to.piece(piece)} : par ${by === undefined ? "son chef" : to.piece(by)}${
      path.length === 0 ? "" : ligne`, ${join(path.map(to.hex), " → ")}`
    }`,
  hex: ({ piece, by }, to) =>
    ligne`${to.piece(piece)} : par ${by === undefined ? "un chef" : to.piece(by)} dans son hexagone`,
  brigade: ({ piece, by }, to) => ligne`${to.piece(piece)} : avec ${by === undefined ? "sa brigade" : to.piece(by)}`,
};

const TELL: Tellers = {
  placed: ({ pieces: placed, hex, route }, to) =>
    ligne`${listed(placed, to)} ${agree(placed, "débute", "débutent")} en ${to.hex(hex)}${
      route === undefined ? "" : `, ${pieces.route(route)}`
    }.`,
  "taken-back": ({ piece }, to) => ligne`${to.piece(piece)} est repris${pronoun(piece).e} en main.`,
  "abatis-placed": ({ hex }, to) => ligne`Un abattis est placé en ${to.hex(hex)}.`,
  "abatis-taken": ({ hex }, to) => ligne`L’abattis en ${to.hex(hex)} est retiré.`,
  trestle: ({ fate }) => ligne`Le pont de chevalets ${{ bold: fate === "stands" ? "est intact" : "est détruit" }}.`,
  hidden: ({ piece, pieces: hidden, hex }, to) =>
    ligne`${to.piece(piece)} représente ${listed(hidden, to)} en ${to.hex(hex)}.`,
  unhidden: ({ piece, pieces: shown, hex }, to) =>
    ligne`${to.piece(piece)} ne représente plus ${listed(shown, to)} en ${to.hex(hex)}.`,
  readied: ({ side }) => ligne`${The_SIDE[side]} ${verb(side, "est prête", "sont prêts")}.`,
  "turn-began": ({ turn }) => ligne`${{ bold: sequence.turn(turn) }}.`,
  "player-turn-began": ({ side, turn }) => ligne`${{ bold: `${SIDE[side]}, ${sequence.time(turn)}` }}.`,
  "stage-began": ({ stage }) => ligne`${sequence.stage(stage)}.`,
  thawed: ({ side, pieces: shown, cause, by }, to) => {
    const ids = shown.map(({ piece }) => piece);
    const one = shown.length === 1 ? ligne` en ${to.hex(shown[0].hex)}` : "";
    const e = ids.length === 1 ? pronoun(ids[0]).e : "";
    const revealed = ligne`${listed(ids, to)} ${agree(ids, `est révélé${e}`, "sont révélés")}${one}.`;
    if (cause === "contact")
      return by === undefined
        ? ligne`Contact de reconnaissance : ${revealed}`
        : ligne`Contact de reconnaissance avec ${to.piece(by)} : ${revealed}`;
    if (cause === "owner")
      return ligne`${The_SIDE[side]} ${verb(side, "révèle", "révèlent")} ${listed(ids, to)}${one}.`;
    return cause === "event" ? ligne`L’alarme est donnée : ${revealed}` : ligne`L’heure est venue : ${revealed}`;
  },
  commanded: ({ side, activations }) =>
    ligne`Commandement : ${{ bold: `${count(activations.length, "pion")} ${OF_SIDE[side]}` }} ${
      activations.length < 2 ? "est actif" : "sont actifs"
    }.`,
  formed: ({ piece, hex }, to) => ligne`${to.piece(piece)} se forme en ${to.hex(hex)}.`,
  broke: ({ piece, pieces: parts, hex }, to) =>
    ligne`${to.piece(piece)} se sépare en ${to.hex(hex)} : ${listed(parts, to, 4)}.`,
  flipped: ({ piece, face, hex }, to) => ligne`${to.piece(piece)} en ${to.hex(hex)} : ${pieces.face(face)}.`,
  moved: ({ pieces: moved, from, to: end, costs, stoppedBy }, to) => {
    const [least, most] = [Math.min(...costs), Math.max(...costs)].map(movementPoints);
    const cost = least === most ? most : `${least} ou ${most}`;
    const step = ligne`${listed(moved, to)} : ${to.hex(from)} → ${to.hex(end)}, ${cost} PM.`;
    if (stoppedBy.length === 0) return step;
    const stops = agree(moved, "S’arrête", "S’arrêtent");
    return stoppedBy.length > 3
      ? ligne`${step} ${stops} au contact de ${stoppedBy.length} unités ennemies.`
      : ligne`${step} ${stops} au contact ${et(stoppedBy.map((id) => to.of(id)))}.`;
  },
  entered: ({ piece, hex, cost }, to) => ligne`${to.piece(piece)} entre en ${to.hex(hex)}, ${movementPoints(cost)} PM.`,
  railed: ({ piece, from, to: end }, to) =>
    ligne`${to.piece(piece)} arrive par le rail : ${to.hex(from)} → ${to.hex(end)}.`,
  "arrival-delayed": ({ group, hex }, to) =>
    ligne`${pieces.arrival(group)} : ils attendent, une zone de contrôle ennemie couvre ${to.hex(hex)}.`,
  "event-rolled": ({ side, event, die, needed, happens }) => {
    const what = event === "thaw" ? "Alarme le long du Bull Run" : pieces.arrival(event);
    const yes = event === "thaw" ? "Elle est donnée" : "Ils sont là";
    return ligne`${what} : ${{ die, side }}, il fallait ${needed} ou moins. ${{ bold: happens ? yes : "Pas encore" }}.`;
  },
  declared: ({ side, battles }) =>
    ligne`${The_SIDE[side]} ${verb(side, "déclare", "déclarent")} ${{ bold: count(battles.length, "combat") }}.`,
  fought: foughtLine,
  owed: ({ side, loss, count: number = 0 }) => ligne`${The_SIDE[side]} ${{ bold: owes(side, loss, number) }}.`,
  lost: ({ piece, hex, to: end, cause }, to) => {
    const { e } = pronoun(piece);
    return ligne`${to.piece(piece)} est ${{ bold: `perdu${e}` }} ${CAUSES[cause]} en ${to.hex(hex)}${
      end === "rally" ? " et peut se rallier" : ""
    }.`;
  },
  "leader-tested": ({ piece, hex, die, result }, to) =>
    ligne`Sort ${to.of(piece)} en ${to.hex(hex)} : ${{ die, side: sideOf(piece) }}. ${{
      bold: result === "LE" ? "Il est perdu" : "Il se retire de 2 hexagones",
    }}.`,
  retreated: ({ piece, from, via, to: end }, to) =>
    ligne`${to.piece(piece)} se retire : ${to.hex(from)} → ${to.hex(via)} → ${to.hex(end)}.`,
  followed: ({ piece, from, to: end }, to) =>
    ligne`${to.piece(piece)} les accompagne : ${to.hex(from)} → ${to.hex(end)}.`,
  advanced: ({ piece, from, to: end }, to) => ligne`${to.piece(piece)} avance : ${to.hex(from)} → ${to.hex(end)}.`,
  flagged: ({ pieces: leaders }, to) =>
    ligne`${listed(leaders, to)} ${agree(leaders, "a été bombardé et sera actif", "ont été bombardés et seront actifs")} au prochain tour.`,
  "abatis-cleared": ({ hex, piece }, to) =>
    piece === undefined
      ? ligne`L’abattis en ${to.hex(hex)} est enlevé.`
      : ligne`${to.piece(piece)} enlève l’abattis en ${to.hex(hex)}.`,
  revived: ({ piece, leader, hex }, to) =>
    ligne`${to.piece(piece)} ${{ bold: "se rallie" }} auprès ${to.of(leader)} en ${to.hex(hex)}.`,
  "dummies-removed": ({ pieces: gone }, to) =>
    ligne`${listed(gone, to)} ${agree(gone, "quitte", "quittent")} la carte.`,
  "game-over": ({ winner, hexes, rule }, to) => {
    const who = { bold: `${The_SIDE[winner]} ${verb(winner, "gagne", "gagnent")}` };
    if (rule === "BR83-S5")
      return ligne`${who} : l’Union tient ${et(hexes.map(to.hex))} avec trop peu de points de défense.`;
    return hexes.length === 0
      ? ligne`${who} : aucune unité de l’Union ne tient d’étoile de victoire.`
      : ligne`${who} et ${verb(winner, "tient", "tiennent")} ${et(hexes.map(to.hex))}.`;
  },
};

function details(event: GameEvent, to: Say): readonly Line[] {
  switch (event.type) {
    case "commanded":
      return event.activations.map((one) => ligne`${REASONS[one.cause](one, to)} ${{ rule: one.rule }}`);
    case "declared":
      return event.battles.map(({ targets, adjacent, guns }, at) => {
        const fire =
          guns.length === 0 ? "" : ligne`${adjacent.length === 0 ? "" : " ; "}canons : ${et(guns.map(to.piece))}`;
        return ligne`${at + 1} : ${et(adjacent.map(to.piece))}${fire} c. ${et(targets.map(to.piece))}`;
      });
    case "thawed":
      return event.pieces.map(({ piece, hex }) => ligne`${to.piece(piece)}, ${to.hex(hex)}`);
    case "placed":
      return event.pieces.length > 1
        ? event.pieces.map((piece) => ligne`${to.piece(piece)}, ${to.hex(event.hex)}`)
        : [];
    default:
      return [];
  }
}

export const events = {
  event: (event, names) => sentenceCase((TELL[event.type] as (event: GameEvent, say: Say) => Line)(event, say(names))),
  details: (event, names) => details(event, say(names)).map(sentenceCase),
} satisfies Partial<Texts>;
