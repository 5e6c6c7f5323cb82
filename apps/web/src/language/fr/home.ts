import type { home as english } from "../en/home.ts";

export const home: typeof english = {
  title: "Jouer",
  continue: "Reprendre",
  all: (count) => (count === 1 ? "Votre partie" : `Les ${count} parties`),

  newGame: "Nouvelle partie",
  setUp: "Mise en place",
  setUpNamed: (name) => `Mise en place : ${name}`,
  fromFile: "D’un fichier ou d’un lien",
  fromFileHelp: "Une situation, ou un moment d’une partie enregistrée.",
  fileChosen: (name) => `La situation « ${name} »`,
  unnamed: "sans nom",
  otherFile: "Un autre fichier",
  recommended: "conseillé",
  options: "Options",
  noOptions: "Aucune n’est activée.",
  notOfSetUp: "Pas avec cette mise en place.",
  needsOptions: (others) => `Demande : ${others}.`,
  rulings: (count, all) =>
    count === 1
      ? `1 interprétation : ${all ? "comme conseillé" : "modifiée"}`
      : `${count} interprétations : ${all ? "comme conseillé" : "certaines modifiées"}`,
  rulingsHelp: "Là où les règles imprimées se lisent de deux façons. Nous conseillons la première.",
  unitValues: "Valeurs des unités",
  unitValuesOurs: "nos estimations, signalées comme telles",
  unitValuesYours: (name) => `les vôtres, de ${name}`,
  unitValuesFile: "Nos valeurs en fichier, à modifier",
  useMine: "Les miennes",
  useOurs: "Les nôtres",
  unitFileFault: "Ce fichier de valeurs est inutilisable",

  opponent: "Adversaire",
  opponents: { bot: "Bot", here: "À deux ici", far: "Un ami ailleurs" },
  strength: "Force",
  levels: { recruit: "Recrue", colonel: "Colonel", general: "Général", marshal: "Maréchal" },
  levelHelp: {
    recruit: "Recrue : joue n’importe quel coup permis. Utile pour découvrir ce que permettent les règles.",
    colonel:
      "Colonel : tient ce qui rapporte, garde ses flancs, attaque quand le rapport est bon. Ne voit que ce que voit son camp.",
    general: "Général : un Colonel qui joue chaque plan dans sa tête avant de choisir. Un peu plus lent.",
    marshal:
      "Maréchal : prévoit pour toute l’armée, calcule plus loin, et des milliers de parties lui ont appris ce que vaut une position. Le plus fort.",
  },
  youPlay: "Vous jouez",
  either: "Au hasard",
  dice: "Dés",
  diceChoices: { rolled: "Lancés ici, vérifiables", typed: "Mes propres dés" },
  diceHelp: {
    rolled: "La clé de tous les jets est scellée avant le premier et montrée à la fin.",
    typed: "Vous lancez les dés à votre table et saisissez chaque résultat demandé.",
  },
  guide: "Me guider pendant le premier tour",
  start: "Commencer",
  keptFar: "Enregistrée sur le serveur après chaque coup.",
  startFar: "Inviter un ami",
  startAt: (time) => `Commencer à ${time}`,
  loadFile: "Ouvrir un fichier",
  copyLink: "Copier un lien",
  kept: "Enregistré dans ce navigateur après chaque coup. Fonctionne hors ligne.",

  dropHere: "Déposez le fichier pour l’ouvrir",
  fileTitle: "Ce fichier ne peut pas être ouvert",
  linkTitle: "Ce lien ne peut pas être ouvert",
  notJson: (name) => `${name} n’est pas un fichier de Stonebridge : ce n’est pas du JSON.`,
  bigLink: "Décompressé, il dépasse la taille de toute partie : il ne vient pas de Stonebridge. Il n’a pas été ouvert.",
  bigFile: (name, most) => `${name} dépasse la taille de toute partie : ${most} Mo au plus. Il n’a pas été ouvert.`,
  brokenLink: "Le lien est tronqué ou altéré. Redemandez-le en entier.",
  nothingLost: "Vos propres parties sont intactes.",
  field: "Champ",
  problem: "Ce qui ne va pas",
  brokenTitle: (step) =>
    step === 0
      ? "Cette partie enregistrée est altérée avant son premier coup"
      : `Cette partie enregistrée est altérée au coup ${step}`,
  brokenRule: (step) => `Le coup ${step} fait ce qui n’y est pas permis.`,
  brokenSound: (step) =>
    step <= 0
      ? "Aucun coup n’est intact."
      : step === 1
        ? "Le coup 1 est intact."
        : `Les coups 1 à ${step} sont intacts.`,
  openUpTo: (step) => (step <= 0 ? "Ouvrir le début" : `Ouvrir jusqu’au coup ${step}`),
  otherRules: (found, ours) =>
    `Elle a été jouée avec la version ${found} des règles ; ce site a la version ${ours}. Ses coups ne peuvent pas être vérifiés ici.`,
  anotherFile: "Un autre fichier",
  loadingRules: "Chargement des règles",
  empty: {
    title: "Pas encore de partie",
    text: "Commencez-en une sur la page Jouer, ouvrez un fichier ou suivez le premier tour guidé.",
    learn: "Premier tour guidé",
  },
  welcome: {
    what: "Rejouez les deux batailles de Bull Run : quatre wargames dont le site applique les règles.",
    how: "Contre un bot, à deux sur le même écran ou à distance. Les chances sont toujours affichées, chaque refus est expliqué, et il n’y a rien à installer.",
    quick: "Jouer en 60 secondes",
    quickHelp: "Bull Run 1861 avec le Nord, et un guide",
  },
};
