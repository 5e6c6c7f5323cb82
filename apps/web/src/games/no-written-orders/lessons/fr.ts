import { line } from "@stonebridge/kernel/words";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `NWO-${id}` });

/** The short lessons in French. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  orders: {
    title: "Donner un ordre, et attendre",
    words: [
      line`À 6 h McDowell a envoyé une estafette à Richardson : Défense de Centreville. Elle fait 6 PM par tour ${rule("RUL171")} et arrive à 8 h ; jusque-là Richardson poursuit sa Reconnaissance. Un ordre n’arrive aussitôt qu’à 3 PM au plus. ${rule("RUL170")}`,
      line`Miles a reçu sa Marche en personne et n’a pas obéi : elle attend un 4. On lance un dé à chaque phase de commandement : 50 % dès maintenant, 75 % d’ici le tour suivant. ${rule("12.7-d")} D’ici là il garde son ancien ordre, qui prend fin dès qu’il obéit au nouveau. ${rule("12.9-a")}`,
    ],
    picture:
      "Sept heures à Centreville : l’estafette en route vers Richardson ; en contour, la Marche qui attend chez Miles.",
    goal: {
      task: "Donnez à Miles un autre ordre, qui part aussitôt : finissez l’initiative, choisissez sa division, rédigez une Défense avec un objectif de votre choix, et envoyez-la.",
      reached:
        "McDowell a parlé à Miles lui-même, sans estafette. Obéira-t-il ? Aux dés de le dire. Vers les autres, une estafette met un tour ou plus.",
      missed:
        "La phase de commandement est finie, et Miles n’a pas reçu de nouvel ordre de McDowell. Recommencez : lui seul est à 3 PM.",
    },
  },
  initiative: {
    title: "L’initiative d’un chef",
    words: [
      line`Heintzelman est à Sudley, en Réserve, sans ordre. L’estafette de McDowell mettrait cinq tours depuis Centreville. Mais Heintzelman peut tenter son propre ordre, vers un objectif qu’il voit à 8 hexagones au plus. ${rule("12.11-a")} ${rule("12.11-b")} ${rule("12.14-c")}`,
      line`Deux dés sur la table pour sa valeur de 2, un de mieux en Réserve ${rule("12.11-f")} : 28 % de chances d’agir, 44 % sans effet, et 28 % de risques de commettre une bévue : les Confédérés lui donnent alors un ordre, et il obéit. ${rule("12.11-c")} ${rule("12.11-d")} Si le commandant d’armée est proche, son ordre est plus sûr.`,
    ],
    picture: "Onze heures : la division Heintzelman à Sudley, Evans et Bee sur les collines devant elle.",
    goal: {
      task: "Laissez Heintzelman tenter une Attaque de lui-même : choisissez-le, l’ordre et un objectif à 8 hexagones au plus, qu’il voit.",
      reached: "Heintzelman a essayé. Sur quatre essais, un réussit, et un autre profite à l’ennemi.",
      missed:
        "La phase de commandement est finie, et Heintzelman n’a pas tenté d’Attaque. Recommencez avant de finir l’initiative.",
    },
  },
  attack: {
    title: "Marcher sous un ordre d’Attaque",
    words: [
      line`Hunter a ordre d’attaquer Matthews Hill. Chaque unité doit approcher d’un hexagone par tour jusqu’à être à 2 hexagones de l’ennemi, et aucune ne peut s’éloigner. ${rule("12.3.AT-a")} ${rule("12.3.AT-f")} Puis il faut donner l’assaut ; bombarder suffit pour deux tours. ${rule("12.3.AT-b")} ${rule("12.3.AT-c")}`,
      line`En hachures : les zones de contrôle confédérées. Une unité qui y entre doit donner l’assaut dans la même action ${rule("7.3-g")}, et n’en sort pas au tour suivant. ${rule("5.4-d")} Dès qu’une unité est au contact, une autre doit l’y rejoindre chaque tour. ${rule("12.3.AT-d")} Amenez donc d’abord canons et brigades, puis entrez ensemble. D fait marcher selon l’ordre.`,
    ],
    picture: "Dix heures devant Matthews Hill. Hachures : zones de contrôle ; flèche rouge : l’ordre d’Attaque.",
    goal: {
      task: "Menez les deux batteries à 3 hexagones de Matthews Hill, et que personne n’y aille encore : tous finissent cette action hors de contact.",
      reached:
        "Les canons pourront tirer à la prochaine action, et les brigades sont prêtes derrière eux. Allez-y maintenant ensemble.",
      missed:
        "L’action est finie, et c’était trop tôt ou trop tard : une unité est allée au contact, ou une batterie est hors de portée. Recommencez.",
    },
  },
  sight: {
    title: "Les lignes de vue",
    words: [
      line`Nombres : les hexagones que voient les canons de Reynolds, avec leur distance. Bois, bourgs, unités et crêtes bloquent la ligne de vue ; un côté de crête la bloque même sur l’hexagone de l’observateur. ${rule("8.3-a")} ${rule("8.3-b")} Ses canons rayés portent à 4 hexagones, la plupart des batteries à 3. ${rule("8.1-b")}`,
      line`Les deux batteries voient Evans. Reynolds, force 4, a 58 % de chances de le désorganiser ; Griffin, force 3, 42 %. Déclarées sur un même hexagone, elles tirent ensemble, avec 7 : le premier coup au but désorganise toujours la pile, les suivants coûtent des pas. ${rule("7.1-a")} ${rule("8.1-e")} L’artillerie à pied qui a bombardé ne bouge plus dans cette action. ${rule("8.1-d")}`,
    ],
    picture: "Reynolds et Griffin devant Matthews Hill. Nombres : hexagones vus de Reynolds, et leur distance.",
    goal: {
      task: "Tirez sur Matthews Hill avec les deux batteries à la fois : choisissez Reynolds et la colline, puis Griffin et la colline.",
      reached: "Les deux batteries ont tiré ensemble, avec 7. Le premier coup au but désorganise toute la pile.",
      missed:
        "L’action est finie, et les batteries n’ont pas tiré ensemble. Recommencez : désignez pour Griffin l’hexagone de Reynolds.",
    },
  },
  assault: {
    title: "Un assaut et ses chances",
    words: [
      line`Burnside seul attaque à 9 contre 4 et a 21 % de chances de prendre la colline. Avec Porter et Griffin de l’autre côté, Evans est pris de flanc : +50 % pour l’attaque, 27, et 2 de moral en moins pour lui. ${rule("7.6-e")} Cela donne 68 %. Un moral plus bas affaiblit aussi les dés d’un camp. ${rule("7.6-h")}`,
      line`Les deux camps tirent, et les pertes s’appliquent ensemble. ${rule("7.3-c")} Un camp touché doit faire son moral ou moins au dé, sinon il recule d’un hexagone, désorganisé. ${rule("7.4-a")} ${rule("7.4-f")} L’artillerie à pied qui doit reculer est détruite. ${rule("7.4-g")} Un assaillant peut avancer dans l’hexagone vide. ${rule("7.5-a")} Déclarez les trois : choisissez Burnside, la colline, puis Tous ceux qui le peuvent.`,
    ],
    picture: "Burnside et Porter au contact d’Evans, de deux côtés, un côté d’hexagone entre eux.",
    goal: {
      task: "Donnez l’assaut à Matthews Hill avec tous les trois : Burnside, Porter et Griffin, des deux côtés à la fois.",
      reached:
        "Tous les trois y sont allés ensemble, et ont pris Evans de flanc. Voyez la fiche : 27 contre 4, et un moral de 2 en moins pour lui.",
      missed:
        "L’action est finie, et Evans n’a pas subi l’assaut des trois. Recommencez, avec Tous ceux qui le peuvent.",
    },
  },
  morale: {
    title: "Démoralisée et en Repli",
    words: [
      line`Burnside et Griffin sont éliminés, 12 points de force ; le niveau de Hunter était 11 : sa division est démoralisée, 1 de moral et de mouvement en moins pour toutes ses unités. ${rule("14.1-a")} ${rule("14.1-b")} Son ordre a échoué : elle a reculé de trois hexagones et est en Repli. ${rule("12.9-c")} Elle doit s’éloigner, ne peut pas attaquer, et peut utiliser les coûts de marche sur route. ${rule("12.3.FB-a")} ${rule("12.3.FB-d")} ${rule("12.3.FB-b")}`,
      line`Heintzelman est à 5 hexagones de Hunter : son niveau baisse de 2, 8 au lieu de 10. ${rule("14.3-a")} Il a perdu un pas sous son Attaque et teste désormais sa confiance chaque tour, 83 % de chances de tenir ; s’il échoue, il se replie aussi. ${rule("12.10-a")} ${rule("12.10-c")} Une formation en Repli sans ennemi à 2 hexagones ou moins peut passer en Réserve ${rule("12.3.FB-g")} : Hunter le peut.`,
    ],
    picture: "Une heure : le reste de la division Hunter face à Bee ; Heintzelman attaque à côté.",
    goal: {
      task: "Mettez Hunter en Réserve tant qu’aucun ennemi n’est près : choisissez sa division à la première question de la phase de commandement.",
      reached: "La division Hunter est en Réserve : elle n’a plus à se replier, et attend un ordre.",
      missed:
        "La phase de commandement est finie, et Hunter se replie toujours. Recommencez : c’est la première question du tour.",
    },
  },
};
