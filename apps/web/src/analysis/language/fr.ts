import type { AnalysisTexts } from "./en.ts";

/** The analysis in French. */
export const fr: AnalysisTexts = {
  title: "Analyse",
  report: "Compte rendu",
  working: "Calcul des chances",
  weighing: "Dés et décisions : calcul en cours…",
  cancel: "Annuler",
  cancelled: "Annulé.",
  again: "Recommencer",
  failed: "Le calcul n’a pas abouti.",
  notOver: {
    title: "Cette partie n’est pas finie",
    text: "Seules les parties finies s’analysent : en cours de partie, ce serait une aide.",
    back: "Retour à la partie",
  },
  missing: {
    title: "Cette partie n’est pas dans ce navigateur",
    text: "Elle a été supprimée, ou elle se trouve dans un autre navigateur.",
  },
  open: {
    title: "Analyser une partie",
    text: "Ouvrez l’enregistrement d’une partie finie, tel que ce site ou la ligne de commande l’a sauvegardé.",
    choose: "Ouvrir un enregistrement",
    games: "Vos parties",
    situation:
      "Ce fichier contient une position de départ et non une partie. Ouvrez-le en préparant une nouvelle partie.",
  },
  sums: {
    title: "Hasard et décisions",
    about:
      "Chaque colonne s’additionne : chances au début, hasard, ses décisions et celles de l’adversaire donnent le résultat.",
    what: "Chances de victoire",
    start: "Au début",
    luck: "Hasard des dés",
    own: "Ses décisions",
    enemy: "Décisions de l’adversaire",
    ended: "Abandon ou interruption",
    result: "Résultat",
  },
  told: {
    dice: (own, share, gained) => `Les dés ${own ? "vous ont" : "ont"} ${gained ? "apporté" : "coûté"} ${share}.`,
    decisions: (own, share, gained) =>
      `${own ? "Vos décisions vous ont" : "Les décisions ont"} ${gained ? "apporté" : "coûté"} ${share}.`,
    worst: (what, share) => `La plus chère : « ${what} » (${share})`,
  },
  curve: {
    title: (side) => `Chances de victoire : ${side}`,
    all: "tout étant connu",
    known: (side) => `connu du camp ${side}`,
    readAloud: (side, from, to) => `Chances de victoire, ${side} : de ${from} à ${to}`,
    choose: "Étape",
    at: (step, of, chance) => `Étape ${step} sur ${of} : ${chance}`,
    see: "Voir dans la relecture",
    band: (share) =>
      `La bande : ce dont un tour fait varier cette estimation entre deux Colonels, ${share} quand les deux camps se valent. Aucune chance n’est plus sûre que cela.`,
  },
  field: {
    open: "Tout",
    saw: (side) => `Vue : ${side}`,
    both: "Les deux",
    eyes: "Ce qui est montré",
    near: "De près",
    instead: (when) => `${when} : ce qui en serait venu`,
    label: (when, eyes) => `La carte : ${when} (${eyes})`,
    loading: "Dessin de la carte",
    missing: "La carte n’est pas arrivée.",
  },
  ways: {
    label: "Parcourir la partie",
    previousPhase: "Phase précédente",
    previous: "Étape précédente",
    next: "Étape suivante",
    nextPhase: "Phase suivante",
    playOn: "Reprendre ici",
  },
  points: {
    title: "Tournants",
    turns: "Les tours qui ont le plus changé les chances ; bientôt, étape par étape.",
    none: "Aucune étape n’a fait basculer la partie à elle seule.",
  },
  steps: {
    title: "Les étapes qui ont compté",
    about: "Chaque étape dont les dés ou la décision ont changé les chances d’au moins 1 %.",
    keys: "Les flèches du clavier vont d’étape en étape.",
    none: "Aucune étape n’a changé les chances de 1 %.",
    step: "Étape",
    what: "Ce qui s’est passé",
    luck: "Dés",
    skill: "Décision",
    all: "Tout voir",
    less: "Voir moins",
    numbered: (step) => `étape ${step}`,
    of: (what, step) => `${what} : ${step}`,
    opening: "Avant la première décision",
    ended: (change) => `Abandon ou interruption : ${change}`,
    silent: (when) => `absent du journal · ${when}`,
    chosen: (what, when) => `« ${what} » · ${when}`,
    done: (when) => `terminé · ${when}`,
    after: (deed, { heading, said }) =>
      `${deed} → ${heading === "" || said === "" ? heading + said : `${heading} : ${said}`}`,
  },
  mistakes: {
    title: "Erreurs",
    about:
      "Les décisions les plus coûteuses sont rejouées contre les autres coups possibles. Est une erreur ce qui était sûrement moins bon.",
    aboutOrders: "Les ordres sont rejoués jusqu’à la fin de la bataille : cela prend une minute ou plus.",
    look: "Chercher les erreurs",
    looking: "Essai des autres coups possibles",
    none: "Aucune décision n’était sûrement une erreur.",
    better: (what, gain, within) => `Mieux : ${what} (${gain}, à ${within} près)`,
    orders: (to, what, until) =>
      `${to} : ${what === "" ? "aucun nouvel ordre" : what}. Rien d’autre ensuite jusqu’à : ${until}.`,
    ordered: (to, what) => `${to} : ${what === "" ? "aucun nouvel ordre" : what}`,
    unnamed: "un autre coup",
    nothing: "en rester là",
    show: "Montrer",
    play: "Jouer ce coup",
    learn: (side, count) => `Apprendre de ces erreurs : ${side} (${count})`,
  },
  learn: {
    title: (side, at, of) => `Erreurs du camp ${side} : ${at} sur ${of}`,
    ask: (side, lost, played) =>
      `À vous de jouer (${side}). Le coup joué ici a coûté ${lost} de chances de victoire${played === "" ? "." : ` : « ${played} »`} Trouvez mieux.`,
    judging: "Votre coup est rejoué…",
    goOn: "Continuez : une fois le coup terminé, vous saurez ce qu’il vaut.",
    right: (own, played, best) =>
      `Aussi bon que le meilleur : ${own} de chances de victoire. Le coup joué en donne ${played}, le meilleur trouvé ${best}.`,
    wrong: (own, played, best) =>
      `Il y a mieux : votre coup donne ${own} de chances, le coup joué ${played}, le meilleur trouvé ${best}.`,
    next: "Erreur suivante",
    back: "Retour à l’analyse",
    gone: "Cette erreur n’est plus gardée : le navigateur garde celles de la dernière partie où vous avez cherché des erreurs.",
  },
};
