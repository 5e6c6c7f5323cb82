import { type Ask as AskOf, type Line, type Part, questionTexts, waitingTexts } from "@stonebridge/kernel/words";
import { count, de, et, ligne, ou } from "@stonebridge/kernel/words/french";
import type { About, Action, AskingStep } from "../../actions.ts";
import type { Names, Texts } from "../texts.ts";
import type { Say } from "../values.ts";
import { pronoun, say, SIDE, The_SIDE } from "./grammar.ts";

type Ask = AskOf<About, Action, Say>;

const rule = (id: string) => ({ rule: `BR61-${id}` });

function at({ zone }: About, to: Say): Part {
  return zone === undefined ? "" : ligne` à ${to.zone(zone)}`;
}

function who({ element, unit, headquarters }: About, to: Say): Part {
  const id = element ?? unit ?? headquarters;
  return id === undefined ? "la brigade" : to.unit(id);
}

/** "Porter et Burnside font" */
function marchers(about: About, to: Say, one: string, several: string): Line {
  const { along = [] } = about;
  return ligne`${et([who(about, to), ...along.map((id) => to.unit(id))])} ${along.length > 0 ? several : one}`;
}

/** "de Beauregard" */
function general(about: About, to: Say): Part {
  return about.headquarters === undefined ? "du camp" : de(to.unit(about.headquarters));
}

/** The move of the acting brigade: what it may still do, and what that costs. */
const march: Ask = (about, to, { may }) => {
  const contact = (about.contacts?.length ?? 0) > 0;
  const deeds: string[] = [];
  if (may("step")) deeds.push("marcher");
  if (may("attack")) deeds.push("attaquer");
  if (may("deploy")) deeds.push("se déployer");
  if (may("regroup")) deeds.push("se regrouper");
  if (may("rest")) deeds.push("se reposer");
  if (may("push")) deeds.push("forcer la marche");
  if (contact && !may("step")) deeds.push("s’orienter");
  deeds.push("finir son mouvement");
  const stands = contact ? "est au contact" : "agit";
  const sentence = ligne`${who(about, to)} ${stands}${at(about, to)} : ${ou(deeds)} ?`;
  if (about.points === undefined) return [sentence];
  const left =
    about.allowance === undefined
      ? ligne`il reste ${about.points} PM ${rule("10.3-a")}`
      : ligne`${about.points} PM sur ${about.allowance} ${rule("10.3-a")}`;
  if (about.pushed) return [sentence, ligne`${left} · marche forcée : Fatigue +1 à la fin ${rule("10.3-b")}`];
  const more = about.allowance === 6 ? 3 : 2;
  const push = ligne`${left} · la marche forcée donne +${more} PM pour 1 Fatigue ${rule("10.3-b")}`;
  return [sentence, may("push") ? push : left];
};

const QUESTIONS: Readonly<Record<AskingStep, Ask>> = {
  placement: (about, to) => {
    const { side, unit, left, of = 3 } = about;
    const forward = of > 0 ? ligne`${count(of, "brigade")} de l’armée du Potomac au sud du Bull Run, ` : "";
    return [
      unit === undefined
        ? ligne`${SIDE[side]} : placez vos brigades${left === undefined ? "" : `, encore ${left}`}.`
        : ligne`Où débute ${to.unit(unit)} ?`,
      side === "south"
        ? ligne`${forward}le reste près de Manassas Junction, 1 ou 2 par zone ${rule("12.2-b")} ${rule("12.2-c")}`
        : ligne`Près de Centreville, 1 ou 2 par zone, jamais au bord du Bull Run ${rule("12.2-d")} ${rule("12.2-e")}`,
    ];
  },
  dispositions: ({ side }) => [
    ligne`${SIDE[side]} : disposez vos brigades, puis choisissez Prêt.`,
    side === "south"
      ? ligne`Orientations, lignes, lignes étendues, Légion de Hampton ${rule("12.1-b")}`
      : ligne`Orientations, première et seconde lignes ${rule("12.1-b")}`,
  ],
  offensive: () => [
    ligne`Lancer votre Offensive majeure à ce tour ? Vous n’en avez qu’une pour la partie.`,
    ligne`+2 au dé d’initiative et à chaque dé d’activation du tour ${rule("6-i")} ${rule("6-j")}`,
  ],
  marking: ({ left, of }) => [
    left === undefined || of === undefined
      ? ligne`Mouvement opérationnel : quelles brigades ?`
      : ligne`Mouvement opérationnel, ${count(of - left, "zone")} sur ${of} : quelles brigades ?`,
    ligne`Elles marchent à la fin du tour avec 8 ou 12 PM et subissent de la Fatigue ${rule("6-l")} ${rule("6-n")}`,
  ],
  activation: ({ left, of }) => [
    ligne`Choisissez la brigade qui agit.`,
    left === undefined || of === undefined ? [] : ligne`Brigade ${of - left + 1} sur ${of} ${rule("7-c")}`,
  ],
  march,
  line: (about, to, { may }) =>
    may("join")
      ? [ligne`Quelle brigade ${who(about, to)} rejoint-il${at(about, to)} ?`, ligne`${rule("10.5-i")}`]
      : [
          ligne`${who(about, to)} prend-${pronoun(about.element ?? about.unit).il} la première ou la seconde ligne${at(about, to)} ?`,
          ligne`La première ligne combat, la seconde la soutient ${rule("10.5-f")}`,
        ],
  facing: (about, to) => [
    ligne`Vers quelle zone ${who(about, to)} fait-${pronoun(about.element ?? about.unit).il} face ?`,
    ligne`Le Front est cette zone et ses deux voisines ${rule("10.2-e")}`,
  ],
  turning: (about, to) => [
    ligne`${SIDE[about.side]} : ${who(about, to)} est au contact${at(about, to)}. Face à quelle zone ?`,
    ligne`Le nouvel ennemi doit être dans le Front ${rule("10.4-d")}`,
  ],
  headquarters: (about, to) => [
    about.headquarters === undefined
      ? ligne`Un QG se déplace-t-il avant les combats ?`
      : ligne`${to.unit(about.headquarters)} se déplace-t-il avant les combats ?`,
    ligne`6 PM, une fois par tour, jamais à côté de l’ennemi ${rule("7-l")} ${rule("7-m")}`,
  ],
  displacement: (about, to) => [
    ligne`${SIDE[about.side]} : l’ennemi est à côté du QG ${general(about, to)}. Où va ce QG ?`,
    ligne`À 1 ou 2 zones, sans brigade ennemie voisine ${rule("10.3-n")}`,
  ],
  combat: ({ left, against }, to, { only }) =>
    only?.type === "fight" && against
      ? [
          ligne`Lancez les dés : ${et(only.attackers.map(to.unit))} ${only.attackers.length === 1 ? "attaque" : "attaquent"} ${et(against.map(to.unit))} à ${et(only.zones.map(to.zone))}.`,
        ]
      : [
          ligne`Quel combat jouez-vous maintenant ?`,
          ligne`${left === undefined ? "" : `${count(left, "attaque déclarée", "attaques déclarées")} · `}vous choisissez l’ordre ${rule("11.1-c")}`,
        ],
  hit: (about, to, { may }) => {
    const after =
      about.combat === undefined
        ? []
        : ligne`Une perte laisse une force de combat de ${about.combat} ${rule("11.4-u")}`;
    const side = SIDE[about.side];
    if (about.unit === undefined) {
      return [ligne`${side} : vos brigades sont touchées. Laquelle perd un pas ou tente la retraite ?`, after];
    }
    const hit = ligne`${side} : ${to.unit(about.unit)} est touché${pronoun(about.unit).e}`;
    if (!may("lose")) {
      return [
        ligne`${hit} et doit tenter la retraite.`,
        ligne`Une perte laisserait moins de la moitié de sa force ${rule("11.4-i")}`,
      ];
    }
    return [
      may("retreat") ? ligne`${hit}. Perdre un pas ou tenter la retraite ?` : ligne`${hit} et perd un pas.`,
      after,
    ];
  },
  withdrawal: (about, to, { may }) => [
    may("halt")
      ? ligne`${SIDE[about.side]} : ${who(about, to)} se retire${at(about, to)}. Une zone de plus, ou s’arrêter ?`
      : ligne`${SIDE[about.side]} : vers où ${who(about, to)} se retire-t-${pronoun(about.unit).il} ?`,
    ligne`1 ou 2 zones, loin du combat et des Fronts ennemis ${rule("11.4-j")}`,
  ],
  advance: ({ zone }, to) => [
    zone === undefined
      ? ligne`La zone est abandonnée. Qui avance ?`
      : ligne`${to.zone(zone)} est abandonnée. Qui avance ?`,
    ligne`Une brigade de première ligne qui a attaqué ${rule("11.4-q")}`,
  ],
  operational: () => [ligne`Quelle brigade désignée marche maintenant ?`, ligne`${rule("9-a")}`],
  "operational-march": (about, to) => [
    ligne`${marchers(about, to, "fait son mouvement opérationnel", "font leur mouvement opérationnel")} : continuer, ou finir ?`,
    about.points === undefined || about.allowance === undefined
      ? ligne`${rule("6-m")}`
      : ligne`${about.points} PM sur ${about.allowance} ${rule("6-m")} · Fatigue 2 à la fin ${rule("6-n")}`,
  ],
  arrival: (about, to, { may }) =>
    may("decline")
      ? [
          ligne`${SIDE[about.side]} : faire venir ${who(about, to)} maintenant${at(about, to)} ?`,
          ligne`${rule("13-h")}`,
        ]
      : [ligne`${SIDE[about.side]} : où arrive ${who(about, to)} ?`, ligne`${rule("12.3-a")}`],
};

const WAITS: Readonly<Record<AskingStep, (side: string, about: About, say: Say) => Line>> = {
  placement: (side) => ligne`${side} place ses brigades.`,
  dispositions: (side) => ligne`${side} dispose son armée.`,
  offensive: (side) => ligne`${side} décide s’il lance l’Offensive majeure.`,
  marking: (side) => ligne`${side} désigne les brigades en mouvement opérationnel.`,
  activation: (side) => ligne`${side} choisit la brigade qui agit.`,
  march: (side, about, to) => ligne`${side} joue : ${who(about, to)} agit.`,
  line: (side, about, to) => ligne`${side} joue : ${who(about, to)} choisit sa ligne.`,
  facing: (side, about, to) => ligne`${side} joue : ${who(about, to)} s’oriente.`,
  turning: (side, about, to) => ligne`${side} décide vers où ${who(about, to)} se tourne.`,
  headquarters: (side) => ligne`${side} peut déplacer ses QG.`,
  displacement: (side) => ligne`${side} décide où va le QG.`,
  combat: (side) => ligne`${side} choisit le prochain combat.`,
  hit: (side, about, to) => ligne`${side} décide si ${who(about, to)} perd un pas ou tente la retraite.`,
  withdrawal: (side, about, to) => ligne`${side} décide où ${who(about, to)} se retire.`,
  advance: (side) => ligne`${side} décide qui avance.`,
  operational: (side) => ligne`${side} choisit la brigade désignée qui marche.`,
  "operational-march": (side, about, to) =>
    ligne`${side} joue : ${marchers(about, to, "fait son mouvement opérationnel", "font leur mouvement opérationnel")}.`,
  arrival: (side, about, to) => ligne`${side} décide si ${who(about, to)} arrive, et où.`,
};

export const questions = {
  ...questionTexts(QUESTIONS, say),
  ...waitingTexts<About, Action, Say, Names>(WAITS, The_SIDE, say),
} satisfies Partial<Texts>;
