import { line } from "@stonebridge/kernel/words";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `BR61-${id}` });

/** The short lessons in French. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  flank: {
    title: "Orientation et flancs",
    words: [
      line`Le Front d’une brigade est la zone à laquelle elle fait face et ses deux voisines ; le reste est son Flanc. ${rule("10.2-e")} Un défenseur attaqué sur son Flanc a −1. ${rule("11.3-u")}`,
      line`Une brigade au contact se tourne vers le nouveau venu, sauf si elle a déjà un ennemi dans son Front. ${rule("10.4-d")} ${rule("10.4-e")} Bee a Porter dans son Front : il ne peut pas se tourner vers Burnside.`,
    ],
    picture: "Bee, sur Henry Hill, fait face à Porter à Robinson Farm. Burnside est sur Dogan Ridge.",
    goal: {
      task: "Attaquez Bee sur son Flanc : menez Burnside à Bald Hill, puis attaquez Henry Hill depuis cette zone.",
      reached:
        "Bee a combattu avec −1 : il n’a pas pu se tourner. Fixez l’ennemi avec une brigade, attaquez son Flanc avec une autre.",
      missed:
        "Personne n’a attaqué le Flanc de Bee. Depuis Stone House, vous trouvez son Front : recommencez par Bald Hill.",
    },
  },
  second: {
    title: "La seconde ligne",
    words: [
      line`Deux brigades partagent une zone : l’une devant, l’autre derrière. La seconde ligne ne combat pas, mais avec une force de 2 ou plus elle soutient une attaque de +1. ${rule("11.3-a")} ${rule("11.3-d")}`,
      line`Quand une marche finit dans la zone d’une brigade amie, vous choisissez qui est devant : prenez la plus forte et la plus fraîche.`,
    ],
    picture: "Porter, à Stone House, fait face à Bee sur Henry Hill. Burnside arrive de Matthews Hill.",
    goal: {
      task: "Attaquez Bee avec une seconde ligne derrière l’attaquant : amenez d’abord Burnside à Stone House, puis attaquez avec Porter.",
      reached: "Le soutien a donné +1. Deux brigades dans une zone attaquent mieux que l’une après l’autre.",
      missed:
        "La demi-phase est finie sans attaque soutenue. Recommencez : Burnside marche d’abord, Porter attaque ensuite.",
    },
  },
  command: {
    title: "Le commandement",
    words: [
      line`Une brigade à 8 PM ou moins de McDowell agit sans test ; plus loin, il lui faut 1 à 3 au dé. ${rule("10.1-b")} ${rule("10.1-d")} Porter et Burnside, à Sudley, sont à 10 PM.`,
      line`McDowell se déplace une fois par tour, de 6 PM, après les brigades et avant les combats, jamais à côté d’un ennemi. ${rule("7-k")} ${rule("7-m")}`,
    ],
    picture: "McDowell à l’ouest de Centreville, Porter et Burnside loin de lui à Sudley Springs, devant Evans.",
    goal: {
      task: "Mettez Porter et Burnside à portée de commandement : agissez avec une brigade, finissez son mouvement, puis rapprochez McDowell de Sudley Springs.",
      reached:
        "Sudley Springs est maintenant à 8 PM : dès la prochaine phase, les deux agissent sans test. Un QG se déplace toujours pour la phase suivante.",
      missed: "La demi-phase est finie, et l’aile reste hors de portée. Recommencez, et allez aussi loin que possible.",
    },
  },
};
