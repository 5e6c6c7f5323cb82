import { line } from "@stonebridge/kernel/words";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `BR83-${id}` });

/** The short lessons in French. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  "soak-off": {
    title: "Les attaques de diversion",
    words: [
      line`Vous devez attaquer toute unité ennemie à côté des vôtres, et chacune de vos unités à côté de l’ennemi doit attaquer. ${rule("6.3-a")} Vous décidez qui attaque qui. ${rule("6.7-a")}`,
      line`Une unité faible peut donc attaquer une pile forte à mauvais rapport, et les autres se masser là où cela compte : c’est l’attaque de diversion. Le rapport est arrondi en faveur du défenseur. ${rule("7.31-c")}`,
    ],
    picture: "33 Va seul, 4 Ala et 2 Miss à côté. 38 NY, 8 NY et 18 NY sont au contact.",
    goal: {
      task: "Attaquez 33 Va à 5-1 : mettez sur lui les deux régiments forts, et que 18 NY fasse diversion contre la pile.",
      reached: "33 Va a été attaqué à 5-1, et 18 NY l’a payé à 1-4. Voilà une diversion.",
      missed: "33 Va n’a pas été attaqué à 5-1. Recommencez : 38 NY et 8 NY sur 33 Va, 18 NY seul sur la pile.",
    },
  },
  activation: {
    title: "L’activation",
    words: [
      line`Sans ordre, on reste sur place. McDowell est toujours actif ; il active les chefs à 4 hexagones ou moins, et ceux-ci leurs hommes à 4 ou moins. ${rule("4.6-a")} ${rule("4.4-a")} ${rule("4.53-a")}`,
      line`Cela se fait pendant votre phase de commandement, avant le mouvement. Placez-vous donc dès ce tour à portée pour le suivant.`,
    ],
    picture: "McDowell en II7. Tyler, Sherman et ses quatre régiments attendent des ordres devant le Stone Bridge.",
    goal: {
      task: "Réveillez la brigade de Sherman pour le prochain tour : menez McDowell à 4 hexagones de Tyler au plus, puis finissez la phase.",
      reached: "Les régiments de Sherman sont actifs : McDowell a atteint Tyler, Tyler Sherman, Sherman ses hommes.",
      missed:
        "Votre phase de commandement est passée, et les hommes de Sherman sont toujours sans ordre. Recommencez : suivez la route à péage jusqu’à Tyler.",
    },
  },
  brigade: {
    title: "Les brigades",
    words: [
      line`Un chef et au moins deux de ses régiments dans un même hexagone peuvent, avant de bouger, former une brigade : un seul pion qui réunit leurs forces. ${rule("8.22-a")}`,
      line`Un seul pion est plus rapide à déplacer et reste groupé au combat. Vous pourrez le séparer plus tard.`,
    ],
    picture: "Burnside et ses quatre régiments dans un même hexagone, avant tout mouvement.",
    goal: {
      task: "Formez la brigade de Burnside : choisissez Burnside ou un de ses régiments, puis le bouton qui la forme.",
      reached:
        "La brigade est maintenant un seul pion. Faites-la marcher, puis séparez-la là où il faut des régiments.",
      missed:
        "La phase est finie, et les régiments de Burnside sont toujours séparés. Recommencez avant tout mouvement.",
    },
  },
  retreat: {
    title: "Couper la retraite",
    words: [
      line`Une unité battue se retire ; si elle ne peut passer que par vos zones de contrôle, elle est perdue. ${rule("CRT-e")}`,
      line`La zone de contrôle d’une unité, ce sont les six hexagones autour d’elle. ${rule("5.33-a")} Deux unités de part et d’autre d’un ennemi l’encerclent complètement.`,
    ],
    picture: "4 SC fait face à 38 NY et 8 NY. 14 NYM est libre, à l’est.",
    goal: {
      task: "Attaquez 4 SC de deux côtés opposés : menez 14 NYM par-derrière en U17, puis attaquez avec les trois.",
      reached:
        "4 SC n’avait nulle part où aller : toute retraite était fatale. Regardez derrière l’ennemi avant d’attaquer.",
      missed: "4 SC n’a pas été encerclé. Recommencez : 14 NYM passe par W17 et V17 jusqu’en U17.",
    },
  },
};
