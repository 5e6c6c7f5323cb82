import type { RuleWords } from "@stonebridge/kernel";
import type { RESULTS } from "../../rules/results.ts";

/** Clauses of 10.4: dice, results, combat tests, retreats, losses; for readers, with their titles. */
export const results: Readonly<Record<keyof typeof RESULTS, RuleWords>> = {
  "10.4-a": ["Dés de combat", "Chaque camp ajoute ses modificateurs à un dé. Un total inférieur à 1 compte pour 1."],
  "10.4-b": ["Totaux égaux", "À totaux égaux, l’attaquant subit une Fatigue."],
  "10.4-c": ["Total plus bas", "Le camp qui a le total le plus bas subit une Fatigue."],
  "10.4-d": [
    "Plus du double",
    "Si un total dépasse le double de l’autre, le camp le plus bas subit une Fatigue, puis passe un test de combat.",
  ],
  "10.4-e": [
    "Combien le subissent",
    "Un résultat ne touche pas plus de brigades que l’ennemi n’en a engagé : un seul vainqueur fatigue un seul vaincu.",
  ],
  "10.4-f": [
    "Un six au dé",
    "Un 6 naturel coûte aussitôt une perte à l’ennemi, sur une brigade autre que d’artillerie. Les deux camps peuvent le faire dans le même combat.",
  ],
  "10.4-g": ["Niveaux de Fatigue", "Une brigade fraîche passe à Fatigue 1, et de là à Fatigue 2, jamais plus."],
  "10.4-h": ["Test de combat", "Chaque brigade qui subit le test lance son propre dé."],
  "10.4-i": [
    "Modificateurs du test",
    "Une étoile donne +1. Fatigue 2 donne −1, un marqueur de pertes −1, la perte de la moitié de la force −2, et l’artillerie seule −3. La bataille peut en ajouter.",
  ],
  "10.4-j": ["Mêlée", "La brigade subit une perte et reste. Une brigade ennemie subit une perte aussi."],
  "10.4-k": ["Retraite", "La brigade recule de 1 zone, loin du combat."],
  "10.4-l": ["Désordre", "La brigade subit une perte et recule de 2 zones."],
  "10.4-m": ["Déroute", "La brigade subit une perte, recule de 3 zones et reçoit un marqueur de déroute."],
  "10.4-n": [
    "Brigades en déroute",
    "Une brigade en déroute ne bouge pas et n’attaque pas, compte toujours comme Fatigue 2 et n’a que des Flancs.",
  ],
  "10.4-o": [
    "Reculer dans un Front",
    "Une brigade qui recule subit une perte de plus pour chaque zone d’un Front ennemi où elle entre.",
  ],
  "10.4-p": [
    "De la place à la fin",
    "La limite d’empilement s’applique là où le recul se termine. Faute de place, la brigade va dans une autre zone.",
  ],
  "10.4-q": [
    "S’orienter ; quitter la carte",
    "Après une retraite ou un désordre, une brigade peut s’orienter. Une brigade qui ne peut que sortir de la carte est éliminée.",
  ],
  "10.4-r": [
    "Priorités du recul",
    "D’abord loin des attaquants, puis hors des Fronts ennemis, puis hors des zones de contrôle ennemies, puis vers les buts indiqués par la bataille.",
  ],
  "10.4-s": [
    "Avance",
    "Les brigades victorieuses, sauf l’artillerie, peuvent aussitôt avancer dans une zone vide ; leur camp choisit lesquelles.",
  ],
  "10.4-t": [
    "S’orienter après l’avance",
    "Une brigade qui avance peut s’orienter, et les ennemis mis au contact peuvent devoir se tourner vers elle.",
  ],
  "10.4-u": [
    "Comment se voient les pertes",
    "La première perte retourne le pion, sauf pour la cavalerie ; des marqueurs dessous comptent les autres. Un pion seulement retourné n’a pas de marqueur de pertes.",
  ],
  "10.4-v": [
    "Ce que fait une perte",
    "Chaque perte ôte 1 au potentiel de combat et d’artillerie, peut modifier les tests de combat et compte pour les points de victoire.",
  ],
  "10.4-w": [
    "Élimination",
    "Une brigade dont le potentiel de combat tombe à 0 est éliminée. Pour la cavalerie, la valeur montée compte.",
  ],
  "10.4-x": [
    "Qui est touché d’abord",
    "Si plusieurs brigades peuvent subir la perte ou la Fatigue, c’est celle au plus haut potentiel de combat ; entre égales, leur camp choisit.",
  ],
  "10.4-y": [
    "Pertes de l’artillerie",
    "L’artillerie survit à une perte et la seconde l’élimine. Son potentiel de combat, entre parenthèses, est théorique : elle combat avec son potentiel d’artillerie.",
  ],
  "10.4-z": [
    "L’artillerie ne se fatigue ni n’avance",
    "L’artillerie ne prend pas de Fatigue et n’avance pas. Son test de combat a −3 quand aucune infanterie ni cavalerie n’est avec elle.",
  ],
};
