import type { PlayTexts } from "./en.ts";
import { marches } from "./fr-marches.ts";

/** The play screen in French; the game's own texts come from the game. */
export const fr: PlayTexts = {
  undone: (deed) => (deed === "" ? "Coup annulé." : `Annulé : ${deed}`),
  redone: "Coup rétabli.",
  redoEnds: "Rien à rétablir.",
  undoEnds(reason, zone) {
    switch (reason) {
      case "roll":
        return zone === undefined
          ? "L’annulation s’arrête ici : les dés ont été lancés."
          : `L’annulation s’arrête ici : les dés ont été lancés pour ${zone}.`;
      case "revelation":
        return "L’annulation s’arrête ici : quelque chose a été révélé.";
      case "side":
        return "L’annulation s’arrête ici : l’autre camp a décidé.";
      case "unseen":
        return "L’annulation s’arrête ici : l’autre camp a répondu à une question, sans que rien n’en paraisse.";
      case "over":
        return "L’annulation s’arrête ici : la partie est finie.";
      case "start":
        return "Rien à annuler pour l’instant.";
    }
  },
  side: "Score, chances et journal",
  skip: { map: "Aller à la carte", choices: "Aller aux choix", log: "Aller au journal" },
  header: {
    menu: "Menu",
    guided: "Premier tour, guidé",
    youAre: (side) => `votre camp : ${side}`,
    sameScreen: "deux joueurs, un écran",
    watching: "les bots jouent",
    looking: "vous regardez",
    rules: "Règles",
    sound: "Activer le son",
    mute: "Couper le son",
    keys: "Liste des touches",
  },
  prompt: {
    label: "Consigne",
    lookingBack: (step, of) => `Vous regardez le coup ${step} sur ${of}.`,
    lookingBackDetail: "Rien ne peut être modifié ici.",
    more: "La question en entier",
    toNow: "Retour à la partie",
    elsewhere: "Cette partie est ouverte dans un autre onglet.",
    away: (side, name) => `Décision : ${name === "" ? side : `${name} (${side})`}`,
    both: "Les deux camps écrivent",
    together: (side, name) => `Encore en train d’écrire : ${name === "" ? side : `${name} (${side})`}`,
    togetherDetail: "Tant que les deux camps n’ont pas fini, vous pouvez annuler ce que vous avez écrit.",
    offline: "Pas de connexion. Rien n’est perdu : la partie reprend dès que le serveur répond.",
    removed: "Cette partie a été supprimée dans un autre onglet.",
    ahead: (answers) => `Si vous finissez ici : ${answers}.`,
    answered: (answers) => `Répondu pour vous : ${answers}.`,
    noDice: "Cet enregistrement ne contient pas les dés à venir.",
  },
  stopped: {
    time: (winner, loser) => `Victoire au temps : ${winner}. Plus de temps : ${loser}.`,
    absence: (winner, loser) => `Victoire : ${winner}. Aucun coup depuis deux semaines : ${loser}.`,
    agreement: "Partie nulle, d’un commun accord.",
    aborted: (side) => `Partie annulée avant que les deux camps aient commencé : ${side}.`,
  },
  bot: {
    level: (level) =>
      ({ recruit: "Recrue", colonel: "Colonel", general: "Général", marshal: "Maréchal" })[level] ?? level,
    thinking: (side) => `Réflexion : ${side}`,
    stopped: (side) => `En pause : ${side}`,
  },
  stage: {
    label: "Ce qui se passe",
    pause: "Pause",
    goOn: "Reprendre",
    step: "Scène suivante",
    skip: "Aller à ma décision",
    toNow: "Retour à la partie",
    pace: (pace) => `Rythme : ${pace}`,
    follow: "La carte suit l’action",
    waits: "Un instant.",
    reading: "Le jeu attend que vous ayez lu.",
    goesOn: "Voyez ce qui se passe.",
    fight: "Le combat s’engage.",
    dice: "Les dés roulent.",
    attack: {
      attack: (who, whom) => `Attaque : ${who} → ${whom}`,
      fire: (who, whom) => `Tir : ${who} → ${whom}`,
    },
    bodies: (names, more) =>
      more === 0 ? names.join(", ") : `${names.join(", ")} et ${more} ${more === 1 ? "autre" : "autres"}`,
    onYou: "Vous êtes attaqué.",
    fights: "Le dernier combat",
    failed: "Impossible de montrer la suite scène par scène. La carte montre où en est la partie.",
    close: "Fermer",
  },
  speech: {
    yourTurn: "À vous.",
    turnOf: (side) => `Décision : ${side}.`,
    inHand: (name, targets) =>
      `${name} en main${targets === 0 ? "" : `, ${targets} ${targets > 1 ? "cibles" : "cible"}`}.`,
    putBack: (name) => `${name} : remis en place.`,
    cancelled: "Abandonné.",
  },
  dock: {
    label: "Choix",
    choices: "Actions",
    undo: "Annuler",
    redo: "Rétablir",
    cancel: "Renoncer",
    reset: "Recommencer",
    next: "Pion suivant",
    again: (label) => `Appuyez encore : ${label}`,
  },
  tools: {
    label: "Outils de la carte",
    closer: "Zoom avant",
    farther: "Zoom arrière",
    fit: "Toute la carte",
    hide: "Cacher les pions",
    hint: "Conseil",
    more: "Autres outils de la carte",
  },
  order: "Ordre de bataille",
  closeCard: "Fermer la fiche",
  refusal: {
    open: "ouvrir la règle",
    close: "Fermer",
    towards: (place: string) => `En chemin, avant d’arriver (${place}) :`,
    nothing: {
      lit: "Rien à choisir ici. Choisissez ce qui est éclairé.",
      buttons: "Rien à choisir sur la carte. Répondez par les boutons.",
    },
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
  sheet: { grip: (height) => `Hauteur du volet : ${height}`, detents: { peek: "bas", half: "moitié", full: "entier" } },
  column: { fold: "Masquer la colonne", unfold: "Afficher la colonne" },
  end: {
    title: "Fin de la partie",
    look: "Revoir la partie",
    check: "Vérifier les dés",
    again: "Rejouer, camps inversés",
    report: "Le récit de la bataille",
  },
  typed: {
    ask: (who, roll, number) => `${who} : lancez le dé ${number} de ce coup. ${roll} : quel résultat ?`,
    before: "Déjà saisi :",
    cancel: "Faire autre chose",
  },
  keys: {
    title: "Touches",
    letters: "Les raccourcis d’une lettre se désactivent dans les réglages.",
  },
};
