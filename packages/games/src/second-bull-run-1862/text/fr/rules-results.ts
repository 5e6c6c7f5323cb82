import type { RuleWords } from "@stonebridge/kernel";
import type { RESULTS } from "../../rules/results.ts";

/** Clauses 10.4: dice, results, combat tests, retreats, losses; for readers, with their titles. */
export const results: Readonly<Record<keyof typeof RESULTS, RuleWords>> = {
  "10.4-a": ["Dés de combat", "Chaque camp ajoute ses modificateurs à un dé. Ce qui donne moins de 1 compte pour 1."],
  "10.4-b": ["Totaux égaux", "Quand les deux totaux sont les mêmes, l’attaquant subit Fatigue."],
  "10.4-c": ["Total plus bas", "Le camp qui a le total le plus bas subit Fatigue."],
  "10.4-d": [
    "Plus du double",
    "Si un total dépasse le double de l’autre, le camp le plus bas subit Fatigue, puis un test de combat.",
  ],
  "10.4-e": [
    "Combien le subissent",
    "Un résultat ne frappe pas plus de brigades que l’ennemi n’en a engagé : un seul vainqueur fatigue un seul vaincu.",
  ],
  "10.4-f": [
    "Un six au dé",
    "Un dé qui montre 6 coûte aussitôt une perte à l’ennemi, sur une brigade autre que d’artillerie. Les deux camps le peuvent dans le même combat.",
  ],
  "10.4-g": ["Niveaux de Fatigue", "Une brigade fraîche passe à Fatigue 1, et de là à Fatigue 2, jamais plus."],
  "10.4-h": ["Test de combat", "Chaque brigade qui subit le test lance son propre dé."],
  "10.4-i": [
    "Ce qui change le test",
    "Une étoile ajoute 1. Fatigue 2 ôte 1, un marqueur de pertes 1, des pertes de la moitié de la force 2, et l’artillerie seule 3. La bataille peut y ajouter.",
  ],
  "10.4-j": ["Mêlée", "La brigade subit une perte et reste. Une brigade ennemie subit une perte aussi."],
  "10.4-k": ["Retraite", "La brigade recule de 1 zone."],
  "10.4-l": ["Désordre", "La brigade subit une perte et recule de 2 zones."],
  "10.4-m": ["Déroute", "La brigade subit une perte, recule de 3 zones et reçoit un marqueur de déroute."],
  "10.4-n": [
    "Ce qu’est une brigade en déroute",
    "Elle ne bouge ni n’attaque, elle compte toujours pour Fatigue 2, et tout autour d’elle est Flanc.",
  ],
  "10.4-o": [
    "Reculer par un Front",
    "Une brigade qui recule subit une perte de plus pour chaque zone où elle entre dans un Front ennemi.",
  ],
  "10.4-p": [
    "De la place à la fin",
    "La limite d’empilement vaut là où la brigade finit. Où la place manque, elle va dans une autre zone.",
  ],
  "10.4-q": [
    "Tourner ; quitter la carte",
    "Après une retraite ou un désordre, une brigade peut tourner. Celle qui ne peut que sortir de la carte est éliminée.",
  ],
  "10.4-r": [
    "Par où reculer",
    "Avant tout loin des attaquants, puis hors des Fronts ennemis, puis hors des zones de contrôle ennemies, puis vers les buts que nomme la bataille.",
  ],
  "10.4-s": [
    "Avance",
    "Des brigades victorieuses peuvent aussitôt entrer dans une zone abandonnée, au choix de leur maître, mais pas l’artillerie.",
  ],
  "10.4-t": [
    "Tourner après l’avance",
    "Qui avance peut tourner, et les ennemis qu’il touche peuvent devoir se tourner vers lui.",
  ],
  "10.4-u": [
    "Comment se voient les pertes",
    "La première perte retourne le pion, sauf celui de la cavalerie ; des marqueurs dessous comptent les autres. Un pion seulement retourné n’a pas de marqueur de pertes.",
  ],
  "10.4-v": [
    "Ce que fait une perte",
    "Chaque perte ôte 1 au potentiel de combat et d’artillerie, peut peser sur les tests de combat et compte dans les points de victoire.",
  ],
  "10.4-w": [
    "Élimination",
    "Une brigade dont le potentiel de combat tombe à 0 est éliminée. Pour la cavalerie, la valeur montée compte.",
  ],
  "10.4-x": [
    "Qui est frappé d’abord",
    "Quand plusieurs brigades pourraient subir la perte ou la Fatigue, c’est celle du plus haut potentiel de combat ; entre égales, le maître choisit.",
  ],
  "10.4-y": [
    "Pertes de l’artillerie",
    "L’artillerie survit à une perte et la seconde l’élimine. Son potentiel de combat, entre parenthèses, est une simple notion : seul son potentiel d’artillerie combat.",
  ],
  "10.4-z": [
    "L’artillerie ne se fatigue ni n’avance",
    "L’artillerie ne porte pas de Fatigue et n’avance pas. Son test de combat a −3 quand ni infanterie ni cavalerie n’est auprès d’elle.",
  ],
};
