import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { ACTIVATION, COMMANDERS } from "../../command/refusals.ts";
import type { Sentences } from "./refused.ts";

/** Refusals of activation. */
export const activation: Sentences<typeof ACTIVATION> = {
  "designate-corps": ({ who, Il }) => [
    ligne`On ne peut pas choisir ${who}`,
    ligne`${Il} commande l’armée. Seuls les commandants de corps activent des divisions : choisissez-en un.`,
  ],
  "designate-once": () => [
    ligne`Un commandant de corps est déjà choisi`,
    ligne`On en choisit un par demi-phase, et ses divisions agissent. Vous choisirez de nouveau à la prochaine phase d’action.`,
  ],
  "designate-nobody": () => [
    ligne`Il n’y a personne à choisir`,
    ligne`Aucun de vos commandants de corps n’est sur la carte : aucune division n’agit dans cette demi-phase.`,
  ],
  "choose-group": ({ who, Il }) => [
    ligne`On ne peut pas choisir ${who}`,
    ligne`${Il} n’est dans aucun des groupes qui peuvent rester à portée de commandement : le plus proche du commandant de corps, et le plus grand.`,
  ],
  "choose-corps": ({ division }) => [
    ligne`${division} ne peut pas être activée maintenant`,
    ligne`Elle ne dépend pas du commandant de corps choisi. Choisissez une de ses divisions, ou une brigade indépendante.`,
  ],
  "choose-leaderless": ({ division }) => [
    ligne`${division} ne peut pas être activée maintenant`,
    ligne`Son commandant de corps n’est pas sur la carte, et personne d’autre ne l’active.`,
  ],
  "choose-taken": actedDivision,
  "choose-acted": actedDivision,
  "choose-failed": ({ division }) => [
    ligne`${division} ne peut pas être activée`,
    ligne`Hors de portée de commandement, elle a manqué son test de commandement : son activation est perdue pour cette demi-phase.`,
  ],
  "choose-routed": ({ division }) => [
    ligne`${division} ne peut pas être activée`,
    ligne`Toutes ses brigades sur la carte sont en déroute. Choisissez autre chose, ou terminez avec les divisions.`,
  ],
  "choose-waiting": absentDivision,
  "choose-withdrawn": absentDivision,
  "choose-gone": absentDivision,
  "choose-own": ({ who, Il }) => [
    ligne`${who} agit comme division`,
    ligne`${Il} est tout ce qui reste d’une division du commandant choisi. Activez cette division.`,
  ],
  "choose-banded": ({ who, Il }) => [
    ligne`${who} ne peut pas agir à part`,
    ligne`${Il} appartient à une division présente. Activez cette division, ou choisissez une brigade indépendante.`,
  ],
  "choose-once": ({ who }) => [
    ligne`${who} ne peut pas agir à la place d’une division`,
    ligne`Une seule brigade indépendante le peut dans cette demi-phase, et une l’a déjà fait. Elle peut encore agir avec une division proche.`,
  ],
  "choose-leader": () => [
    ligne`C’est encore impossible`,
    ligne`Choisissez d’abord le commandant de corps dont les divisions agissent, et lancez le dé pour leur nombre.`,
  ],
  "choose-busy": () => [
    ligne`Une autre division agit`,
    ligne`Les divisions agissent l’une après l’autre. Finissez avec celle-ci, puis choisissez la suivante.`,
  ],
  "choose-spent": () => [
    ligne`Plus aucune division n’agit dans cette demi-phase`,
    ligne`Le dé d’activation a donné un nombre de divisions. Elles ont agi, vous y avez renoncé, ou aucune autre ne le peut.`,
  ],
  "act-other": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Une autre brigade ou un autre commandant agit. Finissez d’abord cette action.`,
  ],
  "act-division": ({ who, Il }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`${Il} n’appartient pas à cette division. Choisissez une brigade marquée : de la division, ou indépendante et proche.`,
  ],
  "act-used": ({ who, Il }) => [
    ligne`${who} ne peut pas agir de nouveau`,
    ligne`${Il} a déjà agi dans cette phase d’action et peut agir de nouveau dans la prochaine.`,
  ],
  "act-failed": ({ who, Il }) => [
    ligne`${who} ne peut pas agir`,
    ligne`${Il} était hors de portée de commandement, et le test a échoué. ${Il} pourra agir dans la prochaine phase d’action.`,
  ],
  "act-routed": ({ who, Il }) => [
    ligne`${who} ne peut pas agir`,
    ligne`${Il} est en déroute : ni mouvement ni attaque. Le test de déroute en fin de tour peut y mettre fin.`,
  ],
  "act-apart": ({ who, Il }) => [
    ligne`${who} ne peut pas agir avec cette division`,
    ligne`${Il} était à plus de 2 zones (cavalerie montée 3) de ses brigades non isolées au début de la demi-phase.`,
  ],
  "act-isolated": ({ who, Il }) => [
    ligne`${who} ne peut pas agir avec cette division`,
    ligne`${Il} n’était proche, au début de la demi-phase, que de brigades isolées de cette division, et celles-là ne comptent pas.`,
  ],
  "act-guest": ({ who }) => [
    ligne`${who} ne peut pas agir avec cette division`,
    ligne`Une seule brigade indépendante agit avec une division, et une l’a déjà fait. Elle peut agir avec une autre division proche.`,
  ],
  "act-unchosen": ({ who }) => [
    ligne`${who} ne peut pas encore agir`,
    ligne`Choisissez d’abord sa division, ou une brigade indépendante à la place d’une division.`,
  ],
  "act-inactive": ({ who }) => [
    ligne`${who} n’est pas la brigade qui agit`,
    ligne`Les brigades agissent l’une après l’autre. Choisissez celle-ci quand on demande qui agit dans la division.`,
  ],
  "done-cohesion": ({ friends }) => [
    ligne`La division n’a pas fini`,
    ligne`Encore à plus de 2 zones des autres : ${friends}. Une brigade qui n’a pas agi peut se rapprocher.`,
  ],
  "moves-over": () => [
    ligne`Les mouvements de cette demi-phase sont finis`,
    ligne`Quand toutes les divisions activées ont bougé, les commandants se déplacent, puis on joue les attaques.`,
  ],
};

function actedDivision({ division }: { readonly division: string }) {
  return [
    ligne`${division} ne peut pas être activée de nouveau`,
    ligne`Elle a déjà été activée dans cette demi-phase. Elle pourra agir dans la prochaine phase d’action.`,
  ] as const;
}

function absentDivision() {
  return [
    ligne`Personne ne peut agir là`,
    ligne`Aucune de ses brigades n’est sur la carte et libre d’agir. Choisissez autre chose, ou terminez avec les divisions.`,
  ] as const;
}

/** Refusals of commanders who ride. */
export const commanders: Sentences<typeof COMMANDERS> = {
  "try-twice": ({ who, Il }) => [
    ligne`${who} ne peut pas tenter de bouger`,
    ligne`${Il} est déjà activé. Un commandant d’armée passe un test par tour.`,
  ],
  "try-corps": wrongRank,
  "try-first": wrongRank,
  "ride-other": ({ who }) => [
    ligne`${who} ne bouge pas maintenant`,
    ligne`Avant les combats, le commandant de corps choisi peut bouger, et le commandant d’armée si son test le permet.`,
  ],
  "ride-once": ({ who, Il }) => [
    ligne`${who} a déjà bougé`,
    ligne`${Il} peut bouger une fois chaque fois qu’on le choisit. C’est fait.`,
  ],
  "ride-later": () => [
    ligne`Les commandants ne bougent pas maintenant`,
    ligne`Ils bougent une fois par demi-phase, quand toutes les brigades ont bougé et avant les combats.`,
  ],
  "ride-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas aller ${toZone}`,
    ligne`La zone n’est pas voisine de la sienne. Un commandant se déplace d’une zone à la suivante.`,
  ],
  "ride-river": ({ who }) => [
    ligne`${who} ne peut pas franchir le Bull Run ici`,
    ligne`Il n’y a pas de pont ici. Allez au Stone Bridge.`,
  ],
  "ride-enemy": ({ who, toZone }) => [
    ligne`${who} ne peut pas aller ${toZone}`,
    ligne`L’ennemi tient la zone. Choisissez-en une sans ennemi.`,
  ],
  "ride-contact": ({ who, toZone }) => [
    ligne`${who} ne peut pas aller ${toZone}`,
    ligne`La zone est voisine d’une brigade ennemie et ne contient aucune brigade amie. Choisissez une zone plus sûre.`,
  ],
  "ride-entering": ({ who, toZone }) => [
    ligne`${who} ne peut pas aller ${toZone}`,
    ligne`La zone est dans une zone de contrôle ennemie : qui entre sur la carte n’y va pas.`,
  ],
  "ride-points": ({ who, toZone, points }) => [
    ligne`${who} ne peut pas aller ${toZone}`,
    ligne`Cela coûte plus que les ${points} PM qui restent, et les commandants ne forcent pas la marche.`,
  ],
  "displace-other": ({ who }) => [
    ligne`${who} ne se replie pas maintenant`,
    ligne`Un commandant ne se replie que si une brigade ennemie arrive à son contact et qu’aucune brigade amie n’est avec lui.`,
  ],
  "displace-zone": ({ who, toZone }) => [
    ligne`${who} ne peut pas se replier ${toZone}`,
    ligne`Il va à 1 ou 2 zones, hors de contact. Choisissez une des zones marquées.`,
  ],
};

function wrongRank({ who }: { readonly who: Line }) {
  return [
    ligne`${who} ne se déplace pas ainsi`,
    ligne`Un commandant d’armée passe un test avant de bouger ; un commandant de corps bouge sans test.`,
  ] as const;
}
