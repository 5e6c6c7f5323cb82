import { line } from "@stonebridge/games/no-written-orders/text";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `NWO-${id}` });

/** Les courtes leçons en français. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  orders: {
    title: "Donner un ordre, et attendre",
    words: [
      line`À 6 h McDowell a envoyé une estafette à Richardson : Défense de Centreville. Elle fait 6 PM par tour ${rule("RUL171")} et arrive à 8 h ; jusque-là Richardson poursuit sa Reconnaissance. Seul qui est à 3 PM reçoit un ordre aussitôt ${rule("RUL170")}`,
      line`Miles a reçu sa Marche en personne, et n’a pas obéi : elle attend un 4. À chaque phase de commandement on lance un dé, 50 % dès maintenant, 75 % d’ici le tour suivant ${rule("12.7-d")} En attendant il s’en tient à son ancien ordre, qui tombe dès qu’il obéit au nouveau ${rule("12.9-a")}`,
    ],
    picture:
      "Sept heures à Centreville : l’estafette en route vers Richardson ; en creux, la Marche qui attend chez Miles.",
  },
  initiative: {
    title: "Un chef de sa propre initiative",
    words: [
      line`Heintzelman est à Sudley, en Réserve : pas d’ordre. Une estafette de McDowell mettrait cinq tours depuis Centreville. Mais Heintzelman peut tenter un ordre de son propre chef, vers un objectif à 8 hexagones qu’il voit ${rule("12.11-a")} ${rule("12.11-b")} ${rule("12.14-c")}`,
      line`Deux dés dans la table pour sa valeur de 2, un de mieux en Réserve ${rule("12.11-f")} : il agit 28 %, rien n’en sort 44 %, et 28 % il commet un faux mouvement : les Confédérés lui donnent alors un ordre, et il obéit ${rule("12.11-c")} ${rule("12.11-d")} Quand le commandant d’armée est près, un ordre est plus sûr.`,
    ],
    picture: "Onze heures : la division Heintzelman à Sudley, Evans et Bee sur les collines devant elle.",
  },
  attack: {
    title: "Marcher sous un ordre d’Attaque",
    words: [
      line`Hunter a ordre d’attaquer Matthews Hill. Chaque unité doit approcher d’un hexagone par tour jusqu’à être à 2 hexagones de l’ennemi, et nul ne peut s’éloigner ${rule("12.3.AT-a")} ${rule("12.3.AT-f")} Puis il faut donner l’assaut ; le feu des canons suffit pour deux tours ${rule("12.3.AT-b")} ${rule("12.3.AT-c")}`,
      line`Hachurés : les hexagones que contrôlent les Confédérés. Qui y entre doit donner l’assaut dans la même action ${rule("7.3-g")}, et n’en sort pas au début d’un mouvement ${rule("5.4-d")} Dès que quelqu’un est au contact, un autre doit l’y rejoindre chaque tour ${rule("12.3.AT-d")} Amenez donc d’abord canons et brigades, puis entrez ensemble. D marche comme l’ordre le veut.`,
    ],
    picture: "Dix heures devant Matthews Hill. Hachures : zones de contrôle ; flèche rouge : l’ordre d’Attaque.",
  },
  sight: {
    title: "Les lignes de vue",
    words: [
      line`Nombres : les hexagones que voient les canons de Reynolds, selon leur distance. Bois, bourgs, autres unités et crêtes barrent la ligne ; un côté de crête la barre même sur l’hexagone où l’on est ${rule("8.3-a")} ${rule("8.3-b")} Ses canons rayés portent à 4 hexagones, la plupart des batteries à 3 ${rule("8.1-b")}`,
      line`Les deux batteries voient Evans. Reynolds, force 4, le désorganise à 58 %, Griffin, 3, à 42 % ; déclarées sur un même hexagone elles tirent ensemble, avec 7 : le premier coup sur une pile la désorganise toujours, les suivants coûtent des pas ${rule("7.1-a")} ${rule("8.1-e")} Qui a bombardé reste sur place dans cette action ${rule("8.1-d")}`,
    ],
    picture: "Reynolds et Griffin devant Matthews Hill. Nombres : hexagones vus de Reynolds, et leur distance.",
  },
  assault: {
    title: "Un assaut et ses chances",
    words: [
      line`Burnside seul a 9 contre 4, et emporte la colline à 21 %. Avec Porter et Griffin de l’autre côté, Evans est pris de flanc : moitié plus pour l’attaque, 27, et 2 de moral en moins pour lui ${rule("7.6-e")} C’est alors 68 %. Le moral plus bas d’un camp affaiblit ses dés ${rule("7.6-h")}`,
      line`Les deux tirent, les coups tombent ensemble ${rule("7.3-c")} Qui est touché teste : un dé de son moral ou moins, sinon il recule d’un hexagone, désorganisé ${rule("7.4-a")} ${rule("7.4-f")} Des canons à pied qui doivent reculer sont détruits ${rule("7.4-g")} Dans un hexagone vide l’assaillant avance ${rule("7.5-a")} Déclarez les trois : choisissez Burnside, la colline, puis Tous ceux qui le peuvent.`,
    ],
    picture: "Burnside et Porter au contact d’Evans, de deux côtés, un côté d’hexagone entre eux.",
  },
  morale: {
    title: "Brisée : démoralisée, en Repli",
    words: [
      line`Burnside et Griffin ont disparu, 12 points de force ; le seuil de Hunter était 11 : sa division est démoralisée, 1 de moral et de mouvement en moins pour tous ${rule("14.1-a")} ${rule("14.1-b")} Son ordre a échoué : elle a reculé de trois hexagones et est en Repli ${rule("12.9-c")} Elle doit s’éloigner, ne peut pas attaquer, et use des routes comme en marche ${rule("12.3.FB-a")} ${rule("12.3.FB-d")} ${rule("12.3.FB-b")}`,
      line`Heintzelman est à 5 hexagones de Hunter : son seuil baisse de 2, 8 au lieu de 10 ${rule("14.3-a")} Il a perdu un pas sous son Attaque : sa confiance est testée chaque tour, elle tient à 83 % ; qui échoue se replie aussi ${rule("12.10-a")} ${rule("12.10-c")} En Repli, qui n’a pas d’ennemi à 2 hexagones peut passer en Réserve ${rule("12.3.FB-g")} : Hunter le peut.`,
    ],
    picture: "Une heure : ce qui reste de la division Hunter devant Bee ; Heintzelman attaque à côté.",
  },
};
