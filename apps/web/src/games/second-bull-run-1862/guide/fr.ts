import { line } from "@stonebridge/kernel/words";
import { hands, helpAt, orderAt, scoreAt } from "../../../play/guide/hands-fr.ts";
import type { LessonText } from "../../contract/guide.ts";
import type { LessonId } from "./lessons.ts";

const rule = (id: string) => ({ rule: `SB62-${id}` });
const bold = (text: string) => ({ bold: text });

/** The lessons of the guided first turn in French. */
export const lessons: Readonly<Record<LessonId, LessonText>> = {
  setup: {
    title: "Six heures et demie",
    seen: "Chaque corps débute dans ses zones, deux brigades par zone",
    words: () => [
      line`30 août 1862 : vous commandez l’Union. La carte est divisée en zones, et une zone contient au plus deux brigades d’un même corps. ${rule("9.6-a")} Chaque corps a ses zones de départ. ${rule("11.2-a")} Vous pourriez placer vous-même chaque brigade.`,
    ],
    deed: () => line`${bold("Appuyez sur Placer le reste pour moi, puis sur Prêt.")}`,
  },
  score: {
    title: "L’enjeu",
    seen: "Un objectif vaut 3 points, 8 points d’avance font gagner",
    words: () => [
      line`Les zones éclairées sont vos objectifs : 3 points pour chacun que vous tenez à la fin. ${rule("11.2.2-l")} Les Confédérés les tiennent tous les quatre, le long de la voie inachevée ; ils ont aussi quatre objectifs à eux. Le camp qui inflige le plus de pertes gagne 2 points, ou 5. ${rule("11.2.2-k")} Seule une avance de 8 donne la victoire. ${rule("11.2.2-m")}`,
    ],
    deed: (hand) => line`${bold(`${scoreAt(hand)}.`)}`,
  },
  counter: {
    title: "Une brigade",
    seen: "Un nombre pour attaquer et défendre, un autre pour les canons",
    words: () => [
      line`Le grand nombre est le potentiel de combat : effectif et qualité ensemble, pour l’attaque comme pour la défense. ${rule("2.1-d")} Le petit est l’artillerie. ${rule("2.1-e")} Chaque perte ôte 1 aux deux. ${rule("10.4-v")} La bande de couleur est la division ; la pointe noire montre la zone à laquelle la brigade fait face.`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} une brigade de la zone éclairée.`)} La fiche explique chaque nombre, la Fatigue, les pertes et le commandement.`,
  },
  order: {
    title: "Corps et divisions",
    seen: "Des brigades forment une division, des divisions un corps et son commandant",
    words: () => [
      line`Trente brigades et davantage, c’est trop pour les mener une à une. Une même bande de couleur est une division ${rule("2.1-b")} ; une à cinq divisions obéissent à un commandant de corps : Heintzelman commande Kearny et Hooker. ${rule("2.2-d")} Quelques brigades sont indépendantes. ${rule("6.2-a")}`,
    ],
    deed: (hand) => line`${bold(orderAt(hand))} : toutes les brigades, par corps et par division.`,
  },
  designate: {
    title: "Choisissez un commandant de corps",
    seen: "À chaque phase un corps agit : un dé dit combien de divisions",
    words: () => [
      line`À ce tour, l’Union a l’initiative ${rule("11.2.2-f")} ; plus tard les deux camps la jouent aux dés. ${rule("5-a")} Un tour a trois à cinq phases d’action. À chacune, vous choisissez un commandant de corps et lancez le dé, avec son modificateur : 1 ou 2 donne une division, 3 à 5 deux, 6 ou plus trois. ${rule("6.1-b")} ${rule("11.1.2-a")}`,
    ],
    deed: () =>
      line`${bold("Choisissez Heintzelman, puis Choisir Heintzelman : lancer le dé.")} Le panneau montre d’abord les chances.`,
  },
  command: {
    title: "Le commandement",
    seen: "À 8 PM une division agit, plus loin elle passe un test",
    words: () => [
      line`Une division agit sans test si l’une de ses brigades est à 8 PM du commandant. ${rule("9.2-a")} Plus loin, elle passe un test, 1 à 3 au dé, et un échec utilise son activation. ${rule("9.2-b")} ${rule("9.2-c")}`,
    ],
    deed: (hand) =>
      line`${bold("Regardez la portée de commandement")} : ${hands(hand).look("C", "le drapeau")}. Des lignes vont de Heintzelman à ses deux divisions.`,
  },
  division: {
    title: "Choisissez une division",
    seen: "Les divisions agissent l’une après l’autre",
    words: () => [
      line`Le dé est lancé. Les divisions se choisissent une à une ; une brigade indépendante peut agir à la place d’une division, une fois par phase. ${rule("6.1-g")} ${rule("6.1-i")} Kearny est devant Sudley Church, un objectif.`,
    ],
    deed: () => line`${bold("Choisissez la division Kearny")} : dans le panneau, ou par une de ses brigades.`,
  },
  choose: {
    title: "Brigade par brigade",
    seen: "Une brigade agit une fois par phase : repos, ou marche et attaque",
    words: () => [
      line`Ses brigades agissent l’une après l’autre, chacune jusqu’au bout, et une fois par phase. ${rule("6.1-j")} ${rule("6.1-k")} Une brigade perd un niveau de Fatigue, ou bien marche et peut attaquer. ${rule("6.1-l")}`,
    ],
    deed: () => line`${bold("Choisissez Robinson.")}`,
  },
  cohesion: {
    title: "La cohésion",
    seen: "Les brigades d’une division restent à 2 zones l’une de l’autre",
    words: () => [
      line`Une brigade qui commence la phase à 2 zones d’une autre de sa division doit la finir à cette distance ; la cavalerie à 3. ${rule("9.1-c")} Une brigade séparée par une retraite est isolée : 2 PM de moins, pas de marche forcée. ${rule("9.1-d")} ${rule("9.1-e")}`,
    ],
    deed: (hand) =>
      line`${bold("Regardez la cohésion")} : ${hands(hand).look("X", "les silhouettes")}. Les nombres disent de combien de brigades de la division Robinson serait proche.`,
  },
  control: {
    title: "Les zones de contrôle",
    seen: "Une brigade contrôle les zones autour d’elle ; trois font son Front",
    words: () => [
      line`Chaque brigade contrôle les zones autour de la sienne, mais pas à travers une rivière. ${rule("9.3-a")} Son Front est la zone à laquelle elle fait face et ses deux voisines ; les autres sont son Flanc. ${rule("9.3-d")} Un défenseur attaqué sur son Flanc le paie cher. ${rule("10.3.6-c")}`,
    ],
    deed: (hand) => line`${bold("Regardez les zones de contrôle")} : ${hands(hand).look("Z", "la surface")}.`,
  },
  march: {
    title: "Approchez de l’ennemi",
    seen: "Une zone coûte 2 PM, par la route 1 ; le contrôle ennemi arrête",
    words: () => [
      line`L’infanterie a 6 PM. Une zone en coûte 2, ou 1 par la route. ${rule("9.4-d")} ${rule("9.4-e")} Un plus dans un disque vert annonce une marche forcée : 2 PM de plus pour 1 niveau de Fatigue. ${rule("9.4-a")} Une brigade qui entre dans une zone de contrôle ennemie s’y arrête. ${rule("9.3-c")}`,
    ],
    deed: (hand) =>
      line`${bold("Menez Robinson en zone 163, à côté de Sudley Church.")}${hand.touch ? "" : " Pointez d’abord la zone pour voir le chemin et son coût."}`,
  },
  refused: {
    title: "Essayez l’interdit",
    seen: "Chaque refus dit pourquoi, avec sa règle",
    words: () => [
      line`Robinson est dans la zone de contrôle de l’ennemi. Il lui reste 4 PM, mais il n’ira pas plus loin. ${rule("9.3-c")}`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} Benson House quand même.`)} Une fiche dit pourquoi c’est impossible.`,
  },
  weigh: {
    title: "Évaluez une attaque",
    seen: "Les chances exactes se voient avant de s’engager",
    words: () => [
      line`Le nombre rouge est votre chance de toucher l’ennemi. Le rapport de forces donne un modificateur à l’attaquant. ${rule("10.3.1-a")} Le remblai de la voie aide le défenseur. ${rule("11.1.5-a")} Étoiles, canons, Fatigue et autres ennemis voisins comptent aussi.`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} Sudley Church une fois.`)} Rien n’est fait : vous voyez les modificateurs des deux camps avec leurs règles, et ce que les dés peuvent donner.`,
  },
  declare: {
    title: "Déclarez-la",
    seen: "Une attaque coûte 2 PM et doit être dans le Front",
    words: () => [
      line`Une attaque coûte 2 PM, et la zone attaquée doit être dans le Front de l’attaquant. ${rule("9.4-l")} Elle se joue plus tard, quand toutes les brigades ont marché. L’ennemi peut se tourner vers vous. ${rule("9.5-c")}`,
    ],
    deed: () => line`${bold("Appuyez sur Déclarer l’attaque, puis faites face à Sudley Church.")}`,
  },
  second: {
    title: "À deux contre un",
    seen: "Plusieurs brigades attaquent ensemble une zone",
    words: () => [
      line`Une zone n’est attaquée qu’une fois par phase, mais plusieurs brigades peuvent s’y joindre, même depuis des zones voisines. ${rule("10.1-c")} Avec Poe, le rapport passe à 2 contre 1.`,
    ],
    deed: () => line`${bold("Menez aussi Poe en zone 163, attaquez Sudley Church, et faites-y face.")}`,
  },
  commanders: {
    title: "Finissez les marches",
    seen: "Les commandants se déplacent avant les combats",
    words: () => [
      line`Vous pourriez faire agir Birney et les canons, ou une autre division si le dé en a donné plusieurs. Ensuite Heintzelman peut se déplacer, 8 PM, et Pope essayer : commandant de l’armée, il passe un test. ${rule("6.3-a")} ${rule("6.3-b")} Ils restent loin de l’ennemi. ${rule("6.3-f")}`,
    ],
    deed: () => line`${bold("Finissez la division, puis laissez les commandants en place.")}`,
  },
  fight: {
    title: "Lancez les dés",
    seen: "Total inférieur : Fatigue. Moins de la moitié : test de combat en plus",
    words: () => [
      line`Chaque camp lance un dé et ajoute ses modificateurs. Le camp au total le plus bas subit une Fatigue ${rule("10.4-c")} ; si l’autre total dépasse le double, il passe aussi un test de combat. ${rule("10.4-d")} Un 6 au dé coûte une perte à l’ennemi, quel que soit le vainqueur. ${rule("10.4-f")} Un résultat ne touche jamais plus de brigades que l’ennemi n’en a au combat. ${rule("10.4-e")}`,
    ],
    deed: () => line`${bold("Appuyez sur Combattre : lancer les dés.")}`,
  },
  result: {
    title: "Lisez le résultat",
    seen: "Un test de combat donne mêlée, retraite, désordre ou déroute",
    words: () => [
      line`La feuille montre chaque modificateur, les dés et le résultat. Test de combat : 6 ou plus, mêlée ; 3 à 5, retraite ; 0 à 2, désordre ; moins, déroute : une perte, trois zones en arrière, et aucun Front jusqu’au ralliement. ${rule("10.4-h")} ${rule("10.4-n")} Répondez à ce qui est demandé. Le vainqueur peut avancer dans une zone vide. ${rule("10.4-s")}`,
    ],
    deed: () => line`${bold("Fermez la feuille")} par sa croix quand vous l’avez lue.`,
  },
  free: {
    title: "La suite du tour est à vous",
    seen: "Trois phases sont sûres, les dés décident de deux autres",
    words: () => [
      line`Les Confédérés jouent leur demi-phase, puis une nouvelle phase commence. Choisissez n’importe quel commandant de corps : Porter a +1 au dé. Un commandant déjà choisi a 1 de moins. ${rule("6.1-e")} Les brigades fatiguées peuvent se reposer. Après la troisième phase, un dé décide d’une quatrième. ${rule("7-a")}`,
    ],
    deed: () =>
      line`${bold("Jouez jusqu’à la fin du tour.")} « Passer la suite » finit votre demi-phase : personne ne marche, et les attaques déjà déclarées sont jouées.`,
  },
  reinforcements: {
    title: "La fin du tour",
    seen: "Les brigades en déroute se rallient, la Fatigue baisse, des renforts arrivent",
    words: () => [
      line`Dans la phase administrative, les brigades en déroute fuient encore, les brigades hors de contact perdent 1 niveau de Fatigue, et les ralliements se jouent aux dés. ${rule("8-B")} ${rule("8-D")} Puis arrivent les renforts : le corps de Sigel par le Stone Bridge, à ce tour ou au suivant, à votre choix. ${rule("11.2.2-d")}`,
    ],
    deed: () =>
      line`${bold("Faites entrer le corps de Sigel")} et avancez-le pour faire de la place, ou laissez-le attendre.`,
  },
  finished: {
    title: "Le premier tour est fini",
    seen: "Vous en savez assez pour gagner",
    words: () => [
      line`À partir du quatrième tour, les dés décident de l’initiative ${rule("5-a")}, sauf si les Confédérés déclarent leur contre-attaque : ils l’ont alors pour deux tours. ${rule("11.2.2-i")} Gardez un œil sur Longstreet, à votre gauche.`,
    ],
    deed: (hand) => line`La partie continue. ${helpAt(hand)} Bonne chance.`,
  },
};
