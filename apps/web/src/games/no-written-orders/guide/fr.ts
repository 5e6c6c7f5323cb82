import { line } from "@stonebridge/kernel/words";
import { hands, helpAt, orderAt, scoreAt } from "../../../play/guide/hands-fr.ts";
import type { LessonText } from "../../contract/guide.ts";
import type { LessonId } from "./lessons.ts";

const rule = (id: string) => ({ rule: `NWO-${id}` });
const bold = (text: string) => ({ bold: text });

/** The lessons of the guided first turn in French. */
export const lessons: Readonly<Record<LessonId, LessonText>> = {
  score: {
    title: "Ce qui compte",
    seen: "Lieux, pertes ennemies et formations démoralisées comptent à la fin",
    words: () => [
      line`Les points se comptent une seule fois, après quatorze tours d’une heure : lieux que chaque camp contrôle, pertes ennemies, formations et armée ennemies démoralisées. ${rule("18-a")} ${rule("18-c")} Henry House Hill vous rapporte 20, Manassas Junction 40 ; Centreville leur en rapporte 40 si vous le perdez.`,
    ],
    deed: (hand) => line`${bold(scoreAt(hand))} pour voir ce que vaut chaque lieu, et pour qui.`,
  },
  counter: {
    title: "Une brigade, une batterie",
    seen: "Force, moral, points de mouvement",
    words: () => [
      line`Un pion est une brigade ou une batterie, avec sa force, son moral et ses points de mouvement. La force donne la ligne de la table de tir. ${rule("7.1-a")} Pour réussir un test de moral, il faut faire son moral ou moins au dé. ${rule("2.3-b")} La plupart des pions ont deux pas : le premier coup au but les retourne, le second les élimine. ${rule("6.1-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`${hands(hand).Click} un des pions des hexagones éclairés`)}, près de Stone Bridge. Sa fiche explique chaque chiffre.`,
  },
  formations: {
    title: "Vous commandez par des ordres",
    seen: "Les formations agissent selon l’ordre de leur chef",
    words: () => [
      line`Les brigades de même bande forment une formation sous un chef : ici une division, comme celle de Tyler. ${rule("2.1-a")} Il a toujours un ordre et un seul, qui dit ce que ses unités doivent, peuvent et ne peuvent pas faire. ${rule("12.3-a")} Vous êtes McDowell. Vous ne pouvez pas déplacer les brigades contre leurs ordres : vous changez les ordres, et cela prend du temps.`,
    ],
    deed: (hand) => line`${bold(orderAt(hand))} pour voir toutes les unités par formation.`,
  },
  tries: {
    title: "Six heures du matin",
    seen: "Un chef peut tenter son propre ordre, à ses risques",
    words: () => [
      line`21 juillet 1861 : vous êtes McDowell et menez l’Union. Chaque tour commence par la phase de commandement, où les deux camps rédigent leurs ordres en secret. ${rule("4-b")} D’abord, tout chef peut tenter son propre ordre : deux dés et sa valeur décident. Il agit aussitôt, rien ne se passe, ou il commet une bévue et l’ennemi lui donne un ordre. ${rule("12.11-a")} ${rule("12.11-c")} La liste montre les chances : Tyler, de valeur 1, commet une bévue quatre fois sur dix.`,
    ],
    deed: () => line`Tous ont déjà de bons ordres. ${bold("Appuyez sur Initiatives terminées.")}`,
  },
  addressee: {
    title: "Le destinataire",
    seen: "Le commandant d’armée donne autant d’ordres par tour que sa valeur",
    words: () => [
      line`McDowell, de valeur 2, donne deux ordres ce tour-ci. ${rule("12.12-a")} La brigade Richardson a son propre ordre, une Reconnaissance sur Blackburn’s Ford. ${rule("12.13-a")} Quand la réserve quittera Centreville, il faudra garder le bourg : ce sera Richardson.`,
    ],
    deed: () =>
      line`${bold("Choisissez Richardson")}, sur la carte ou dans la liste. Vous voyez son ordre actuel ; ouvrez Ce que l’ordre exige.`,
  },
  kind: {
    title: "Tracez l’ordre",
    seen: "Attaque, Reconnaissance, Défense, Retardement, Marche, Repli, et Réserve",
    words: () => [
      line`Le bas de l’écran propose les types. ${rule("12.3-h")} Attaque : s’approcher de l’objectif et donner l’assaut. Reconnaissance : de même, avec deux unités au plus au contact. ${rule("12.3.PR-b")} Défense : tenir le terrain autour de l’objectif. Retardement : le tenir sans donner l’assaut. ${rule("12.3.DL-b")} Marche : y aller vite, par la route. ${rule("12.3.MA-a")} Repli : s’éloigner. ${rule("12.3.FB-a")} Sans ordre, c’est la Réserve : rester et se reposer. ${rule("12.3.RS-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`Choisissez Défense, puis ${hands(hand).click} Centreville, 5809.`)} Rien ne part encore.`,
  },
  aide: {
    title: "Un ordre prend du temps",
    seen: "Une estafette fait 6 PM par tour, puis le chef doit obéir",
    words: () => [
      line`Le panneau montre ce que devient l’ordre. Il atteint aussitôt un chef à 3 PM au plus. ${rule("RUL170")} Richardson est trop loin : une estafette part et fait 6 PM par tour dès le tour suivant. ${rule("RUL171")} Elle arrive à 8 h. Puis on teste l’obéissance : les deux valeurs donnent une colonne, deux dés le résultat. ${rule("12.7-b")} Les barres du bas montrent la chance que Richardson obéisse d’ici chaque tour.`,
    ],
    deed: () => line`${bold("Appuyez sur Donner l’ordre.")}`,
  },
  second: {
    title: "Un deuxième ordre",
    seen: "Un nouvel ordre change de type, ou vise à 10 hexagones de là",
    words: () => [
      line`La division Miles attend à Centreville. Nous la voulons sur la route à péage, derrière Tyler et Hunter. Un ordre ne se répète pas : il faut un autre type, ou un objectif à 10 hexagones au moins. ${rule("12.4-b")} ${rule("12.4-c")} Et un objectif est toujours quelque chose sur la carte : un bourg, une route, un carrefour, une crête, un cours d’eau. ${rule("12.3-b")}`,
    ],
    deed: (hand) =>
      line`${bold(`Choisissez Miles à Centreville, puis Marche, et ${hands(hand).click} le carrefour du chemin de ferme, 4512.`)}`,
  },
  waypoint: {
    title: "En passant par",
    seen: "Une Marche suit un itinéraire par ses points de passage",
    words: () => [
      line`Une Marche suit un itinéraire : par vos points de passage, sinon par le moins cher. ${rule("12.3.MA-c")} Un autre ordre peut suivre une Marche ou une Attaque ${rule("12.5-a")} : Hunter marche vers Sudley, puis attaque Matthews Hill, puis Henry House Hill.`,
    ],
    deed: (hand) => line`${bold(`Choisissez Rédiger en détail, puis ${hands(hand).click} Cub Run Bridge, 4612.`)}`,
  },
  face: {
    title: "En personne",
    seen: "La meilleure chance : un bon chef, tout près, en Réserve",
    words: () => [
      line`Miles est dans l’hexagone de McDowell : pas d’estafette, il reçoit l’ordre aussitôt, et en personne on gagne une colonne. ${rule("12.7-b")} Mais sa valeur est 0. Le panneau le montre : 8 % de chances d’obéir aussitôt ; sinon l’ordre attend, et il obéit sur un 4, un 5 ou un 6 au dé chaque tour. ${rule("12.7-d")}`,
    ],
    deed: () => line`${bold("Appuyez sur Donner l’ordre.")}`,
  },
  complete: {
    title: "Envoyez les ordres",
    seen: "Les deux camps rédigent, puis les ordres partent et sont testés",
    words: () => [
      line`Les deux ordres sont dans la liste, et vous pouvez encore les reprendre. Les Confédérés rédigent ensuite les leurs ; aucun camp ne voit ceux de l’autre. Puis les estafettes partent, et les chefs qui ont reçu un ordre testent leur obéissance. ${rule("12.2-a")} ${rule("12.7-a")}`,
    ],
    deed: () => line`${bold("Appuyez sur Les ordres sont complets.")}`,
  },
  compliance: {
    title: "Miles obéit-il ?",
    seen: "Un ordre qui n’est pas exécuté aussitôt attend chez le chef",
    words: () => [
      line`Les dés ont roulé pour Miles ; le journal les montre. S’il obéit, la Marche est désormais son ordre. Sinon il défend toujours Centreville, et la Marche attend : à chaque phase de commandement suivante, on lance un dé pour elle. ${rule("12.7-c")} ${rule("12.7-d")}`,
    ],
    deed: (hand) => line`${bold(`${hands(hand).Click} Miles, à Centreville`)}, et lisez où en est sa division.`,
  },
  cup: {
    title: "Le gobelet des jetons",
    seen: "Les jetons disent qui agit, la portée quelles unités obéissent",
    words: () => [
      line`Chaque formation qui a un ordre, les vôtres et les leurs, a un jeton dans le gobelet. On en tire un, sa formation agit, puis le suivant, jusqu’à vider le gobelet. ${rule("2.1-b")} ${rule("4-f")} Personne ne sait qui agit en premier. Un commandant qui gagne le jet de 3 donne une action initiale à une formation. ${rule("4.2-a")} Une unité ne suit l’ordre qu’à portée de commandement : à 3 PM de son chef ou du commandant d’armée. ${rule("12.1-a")}`,
    ],
    deed: (hand) => line`${bold("Regardez le commandement")} : ${hands(hand).look("C", "le drapeau")}.`,
  },
  column: {
    title: "Une Marche selon l’ordre",
    seen: "En Marche, un hexagone de route coûte ½ PM, et tous doivent avancer",
    words: () => [
      line`Hunter et Heintzelman sont en Marche : un hexagone de route leur coûte ½ PM ${rule("5.2-a")}, mais les unités marchent une à une, et un hexagone de route n’en contient pas deux. ${rule("5.2-f")} ${rule("5.2-h")} Toutes doivent avancer, chacune au moins autant que la plus lente. ${rule("12.3-f")}`,
    ],
    deed: (hand) =>
      line`${bold(`Quand sort votre premier jeton, appuyez sur Faire marcher${hands(hand).key("D")}`)} : la pile suivante marche selon son ordre. Ou choisissez vous-même une unité et un hexagone.`,
  },
  guns: {
    title: "Le bombardement",
    seen: "Les canons tirent d’abord ; la cible ne riposte pas",
    words: () => [
      line`Dans une action, les canons bombardent d’abord, puis les unités bougent, puis elles donnent l’assaut. ${rule("4.4-a")} ${rule("4.4-c")} ${rule("4.4-d")} Une batterie porte à 3 hexagones, les canons rayés plus loin ; bois, bourgs, crêtes et unités bloquent la ligne de vue. ${rule("8.1-b")} ${rule("8.3-a")} Le gros Parrott de Haines tire par-dessus le Bull Run.`,
    ],
    deed: (hand) =>
      line`${bold("Choisissez une batterie, si plusieurs peuvent tirer, puis l’ennemi de l’hexagone éclairé")} : le panneau montre les chances. ${bold(hand.touch ? "Touchez-le encore pour tirer." : "Cliquez encore sur lui pour tirer.")}`,
  },
  result: {
    title: "Lisez le tir",
    seen: "Le premier coup au but d’un bombardement désorganise, les suivants coûtent des pas",
    words: () => [
      line`La force est la ligne, deux dés la colonne, et la table donne les coups au but. ${rule("7.1-a")} Le premier d’un bombardement désorganise toute la pile : demi-force jusqu’à ce qu’elle se rétablisse. ${rule("8.1-e")} ${rule("6.3-a")} Chacun des suivants coûte un pas. ${rule("8.1-f")} L’artillerie à pied qui a tiré ne bouge plus dans cette action. ${rule("8.1-d")}`,
    ],
    deed: () => line`${bold("Fermez le compte rendu")} par sa croix quand vous l’avez lu.`,
  },
  contact: {
    title: "Le contact et l’assaut",
    seen: "En Attaque ou Reconnaissance, les unités au contact doivent donner l’assaut",
    words: () => [
      line`Toute unité a une zone de contrôle : les six hexagones autour d’elle. ${rule("5.4-a")} Une unité qui commence son mouvement dans une zone ennemie n’en sort pas ${rule("5.4-d")}, et en Attaque ou en Reconnaissance elle doit donner l’assaut. ${rule("7.3-g")} Les deux camps tirent, un camp touché teste son moral, et s’il échoue il recule. ${rule("7.3-a")} ${rule("7.4-a")} Bombarder compte comme une attaque, mais pour deux tours seulement. ${rule("12.3.AT-c")}`,
    ],
    deed: (hand) => line`${bold("Regardez les zones de contrôle")} : ${hands(hand).look("Z", "la surface")}.`,
  },
  refused: {
    title: "Essayez l’interdit",
    seen: "Un ordre oblige : chaque refus nomme sa règle",
    words: () => [
      line`Les ordres vous obligent aussi. En Attaque ou en Reconnaissance, toute unité doit approcher d’un hexagone chaque tour, jusqu’à être à 2 hexagones de l’ennemi. ${rule("12.3.AT-a")}`,
    ],
    deed: (hand) =>
      line`${bold(`Appuyez quand même sur Finir le mouvement${hands(hand).key("E")}.`)} La réponse dit pourquoi c’est impossible, et par quelle règle.`,
  },
  march: {
    title: "Amenez-les",
    seen: "Faire marcher déplace les piles l’une après l’autre selon leur ordre",
    words: () => [
      line`Sans ordre de Marche, un hexagone de route coûte ce que coûte son terrain, et les bois coûtent davantage. ${rule("5-a")} ${rule("5.2-e")} Un hexagone contient 12 points de force. ${rule("5.3-a")} Faire marcher mène chaque pile plus près du pont, et la première, en Reconnaissance, au contact au-delà.`,
    ],
    deed: (hand) =>
      line`${bold(`Appuyez sur Faire marcher${hands(hand).key("D")} jusqu’à ce que tous aient marché`)}, ou choisissez vous-même unités et hexagones.`,
  },
  end: {
    title: "Finissez le mouvement",
    seen: "Après le mouvement, les unités au contact donnent l’assaut",
    words: () => [
      line`Les unités à côté de l’ennemi peuvent maintenant, ou doivent, donner l’assaut. ${rule("4.4-d")} ${rule("7.3-h")} Sinon on tire le jeton suivant.`,
    ],
    deed: () => line`${bold("Appuyez sur Finir le mouvement.")}`,
  },
  assault: {
    title: "Pesez l’assaut",
    seen: "Voyez les chances exactes avant de vous engager",
    words: () => [
      line`Les deux camps tirent avec leur force ; la différence de moral s’ajoute aux dés de l’un et se retire de ceux de l’autre. ${rule("7.6-h")} Un défenseur qui a vu venir l’assaillant peut tirer en premier. ${rule("7.3-d")} ${rule("7.3-e")} Des canons avec l’infanterie baissent le moral ennemi ${rule("8.2-d")}, mais l’artillerie à pied ne peut pas reculer. ${rule("7.4-g")}`,
    ],
    deed: () =>
      line`${bold("Choisissez une brigade au contact, puis l’hexagone ennemi")} : le panneau montre comment cela peut finir. ${bold("Continuez, et combattez.")}`,
  },
  outcome: {
    title: "Qui tient",
    seen: "Un camp touché teste son moral ; s’il échoue, il recule, désorganisé",
    words: () => [
      line`Le compte rendu montre chaque tir, ses dés et ses modificateurs. Un coup au but coûte un pas. ${rule("7.2-a")} Chaque camp touché teste son moral ; s’il échoue, il recule d’un hexagone et est désorganisé. ${rule("7.4-a")} ${rule("7.4-f")} Si l’hexagone reste vide, un assaillant peut avancer. ${rule("7.5-a")} Répondez aux questions qui suivent.`,
    ],
    deed: () => line`${bold("Fermez le compte rendu")} par sa croix quand vous l’avez lu.`,
  },
  free: {
    title: "Le reste du tour est à vous",
    seen: "Le gobelet vide, les formations en Réserve agissent, puis un nouveau tour commence",
    words: () => [
      line`D’autres jetons suivent, les leurs et les vôtres. Après le dernier, les formations en Réserve et les quartiers généraux agissent ${rule("4-g")}, les unités désorganisées se rétablissent sur un test de moral ${rule("4-h")}, et le tour suivant commence par sa phase de commandement.`,
    ],
    deed: (hand) =>
      line`${bold("Jouez jusqu’à 7 h")}${hand.touch ? "" : " : D fait avancer, E finit"}. Ou laissez le guide vous montrer.`,
  },
  riding: {
    title: "L’estafette est en route",
    seen: "Le panneau du chef montre les ordres en route et en attente",
    words: () => [
      line`Sept heures. L’estafette a fait ses 6 PM ${rule("RUL171")} ; à 8 h elle est chez Richardson, et les dés diront s’il obéit. Si Miles a encore un ordre en attente, on lance le dé à la fin de cette phase. ${rule("12.7-d")} Pensez donc avec deux tours d’avance : ordonnez une attaque bien avant l’heure où vous la voulez.`,
    ],
    deed: () => line`${bold("Choisissez Richardson")} : son panneau montre où est l’estafette.`,
  },
  finished: {
    title: "Le guide s’arrête ici",
    seen: "Vous en savez assez pour gagner",
    words: () => [
      line`Envoyez Hunter et Heintzelman tourner par Sudley, tenez Tyler au pont jusqu’à ce qu’ils descendent par l’autre rive, et gardez McDowell là où ses ordres arrivent vite. Une formation qui perd des pas teste sa confiance, et si elle échoue elle se replie. ${rule("12.10-a")} ${rule("12.9-c")}`,
    ],
    deed: (hand) =>
      line`La partie continue. ${helpAt(hand)} De courtes leçons vous attendent sur la page Apprendre. Bonne chance.`,
  },
};
