import type { Words } from "./en.ts";

export const words: Words = {
  opponent: "votre adversaire",
  bot: "le bot",
  title: (game, what) => `${game} : ${what}`,
  short: {
    turn: "à vous de jouer",
    draw: "on vous propose la nulle",
    pace: "on vous propose une autre cadence",
    end: "la partie est finie",
    rematch: "on vous propose une revanche",
    claim: "vous pouvez réclamer la partie",
    clock: "votre temps est presque écoulé",
  },
  long: {
    turn: (name) => `C’est à vous de jouer contre ${name}.`,
    draw: (name) => `La nulle vous est proposée par ${name}.`,
    pace: (name) => `Une autre cadence vous est proposée par ${name}.`,
    end: (name) => `Votre partie contre ${name} est finie.`,
    rematch: (name) => `Une revanche vous est proposée par ${name}, camps inversés.`,
    claim: (name) => `Il ne reste plus de temps à ${name}. Vous pouvez réclamer la partie, ou la laisser continuer.`,
    clock: (name) => `Votre temps dans la partie contre ${name} est presque écoulé.`,
  },
  several: (games) => `${games} parties vous attendent`,
  stop: (link) => `Plus de courriels : ${link}`,
  why: "Vous recevez ce message parce que vous avez demandé à être prévenu quand une partie vous attend.",
  confirm: {
    subject: "Stonebridge doit-il vous prévenir quand une partie vous attend ?",
    text: (link) =>
      `Quelqu’un qui joue sur Stonebridge, vous sans doute, veut être prévenu à cette adresse quand une partie attend.\n\nSi c’est vous, confirmez ici :\n${link}\n\nSinon, ne faites rien : vous ne recevrez aucun autre courriel.`,
  },
  hello: "Vous serez prévenu ici quand une partie vous attendra sur Stonebridge.",
};
