import type {
  check as englishCheck,
  learn as englishLearn,
  replay as englishReplay,
  rules as englishRules,
  settings as englishSettings,
  thought as englishThought,
} from "../en/pages.ts";

export const rules: typeof englishRules = {
  title: "Règles",
  game: "Jeu",
  intro: (clauses, rulings) =>
    `${clauses} articles reformulés, numérotés comme dans le livret imprimé, et ${rulings} interprétations`,
  contents: "Sommaire",
  contentsAt: (section) => `Sommaire : ${section}`,
  search: "Chercher dans les règles",
  searchHint: "zone de contrôle ennemie",
  clear: "Effacer la recherche",
  found: (clauses, rulings) =>
    `${clauses === 1 ? "1 article" : `${clauses} articles`}, ${rulings === 1 ? "1 interprétation" : `${rulings} interprétations`}`,
  nothing: (words) => `Aucune règle ne mentionne « ${words} ».`,
  nothingHelp: "Essayez un mot plus court, ou un mot des règles : Front, Fatigue, pas, retraite.",
  filters: { label: "Montrer", all: "Règles", ruling: "Interprétations", table: "Tables", switch: "Options" },
  links: "Chaque refus et chaque modificateur renvoie ici",
  seeAlso: "Voir aussi",
  section: (section, title) => `${section} ${title}`,
  unknown: (id) => `Il n’y a pas de règle ${id}`,
  unknownHelp: "Le sommaire donne tous les articles.",
  back: "Toutes les règles",
  uses: (count) => `${count} dans cette partie`,
  appliedHere: (count) =>
    count === 1 ? "1 règle appliquée dans cette partie" : `${count} règles appliquées dans cette partie`,
  inYourGame: "Dans votre partie",
  ruleInGame: (label) => `${label} dans votre partie`,
  applied: (count) =>
    count === 0 ? "Pas encore appliquée." : count === 1 ? "Appliquée une fois." : `Appliquée ${count} fois.`,
  chooseRule: "Choisissez une règle pour voir où elle s’est appliquée.",
  go: "y aller ›",
  toGame: "Retour à la partie",
};

/** Pages that the menu of a game lists, and the header does not. */
export const places = { analyse: "Analyser" };

export const replay: typeof englishReplay = {
  report: "Compte rendu",
};

export const learn: typeof englishLearn = {
  title: "Apprendre",
  lead: "Apprenez en jouant.",
  short: {
    title: "Leçons courtes, chacune avec une position",
    coming: "Chargement des leçons",
    failed: "Les leçons n’ont pas pu être chargées. Fermez ce volet et rouvrez-le.",
    play: "Jouer à partir d’ici",
  },
  puzzles: {
    title: "Problèmes",
    text: "Des positions tirées de vraies parties, où un coup est nettement le meilleur. Un nouveau chaque jour.",
    open: "Résoudre des problèmes",
  },
  afterwards: {
    title: "Ensuite",
    texts: [
      "Pointez ce qui est estompé : le motif s’affiche, avec la règle.",
      "Avant une attaque, les chances exactes s’affichent à côté de la carte. Rien ne se passe tant que vous ne l’avez pas déclarée.",
      "Vous pouvez annuler coup par coup, jusqu’au dernier jet de dé.",
    ],
  },
  rules: "Lire les règles",
};

export const settings: typeof englishSettings = {
  title: "Réglages",
  lead: "Enregistrés sur cet appareil.",
  look: "Aspect",
  tone: "Thème",
  tones: { system: "Comme le système", light: "Clair", dark: "Sombre" },
  language: "Langue",
  languages: { system: "Comme le navigateur", en: "English", fr: "Français" },
  textSize: "Taille du texte",
  motion: "Mouvement",
  motions: { system: "Comme le système", less: "Réduit", full: "Complet" },
  motionHelp: "Réduit : ni pions qui voyagent, ni dés qui roulent ; tout apparaît en fondu.",
  others: "Pendant que les autres jouent",
  pace: "Rythme",
  paces: { calm: "Calme", brisk: "Vif", once: "Sans scènes" },
  paceHelp:
    "La vitesse à laquelle vous voyez les coups des autres. Sans scènes : la carte passe aussitôt à la nouvelle position.",
  follow: "La carte suit l’action",
  followHelp: "Non : la carte reste où vous l’avez laissée.",
  board: "Carte et pions",
  signs: "Symboles d’unité de près",
  signsOf: { period: "Soldats et chevaux", nato: "OTAN" },
  signsHelp: "OTAN : une croix pour l’infanterie, une barre oblique pour la cavalerie.",
  patterns: "Bandes des divisions",
  patternsOf: { fine: "Fines", strong: "Marquées" },
  patternsHelp: "Marquées : des bandes plus hautes, aux motifs plus gras, plus faciles à distinguer sans la couleur.",
  ground: "Terrain",
  groundOf: { full: "Complet", pale: "Pâle" },
  groundHelp: "Pâle : collines, bois et routes s’effacent derrière les zones et les pions.",
  coordinates: "Numéros des hexagones",
  coordinatesOf: { auto: "De près", always: "Toujours", never: "Jamais" },
  soundTitle: "Son",
  sound: "Sons",
  soundHelp: "Votre tour, les dés, les attaques, les pions posés. Jamais deux sons à la fois.",
  moments: "Bandeaux des moments décisifs",
  momentsHelp:
    "Objectifs, déroutes, attaques contre vous et autres s’affichent un instant sur la carte, chacun avec son bruitage.",
  volume: "Volume",
  hand: "Commandes",
  letterKeys: "Raccourcis d’une lettre pendant les parties",
  letterKeysHelp: "Sans eux, les lettres ne font rien ; Entrée, Échap, Tab et les flèches marchent toujours.",
  twoClicks: "Toujours deux clics",
  twoClicksHelp: "Même ce qui s’annule attend un second clic. Les dés et les fins de phase l’attendent toujours.",
  answers: "Répondre pour moi quand une seule réponse a du sens",
  answersHelp:
    "Une brigade fait face à l’ennemi à la fin de son mouvement, les quartiers généraux restent en place quand bouger ne rapporte rien, et la seule action possible est jouée. La consigne le dit, et une seule annulation suffit.",
  odds: "Montrer les chances",
  oddsHelp: "Sinon, seuls les modificateurs sont listés ; à vous de calculer les chances.",
  recap: "Résumer les coups de l’adversaire",
  recapHelp: "Un court encadré quand votre tour revient.",
  silenced: "Réafficher ce que j’ai masqué en jeu",
  games: "Parties sur cet appareil",
  used: (megabytes) => `${megabytes} Mo utilisés`,
};

export const check: typeof englishCheck = {
  title: "Vérification des dés",
  good: (rolls) =>
    rolls === 0
      ? "Aucun dé n’a encore été lancé ; chaque coup est permis."
      : rolls === 1
        ? "1 jet recalculé : il concorde."
        : `${rolls} jets recalculés : ils concordent.`,
  unprovenTitle: "Dés non vérifiés",
  unproven: (dice, rolls) =>
    `Chaque coup est permis et les dés concordent. Mais rien ne prouve que ${dice === rolls ? (dice === 1 ? "le seul dé soit tombé" : `les ${rolls} dés soient tombés`) : `${dice} des ${rolls} dés soient tombés`} au hasard :`,
  unprovenPart: (from, to, dice) => {
    const count = dice === 1 ? "1 dé" : `${dice} dés`;
    if (to === 0) return `Avant le premier coup, ${count} :`;
    return from === to ? `Coup ${from}, ${count} :` : `Coups ${from} à ${to}, ${count} :`;
  },
  why: {
    "later-source":
      "la clé a été ajoutée plus tard, comme pour une variante. Elle a pu être retirée au sort jusqu’à obtenir les dés voulus.",
    "no-key": "l’enregistrement ne contient pas la clé.",
    seed: "ils viennent d’une graine que personne n’a scellée.",
    typed: "ils ont été lancés sur la table et entrés à la main.",
    scripted: "un script les a fixés.",
  },
  sealed: "Scellé avant le premier jet : SHA-256 de la clé",
  key: "La clé",
  keyLater: "montrée à la fin de la partie",
  bad: (step) => `L’enregistrement ne concorde pas avec ses dés au coup ${step}.`,
  how: "Le jet n, compté depuis 0, est le nombre formé par les quatre premiers octets de HMAC-SHA-256(clé, n), modulo 6, plus 1. Quatre octets tout en haut de l’intervalle (à partir de 4 294 967 292) sont sautés pour les quatre suivants.",
};

export const thought: typeof englishThought = {
  halfTurn: (level, spent, most) =>
    `${level} : ${spent} s de réflexion sur ${most} s au plus. Vous pouvez regarder la carte.`,
  elapsed: (level, seconds) => `${level} : ${seconds} s déjà. Vous pouvez regarder la carte.`,
  now: "Jouer maintenant",
  stop: "Arrêter",
  stoppedText: "Le bot est arrêté. Regardez aussi longtemps que vous voulez.",
  resume: "Le laisser jouer",
};
