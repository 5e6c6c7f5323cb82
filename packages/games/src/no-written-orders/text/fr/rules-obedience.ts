import type { RuleWords } from "@stonebridge/kernel";
import type { OBEDIENCE } from "../../rules/obedience.ts";

/** Clauses 12.4 to 12.17, for readers, with their titles. Giving, carrying and obeying orders. */
export const obedience: Readonly<Record<keyof typeof OBEDIENCE, RuleWords>> = {
  "12.4-a": [
    "En personne ou par estafette",
    "Un ordre est placé sous le chef de la formation si celui qui le donne est assez proche, et sinon sous une estafette qu’on lui envoie.",
  ],
  "12.4-b": [
    "Pas deux fois le même ordre",
    "Tant qu’un ordre n’est pas ignoré, annulé, accompli ou échoué, on ne peut pas le redonner au même chef : le type ou l’objectif doit changer.",
  ],
  "12.4-c": [
    "Un autre objectif",
    "Un objectif n’est autre que s’il est à 10 hexagones au moins de celui de l’ordre en cours et de celui d’un ordre qui attend ou qui est en route.",
  ],
  "12.4-d": [
    "Ordres qui se valent",
    "Pour cette comparaison, Attaque et Reconnaissance sont un même type, Défense et Retardement aussi.",
  ],
  "12.4-e": [
    "Leurres",
    "Chaque camp a des drapeaux leurres, jusqu’à un par corps, qu’il peut poser n’importe où à tout moment pour tromper l’ennemi.",
  ],
  "12.5-a": [
    "Suites d’ordres",
    "Des ordres de Marche et d’Attaque peuvent être donnés en suite, à exécuter l’un après l’autre. Le dernier peut être de tout type.",
  ],
  "12.5-b": [
    "L’ordre suivant",
    "Quand une Marche est accomplie ou arrêtée par l’ennemi, ou qu’une Attaque est accomplie, son marqueur et son drapeau sont retirés et l’ordre suivant prend effet aussitôt.",
  ],
  "12.5-c": [
    "Sans ordre suivant",
    "S’il n’y a pas d’ordre suivant, la formation passe en Réserve. Une Marche que l’ennemi arrête est un autre cas, voir RUL175.",
  ],
  "12.5-d": [
    "Fin d’une suite",
    "Quand un ordre d’une suite échoue, ou que le chef obéit à un nouvel ordre, tous ses marqueurs d’ordre sont retirés.",
  ],
  "12.5-e": [
    "De la Marche à l’Attaque aussitôt",
    "Un chef de valeur 3 au moins passe de la Marche à l’Attaque au moment même où ses unités entrent en zone de contrôle ennemie.",
  ],
  "12.5-f": [
    "De la Marche à l’Attaque au tour suivant",
    "Avec une valeur plus faible, ses unités s’arrêtent avant d’y entrer, et l’Attaque commence au tour suivant.",
  ],
  "12.5-g": [
    "Marcher jusqu’au contact",
    "Les unités qui ne sont pas encore en zone de contrôle gardent les coûts de marche jusqu’au dernier hexagone avant.",
  ],
  "12.6-a": [
    "Transmission",
    "Le livret ne dit pas comment voyagent les ordres : son numéro 12.6 manque. RUL170, RUL171 et RUL172 comblent ce manque.",
  ],
  "12.7-a": ["Testé à la réception", "Un chef teste son obéissance au tour où il reçoit un ordre."],
  "12.7-b": [
    "Colonne et dés",
    "Les valeurs de l’expéditeur et du destinataire donnent la colonne de la table TC, modifiée par les décalages de la table TS ; deux dés donnent la ligne.",
  ],
  "12.7-c": ["Exécuté", "Avec le résultat C, l’ordre est exécuté dès ce tour."],
  "12.7-d": [
    "Exécuté plus tard",
    "Avec le résultat R suivi d’un nombre, l’ordre attend : à chaque phase de commandement suivante on lance un dé, et sur ce nombre ou plus il est exécuté.",
  ],
  "12.7-e": ["Ignoré", "Avec le résultat I, l’ordre serait ignoré ; la table de cette édition n’a pas ce résultat."],
  "12.7-f": [
    "Une suite, un test",
    "Une suite est testée une seule fois, sur la colonne la plus à gauche de ses ordres.",
  ],
  "12.8-a": [
    "Ordre accompli",
    "Une Marche ou une Attaque est accomplie quand son objectif est atteint, c’est-à-dire contrôlé pour l’Attaque, qu’aucune unité de la formation n’est en zone de contrôle ennemie et qu’aucune n’a été attaquée au dernier tour.",
  ],
  "12.8-b": ["Puis la Réserve", "S’il ne reste aucun ordre, la formation passe en Réserve."],
  "12.9-a": ["Remplacé par un nouvel ordre", "Un ordre est annulé quand le chef obéit à un nouveau."],
  "12.9-b": [
    "Ce qui fait échouer un ordre",
    "Un ordre échoue pour les raisons que disent ses propres règles, ou par un test de confiance manqué.",
  ],
  "12.9-c": [
    "Échec : trois hexagones en arrière",
    "Quand un ordre échoue, la formation se retire aussitôt de trois hexagones et passe en Repli.",
  ],
  "12.9-d": [
    "S’arrêter devant l’ennemi",
    "Dans cette retraite, les unités peuvent s’arrêter au lieu d’entrer en zone de contrôle ennemie.",
  ],
  "12.9-e": [
    "L’artillerie à pied s’en va",
    "Contrairement à une retraite après combat, l’artillerie à pied y prend part.",
  ],
  "12.10-a": [
    "Quand on teste la confiance",
    "Une formation teste sa confiance à chaque tour, dès le premier tour après la perte d’un pas sous ses ordres en cours, jusqu’à ce qu’ils soient accomplis, annulés ou échoués.",
  ],
  "12.10-b": [
    "Défenseurs fermes",
    "Une formation en Défense ou en Retardement qui n’est pas démoralisée ne teste jamais.",
  ],
  "12.10-c": ["Confiance perdue", "Si le test échoue, l’ordre échoue aussitôt."],
  "12.11-a": [
    "Initiative",
    "Un chef peut essayer de se donner un ordre, dans les limites de 12.4-b : on lance deux dés sur la table d’initiative au lieu de celle d’obéissance.",
  ],
  "12.11-b": ["Seulement ce qu’il voit", "L’hexagone de l’objectif doit être en ligne de vue étendue du chef."],
  "12.11-c": [
    "Trois résultats",
    "« Sans effet » laisse tout comme avant. « Agit d’initiative » met le nouvel ordre en vigueur. « Bévue » laisse l’autre joueur lui donner un ordre.",
  ],
  "12.11-d": [
    "Une bévue s’exécute",
    "L’ordre d’une bévue est exécuté sans test. Le propriétaire fait toujours lui-même les mouvements qu’il exige.",
  ],
  "12.11-e": [
    "Fin d’une bévue",
    "Une Attaque ou une Reconnaissance donnée par une bévue devient Réserve après un tour.",
  ],
  "12.11-f": [
    "Initiative depuis la Réserve",
    "Un chef en Réserve agit d’initiative dès 1 de moins : avec une valeur de 3, dès 7 au lieu de 8.",
  ],
  "12.12-a": ["Ordres par tour", "Un commandant d’armée peut donner par tour autant d’ordres que sa valeur."],
  "12.12-b": [
    "Loin du quartier général",
    "Tant qu’il est loin de son quartier général, ou que celui-ci bouge, il donne un ordre par tour.",
  ],
  "12.12-c": [
    "En personne",
    "Tous sauf le premier, jusqu’à ce qu’il soit de nouveau avec un quartier général immobile, se donnent en personne, et seulement vers des objectifs alors dans sa ligne de vue étendue ou le long de routes et chemins qui y commencent.",
  ],
  "12.13-a": ["Ordres de division", "Une division seule peut recevoir ses propres ordres."],
  "12.13-b": ["Divisions sans chef", "S’il n’y a ni pion ni valeur imprimée pour son chef, la valeur est 1."],
  "12.13-c": [
    "Une division reste groupée",
    "La division n’est pas tenue à la portée de commandement ordinaire, mais toutes ses unités doivent toujours être à 2 hexagones au plus les unes des autres.",
  ],
  "12.13-d": [
    "Combien de temps ils valent",
    "Ses ordres valent jusqu’à ce qu’un nouvel ordre les remplace ou les annule.",
  ],
  "12.13-e": [
    "Du commandant de corps",
    "Les ordres d’une division peuvent venir de l’initiative de son commandant de corps. Leur trajet se compte alors depuis son hexagone.",
  ],
  "12.13-f": [
    "Rejoindre le corps",
    "S’ils sont venus ainsi, le propriétaire peut les annuler dès que la division est à portée de commandement de son commandant de corps : elle rejoint alors le corps.",
  ],
  "12.13-g": [
    "Marche d’une division",
    "La Marche d’une division est accomplie quand n’importe laquelle de ses unités atteint l’objectif.",
  ],
  "12.14-a": [
    "Vue étendue et hauteurs",
    "Pour la ligne de vue étendue, toutes les hauteurs de la carte comptent, pas seulement les crêtes.",
  ],
  "12.14-b": [
    "Ce qui bloque la vue étendue",
    "Une hauteur la bloque entre des lieux plus bas, et entre un lieu de sa propre hauteur et un plus bas, dans les deux sens.",
  ],
  "12.14-c": ["Jusqu’où elle porte", "La vue étendue porte à 8 hexagones, sous la pluie à 4, de nuit à 1."],
  "12.15-a": [
    "Quand un commandant d’aile commande",
    "Un commandant d’aile se place entre le commandant d’armée et les formations tant qu’aucun commandant d’armée ne l’a en ligne de vue.",
  ],
  "12.15-b": [
    "Les ordres qu’il reçoit",
    "Un commandant d’aile actif reçoit lui-même des ordres et teste son obéissance.",
  ],
  "12.15-c": [
    "Les ordres qu’il donne",
    "Un commandant d’aile ne donne à ses subordonnés que des ordres conformes aux siens.",
  ],
  "12.15-d": [
    "Sa propre initiative",
    "Par initiative, un commandant d’aile peut se donner d’autres ordres que ceux du commandant d’armée.",
  ],
  "12.15-e": [
    "Lancer à la place de son supérieur",
    "Un commandant d’aile peut lancer les dés des actions initiale et coordonnée à la place du commandant d’armée. Ce qu’il gagne ne va qu’à ses subordonnés.",
  ],
  "12.15-f": [
    "Par-dessus sa tête",
    "Le commandant d’armée peut toujours envoyer des ordres directement aux formations placées sous lui.",
  ],
  "12.15-g": [
    "Sans emploi près de son supérieur",
    "À portée du commandant d’armée, un commandant d’aile est inactif, mais peut prendre la tête d’une formation qui lui est affectée en s’empilant avec elle, aussi longtemps que son joueur le veut, même s’ils sortent de cette portée.",
  ],
  "12.16-a": [
    "Pas d’ordres à heure fixe",
    "Il n’y a pas d’ordres à heure fixe quand des marqueurs montrent les ordres.",
  ],
  "12.17-a": ["Pas d’ordres d’appui", "Il n’y a pas non plus d’ordres d’appuyer une autre formation."],
};
