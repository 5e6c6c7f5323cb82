import type { home as english } from "../en/home.ts";

export const home: typeof english = {
  title: "Jouer",
  continue: "Reprendre",
  all: (count) => (count === 1 ? "Votre partie" : `Les ${count} parties`),

  newGame: "Nouvelle partie",
  setUp: "Mise en place",
  setUpNamed: (name) => `Mise en place ${name.toLowerCase()}`,
  fromFile: "D’un fichier ou d’un lien",
  fromFileHelp: "Une situation, ou un moment d’une partie enregistrée.",
  fileChosen: (name) => `La situation « ${name} »`,
  unnamed: "sans nom",
  otherFile: "Un autre fichier",
  recommended: "conseillé",
  options: "Options",
  noOptions: "Aucune n’est activée.",
  notOfSetUp: "Pas avec cette mise en place.",
  needsOptions: (others) => `Demande : ${others}.`,
  rulings: (count, all) =>
    count === 1
      ? `1 interprétation : ${all ? "comme conseillé" : "modifiée"}`
      : `${count} interprétations : ${all ? "comme conseillé" : "certaines modifiées"}`,
  rulingsHelp: "Là où le texte imprimé permet deux lectures. La première est celle que nous conseillons.",
  unitValues: "Valeurs des unités",
  unitValuesOurs: "nos estimations, signalées comme telles",
  unitValuesYours: (name) => `les vôtres, de ${name}`,
  unitValuesFile: "Nos valeurs en fichier, à modifier",
  useMine: "Les miennes",
  useOurs: "Les nôtres",
  unitFileFault: "Ce fichier de valeurs est inutilisable",

  opponent: "Adversaire",
  opponents: { bot: "Robot", here: "Deux ici" },
  strength: "Force",
  levels: { recruit: "Recrue", colonel: "Colonel", general: "Général" },
  levelHelp: {
    recruit: "Recrue : joue n’importe quel coup permis. Utile pour découvrir ce que permettent les règles.",
    colonel:
      "Colonel : tient ce qui rapporte, garde ses flancs, attaque à bonnes chances. Ne voit que ce que voit son camp.",
    general: "Général : un Colonel qui déroule chaque plan avant de choisir. Il lui faut un peu de temps.",
  },
  youPlay: "Vous jouez",
  either: "Au hasard",
  dice: "Dés",
  diceChoices: { rolled: "Lancés, vérifiables", typed: "Mes propres dés" },
  diceHelp: {
    rolled: "La clé de tous les jets est scellée avant le premier et montrée à la fin.",
    typed: "Vous lancez sur la table et entrez chaque face quand elle est demandée.",
  },
  guide: "Me guider pendant le premier tour",
  start: "Commencer",
  startAt: (time) => `Commencer à ${time}`,
  loadFile: "Ouvrir un fichier",
  copyLink: "Copier un lien",
  kept: "Enregistré dans ce navigateur après chaque coup. Fonctionne hors ligne.",

  dropHere: "Déposez le fichier pour l’ouvrir",
  fileTitle: "Ce fichier ne peut pas être ouvert",
  linkTitle: "Ce lien ne peut pas être ouvert",
  notJson: (name) => `${name} n’est pas un fichier de Stonebridge : il ne contient pas de JSON.`,
  bigLink: "Déplié, il dépasse la taille d’une partie : il ne vient pas d’ici. Rien n’en a été lu.",
  bigFile: (name, most) => `${name} dépasse la taille d’une partie : ${most} Mo au plus. Rien n’en a été lu.`,
  brokenLink: "Le lien est tronqué ou altéré. Demandez-le de nouveau, en entier.",
  nothingLost: "Vos propres parties sont intactes.",
  field: "Champ",
  problem: "Ce qui ne va pas",
  brokenTitle: (step) =>
    step === 0
      ? "Cette partie enregistrée est altérée avant son premier coup"
      : `Cette partie enregistrée est altérée au coup ${step}`,
  brokenRule: (step) => `Ce que fait le coup ${step} n’y est pas permis.`,
  brokenSound: (step) =>
    step <= 0 ? "Aucun coup n’est sûr." : step === 1 ? "Le coup 1 est sûr." : `Les coups 1 à ${step} sont sûrs.`,
  openUpTo: (step) => (step <= 0 ? "Ouvrir le début" : `Ouvrir jusqu’au coup ${step}`),
  otherRules: (found, ours) =>
    `Elle a été jouée avec la version ${found} des règles ; ce site a la version ${ours}. Ses coups ne peuvent pas être vérifiés ici.`,
  anotherFile: "Un autre fichier",
  loadingRules: "Chargement des règles",
  empty: {
    title: "Pas encore de partie ici",
    text: "Commencez-en une à la page Jouer, ouvrez un fichier ou suivez le premier tour guidé.",
    learn: "Premier tour guidé",
  },
  welcome: {
    what: "Rejouez les deux batailles de Bull Run : quatre jeux d’histoire, règles appliquées.",
    how: "Contre un bot ou à deux sur le même écran. Chaque probabilité est affichée, chaque refus expliqué, rien à installer.",
    quick: "Jouer en 60 secondes",
    quickHelp: "Bull Run 1861, camp nordiste, avec un guide",
  },
};
