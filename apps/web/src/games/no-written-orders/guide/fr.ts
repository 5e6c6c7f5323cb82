import { line } from "@stonebridge/games/no-written-orders/text";
import { hands, helpAt, orderAt, scoreAt } from "../../../play/guide/hands-fr.ts";
import type { LessonText } from "../../contract/guide.ts";
import type { LessonId } from "./lessons.ts";

const rule = (id: string) => ({ rule: `NWO-${id}` });
const bold = (text: string) => ({ bold: text });

/** Les leçons du premier tour guidé en français. */
export const lessons: Readonly<Record<LessonId, LessonText>> = {
  score: {
    title: "Ce qui compte",
    seen: "Lieux, pertes de l’ennemi, formations brisées : on compte à la fin",
    words: () => [
      line`Après quatorze tours d’une heure on compte les points, une seule fois : pour les lieux que chaque camp contrôle, pour ce que l’autre a perdu, pour les formations et armées démoralisées ${rule("18-a")} ${rule("18-c")} Henry House Hill vous vaut 20, Manassas Junction 40 ; Centreville, si vous le perdez, leur vaut 40.`,
    ],
    deed: (hand) => line`${bold(scoreAt(hand))} : chaque lieu, et ce qu’il vaut à qui.`,
  },
  counter: {
    title: "Une brigade, une batterie",
    seen: "Force, moral, points de mouvement",
    words: () => [
      line`Un pion est une brigade ou une batterie, avec sa force, son moral et ses points de mouvement. La force donne la ligne de la table de tir ${rule("7.1-a")} Le moral est ce que le dé peut montrer au plus quand on le teste ${rule("2.3-b")} La plupart des pions ont deux pas : un coup les retourne, le suivant les enlève ${rule("6.1-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} un des pions des hexagones éclairés`)}, devant Stone Bridge. Sa fiche nomme chaque nombre.`,
  },
  formations: {
    title: "Ce n’est pas vous qui les déplacez",
    seen: "Les formations agissent selon l’ordre de leur chef",
    words: () => [
      line`Les brigades de même bande font une formation sous un chef : ici une division, telle celle de Tyler ${rule("2.1-a")} Il a toujours un ordre et un seul, qui dit ce que les siens doivent, peuvent et ne peuvent pas faire ${rule("12.3-a")} Vous êtes McDowell : vous ne menez pas les brigades contre leurs ordres, vous changez les ordres, et cela prend du temps.`,
    ],
    deed: (hand) => line`${bold(orderAt(hand))} : tout le monde, par formation.`,
  },
  tries: {
    title: "Six heures du matin",
    seen: "Un chef peut tenter un ordre de son propre chef, à ses risques",
    words: () => [
      line`21 juillet 1861 : vous menez l’Union, avec McDowell. Chaque tour commence par la phase de commandement, où les deux camps écrivent en secret ${rule("4-b")} D’abord tout chef peut tenter un ordre de son propre chef : deux dés et sa valeur décident. Il agit aussitôt, ou rien n’en sort, ou il commet un faux mouvement, et l’ennemi lui donne un ordre ${rule("12.11-a")} ${rule("12.11-c")} La liste dit les chances : Tyler, de valeur 1, se trompe quatre fois sur dix.`,
    ],
    deed: () => line`Tous ont déjà de bons ordres. ${bold("Appuyez sur Initiatives terminées.")}`,
  },
  addressee: {
    title: "À qui l’ordre",
    seen: "Le commandant d’armée donne autant d’ordres par tour que sa valeur",
    words: () => [
      line`McDowell, de valeur 2, donne deux ordres ce tour ${rule("12.12-a")} La brigade Richardson a un ordre à elle, une Reconnaissance sur Blackburn’s Ford ${rule("12.13-a")} Quand la réserve quittera Centreville, il faudra quelqu’un pour le garder : ce sera Richardson.`,
    ],
    deed: () =>
      line`${bold("Choisissez Richardson")}, sur la carte ou dans la liste. Vous voyez à quoi il obéit ; dépliez À quoi il est tenu.`,
  },
  kind: {
    title: "Dessinez l’ordre",
    seen: "Attaque, Reconnaissance, Défense, Retardement, Marche, Repli, et Réserve",
    words: () => [
      line`Le bas de l’écran nomme les genres ${rule("12.3-h")} Attaque : approcher de l’objectif et donner l’assaut. Reconnaissance : de même, avec deux unités au plus au contact ${rule("12.3.PR-b")} Défense : tenir le terrain autour de l’objectif ; Retardement : sans se battre pour lui ${rule("12.3.DL-b")} Marche : y aller vite, par la route ${rule("12.3.MA-a")} Repli : s’éloigner ${rule("12.3.FB-a")} Sans ordre, on est en Réserve : on reste et on se repose ${rule("12.3.RS-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`Choisissez Défense, puis ${hands(hand).click} Centreville, 5809.`)} Rien n’est encore envoyé.`,
  },
  aide: {
    title: "Pourquoi il arrive tard",
    seen: "Une estafette fait 6 PM par tour, puis le chef doit obéir",
    words: () => [
      line`Le panneau dit ce qu’il en advient. À un chef à 3 PM, un ordre va aussitôt ${rule("RUL170")} Richardson est loin : une estafette part et fait 6 PM par tour, dès le prochain ${rule("RUL171")} Elle y est à 8 h. Puis on teste l’obéissance : les valeurs des deux hommes donnent une colonne, deux dés le résultat ${rule("12.7-b")} Les marches, en bas, disent à quel tour il obéit, avec quelle chance.`,
    ],
    deed: () => line`${bold("Appuyez sur Donner l’ordre.")}`,
  },
  second: {
    title: "Un deuxième ordre",
    seen: "Un ordre doit différer par son genre, ou par un objectif à 10 hexagones",
    words: () => [
      line`La division Miles attend à Centreville. Nous la voulons sur la route à péage, derrière Tyler et Hunter. On ne redit pas à un chef ce qu’il sait déjà : un autre genre, ou un objectif à 10 hexagones de là ${rule("12.4-b")} ${rule("12.4-c")} Et tout objectif est quelque chose sur la carte : un bourg, une route, un carrefour, une crête, un cours d’eau ${rule("12.3-b")}`,
    ],
    deed: (hand) =>
      line`${bold(`Choisissez Miles à Centreville, puis Marche, et ${hands(hand).click} le carrefour du chemin de ferme, 4512.`)}`,
  },
  waypoint: {
    title: "En passant par",
    seen: "Une Marche est liée à son itinéraire, par ses points de passage",
    words: () => [
      line`Une Marche est liée à un itinéraire : par les points que vous nommez, sinon par le moins cher ${rule("12.3.MA-c")} Une Marche ou une Attaque peut aussi mener à un autre ordre ${rule("12.5-a")} : ainsi Hunter marche vers Sudley, puis attaque Matthews Hill, puis Henry House Hill.`,
    ],
    deed: (hand) => line`${bold(`Choisissez L’écrire en détail, puis ${hands(hand).click} Cub Run Bridge, 4612.`)}`,
  },
  face: {
    title: "En personne",
    seen: "La meilleure chance : un bon chef, tout près, en Réserve",
    words: () => [
      line`Miles est dans l’hexagone de McDowell : pas d’estafette, il l’apprend aussitôt, et en personne on gagne une colonne ${rule("12.7-b")} Mais sa valeur est 0. Le panneau le montre : obéi aussitôt 8 %, sinon l’ordre attend chez lui, sur un 4, un 5 ou un 6 au dé chaque tour ${rule("12.7-d")}`,
    ],
    deed: () => line`${bold("Appuyez sur Donner l’ordre.")}`,
  },
  complete: {
    title: "Fermez les plis",
    seen: "Les deux camps écrivent, puis les ordres partent et sont testés",
    words: () => [
      line`Les deux ordres sont dans la liste et pourraient être repris. Les Confédérés écrivent les leurs ; aucun camp ne voit ceux de l’autre. Puis les estafettes partent, et qui a reçu un ordre est testé ${rule("12.2-a")} ${rule("12.7-a")}`,
    ],
    deed: () => line`${bold("Appuyez sur Les ordres sont complets.")}`,
  },
  compliance: {
    title: "Ce qu’en fait Miles",
    seen: "Un ordre auquel on n’obéit pas aussitôt attend chez le chef",
    words: () => [
      line`Les dés sont tombés pour Miles ; le journal les dit. S’il obéit, la Marche est son ordre. Sinon il défend toujours Centreville, et la Marche attend chez lui : à chaque phase de commandement suivante on lance un dé pour elle ${rule("12.7-c")} ${rule("12.7-d")}`,
    ],
    deed: (hand) => line`${bold(`${hands(hand).Click} Miles, à Centreville`)}, et lisez où en est sa division.`,
  },
  cup: {
    title: "Le gobelet des jetons",
    seen: "Les jetons disent qui agit, le commandement quelles unités obéissent",
    words: () => [
      line`Maintenant toute formation qui a quelque chose à faire a un jeton dans un gobelet, les vôtres et les leurs. On en tire un, sa formation agit, puis le suivant, jusqu’à vider le gobelet ${rule("2.1-b")} ${rule("4-f")} Nul ne sait qui vient d’abord. Un commandant qui l’emporte de loin au dé gagne une action initiale pour une formation ${rule("4.2-a")} Une unité n’agit selon l’ordre que commandée : à 3 PM de son chef ou du commandant d’armée ${rule("12.1-a")}`,
    ],
    deed: (hand) => line`${bold("Regardez le commandement")} : ${hands(hand).look("C", "le drapeau")}.`,
  },
  column: {
    title: "Une Marche selon l’ordre",
    seen: "En Marche un hexagone de route coûte ½ PM, et tous doivent avancer",
    words: () => [
      line`Hunter et Heintzelman sont en Marche : par la route un hexagone leur coûte ½ PM ${rule("5.2-a")}, mais ils vont un par un, et un hexagone de route ne tient pas deux unités en marche ${rule("5.2-f")} ${rule("5.2-h")} Tous doivent avancer, chacun au moins autant que le plus lent d’entre eux ${rule("12.3-f")}`,
    ],
    deed: (hand) =>
      line`${bold(`Quand sort votre premier jeton, appuyez sur Poursuivre${hands(hand).key("D")}`)} : la pile suivante avance comme le veut son ordre. Ou choisissez vous-même une unité et un hexagone.`,
  },
  guns: {
    title: "Le feu : le bombardement",
    seen: "Les canons tirent d’abord ; la cible ne riposte pas",
    words: () => [
      line`Une action a son ordre : les canons bombardent, les unités marchent, les unités donnent l’assaut ${rule("4.4-a")} ${rule("4.4-c")} ${rule("4.4-d")} Une batterie porte à 3 hexagones, les canons rayés plus loin, sur une ligne que bois, bourgs, crêtes et unités barrent ${rule("8.1-b")} ${rule("8.3-a")} Le gros Parrott de Haines porte par-dessus le Bull Run.`,
    ],
    deed: (hand) =>
      line`${bold("Choisissez une batterie, si plusieurs peuvent tirer, puis l’ennemi de l’hexagone éclairé")} : le panneau dit les chances. ${bold(hand.touch ? "Touchez-le encore pour tirer." : "Cliquez encore sur lui pour tirer.")}`,
  },
  result: {
    title: "Lisez le tir",
    seen: "Le premier coup d’un bombardement désorganise, les suivants coûtent des pas",
    words: () => [
      line`La force est la ligne, deux dés la colonne, et la table donne les coups ${rule("7.1-a")} Le premier coup d’un bombardement désorganise toute la pile : demi-force jusqu’à ce qu’elle se reprenne ${rule("8.1-e")} ${rule("6.3-a")} Chacun des suivants coûte un pas ${rule("8.1-f")} Des canons à pied qui ont tiré restent sur place dans cette action ${rule("8.1-d")}`,
    ],
    deed: () => line`${bold("Fermez le compte rendu")} par sa croix quand vous l’avez lu.`,
  },
  contact: {
    title: "Le contact, et l’assaut",
    seen: "Au contact, qui est en Attaque ou Reconnaissance doit donner l’assaut",
    words: () => [
      line`Toute unité contrôle les six hexagones autour d’elle ${rule("5.4-a")} Qui commence son mouvement dans un tel hexagone n’en sort plus en marchant ${rule("5.4-d")}, et en Attaque ou en Reconnaissance il doit donner l’assaut ${rule("7.3-g")} : les deux tirent, qui est touché teste son moral, qui échoue recule ${rule("7.3-a")} ${rule("7.4-a")} Des canons qui tirent, c’est attaquer assez, mais pour deux tours seulement ${rule("12.3.AT-c")}`,
    ],
    deed: (hand) => line`${bold("Regardez les zones de contrôle")} : ${hands(hand).look("Z", "la surface")}.`,
  },
  refused: {
    title: "Essayez l’interdit",
    seen: "Un ordre oblige : chaque refus nomme sa règle",
    words: () => [
      line`Un ordre n’est pas un souhait. En Attaque ou en Reconnaissance, toute unité doit approcher d’un hexagone chaque tour, jusqu’à être à 2 hexagones de l’ennemi ${rule("12.3.AT-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`Appuyez quand même sur Fin du mouvement${hands(hand).key("E")}.`)} On vous dit pourquoi c’est impossible, et par quelle règle.`,
  },
  march: {
    title: "Amenez-les",
    seen: "Poursuivre mène les piles l’une après l’autre, comme leur ordre le veut",
    words: () => [
      line`Hors d’une Marche, un hexagone de route coûte ce que coûte le terrain, les bois davantage ${rule("5-a")} ${rule("5.2-e")} Un hexagone tient 12 points de force ${rule("5.3-a")} Poursuivre mène chaque pile plus près du pont, et la première, en Reconnaissance, au contact au-delà.`,
    ],
    deed: (hand) =>
      line`${bold(`Appuyez sur Poursuivre${hands(hand).key("D")} jusqu’à ce que tous aient marché`)}, ou choisissez vous-même unités et hexagones.`,
  },
  end: {
    title: "Finissez le mouvement",
    seen: "Le mouvement fini, qui est au contact donne l’assaut",
    words: () => [
      line`Qui est à côté de l’ennemi peut maintenant, ou doit, lui donner l’assaut ${rule("4.4-d")} ${rule("7.3-h")} Sinon on tire le jeton suivant.`,
    ],
    deed: () => line`${bold("Appuyez sur Fin du mouvement.")}`,
  },
  assault: {
    title: "L’assaut, pesé",
    seen: "Voyez les chances exactes avant de vous engager",
    words: () => [
      line`Force contre force, la différence de moral ajoutée aux dés d’un camp et ôtée à ceux de l’autre ${rule("7.6-h")} Sur qui s’approche à la vue du défenseur, celui-ci peut tirer d’abord ${rule("7.3-d")} ${rule("7.3-e")} Des canons avec l’infanterie ébranlent le moral ennemi ${rule("8.2-d")}, mais ne peuvent pas reculer ${rule("7.4-g")}`,
    ],
    deed: () =>
      line`${bold("Choisissez une brigade au contact, puis l’hexagone ennemi")} : le panneau dit comment cela peut finir. ${bold("Continuez, et combattez.")}`,
  },
  outcome: {
    title: "Qui reste",
    seen: "Qui est touché teste son moral ; qui échoue recule d’un hexagone, désorganisé",
    words: () => [
      line`Chaque tir est là, avec ses dés et ses modificateurs. Un coup coûte un pas ${rule("7.2-a")} Chaque camp touché teste son moral ; qui échoue recule d’un hexagone, désorganisé ${rule("7.4-a")} ${rule("7.4-f")} Si l’hexagone reste vide, l’assaillant peut avancer ${rule("7.5-a")} Répondez à ce qu’on demande.`,
    ],
    deed: () => line`${bold("Fermez le compte rendu")} par sa croix quand vous l’avez lu.`,
  },
  free: {
    title: "Le reste du tour est à vous",
    seen: "Le gobelet vide, ceux en Réserve agissent, puis commence un autre tour",
    words: () => [
      line`D’autres jetons suivent, les leurs et les vôtres. Après le dernier agissent les formations en Réserve et les quartiers généraux ${rule("4-g")}, les unités désorganisées se reprennent par un test de moral ${rule("4-h")}, et le tour suivant s’ouvre par sa phase de commandement.`,
    ],
    deed: (hand) =>
      line`${bold("Jouez jusqu’à 7 h")}${hand.touch ? "" : " : D fait avancer, E finit"}. Ou laissez-vous montrer.`,
  },
  riding: {
    title: "L’estafette est en route",
    seen: "Ce qui court et ce qui attend se lit chez le chef",
    words: () => [
      line`Sept heures. L’estafette a fait ses 6 PM ${rule("RUL171")} ; à 8 h elle est chez Richardson, et les dés diront ce qu’il en fait. Pour un ordre qui attend chez Miles, on lance le dé à la fin de cette phase ${rule("12.7-d")} Pensez donc deux tours d’avance : ordonnez l’attaque une heure avant de la vouloir.`,
    ],
    deed: () => line`${bold("Choisissez Richardson")} : son panneau dit où est l’estafette.`,
  },
  finished: {
    title: "Le guide s’arrête ici",
    seen: "Vous en savez assez pour gagner",
    words: () => [
      line`Laissez Hunter et Heintzelman tourner par Sudley, tenez Tyler au pont jusqu’à ce qu’ils descendent par l’autre rive, et gardez McDowell là où ses ordres arrivent. Les pertes ébranlent une formation : sa confiance est testée, et qui échoue se replie ${rule("12.10-a")} ${rule("12.9-c")}`,
    ],
    deed: (hand) =>
      line`La partie continue contre le Colonel. ${helpAt(hand)} De courtes leçons attendent sur la page Apprendre. Bonne chance.`,
  },
};
