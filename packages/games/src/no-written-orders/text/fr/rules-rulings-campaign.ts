import type { RuleWords } from "@stonebridge/kernel";
import type { RULINGS_OF_CAMPAIGN } from "../../rules/rulings-campaign.ts";

/** Rulings on chapters 13 to 19, for readers, with their titles. */
export const rulingsCampaign: Readonly<Record<keyof typeof RULINGS_OF_CAMPAIGN, RuleWords>> = {
  RUL200: [
    "Ce qu’une armée a perdu",
    "La perte d’une armée est la force de face de toutes ses unités alors éliminées ou définitivement perdues. Dès que la perte atteint le niveau, l’armée reste démoralisée. Un quartier général perdu baisse le niveau de 5.",
  ],
  RUL201: [
    "L’exception",
    "Une armée démoralisée n’affaiblit personne, à une exception près : ses unités ont besoin de 1 à 4 pour être réorganisées.",
  ],
  RUL202: [
    "Chaînes de mauvaise compagnie",
    "La démoralisation par voisinage se recalcule chaque fois que les pertes ou les hexagones des chefs changent, en commençant par les formations démoralisées par leurs propres pertes.",
  ],
  RUL203: [
    "Ce qu’un chef occupé laisse",
    "Un chef qui réorganise ne donne à ce tour ni bonus de moral, ni ordres, ni initiative.",
  ],
  RUL204: [
    "Jamais plus de deux",
    "La limite est de deux unités par tour, si petites soient-elles, et de 12 points de force dans l’hexagone.",
  ],
  RUL205: [
    "Comment on fait place",
    "Des unités font place vers un hexagone adjacent qui leur est ouvert, sans PM, et doivent y tenir.",
  ],
  RUL206: [
    "Unités identiques",
    "Identiques veut dire mêmes arme, force, moral, mouvement, portée et armement dans la même formation. La paire compte pour une des deux. Dans un corps démoralisé, celle qui manque son dé est détruite et l’autre attend.",
  ],
  RUL210: [
    "Quand la nuit se juge",
    "La tombée de la nuit se juge une fois, au début du premier tour de nuit ; un seul hexagone occupé de l’objectif suffit. Une attaque commencée plus tard dans la nuit n’est pas jugée avant la nuit suivante.",
  ],
  RUL211: [
    "Ordre des nuits sans jetons",
    "Les nuits sans jetons, les deux camps font toutes leurs actions dans l’ordre de DR04.",
  ],
  RUL212: [
    "Tête de la colonne",
    "La tête d’une colonne est son chef s’il va devant, sinon son unité la plus avancée. Serrer n’est pas marcher.",
  ],
  RUL213: [
    "Quels effets",
    "La fatigue apporte de la démoralisation le moral, le mouvement, l’obéissance, la confiance et la réorganisation, mais ne nuit pas aux autres formations selon 14.3-a.",
  ],
  RUL214: [
    "Ce qu’est se reposer",
    "Le repos de nuit exige tous les tours de nuit sans marche ; celui de jour, trois tours de jour de suite en Réserve.",
  ],
  RUL215: ["Un cinq ou un six", "Le 5 ou 6 d’une unité épuisée remplace son test de moral."],
  RUL216: ["Creuser la nuit", "Une formation qui creuse la nuit ne se repose pas cette nuit-là."],
  RUL217: [
    "Assaut de nuit",
    "Des unités déjà adjacentes peuvent donner l’assaut la nuit : seule l’entrée au contact est interdite.",
  ],
  RUL218: [
    "Initiative et ordres en attente la nuit",
    "La nuit, les chefs peuvent tenter l’initiative, aussi loin qu’ils voient, et le dé des ordres en attente testés de jour est encore lancé.",
  ],
  RUL219: [
    "Initiative pour une division",
    "Un commandant de corps peut utiliser son seul essai pour donner un ordre à une division, avec sa valeur et sa vue. S’il agit, l’ordre part de son hexagone et est exécuté sans test à l’arrivée, ou comme R4 s’il est démoralisé. En cas de bévue, c’est l’adversaire qui donne l’ordre à cette division.",
  ],
  RUL220: [
    "Tenir le contrôle à jour",
    "Le contrôle est mis à jour après chaque mouvement, retraite, avance et élimination. Il débute comme le dit le module, et un hexagone dans les zones des deux camps reste à son dernier propriétaire.",
  ],
  RUL221: ["10 % de quoi", "Les 10 % se prennent sur le plus grand total."],
  RUL222: ["Tenir l’objectif", "Un objectif est tenu si l’hexagone du drapeau est contrôlé."],
  RUL230: [
    "Limites de l’arrivée",
    "Le dé modifié ne sort jamais de 1 à 6. Les groupes dus aux tours 1 et 2 lancent avant la partie, et aucun n’arrive avant le tour 1.",
  ],
  RUL231: [
    "La moitié de plus",
    "Les cibles denses donnent 50 % de plus, comme dit la règle, non les 25 % de la feuille.",
  ],
  RUL232: ["Portée de l’appui", "L’appui à distance va aussi loin que la portée de la batterie."],
  RUL233: [
    "Les zones ne coupent pas",
    "Avec le ravitaillement avancé, seules les unités coupent les lignes, même quand il s’agit de prisonniers ; sans lui, les zones de contrôle aussi.",
  ],
  RUL234: ["Au début du tour", "De deux textes, le second vaut : le pas se perd au début du tour de 9 h."],
  RUL235: [
    "Quel tir coûte",
    "Le tir dans un assaut, de l’un ou l’autre camp ou en appui, et le bombardement consomment des munitions. Le tir au passage, non.",
  ],
  RUL236: [
    "Quels nombres marquent qui",
    "Les dés comptent avant les modificateurs. Un 10 ne marque que les unités à armes à répétition.",
  ],
  RUL237: [
    "Coups sur ce qui semble là",
    "Les coups au but sur des unités qui ne sont là qu’en apparence touchent les vraies. Si elles sont attaquées, elles disparaissent, les attaquants peuvent avancer, et la marche est révélée.",
  ],
  RUL238: [
    "Quand arrivent de nouveaux ordres",
    "De nouveaux ordres atteignent une marche cachée après autant de tours qu’il en faut, à 6 PM par tour, pour le trajet jusqu’où elle semble être plus les PM de cavalerie de son itinéraire jusque-là, arrondi vers le haut.",
  ],
  RUL239: [
    "Le test à l’accomplissement",
    "Le test à l’accomplissement est le même : deux dés, et un 2 avant modificateurs.",
  ],
  RUL240: [
    "Flanc d’une colonne",
    "Une colonne attaquée dans l’un de ses hexagones est prise de flanc par toute attaque : moitié de force en plus pour l’attaquant, 2 de moral de moins pour la colonne.",
  ],
  RUL241: [
    "Un six touche toujours",
    "Un six avant modificateurs touche toujours. Ce que 19.10 dit de l’appui à deux coups renvoie à une règle qui n’existe pas ici.",
  ],
  RUL242: [
    "Combats gagnés",
    "Un camp a gagné un assaut si l’ennemi s’y est retiré ou y a été anéanti, et lui non. À égalité on relance.",
  ],
  RUL243: [
    "Quand la nouvelle est dite",
    "La nouvelle va au commandant du camp entré dans l’hexagone de l’estafette, et ses tours s’arrondissent au plus proche ; zéro veut dire la phase de commandement suivante. L’estafette, elle, continue.",
  ],
  RUL244: [
    "Texte égaré",
    "Le texte sur les divisions rattachées se trouve aussi sous 19.11, par erreur ; c’est 19.12.1.",
  ],
};
