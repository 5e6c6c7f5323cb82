import type { Words } from "./en.ts";
import { signOf } from "./figures.ts";

/** What the command line itself says in French. */
export const fr: Words = {
  hello: (game) => `${game}. Tapez « help » pour voir ce que vous pouvez taper.\n`,
  left: "Vous avez quitté la partie.",
  thinking: (side, share) => `${side} : réflexion, ${Math.round(100 * share)} %`,
  handOver: (side) => `Passez le terminal au camp suivant : ${side}. Personne d’autre ne doit regarder.`,
  ready: (side) => `${side} : appuyez sur Entrée pour continuer. `,
  noChoice: (number, most) => `Il n’y a pas de choix ${number} : choisissez de 1 à ${most}.`,
  noneContains: (text) => `Aucun choix ne contient « ${text} ». Tapez « help » pour voir ce que vous pouvez taper.`,
  moreChoices: (count) => `… et ${count} autres : tapez une partie d’un nom pour en trouver un, ou « all ».`,
  allowed: "Permis.",
  notAllowed: (rule, reason) => `Interdit (${rule}) : ${reason}`,
  whyWhat: (example) => `Écrivez une action après « why », par exemple why ${example}.`,
  noAction: (text, example) => `« ${text} » n’est pas une action lisible. Écrivez par exemple why ${example}.`,
  resign: "Abandonner la partie ? Tapez oui : ",
  yes: "oui",
  stopped: {
    time: (winner, loser) => `Victoire au temps : ${winner}. Plus de temps : ${loser}.`,
    absence: (winner, loser) => `Victoire : ${winner}. Aucun coup depuis deux semaines : ${loser}.`,
    agreement: "Partie nulle, d’un commun accord.",
    aborted: (side) => `Partie annulée avant que les deux camps aient commencé : ${side}.`,
  },
  noUndo: {
    roll: "Rien à annuler : des dés ont été lancés.",
    revelation: "Rien à annuler : quelque chose a été révélé.",
    side: "Rien à annuler : l’autre camp a décidé.",
    start: "Rien à annuler : la partie commence ici.",
  },
  undid: (count) => `${count === 1 ? "Une étape annulée" : `${count} étapes annulées`}.`,
  saveWhere: "Écrivez le fichier après « save », par exemple save manassas.json.",
  saved: (path) => `Enregistré dans ${path}.`,
  savedSecrets: "Ce fichier contient les secrets des deux camps : reprenez-le, mais ne le lisez pas.",
  noUnit: (text) => `Aucune unité ne correspond à « ${text} ».`,
  lookWhere: (example) => `Écrivez un lieu après « look », par exemple look ${example}.`,
  noPlace: (text) => `Aucun lieu ne correspond à « ${text} ».`,
  rollDie: (kind, faces) => `Lancez un dé, ${kind} (1 à ${faces}) : `,
  dieShows: (faces) => `Un dé donne de 1 à ${faces}.`,
  help: (action, place, units) => `  un nombre         fait ce choix
  partie d’un nom   montre les choix qui la contiennent ; « all » les montre tous
  une action        en mots, par exemple ${action} ; si elle est interdite, dit pourquoi
  why <action>      dit quelle règle interdit une action (mots ou JSON)
  undo              annule votre dernière étape ; « reset » annule tout ce qui peut l’être
  status, units     l’état de la partie ; qui est où (${units.map((one) => `units ${one}`).join(", ")})
  look <lieu>       un lieu de la carte, ce qui s’y trouve et autour (look ${place})
  log [n]           les n dernières lignes du journal
  save <fichier>    enregistre la partie ; pour la reprendre : --load <fichier>
  resign            abandonne la partie : l’autre camp gagne
  help, quit`,

  account: {
    chance: (share) => `${decimal(100 * share)} %`,
    change: (share) => `${signOf(share)}${decimal(Math.abs(100 * share))} %`,
    notOver: "La partie n’est pas finie. Voici son bilan jusqu’ici.",
    start: "chances au début",
    luck: "hasard",
    ownSkill: "ses décisions",
    enemySkill: "décisions de l’adversaire",
    ended: "partie interrompue",
    result: "résultat",
    stands: "chances maintenant",
    strokes: "Les plus grands coups du hasard",
    decisions: "Les décisions qui ont le plus compté",
    mistakes: "Erreurs, en rejouant d’après ce que le camp savait",
    none: "Rien de notable.",
    noMistakes: "Aucune n’est certaine.",
    step: (step, side, what) => `Étape ${step}, ${side} : ${what}`,
    kept: (to, step) => `Aucun autre ordre pour ${to} jusqu’à l’étape ${step}.`,
    better: (action, gain, within) => `Mieux : ${action}. ${gain} ± ${within}`,
  },

  puzzles: {
    find: (side, turn, gain) =>
      `À vous de jouer (${side}), tour ${turn}. Un coup vaut ${decimal(100 * gain)} % de mieux que tous les autres.`,
    open: "Juste jusqu’ici. Et ensuite ?",
    right: (best, next) =>
      `C’est ça : ${decimal(100 * best)} % de chances de victoire. Le deuxième coup en donne ${decimal(100 * next)} %.`,
    wrong: (yours, best) =>
      `Il y a mieux : votre coup donne ${decimal(100 * yours)} % de chances, le meilleur ${decimal(100 * best)} %.`,
  },

  pair: (head, tail) => `${head} : ${tail}`,
  and: " et ",
  here: "ici",
  road: "route",
  railroad: "voie ferrée",
  upEscarpment: "en montant un escarpement",
  downEscarpment: "en descendant un escarpement",
  directions: { N: "N", NE: "NE", SE: "SE", S: "S", SW: "SO", NW: "NO" },
};

/** A number with one decimal, after a comma. */
function decimal(number: number): string {
  return number.toFixed(1).replace(".", ",");
}
