import type { RuleWords } from "@stonebridge/kernel";
import type { COMBAT } from "../../rules/combat.ts";

/** Clauses 11.1 to 11.4: attack, ratio, modifiers, result, for readers, with their titles. */
export const combat: Readonly<Record<keyof typeof COMBAT, RuleWords>> = {
  "11.1-a": [
    "Qui peut attaquer",
    "Une brigade attaque si elle a été activée, a payé 2 PM pour attaquer et porte un marqueur Attaque.",
  ],
  "11.1-b": ["S’orienter pour attaquer", "Une brigade qui reçoit un marqueur Attaque peut prendre toute orientation."],
  "11.1-c": ["Ordre des combats", "L’attaquant choisit l’ordre des combats."],
  "11.1-d": [
    "Attaquer ensemble",
    "Des brigades de plusieurs zones peuvent attaquer ensemble une zone si leurs propres zones sont voisines.",
  ],
  "11.1-e": [
    "Une contre plusieurs",
    "Une brigade peut attaquer plusieurs zones à la fois, mais elle doit alors attaquer toutes les zones ennemies de son Front.",
  ],
  "11.1-f": ["Laissées à d’autres", "Elle peut laisser de côté les zones qu’une autre brigade amie attaque."],
  "11.1-g": ["Une fois par phase", "Une zone ne peut être attaquée qu’une fois par phase de mouvement."],
  "11.1-h": [
    "Jamais plusieurs contre plusieurs",
    "Des brigades de plusieurs zones ne peuvent pas attaquer plusieurs zones en un seul combat.",
  ],
  "11.2-a": ["Additionner les forces", "Chaque camp additionne la force de combat actuelle de ses brigades engagées."],
  "11.2-b": [
    "Rapport de forces",
    "On compare la plus grande somme à la plus petite ; un rapport entre deux lignes de la table compte comme la ligne inférieure.",
  ],
  "11.2-c": ["À qui le bonus", "Le camp le plus fort a le bonus de cette ligne, en attaque comme en défense."],
  "11.2-d": ["Forces égales", "À forces égales, l’attaquant a +1."],
  "11.2-e": [
    "Exemples",
    "6 contre 3 donne +3 à l’attaquant ; 3 contre 4 donne +1 au défenseur ; 3 contre 3 donne +1 à l’attaquant ; 4 contre 6 donne +2 au défenseur.",
  ],
  "11.3-a": ["Soutien", "Une seconde ligne soutient l’attaque de sa première ligne."],
  "11.3-b": ["Soutien sans activation", "Elle soutient même si elle n’agit pas dans cette demi-phase."],
  "11.3-c": ["Trop fatiguée", "À Fatigue 2, elle ne soutient pas."],
  "11.3-d": ["Soutien en force", "Si sa force de combat est de 2 ou plus, l’attaque a +1."],
  "11.3-e": [
    "Soutien d’artillerie",
    "Si son artillerie est de 2 ou plus, le dé d’artillerie de la première ligne a −1.",
  ],
  "11.3-f": ["Rien d’autre", "Son étoile, sa Fatigue et sa cavalerie ne comptent pas."],
  "11.3-g": [
    "Plusieurs soutiens",
    "Dans une attaque de plusieurs zones, chacune peut avoir une seconde ligne qui donne +1.",
  ],
  "11.3-h": [
    "Les canons dans leur zone",
    "Le −1 au dé d’artillerie ne vaut que pour la première ligne de la même zone.",
  ],
  "11.3-i": ["Orientation du soutien", "Une seconde ligne a l’orientation de sa première ligne."],
  "11.3-j": ["Elle n’avance pas", "Une seconde ligne n’avance jamais après le combat."],
  "11.3-k": ["Sa Fatigue", "Un combat ne donne de la Fatigue à la seconde ligne que si sa première ligne se retire."],
  "11.3-l": [
    "Elle suit la retraite",
    "Elle doit alors se retirer aussi et prend un niveau de Fatigue, mais aucune perte.",
  ],
  "11.3-m": [
    "Artillerie",
    "Chaque brigade de première ligne engagée, dans les deux camps, lance un dé pour ses canons : un résultat égal ou inférieur à son artillerie donne +1.",
  ],
  "11.3-n": [
    "Cavalerie",
    "Une brigade attaquante qui a un potentiel de cavalerie lance un dé : un résultat égal ou inférieur donne +1. Le défenseur ne lance pas.",
  ],
  "11.3-o": ["Commandement", "Une étoile parmi les brigades de première ligne donne +1, une seule fois."],
  "11.3-p": ["Colline", "Un défenseur sur une colline a +2."],
  "11.3-q": ["Gué ou pont", "Un défenseur attaqué par un gué ou par le pont a +2."],
  "11.3-r": ["Bois", "Un défenseur dans les bois a +1."],
  "11.3-s": ["Ligne étendue", "Un défenseur en ligne étendue a +1."],
  "11.3-t": ["Fatigue", "La Fatigue donne −1 ou −2 ; entre plusieurs brigades, la plus fatiguée compte."],
  "11.3-u": ["Flanc du défenseur", "Un défenseur attaqué sur son Flanc, ou qui y a une brigade ennemie, a −1."],
  "11.3-v": ["Flanc de l’attaquant", "Un attaquant qui a une brigade ennemie sur son Flanc a −2."],
  "11.3-w": ["Tout s’additionne", "Tous ces modificateurs s’additionnent."],
  "11.4-a": ["Dés de combat", "Chaque camp lance un dé et y ajoute ses modificateurs."],
  "11.4-b": ["Jamais moins de 1", "Un total inférieur à 1 compte pour 1."],
  "11.4-c": ["Total plus bas", "Le camp au total le plus bas subit une Fatigue."],
  "11.4-d": ["Totaux égaux", "À totaux égaux, l’attaquant subit une Fatigue."],
  "11.4-e": [
    "Deux fois plus",
    "Si un total est le double de l’autre, le camp le plus bas subit une Fatigue et un coup au but.",
  ],
  "11.4-f": ["Qui le subit", "Chaque brigade de première ligne de ce camp engagée dans le combat subit le résultat."],
  "11.4-g": ["Fatigue", "Une brigade fraîche passe à Fatigue 1, une brigade à Fatigue 1 passe à Fatigue 2."],
  "11.4-h": [
    "Coup au but",
    "Pour chaque brigade touchée, son camp perd un pas ou tente une retraite en bon ordre, à 1 ou 2 zones du combat.",
  ],
  "11.4-i": [
    "Retraite obligatoire",
    "Si la perte laisse moins de la moitié de la force de combat d’origine, la brigade doit tenter la retraite.",
  ],
  "11.4-j": ["Chemin de la retraite", "Une retraite évite les Fronts ennemis quand elle le peut."],
  "11.4-k": ["Par un Front ennemi", "Quand elle ne le peut pas, y passer coûte un pas."],
  "11.4-l": ["Dé de retraite", "La tentative réussit sur un dé de 1 à 3."],
  "11.4-m": ["Plus facile pour certaines", "La cavalerie, ou une brigade à étoile, a −1 au dé."],
  "11.4-n": ["Plus difficile en ligne", "Une ligne étendue a +1 au dé."],
  "11.4-o": ["Retraite manquée", "En cas d’échec, la brigade reste et perd un pas."],
  "11.4-p": [
    "Retraite d’une ligne étendue",
    "Une ligne étendue qui réussit va d’abord à une zone voisine de ses deux parties et s’y regroupe.",
  ],
  "11.4-q": [
    "Avance",
    "Une brigade de première ligne qui a attaqué peut aussitôt avancer dans une zone que l’ennemi a quittée.",
  ],
  "11.4-r": ["S’orienter après l’avance", "Elle peut y choisir une nouvelle orientation."],
  "11.4-s": ["Premier pas", "À sa première perte, une brigade est retournée."],
  "11.4-t": ["Pas suivants", "Un marqueur sous la brigade tient le compte des pertes suivantes."],
  "11.4-u": ["Ce que coûte un pas", "Chaque pas perdu ôte 1 à sa force de combat, d’artillerie et de cavalerie."],
  "11.4-v": ["Pas et victoire", "Chaque pas perdu compte pour la victoire."],
  "11.4-w": ["Élimination", "Une brigade sans force de combat est retirée de la carte."],
};
