import type { RuleWords } from "@stonebridge/kernel";
import type { TURN } from "../../rules/turn.ts";

/** Clauses 5 to 8: initiative, action phases, continuation, administrative phase; for readers, with their titles. */
export const turn: Readonly<Record<keyof typeof TURN, RuleWords>> = {
  "5-a": [
    "Initiative",
    "Les deux joueurs lancent un dé. Le plus haut est joueur 1 pour le tour ; l’autre est joueur 2.",
  ],
  "5-b": ["Égalité", "En cas d’égalité, le scénario dit qui a l’initiative."],
  "6.1-a": [
    "Phases d’action",
    "Un tour a de trois à cinq phases d’action. Dans chacune, le joueur 1 joue d’abord sa demi-phase, puis le joueur 2.",
  ],
  "6.1-b": [
    "Dé d’activation",
    "Vous choisissez un commandant de corps, lancez un dé et y ajoutez son modificateur et celui du scénario. Le résultat dit combien de ses divisions vous pouvez activer.",
  ],
  "6.1-c": ["Une table par bataille", "Le nombre de divisions que donne un résultat diffère d’une bataille à l’autre."],
  "6.1-d": ["Retourné au dé", "Après le dé, le commandant de corps est retourné sur sa face activée."],
  "6.1-e": [
    "Moins bien la seconde fois",
    "Un commandant de corps déjà activé ajoute la valeur plus basse de cette face.",
  ],
  "6.1-f": [
    "Le même commandant de nouveau",
    "Vous pouvez choisir le même commandant de corps d’une phase d’action à l’autre.",
  ],
  "6.1-g": [
    "Division par division",
    "Vous choisissez les divisions une à une, testez leur commandement quand il le faut, et faites agir leurs brigades l’une après l’autre.",
  ],
  "6.1-h": [
    "Une brigade invitée",
    "Avec chaque division activée, une brigade indépendante peut agir aussi, si elle ne l’a pas fait dans cette phase.",
  ],
  "6.1-i": [
    "À la place d’une division",
    "À la place d’une des divisions, vous pouvez choisir une division indépendante ou, une seule fois, une brigade indépendante.",
  ],
  "6.1-j": ["L’une après l’autre", "Une brigade finit son action avant que la suivante ne commence."],
  "6.1-k": [
    "Une fois par phase",
    "Une brigade agit au plus une fois dans une phase d’action, mais elle peut agir à chaque phase du tour.",
  ],
  "6.1-l": [
    "Repos ou mouvement",
    "Une brigade qui agit se repose et perd un niveau de Fatigue, ou bien elle bouge et peut attaquer.",
  ],
  "6.1-m": [
    "Les combats à la fin",
    "Les attaques déclarées sont jouées quand toutes les divisions activées ont fini de bouger.",
  ],
  "6.1-n": [
    "Puis l’autre joueur",
    "Après les mouvements et les combats du joueur 1 viennent ceux du joueur 2 ; puis le marqueur d’action avance.",
  ],
  "6.2-a": [
    "Qui est indépendant",
    "Une brigade est indépendante si elle a une bande blanche ou si aucune autre brigade de sa division n’est sur la carte. Les renforts ne comptent qu’une fois entrés.",
  ],
  "6.2-b": [
    "Agir avec une division",
    "Au début de la demi-phase, elle doit être à 2 zones au plus d’une brigade de cette division ; la cavalerie montée, à 3.",
  ],
  "6.2-c": ["Pas depuis une brigade isolée", "Cette brigade de la division ne doit pas être isolée."],
  "6.2-d": [
    "À la place d’une division",
    "Elle peut aussi agir à la place d’une division : à portée du commandant de corps, ou après un test de commandement.",
  ],
  "6.3-a": [
    "Quand les commandants se déplacent",
    "Après les mouvements des brigades et avant les combats, le joueur actif peut déplacer le commandant de corps qu’il a choisi, et son commandant d’armée.",
  ],
  "6.3-b": [
    "Test du commandant d’armée",
    "Un commandant d’armée ne se déplace que sur un dé qui ne dépasse pas sa valeur de test.",
  ],
  "6.3-c": ["Activé dans tous les cas", "Réussite ou échec, il est ensuite retourné sur sa face activée."],
  "6.3-d": ["Pas de test pour un commandant de corps", "Un commandant de corps se déplace sans dé."],
  "6.3-e": ["Jusqu’où vont les commandants", "Les commandants ont 8 PM et ne peuvent pas forcer la marche."],
  "6.3-f": [
    "Loin de l’ennemi",
    "Un commandant ne peut entrer dans une zone voisine d’une brigade ennemie que si une brigade amie s’y trouve.",
  ],
  "6.3-g": [
    "Combien de fois",
    "Un commandant d’armée activé ne fait plus de test à ce tour ; il ne bouge que s’il doit se replier. Un commandant de corps peut se déplacer chaque fois qu’il est choisi.",
  ],
  "7-a": [
    "Une quatrième phase",
    "Après trois phases d’action, un dé de 1 à 4 en donne une quatrième. Sur 5 ou 6, la phase administrative suit.",
  ],
  "7-b": [
    "Une cinquième phase",
    "Après une quatrième, un dé de 1 ou 2 en donne une cinquième, qui est toujours la dernière.",
  ],
  "7-c": ["Changements du scénario", "Un scénario peut modifier ces dés. Aucun de cette bataille ne le fait."],
  "8-A": [
    "Les brigades en déroute fuient encore",
    "D’abord, chaque brigade en déroute recule encore de 3 zones, selon les règles de retraite.",
  ],
  "8-B": ["Récupération", "Chaque brigade qui n’est pas au contact de l’ennemi perd un niveau de Fatigue."],
  "8-C": [
    "Commandants de nouveau disponibles",
    "Les commandants d’armée activés redeviennent disponibles. Puis tous les commandants de corps activés à portée de leur commandant d’armée le redeviennent aussi.",
  ],
  "8-D": [
    "Test de déroute",
    "Chaque brigade en déroute lance un dé. De 1 à 3 elle y reste, sur 4 ou 5 elle se rallie à Fatigue 1, sur 6 elle récupère en plus une perte.",
  ],
  "8-E-a": ["Liste des renforts", "Le scénario indique pour chaque formation un tour T et ses entrées possibles."],
  "8-E-b": [
    "Test habituel de la série",
    "Ailleurs dans la série, une brigade ou une division entière arrive sur 1 ou 2 au tour T, de 1 à 4 au tour suivant, puis sans dé. Cette bataille a son propre test.",
  ],
  "8-E-c": ["Les commandants arrivent aussitôt", "Les commandants d’armée et de corps entrent au tour T, sans dé."],
  "8-E-d": [
    "Comment on entre",
    "Les renforts marchent normalement, mais sans marche forcée et sans entrer dans une zone de contrôle ennemie.",
  ],
  "8-E-e": [
    "Entrée bloquée",
    "Si une brigade ennemie est dans la zone d’entrée, ou l’a dans sa zone de contrôle, l’entrée ouverte la plus proche la remplace.",
  ],
  "8-E-f": [
    "Les deux camps à la fois",
    "Quand les deux camps ont des renforts, la bataille dit quel camp bouge d’abord.",
  ],
  "8-F": ["Retour du marqueur d’action", "Le marqueur d’action revient à 1."],
  "8-G": ["Tour suivant", "Le marqueur de tour avance ; après le dernier tour, on compte les points."],
};
