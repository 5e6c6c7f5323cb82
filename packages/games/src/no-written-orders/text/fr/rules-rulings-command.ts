import type { RuleWords } from "@stonebridge/kernel";
import type { RULINGS_OF_COMMAND } from "../../rules/rulings-command.ts";

/** Rulings on chapter 12, for readers, with their titles. Orders. */
export const rulingsCommand: Readonly<Record<keyof typeof RULINGS_OF_COMMAND, RuleWords>> = {
  RUL160: ["Du chef à l’unité", "Le commandement se trace du chef à l’unité, et l’hexagone de l’unité compte."],
  RUL161: [
    "Où est alors le chef",
    "On vérifie si une unité est sortie de portée à la fin de son mouvement, depuis l’hexagone où est alors son chef.",
  ],
  RUL162: [
    "Bouger hors de portée de commandement",
    "Une unité hors de portée de commandement qui bouge doit raccourcir le tracé à chaque hexagone. Elle peut aussi rester.",
  ],
  RUL163: [
    "La portée de qui",
    "Comptent la portée du chef de la formation, celle du commandant d’aile placé sur elle et celle de tout commandant d’armée placé sur elle.",
  ],
  RUL164: [
    "Points nommés ou chemin le moins cher",
    "Le livret a deux textes pour la Marche. On peut nommer des points ; dès le troisième tour on les suit, et sans eux le chemin le moins cher. Le chef sur l’objectif accomplit l’ordre dans les deux cas.",
  ],
  RUL165: [
    "Objectifs de plusieurs hexagones",
    "Un objectif de plusieurs hexagones a un drapeau. La distance va au plus proche, l’accomplissement demande l’hexagone du drapeau, et chacun en est une partie.",
  ],
  RUL166: [
    "D’où se comptent les 10 points",
    "Les 10 PM d’un objectif se comptent depuis l’hexagone du destinataire, dans une suite depuis l’objectif précédent. Les estafettes vont à toute distance.",
  ],
  RUL167: [
    "Ce que veut dire plus près",
    "Plus près et plus loin se comptent en hexagones par terrain praticable, non à vol d’oiseau.",
  ],
  RUL168: [
    "Devoirs impossibles",
    "Une unité a rempli son devoir de bouger si elle a dépensé sur son chemin autant de PM qu’en a l’unité la plus lente de la formation, ou est à son objectif, ou ne peut pas aller plus loin. Un devoir qu’aucun mouvement ni aucune attaque permis ne peut remplir ne lie pas.",
  ],
  RUL169: [
    "Une unité nourrit le combat",
    "Au moins une unité d’infanterie ou de cavalerie qui n’est pas encore en zone de contrôle ennemie doit y entrer chaque tour, sauf si aucune ne le peut.",
  ],
  RUL170: [
    "Comment voyagent les ordres",
    "Un ordre arrive aussitôt si le destinataire est à 3 PM au plus du commandant d’armée, d’aile ou de corps qui le donne ; sinon une estafette le porte.",
  ],
  RUL171: [
    "Allure des estafettes",
    "Une estafette part de l’hexagone de l’expéditeur. Dès le tour suivant, elle fait 6 PM par tour, avant qu’on donne des ordres, vers l’endroit où est alors le destinataire.",
  ],
  RUL172: [
    "Chemin des estafettes",
    "Elle prend le chemin le moins cher autour des unités ennemies et des zones de contrôle ennemies sans amis, attend s’il n’y en a pas, et n’est jamais prise.",
  ],
  RUL173: [
    "Comment se lit la table",
    "La colonne est la somme des deux valeurs ; deux dés donnent le meilleur résultat dont ils atteignent le nombre, et moins que celui de R5 est R6. Le « plus petit nombre » imprimé favoriserait les mauvais chefs.",
  ],
  RUL174: ["Aucun ordre n’est ignoré", "Comme la table n’a pas de résultat I, aucun ordre n’est ignoré."],
  RUL175: [
    "Marche sans suite",
    "Une Marche arrêtée par l’ennemi sans ordre suivant devient Défense là où est le chef. Une Marche accomplie devient Réserve.",
  ],
  RUL176: [
    "Quand un ordre est accompli",
    "Attaque et Reconnaissance se jugent accomplies au début de la phase de commandement, la Marche aussitôt. Attaquée veut dire par un assaut, une charge ou un bombardement au tour précédent.",
  ],
  RUL177: [
    "Comment un échec se retire",
    "Dans la retraite d’un échec, chaque unité fait exactement 3 hexagones, jamais plus près de l’ennemi ; moins seulement si elle s’arrête devant une zone de contrôle ou n’a pas de chemin. Personne n’est désorganisé, quitter le contact est gratuit, et le tir au passage ne frappe qu’un pas dans la zone d’une même pile.",
  ],
  RUL178: [
    "Ordres sans confiance",
    "En Marche, Repli, Retraite générale et Réserve, on ne teste pas la confiance : la table n’a pas de ligne pour eux.",
  ],
  RUL179: [
    "Un essai par tour",
    "Chaque chef tente l’initiative une fois par phase au plus, pour un seul ordre, dans les limites de 12.4-b.",
  ],
  RUL180: [
    "Limites d’une bévue",
    "L’ordre d’une bévue peut répéter le type ou l’objectif en vigueur : 12.4-b ne lie pas l’adversaire.",
  ],
  RUL181: [
    "Compter les ordres",
    "Un ordre ou une suite à un destinataire compte pour un. Une valeur de 0 n’en donne aucun, loin du quartier général non plus.",
  ],
  RUL182: [
    "Ce que veut dire en personne",
    "En personne veut dire dans l’hexagone même du chef. Le compte des ordres donnés au loin recommence quand le commandant est avec un quartier général immobile.",
  ],
  RUL183: [
    "Deux hexagones, non trois",
    "Toutes les unités d’une division qui a ses propres ordres sont à 2 hexagones au plus les unes des autres, comme dit le texte ; le 3 de la feuille ne compte pas. Sans pion de chef, une unité choisie par le propriétaire en tient lieu.",
  ],
  RUL184: [
    "Une hauteur entre les deux",
    "Un terrain entre deux lieux bloque la vue étendue s’il est au moins aussi haut que le plus haut et plus haut que le plus bas.",
  ],
  RUL185: [
    "Vu ou proche",
    "Un commandant d’aile est inactif si un commandant d’armée de son camp l’a en simple ligne de vue ou à 3 PM au plus au début de la phase de commandement.",
  ],
  RUL186: [
    "Ordres conformes aux siens",
    "En Attaque ou Reconnaissance, il ordonne Attaque, Reconnaissance, Marche, Défense ou Retardement ; en Défense ou Retardement : Défense, Retardement, Marche ou Repli ; en Marche : Marche ou Défense ; en Repli ou Retraite générale : Repli, Retardement, Défense, ou Marche loin de l’ennemi ; en Réserve rien. Les objectifs sont à 10 hexagones au plus du sien.",
  ],
  RUL187: ["Le dernier ordre attend", "De plusieurs ordres en attente, seul le plus récent compte."],
  RUL188: [
    "Cavalerie au contact",
    "En Attaque, la cavalerie au contact est liée comme les autres. En Reconnaissance elle peut quitter le contact, tandis que les autres armes restent fixées.",
  ],
  RUL189: [
    "Deux unités par le mouvement",
    "La limite de deux vaut pour le mouvement. Si des avances, des retraites ou des mouvements ennemis en mettent plus au contact, aucune autre n’y entre.",
  ],
  RUL190: ["Le dessus d’une pile", "Hors de vue, on ne voit que le pion du dessus d’une pile."],
  RUL191: [
    "Fin du repli",
    "Le devoir de s’éloigner finit pour une unité à 8 hexagones ou plus de toute unité ennemie, ou à la limite de vue étendue de jour du module.",
  ],
  RUL192: [
    "Envoyer une retraite générale",
    "Une Retraite générale prend un ordre de la capacité du commandant. Elle va comme les autres ordres, aussitôt à 3 PM au plus et sinon par estafettes, et se teste dans la phase où elle est reçue, de nuit aussi.",
  ],
  RUL193: [
    "La Réserve ne s’ordonne pas",
    "La Réserve ne s’ordonne pas, puisqu’elle n’a pas de marqueur ; elle ne vient que par les règles.",
  ],
  RUL194: ["Les ordres sont secrets", "Les ordres sont secrets. Tout le monde voit où sont les estafettes."],
  RUL195: [
    "Approcher à deux hexagones",
    "L’Attaque approche à 2 hexagones de l’ennemi, comme dit le texte, et non à portée d’artillerie, comme le veut la feuille.",
  ],
  RUL196: [
    "La plus lente donne l’allure",
    "En Repli, l’allure de l’unité la plus lente est le minimum d’une unité, et non tous ses PM, comme le veut la feuille.",
  ],
  RUL197: [
    "Compter les bombardements",
    "Les deux tours de bombardement sont deux actions en tout sous un même ordre. En Reconnaissance, le bombardement suffit sans limite dès que la formation a donné l’assaut.",
  ],
  RUL198: [
    "Un défenseur écarté",
    "En Défense, un chef que l’ennemi arrête est lié à l’hexagone atteint, ce que la feuille omet de dire. S’il est écarté hors de sa distance, cela compte comme une retraite.",
  ],
  RUL199: [
    "Ordres en attente et initiative",
    "L’ordre qu’un chef se donne, et celui d’une bévue, laissent en attente l’ordre de son supérieur. L’échec le retire.",
  ],
};
