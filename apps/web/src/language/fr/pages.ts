import type { learn as englishLearn, rules as englishRules, settings as englishSettings } from "../en/pages.ts";

export const rules: typeof englishRules = {
  title: "Règles",
  game: "Jeu",
  intro: (clauses, rulings) =>
    `${clauses} articles dans nos propres mots, numérotés comme le livret imprimé, et ${rulings} interprétations`,
  contents: "Sommaire",
  search: "Chercher dans les règles",
  searchHint: "zone de contrôle ennemie",
  clear: "Effacer la recherche",
  found: (clauses, rulings) =>
    `${clauses === 1 ? "1 article" : `${clauses} articles`}, ${rulings === 1 ? "1 interprétation" : `${rulings} interprétations`}`,
  nothing: (words) => `Rien dans les règles ne dit « ${words} ».`,
  nothingHelp: "Essayez un mot plus court, ou un mot des règles : Front, Fatigue, pas, retraite.",
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

export const learn: typeof englishLearn = {
  title: "Apprendre",
  lead: "Jouez, et sachez pourquoi.",
  short: {
    title: "Courtes leçons, chacune avec une position",
    coming: "Les leçons arrivent",
    failed: "Les leçons ne sont pas venues. Fermez et rouvrez ici.",
    play: "Jouer à partir d’ici",
  },
  afterwards: {
    title: "Ensuite",
    texts: [
      "Pointez ce qui est estompé : la raison s’affiche, avec sa règle.",
      "Avant une attaque, les chances exactes sont à côté de la carte. Rien ne se passe tant que vous ne l’avez pas déclarée.",
      "On peut annuler chaque coup jusqu’au dernier dé.",
    ],
  },
  rules: "Lire les règles",
};

export const settings: typeof englishSettings = {
  title: "Réglages",
  lead: "Conservés sur cet appareil.",
  look: "Aspect",
  tone: "Tons",
  tones: { system: "Comme le système", light: "Clairs", dark: "Sombres" },
  language: "Langue",
  languages: { system: "Comme le navigateur", en: "English", fr: "Français" },
  textSize: "Taille du texte",
  motion: "Mouvement",
  motions: { system: "Comme le système", less: "Moins", full: "Tout" },
  motionHelp: "Moins : rien ne voyage ni ne roule, ce qui change apparaît en fondu.",
  board: "Carte et pions",
  signs: "Signes sur les grands pions",
  signsOf: { period: "Soldats et chevaux", nato: "Signes d’état-major" },
  signsHelp: "Les signes d’état-major sont ceux de l’OTAN : une croix pour l’infanterie, un trait pour la cavalerie.",
  patterns: "Bandes des divisions",
  patternsOf: { fine: "Fines", strong: "Marquées" },
  patternsHelp: "Marquées : des bandes plus hautes, aux motifs plus gras, qu’on distingue mieux sans leurs couleurs.",
  ground: "Dessin du terrain",
  groundOf: { full: "Plein", pale: "Pâle" },
  groundHelp: "Pâle : collines, bois et routes s’effacent derrière les zones et les pions.",
  coordinates: "Coordonnées des hexagones",
  coordinatesOf: { auto: "De près", always: "Toujours", never: "Jamais" },
  soundTitle: "Son",
  sound: "Sons",
  soundHelp: "Votre tour, les dés, les attaques, les pièces posées. Jamais plus d’un à la fois.",
  volume: "Volume",
  hand: "Main",
  letterKeys: "Touches d’une lettre pendant les parties",
  letterKeysHelp: "Sans elles, les lettres ne font rien ; Entrée, Échap, Tab et les flèches restent.",
  twoClicks: "Toujours deux clics",
  twoClicksHelp:
    "Les coups qu’on peut annuler attendent aussi un second clic. Les dés et les fins de phase l’attendent toujours.",
  answers: "Répondre pour moi quand une seule réponse est sensée",
  answersHelp:
    "Une brigade fait face à l’ennemi à la fin de son mouvement, les états-majors restent en place quand un déplacement ne gagne rien, et la seule action possible est faite. La question posée ensuite le dit, et une seule annulation suffit.",
  odds: "Montrer les chances",
  oddsHelp: "Sans cela, les modificateurs sont listés ; à vous de compter les chances.",
  silenced: "Redemander là où j’ai dit « plus cette question »",
  games: "Parties sur cet appareil",
  used: (megabytes) => `${megabytes} Mo utilisés`,
};
