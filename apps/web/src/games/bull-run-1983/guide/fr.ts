import { line } from "@stonebridge/kernel/words";
import { hands, helpAt, scoreAt } from "../../../play/guide/hands-fr.ts";
import type { LessonText } from "../../contract/guide.ts";
import type { LessonId } from "./lessons.ts";

const rule = (id: string) => ({ rule: `BR83-${id}` });
const bold = (text: string) => ({ bold: text });

/** The lessons of the guided first turns in French. */
export const lessons: Readonly<Record<LessonId, LessonText>> = {
  pieces: {
    title: "Neuf heures du matin",
    seen: "Un pion montre attaque, défense et mouvement",
    words: () => [
      line`Vous menez l’Union. Un pion est un régiment ou une batterie ; plusieurs dans un hexagone font une pile, de 12 points de défense au plus. ${rule("5.4-a")} Les trois nombres d’un pion sont l’attaque, la défense et le mouvement. ${rule("PP2-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} la pile de Keyes en GG7, sur la route à péage, et choisissez 2\u00A0Me.`)} Sa fiche nomme chaque nombre. Un pion au mouvement rouge se passe d’ordres ${rule("4.2-a")} ; STOP marque ceux qui ne peuvent pas bouger. ${rule("PP3-a")}`,
  },
  command: {
    title: "Qui active qui",
    seen: "Un chef active ses hommes et ses subordonnés à 4 hexagones ou moins",
    words: () => [
      line`McDowell est en rouge : toujours actif. Il active tout son hexagone et les chefs à 4 hexagones ou moins ; ceux-ci activent leurs hommes à 4 ou moins. ${rule("4.6-a")} ${rule("4.4-a")} ${rule("4.53-a")} C’est fait pour vous au début de votre tour.`,
    ],
    deed: (hand) =>
      line`${bold("Regardez les lignes de commandement")} : ${hands(hand).look("C", "le drapeau")}. L’une mène à Keyes ; aucune n’atteint Tyler et Sherman, à 5 hexagones.`,
  },
  refused: {
    title: "Essayez l’interdit",
    seen: "Chaque refus dit pourquoi, avec sa règle",
    words: () => [
      line`Tyler, Schenck et Sherman sont devant le Stone Bridge, sans ordres. Ils peuvent retourner leurs batteries, former des brigades et combattre, mais pas marcher. ${rule("4.12-a")}`,
    ],
    deed: (hand) => line`${bold(`${hands(hand).Click} 69 NYM en DD7.`)} Une fiche dit pourquoi il ne peut pas bouger.`,
  },
  march: {
    title: "Faites marcher toute une pile",
    seen: "Une pile marche ensemble ; la route à péage coûte ½ PM l’hexagone",
    words: () => [
      line`Un hexagone coûte 1 PM en terrain clair, 2 dans les bois ${rule("5.31-a")} ; par la route à péage ½ seulement, pour les batteries ⅓. ${rule("5.6-d")} Avec 4 PM, les hommes de Keyes arrivent ce tour près du Stone Bridge.`,
    ],
    deed: (hand) =>
      line`${bold(`Choisissez 2\u00A0Me, puis Déplacer toute la pile, et ${hands(hand).click} BB8.`)} Le nombre dans le disque vert est le coût.`,
  },
  ride: {
    title: "Les chefs restent avec leurs hommes",
    seen: "Un chef ne vaut que par les hommes à sa portée",
    words: () => [
      line`Les chefs ne combattent pas : ils font bouger les autres. Seul à côté d’une unité ennemie, un chef est perdu. ${rule("12.3-a")} Si McDowell reste en arrière, la division de Tyler reste sur place toute la journée.`,
    ],
    deed: () => line`${bold("Choisissez McDowell en II7 et menez-le en CC8, auprès de Tyler.")}`,
  },
  limber: {
    title: "Une batterie a deux pions",
    seen: "En position une batterie tire mieux ; en marche elle va plus loin",
    words: () => [
      line`En position, E/2 US a 2–2–1, en marche 1–2–3 : meilleur tir, ou plus de chemin. ${rule("9.11-a")} Retournez-la pendant votre phase de mouvement, avant qu’elle bouge, même sans ordre. ${rule("9.12-a")}`,
    ],
    deed: () =>
      line`${bold("Choisissez E/2 US en CC8, puis Retourner E/2 US.")} Au prochain tour, nous la voulons plus près du Bull Run.`,
  },
  recon: {
    title: "Face cachée",
    seen: "À 4 hexagones, vous réveillez les ennemis cachés",
    words: () => [
      line`Au sud-est, les Confédérés sont face cachée : vous savez où et combien, pas qui. ${rule("2.6-b")} Ils ne font rien avant 10 h 30. ${rule("4.82-a")} Mais à 4 hexagones ou moins d’une unité, vous la réveillez ; d’un chef, toute leur armée. ${rule("4.82-b")} ${rule("4.82-c")}`,
    ],
    deed: (hand) =>
      line`${bold("Regardez la portée de reconnaissance")} : ${hands(hand).look("R", "la main")}. N’y entrez pas pour l’instant : laissez-les dormir et battez les autres.`,
  },
  phase: {
    title: "Finissez votre tour",
    seen: "Panique, commandement, mouvement, combat, ralliement : vous, puis eux",
    words: () => [
      line`Le tour de chaque joueur a cinq phases : panique, commandement, mouvement, combat, ralliement. ${rule("2.3-a")} Vous êtes au mouvement ; personne n’est au contact, la suite passe donc d’elle-même. Vous pouvez d’abord en déplacer d’autres, comme la marche de flanc de Hunter, à Sudley, au nord-ouest.`,
    ],
    deed: () => line`${bold("Appuyez sur Finir la phase de mouvement.")} Ensuite les Confédérés jouent.`,
  },
  sight: {
    title: "Ce que voient les canons",
    seen: "Les canons portent à 3 hexagones ; bois, crêtes et unités barrent la vue",
    words: () => [
      line`9 h 30. Regardez : au pont, les marques STOP ont disparu, grâce à McDowell et Tyler. Les batteries tirent jusqu’à 3 hexagones ${rule("9.2-a")}, en ligne droite ; bois, crêtes et autres unités barrent la vue. ${rule("9.31-a")}`,
    ],
    deed: (hand) =>
      line`${bold("Choisissez E/3 US en CC8 et regardez sa ligne de vue")} : ${hands(hand).look("L", "les épées croisées")}. Pas encore d’ennemi dans les hexagones éclairés.`,
  },
  guns: {
    title: "Amenez les canons",
    seen: "Les canons tirent de loin, même par-dessus le Bull Run",
    words: () => [
      line`À longue portée, personne ne riposte à vos canons. ${rule("9.2-a")} Depuis les collines au-dessus du Stone Bridge, ils voient par-dessus le Bull Run. Un abattis coupe la route et coûte 1 PM de plus à l’entrée. ${rule("5.7-a")} ${rule("5.32-a")}`,
    ],
    deed: () =>
      line`${bold("Faites marcher E/3 US et E/2 US vers des hexagones éclairés, de préférence ensemble")} : de chacun d’eux, la batterie choisie a un ennemi à portée et en vue.`,
  },
  declare: {
    title: "Déclarez un bombardement",
    seen: "On déclare d’abord les combats, avec leur rapport, puis on les joue",
    words: () => [
      line`Quand tous les attaquants sont des canons à longue portée, c’est un bombardement : il ne peut pas vous nuire, et il est permis là où aucune de vos unités n’est à côté de l’ennemi. ${rule("9.6-a")} ${rule("9.61-a")} Les unités au contact doivent toujours combattre ${rule("6.3-a")} ; vous décidez qui combat qui. ${rule("6.7-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`Finissez la phase de mouvement, ${hands(hand).click} l’ennemi au-delà du Bull Run, ajoutez les deux batteries et fermez le combat.`)} Le panneau montre le rapport et l’effet de chaque jet.`,
  },
  fight: {
    title: "Lancez le dé",
    seen: "Le rapport donne la colonne, un dé le résultat",
    words: () => [
      line`L’attaque contre la défense : deux batteries de 1 contre une unité de 1 font un rapport de 2-1. Les fractions sont arrondies en faveur du défenseur. ${rule("7.31-a")} ${rule("7.31-c")} Un dé, une table. Au bombardement, l’ennemi perd une unité, se retire de 2 hexagones, ou rien ne se passe.`,
    ],
    deed: () => line`${bold("Appuyez sur Déclarer ces combats.")} Jusque-là, vous pouvez tout annuler.`,
  },
  result: {
    title: "Lisez le résultat",
    seen: "Chaque nombre d’un combat a sa règle",
    words: () => [
      line`La feuille montre chaque facteur, le rapport, le dé et le résultat. DL1 : le défenseur perd une unité ; DB2 : il se retire de 2 hexagones. ${rule("CRT-a")} Se retirer par vos zones de contrôle ou dans la rivière est fatal. ${rule("CRT-e")}`,
    ],
    deed: () => line`${bold("Fermez la feuille")} par sa croix quand vous l’avez lue.`,
  },
  score: {
    title: "Comment gagner la journée",
    seen: "Une étoile à 20 h 00 gagne, ou la panique avant",
    words: () => [
      line`Il vous faut passer le Bull Run. À la fin du tour de 20 h 00, l’Union gagne avec une unité sur une étoile, S29, QQ23 ou QQ32 ; sinon les Confédérés gagnent. ${rule("3.3-a")} Une de vos unités à Manassas lors de leur phase de panique, et vous gagnez aussitôt ${rule("3.1-a")} ; une des leurs à Centreville lors de la vôtre, et vous perdez. ${rule("3.2-a")}`,
    ],
    deed: (hand) => line`${bold(`${scoreAt(hand)}.`)}`,
  },
  finished: {
    title: "Le guide s’arrête ici",
    seen: "Vous en savez assez pour gagner",
    words: () => [
      line`Les divisions de Hunter et de Heintzelman, à Sudley, doivent tourner la gauche confédérée : menez-les au sud, avec leurs chefs, avant l’arrivée de Jackson. Chaque tour dure une demi-heure, le dernier est à 20 h 00. ${rule("2.1-a")}`,
    ],
    deed: (hand) => line`La partie continue. ${helpAt(hand)} Bonne chance.`,
  },
};
