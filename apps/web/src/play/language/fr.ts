import type { PlayTexts } from "./en.ts";
import { marches } from "./fr-marches.ts";

/** L'écran de jeu en français. */
export const fr: PlayTexts = {
  undone: "Coup annulé.",
  redone: "Coup rétabli.",
  redoEnds: "Rien à rétablir.",
  undoEnds(reason, zone) {
    switch (reason) {
      case "roll":
        return zone === undefined
          ? "L’annulation s’arrête ici. Les dés sont tombés."
          : `L’annulation s’arrête ici. Les dés sont tombés : ${zone}.`;
      case "revelation":
        return "L’annulation s’arrête ici. Quelque chose a été révélé.";
      case "side":
        return "L’annulation s’arrête ici. L’autre camp a décidé.";
      case "over":
        return "L’annulation s’arrête ici. La partie est finie.";
      case "start":
        return "Rien à annuler pour l’instant.";
    }
  },
  side: "Score, chances et journal",
  skip: { map: "Aller à la carte", choices: "Aller aux choix", log: "Aller au journal" },
  header: {
    menu: "Menu",
    guided: "Premier tour, guidé",
    youAre: (side) => `votre camp : ${side}`,
    sameScreen: "à deux sur un écran",
    watching: "les robots jouent",
    rules: "Règles",
    sound: "Activer le son",
    mute: "Couper le son",
    keys: "Liste des touches",
  },
  prompt: {
    label: "Ce qui est demandé",
    lookingBack: (step, of) => `Vous regardez le coup ${step} sur ${of}.`,
    lookingBackDetail: "Rien ne peut être changé ici. Les flèches parcourent les coups.",
    toNow: "Revenir au présent",
    elsewhere: "Cette partie est ouverte dans un autre onglet.",
    removed: "Cette partie a été supprimée dans un autre onglet.",
    ahead: (answers) => `À la fin : ${answers}.`,
    answered: (answers) => `Répondu pour vous : ${answers}.`,
    noDice: "Cet enregistrement ne contient pas ses dés à venir.",
  },
  bot: {
    level: (level) => ({ recruit: "Recrue", colonel: "Colonel", general: "Général" })[level] ?? level,
    thinking: (side) => `Réflexion : ${side}`,
    progress: (level, done, of) => `${level}, ${done} sur ${of}. Vous pouvez regarder la carte.`,
    look: (level) => `${level}. Vous pouvez regarder la carte.`,
    now: "Jouer maintenant",
    stop: "Arrêter",
    stopped: (side) => `En attente : ${side}`,
    stoppedText: "Le robot est arrêté. Regardez aussi longtemps que vous voulez.",
    resume: "Le laisser jouer",
    ended: (side) => `${side} : décision prise.`,
  },
  stage: {
    label: "Ce qui se passe",
    pause: "Pause",
    goOn: "Continuer",
    step: "Scène suivante",
    skip: "Aller à ma décision",
    toNow: "Revenir au présent",
    pace: (pace) => `Rythme : ${pace}`,
    follow: "La carte suit l’action",
    waits: "Un instant.",
    goesOn: "Voyez ce qui se passe.",
    fight: "Le combat s’engage.",
    dice: "Les dés roulent.",
    onYou: "Vous êtes attaqué.",
    fights: "Le dernier combat",
    failed: "Impossible de montrer la suite scène par scène. La carte montre où en est la partie.",
    close: "Fermer",
  },
  dock: {
    label: "Choix",
    choices: "Ce qui est possible",
    undo: "Annuler",
    redo: "Rétablir",
    reset: "Recommencer",
    next: "Suivant qui peut agir",
    again: (label) => `Encore une fois : ${label}`,
  },
  tools: {
    label: "Outils de la carte",
    closer: "Plus près",
    farther: "Plus loin",
    fit: "Tout le champ",
    hide: "Cacher les pièces",
  },
  order: "Ordre de bataille",
  closeCard: "Fermer la fiche",
  refusal: {
    open: "ouvrir la règle",
    close: "Fermer",
    towards: (place: string) => `En chemin, avant d’arriver (${place}) :`,
  },
  log: {
    title: "Journal",
    filter: "Filtrer",
    all: "Tout",
    combat: "Combats",
    dice: "Dés",
    copy: "Copier en texte",
    copied: "Copié",
    earlier: (groups) => `Montrer ce qui précède (${groups})`,
    later: (groups) => `Montrer ce qui suit (${groups})`,
    empty: "Rien ici pour l’instant.",
  },
  marches,
  tabs: { label: "Vues", map: "Carte", log: "Journal", units: "Unités", score: "Score", more: "Plus" },
  sheet: { grip: "Hauteur du volet", detents: { peek: "bas", half: "moitié", full: "entier" } },
  column: { fold: "Replier la colonne", unfold: "Montrer la colonne" },
  end: {
    title: "La fin de la partie",
    look: "Revoir la partie",
    check: "Vérifier les dés",
    again: "Encore, en changeant de camp",
    report: "Le récit de la bataille",
  },
  typed: {
    ask: (who, roll, number) => `${who} : lancez le dé ${number} de ce coup. ${roll} : quelle face ?`,
    before: "Déjà saisi :",
    cancel: "Faire autre chose",
  },
  keys: {
    title: "Touches",
    letters: "Les touches à une lettre se désactivent dans les réglages.",
  },
};
