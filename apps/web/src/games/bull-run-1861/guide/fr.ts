import { line } from "@stonebridge/kernel/words";
import { hands, helpAt, scoreAt } from "../../../play/guide/hands-fr.ts";
import type { LessonText } from "../../contract/guide.ts";
import type { LessonId } from "./lessons.ts";

const rule = (id: string) => ({ rule: `BR61-${id}` });
const bold = (text: string) => ({ bold: text });

/** The lessons of the guided first turn in French. */
export const lessons: Readonly<Record<LessonId, LessonText>> = {
  ready: {
    title: "Huit heures du matin",
    seen: "Chacun est à sa place de ce matin-là",
    words: () => [
      line`Vous commandez le Nord. Vos brigades sont au nord du Bull Run, le Sud attend derrière ses gués. Chaque pion montre sa force de combat à gauche et ses canons à droite ; la flèche noire montre la zone à laquelle il fait face. ${rule("10.2-d")}`,
      line`Vous pourriez orienter chaque brigade, mais elles font déjà face à l’ennemi.`,
    ],
    deed: () => line`${bold("Appuyez sur Prêt.")}`,
  },
  score: {
    title: "L’enjeu",
    seen: "Les collines et les deux bases rapportent, des pertes moindres aussi",
    words: () => [
      line`Six collines valent un point chacune, Centreville et Manassas Junction deux. ${rule("4-f")} ${rule("4-j")} Le Sud tient cinq des collines. À égalité, le Sud gagne : il vous faut attaquer.`,
    ],
    deed: (hand) => line`${bold(scoreAt(hand))} : il dit d’où vient chaque point.`,
  },
  refused: {
    title: "Essayez ce qui n’est pas permis",
    seen: "Chaque refus donne sa raison et sa règle",
    words: () => [
      line`Quatre brigades font la marche de flanc, au nord. Elles marchent à la fin du tour et ne peuvent pas agir avant. ${rule("6-l")} ${rule("12.1-c")} Essayer ne casse rien : chaque refus cite sa règle.`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} Porter.`)} Il est estompé, et une fiche dit pourquoi il ne peut pas agir.`,
  },
  choose: {
    title: "Choisissez une brigade",
    seen: "Au tour 1, une seule brigade agit par phase et par camp",
    words: () => [
      line`Au tour 1, chaque camp n’active qu’une brigade par phase de mouvement. ${rule("7-d")} Un contour vert montre qui peut agir. Annuler permet de changer d’avis.`,
    ],
    deed: () => line`${bold("Choisissez Sherman")}, au Stone Bridge.`,
  },
  command: {
    title: "Le commandement",
    seen: "À 8 PM ou moins de McDowell, une brigade agit sans test",
    words: () => [
      line`La fiche de Sherman dit « à portée » : McDowell est à Centreville, à moins de 8 PM. ${rule("10.1-b")} Plus loin, une brigade doit d’abord réussir un test : 1 à 3 au dé. ${rule("10.1-d")}`,
    ],
    deed: (hand) => line`${bold("Regardez la portée de commandement")} : ${hands(hand).look("C", "le drapeau")}.`,
  },
  control: {
    title: "Les zones de contrôle",
    seen: "Entrer dans une zone de contrôle arrête la marche ; le Bull Run la coupe",
    words: () => [
      line`Chaque brigade contrôle les zones autour de la sienne. Une brigade qui entre dans une zone de contrôle ennemie doit s’arrêter. ${rule("10.3-l")} Une zone de contrôle s’arrête au Bull Run, même à un gué ou à un pont ${rule("10.2-b")} : voilà pourquoi Sherman peut encore marcher.`,
    ],
    deed: (hand) => line`${bold("Regardez les zones de contrôle")} : ${hands(hand).look("Z", "la surface")}.`,
  },
  preview: {
    title: "Évaluez une attaque",
    seen: "Les chances exactes se voient avant de s’engager",
    words: () => [
      line`Les nombres dans les disques verts sont des points de mouvement ; un plus annonce une marche forcée, qui coûte 1 niveau de Fatigue. ${rule("10.3-b")} Evans tient l’autre bout du Stone Bridge. Le nombre rouge est votre chance de le toucher.`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} Evans une fois.`)} Rien n’est fait : vous voyez les modificateurs des deux camps, chacun avec sa règle, et les chances exactes.`,
  },
  declare: {
    title: "Déclarez-la",
    seen: "Une attaque coûte 2 PM et tourne la brigade vers sa cible",
    words: () => [
      line`Sherman fera face à Stone Bridge West : son Front est cette zone et ses deux voisines. ${rule("10.2-e")} Schenck est derrière lui et le soutient. ${rule("11.3-a")} Le passage aide Evans. ${rule("11.3-q")}`,
    ],
    deed: () =>
      line`${bold("Appuyez sur Déclarer l’attaque.")} Vous pouvez encore annuler tant que les dés ne sont pas tombés.`,
  },
  headquarters: {
    title: "Le quartier général",
    seen: "Un QG bouge une fois par tour, après les brigades et avant les combats",
    words: () => [
      line`McDowell peut se déplacer maintenant, de 6 PM, une fois par tour et jamais à côté d’une brigade ennemie. ${rule("7-k")} ${rule("7-m")} Plus près de la marche de flanc, il commandera davantage de brigades.`,
    ],
    deed: (hand) => line`${bold(`${hands(hand).Click} une zone verte pour McDowell, ou laissez les QG en place.`)}`,
  },
  fight: {
    title: "Lancez les dés",
    seen: "Total supérieur : Fatigue. Double : Fatigue et coup au but",
    words: () => [
      line`D’abord les canons : chaque brigade de première ligne lance un dé, et sa force d’artillerie ou moins donne +1. ${rule("11.3-m")} Puis chaque camp lance un dé et ajoute ses modificateurs. Le total le plus bas subit une Fatigue ; si l’autre est le double, aussi un coup au but. ${rule("11.4-c")} ${rule("11.4-e")}`,
    ],
    deed: () => line`${bold("Appuyez sur Combattre : lancer les dés.")}`,
  },
  march: {
    title: "Marchez sur la route",
    seen: "Une zone coûte 2 PM, ou 1 PM par la route ; un gué ou un pont, 2 PM",
    words: () => [
      line`Le Sud a joué sa demi-phase ; voici la deuxième phase de mouvement. Entrer dans une zone coûte 2 PM, ou 1 PM par la route. ${rule("10.3-e")} ${rule("10.3-f")} Une brigade d’infanterie a 4 PM.`,
    ],
    deed: (hand) =>
      line`${bold("Choisissez une brigade sur la route à péage et faites-la marcher de deux zones le long de la route.")}${hand.touch ? "" : " Pointez une zone pour voir d’abord le chemin et son coût."}`,
  },
  facing: {
    title: "Faites face",
    seen: "À la fin du mouvement, une brigade fait face à une zone voisine",
    words: () => [
      line`Au bout de sa marche, une brigade peut faire face à toute zone voisine. ${rule("10.4-a")} Un ennemi sur le Flanc coûte cher : −2 à l’attaquant, −1 au défenseur. ${rule("11.3-v")} ${rule("11.3-u")}`,
    ],
    deed: (hand) => line`${bold(`Finissez le mouvement, puis ${hands(hand).click} la zone à laquelle faire face.`)}`,
  },
  free: {
    title: "La troisième phase est à vous",
    seen: "Trois phases sont sûres ; un dé décide de la quatrième et de la cinquième",
    words: () => [
      line`Jouez la troisième phase comme vous voulez : une autre brigade, ou le repos d’une brigade fatiguée. ${rule("7-g")} Ensuite un dé décide d’une quatrième. ${rule("8-a")}`,
    ],
    deed: () => line`${bold("Continuez jusqu’au départ de la marche de flanc.")}`,
  },
  operational: {
    title: "Le mouvement opérationnel",
    seen: "Les brigades désignées marchent avec 8 PM en fin de tour et subissent de la Fatigue",
    words: () => [
      line`Les quatre brigades de la marche de flanc partent maintenant : 8 PM, la cavalerie à l’allure de son infanterie. ${rule("6-m")} Elles finissent à Fatigue 2, ramenée aussitôt à 1. ${rule("6-n")} Une pile marche ensemble. ${rule("9-b")}`,
    ],
    deed: () =>
      line`${bold("Faites-les marcher vers Sudley Ford")}, une pile après l’autre, et finissez chaque marche.`,
  },
  finished: {
    title: "Le premier tour est fini",
    seen: "Vous en savez assez pour gagner",
    words: () => [
      line`À partir du deuxième tour, les dés décident qui commence et combien de brigades agissent. Une fois dans la partie, chaque camp peut lancer son Offensive majeure. ${rule("6-f")}`,
    ],
    deed: (hand) => line`La partie continue. ${helpAt(hand)} Bonne chance.`,
  },
};
