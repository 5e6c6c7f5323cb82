import type { PuzzleTexts } from "./en.ts";

/** The puzzles in French. */
export const fr: PuzzleTexts = {
  title: "Problèmes",
  lead: "Des positions tirées de parties entre bots. Un coup y vaut nettement mieux que tous les autres : trouvez-le.",
  failed: "Les problèmes n’ont pas pu être chargés.",
  again: "Recharger",
  coming: "Chargement des problèmes",
  daily: {
    title: "Problème du jour",
    play: "Jouer",
    again: "Rejouer",
    done: "Résolu aujourd’hui.",
  },
  standing: {
    title: "Vos résultats",
    solved: "Résolus",
    of: (solved, count) => `Résolus : ${solved} sur ${count}`,
    row: "À la suite, du premier coup",
    days: "Problème du jour, jours de suite",
    best: (best) => `record : ${best}`,
    broken: (days) => `série interrompue à ${days}`,
  },
  game: "Jeu",
  theme: (number) => `Règle ${number}`,
  none: "Il n’y a pas encore de problème pour ce jeu.",
  tile: (number, side, state) => `Problème ${number}, trait : ${side}, ${state}`,
  states: { new: "nouveau", solved: "résolu", missed: "essayé, pas résolu" },
  task: {
    title: (number) => `Problème ${number}`,
    daily: "Problème du jour",
    find: (side, turn, gain) =>
      `À vous de jouer (${side}), tour ${turn}. Un coup vous donne ${gain} de chances de victoire de plus que tous les autres : jouez-le.`,
    goOn: "Juste jusqu’ici. Et ensuite ?",
    right: (best, next) => `C’est ça : ${best} de chances de victoire. Le deuxième coup en donne ${next}.`,
    told: (best, next) => `Ce coup donne ${best} de chances de victoire, le deuxième ${next}.`,
    wrong: (yours, best) => `Il y a mieux : votre coup donne ${yours} de chances, le meilleur ${best}.`,
    theme: (title) => `Thème : ${title}`,
    counted: (playouts) => `D’après ${playouts} fins de partie simulées.`,
    next: "Problème suivant",
    all: "Tous les problèmes",
    missing: "Ce problème n’est plus dans la collection.",
  },
};
