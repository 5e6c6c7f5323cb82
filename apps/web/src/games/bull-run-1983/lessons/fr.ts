import { line } from "@stonebridge/games/bull-run-1983/text";
import type { ShortLessonText } from "../../contract/lessons.ts";
import type { ShortLessonId } from "./positions.ts";

const rule = (id: string) => ({ rule: `BR83-${id}` });

/** Les courtes leçons en français. */
export const lessons: Readonly<Record<ShortLessonId, ShortLessonText>> = {
  "soak-off": {
    title: "Les attaques de diversion",
    words: [
      line`Toute unité ennemie à côté des vôtres doit être attaquée, et toute unité à vous à côté de l’ennemi doit attaquer ${rule("6.3-a")} Qui attaque qui, vous en décidez ${rule("6.7-a")}`,
      line`Une unité faible peut donc attaquer une pile forte à mauvais rapport, pendant que les autres se réunissent là où cela compte : une attaque de diversion. Le rapport s’arrondit pour le défenseur ${rule("7.31-c")}`,
    ],
    picture: "33 Va seul, 4 Ala et 2 Miss à côté. 38 NY, 8 NY et 18 NY sont au contact.",
    goal: {
      task: "Attaquez 33 Va à 5-1 : mettez sur lui les deux régiments forts, et que 18 NY fasse diversion contre la pile.",
      reached: "33 Va a été attaqué à 5-1, et 18 NY l’a payé à 1-4. Voilà une diversion.",
      missed: "33 Va n’a pas été attaqué à 5-1. Recommencez : 38 NY et 8 NY sur 33 Va, 18 NY seul sur la pile.",
    },
  },
  activation: {
    title: "L’activation",
    words: [
      line`Qui n’a pas d’ordre reste sur place. McDowell est toujours actif ; il active les chefs à 4 hexagones, et ceux-ci leurs hommes à 4 ${rule("4.6-a")} ${rule("4.4-a")} ${rule("4.53-a")}`,
      line`Cela se fait pendant votre phase de commandement, avant le mouvement. Allez donc maintenant là où il faudra être au prochain tour.`,
    ],
    picture: "McDowell en II7. Tyler, Sherman et ses quatre régiments sont arrêtés devant le Stone Bridge.",
    goal: {
      task: "Réveillez la brigade de Sherman pour le prochain tour : menez McDowell à 4 hexagones de Tyler au plus, puis finissez la phase.",
      reached: "Les régiments de Sherman sont actifs : McDowell a atteint Tyler, Tyler Sherman, Sherman ses hommes.",
      missed:
        "Votre phase de commandement est passée, et les hommes de Sherman sont toujours arrêtés. Recommencez : par la route à péage, auprès de Tyler.",
    },
  },
  brigade: {
    title: "Les brigades",
    words: [
      line`Un chef et deux de ses régiments ou plus dans un hexagone, sans avoir bougé, peuvent former une brigade : un seul pion, avec leurs forces réunies ${rule("8.22-a")}`,
      line`Un seul pion se déplace plus vite et tient mieux ensemble au combat ; on peut le séparer plus tard.`,
    ],
    picture: "Burnside et ses quatre régiments dans un hexagone, sans avoir bougé.",
    goal: {
      task: "Formez la brigade de Burnside : choisissez Burnside ou un de ses régiments, puis le bouton qui la forme.",
      reached:
        "La brigade est sur la carte en un seul pion. Faites-la marcher, puis séparez-la là où il faut des régiments.",
      missed:
        "La phase est finie, et les régiments de Burnside sont toujours séparés. Recommencez avant tout mouvement.",
    },
  },
  retreat: {
    title: "Couper la retraite",
    words: [
      line`Une unité battue se retire ; si elle ne peut passer que par vos zones de contrôle, elle est perdue ${rule("CRT-e")}`,
      line`La zone de contrôle d’une unité, ce sont les six hexagones autour d’elle ${rule("5.33-a")} Deux unités de part et d’autre d’un ennemi ferment tout l’anneau.`,
    ],
    picture: "4 SC fait face à 38 NY et 8 NY. 14 NYM est libre, à l’est.",
    goal: {
      task: "Attaquez 4 SC de deux côtés opposés : menez 14 NYM derrière lui en U17, puis attaquez avec les trois.",
      reached:
        "4 SC n’avait nulle part où aller : toute retraite était fatale. Regardez derrière l’ennemi avant de l’attaquer.",
      missed: "4 SC n’a pas été enfermé. Recommencez : 14 NYM passe par W17 et V17 jusqu’en U17.",
    },
  },
};
