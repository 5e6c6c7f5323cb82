import { count } from "@stonebridge/kernel/words/french";
import type { ApartTexts } from "./en.ts";
import { problems } from "./problems-fr.ts";
import { partsOf, two } from "./time-parts.ts";

export const apart: ApartTexts = {
  problems,
  name: "Votre nom",
  nameHelp: "Votre adversaire le voit. Aucun compte n’est nécessaire.",
  help: "Vous recevez un lien. Qui l’ouvre joue l’autre camp, tout de suite ou sur plusieurs jours.",
  against: {
    title: "Qui joue l’autre camp",
    friend: "Un ami",
    bot: "Un bot du serveur",
    botHelp:
      "Le serveur garde la partie et son bot y répond : commencez sur un appareil, continuez sur un autre par un lien du menu.",
  },
  onlyHere: "À distance se jouent les mises en place du jeu, pas une position d’un fichier ni vos propres valeurs.",
  begun: {
    title: "Envoyez ce lien à votre adversaire",
    text: (side) => `Le premier qui l’ouvre prend l’autre camp : ${side}. La partie commence ici aussitôt.`,
    link: "Lien pour votre adversaire",
    copy: "Copier le lien",
    share: "Partager",
    waiting: "En attente de votre adversaire…",
    you: (side) => `Votre camp : ${side}.`,
    lost: "Le lien a été montré sur l’appareil qui a créé la partie. Un nouveau lien annule l’ancien.",
    anew: "Créer un nouveau lien",
  },
  join: {
    title: (name) => `${name} vous invite à jouer`,
    anonymous: "Vous êtes invité à jouer",
    facts: (game, scenario) => `${game} : ${scenario}`,
    begin: (side) => `Jouer : ${side}`,
    taken: "Ce lien a déjà servi",
    takenText:
      "Quelqu’un joue déjà ce camp. Si c’est vous, ouvrez la partie sur l’appareil que vous utilisiez, ou demandez un nouveau lien.",
    yours: "Aller à la partie",
    yoursText: "Cet appareil y joue déjà.",
    incomplete: "Ce lien n’est pas complet",
    incompleteText: "Copiez en entier le lien que vous avez reçu, jusqu’à la dernière lettre.",
  },
  online: {
    title: "Continuer contre un ami à distance",
    text: "La partie reprend où elle en est, sur le serveur, et vous recevez un lien à envoyer. Ce navigateur garde sa copie.",
    seen: "Vous avez pu y voir les deux camps, et ses dés jusqu’ici ne sont pas prouvés : votre ami l’apprend avant de jouer.",
    dice: "Ses dés jusqu’ici ne sont pas prouvés : votre ami l’apprend avant de jouer.",
    take: "La mettre en ligne",
  },
  before: {
    somebody: "Votre adversaire",
    seen: (name) =>
      `${name} apporte cette partie d’un de ses appareils, où tout ce que cache chaque camp pouvait se voir.`,
    steps: (_count, steps) =>
      `Coups déjà joués là-bas : ${steps}. Leurs dés ne sont pas prouvés ; désormais, vous les mêlez à deux.`,
  },
  stranger: {
    title: "Cet appareil n’a pas de place dans cette partie",
    text: "Ouvrez le lien que vous avez reçu, ou la partie sur l’appareil où vous l’avez jouée : son menu a un lien pour un autre appareil.",
  },
  dead: {
    title: "Cette partie n’existe pas",
    text: "Le lien n’est pas complet, ou la partie a été supprimée.",
  },
  rules: {
    title: "Une autre version des règles",
    text: "Cette partie a commencé avec d’autres règles que celles de cette page. Rechargez-la pour avoir la version du serveur.",
    reload: "Recharger",
  },
  closed: {
    title: "Ce lien ne permet pas de regarder",
    text: "Un des joueurs l’a fermé, il y en a un plus récent, ou il n’est pas complet. Demandez un nouveau lien.",
  },
  full: {
    title: "Trop de spectateurs",
    text: "Il n’y a plus de place à cette partie. Réessayez plus tard.",
  },
  unreachable: {
    title: "Le serveur ne répond pas",
    text: "Rien n’est perdu : la partie est conservée sur le serveur.",
    again: "Réessayer",
  },
  strip: {
    reconnecting: "Reconnexion…",
    reconnectingText: "Le serveur ne répond pas. La partie reprend d’elle-même dès qu’il répond.",
    offline: "Vous êtes hors ligne.",
    offlineText: "La partie reprend d’elle-même dès que l’appareil a du réseau.",
  },
  missed: {
    title: (what) => `Pas fait : ${what}.`,
    acts: (number) => (number === 1 ? "votre dernière action" : `vos ${number} dernières actions`),
    undo: "le retour en arrière",
    resign: "l’abandon",
    table: "votre demande du menu",
    self: "Vous avez joué d’abord sur un autre appareil.",
    other: (name) => `${name} a agi avant.`,
    somebody: "Autre chose s’est passé avant.",
    refused: "Ce que vous aviez fait juste avant s’est révélé impossible.",
    now: "Vous voyez où en est la partie.",
  },
  clock: {
    left: (time) => `Temps restant : ${time}`,
    written(ms) {
      const { days, hours, minutes, seconds } = partsOf(ms);
      if (days > 0) return `${days} j ${hours} h`;
      return [...(hours > 0 ? [hours] : []), two(minutes, hours > 0), two(seconds, true)].join(":");
    },
    spoken(ms) {
      const { days, hours, minutes } = partsOf(ms);
      const parts = [count(days, "jour"), count(hours, "heure"), count(minutes, "minute")];
      return parts.filter((part) => !part.startsWith("0 ")).join(" ") || "moins d’une minute";
    },
  },
  table: {
    choose: "Temps",
    short: { none: "Sans pendule", live: "En direct", correspondence: "Par correspondance" },
    paces: {
      none: "Sans pendule",
      live: "En direct : 45 minutes + 30 secondes par décision",
      correspondence: "Par correspondance : 3 jours par tour",
    },
    playedBy: (pace) => `Temps : ${pace}.`,
    draw: "la nulle",
    pace: (pace) => `un autre temps (${pace})`,
    offered: (what) => `Votre adversaire propose ${what}.`,
    yours: (what) => `Vous avez proposé ${what}.`,
    accept: "Accepter",
    decline: "Refuser",
    back: "Retirer la proposition",
    offerDraw: "Proposer la nulle",
    offerPace: (pace) => `Proposer un autre temps : ${pace}`,
    claim: "Réclamer le gain",
    abort: "Annuler la partie",
    holiday: (left) => `Prendre un jour de congé (reste ${left})`,
    sure: (what) => `${what} : appuyez encore`,
    inMenu: "Vous répondez dans le menu.",
    theirOut:
      "Votre adversaire n’a plus de temps. Vous pouvez réclamer le gain dans le menu, ou laisser la partie continuer.",
    ownOut: "Vous n’avez plus de temps. Vous pouvez continuer tant que votre adversaire ne réclame pas le gain.",
  },
  list: {
    title: "Contre des adversaires à distance",
    yours: "à vous",
    theirs: (name) => `décision : ${name}`,
    open: "en attente d’un adversaire",
    over: "terminée",
    rematch: "revanche proposée",
    against: (name) => `contre ${name}`,
  },
  device: {
    begin: "Jouer aussi sur un autre appareil",
    help: "Par un lien qui sert une fois, dans la journée. Les deux appareils jouent alors ce camp.",
    code: "Code pour l’appareil photo de l’autre appareil",
    link: "Lien pour l’autre appareil",
    copy: "Copier le lien",
    title: "Jouer aussi sur cet appareil",
    used: "Ce lien a déjà servi",
    usedText: "Il sert une fois, dans la journée. Créez-en un nouveau sur l’appareil qui joue cette partie.",
    signOut: "Déconnecter les autres appareils",
    signOutHelp:
      "Si vous en avez perdu un, par exemple : seul cet appareil joue alors votre camp. Les liens pas encore utilisés sont annulés.",
    signedOut: (devices) =>
      devices === 0
        ? "Aucun autre appareil ne joue votre camp."
        : `${count(devices, "appareil déconnecté", "appareils déconnectés")}.`,
    ended: "Cet appareil ne joue plus cette partie.",
    endedText:
      "Un autre appareil qui joue votre camp l’a déconnecté. Vous y trouvez la partie, et un lien pour rejouer ici.",
  },
  rematch: {
    ask: "Revanche, camps inversés",
    accept: "Accepter la revanche",
    go: "Aller à la revanche",
    asked: (name) => `Revanche proposée à ${name}`,
    askedText: (side) =>
      `Votre adversaire (${side} cette fois) la trouve à la fin de votre dernière partie et parmi ses parties. Vous pouvez aussi lui envoyer ce lien.`,
  },
  looking: {
    title: (one, other) => `${one} contre ${other}`,
    what: "Regardez la partie : vous voyez ce que les deux joueurs peuvent savoir, et rien de ce que l’un d’eux cache.",
    later: (time) => `Tout vous parvient plus tard, avec un retard de ${time}.`,
    nameHelp: "Les autres spectateurs le voient quand vous leur écrivez. Vous pouvez le laisser vide.",
    begin: "Regarder",
    menu: "Vous regardez, et les joueurs voient combien vous êtes. Ils voient ce que les spectateurs écrivent une fois la partie finie.",
    ended: "Vous ne regardez plus : le lien a été fermé. Voici la partie telle que vous la connaissiez.",
    list: "Vous regardez",
    forget: "Retirer de la liste",
  },
  onlookers: {
    title: "Spectateurs",
    help: "Qui a le lien voit ce que vous pouvez savoir tous les deux, et rien de ce que l’un de vous cache. Votre adversaire apprend qu’il y a un lien. Chacun de vous peut le fermer.",
    when: "Ce qu’ils voient",
    delays: { now: "Tout de suite", minutes: "5 minutes après", hour: "Une heure après", day: "Un jour après" },
    make: "Laisser d’autres regarder",
    open: (number, time) =>
      `${number === 0 ? "Personne ne regarde en ce moment." : `${count(number, "spectateur")} en ce moment.`} Les spectateurs voient la partie ${time === "" ? "tout de suite" : `avec un retard de ${time}`}.`,
    link: "Lien pour les spectateurs",
    copy: "Copier le lien",
    lost: "Le lien a été montré sur l’appareil qui l’a créé. Un nouveau lien met fin à l’ancien pour tous.",
    anew: "Créer un nouveau lien",
    close: "Fermer le lien",
    sign: (number) => count(number, "spectateur"),
    read: "Ce qu’ont dit les spectateurs",
    silent: "Les spectateurs n’ont rien dit.",
  },
  keptAs: (one, other) => `${one} contre ${other}`,
  keep: "Garder cette partie dans le navigateur",
  analyse: "Analyser la chance et les erreurs",
  keepHelp:
    "Dans les deux cas, elle est parmi vos parties ici, avec tous ses dés : pour la revoir ou la rejouer à partir d’un moment.",
};
