import type { ApartTexts } from "./en.ts";

export const apart: ApartTexts = {
  name: "Votre nom",
  nameHelp: "Votre adversaire le voit. Aucun compte n’est nécessaire.",
  help: "Vous recevez un lien. Qui l’ouvre joue l’autre camp, tout de suite ou sur plusieurs jours.",
  barred: "À distance se jouent les mises en place du jeu, pas une position d’un fichier ni vos propres valeurs.",
  begun: {
    title: "Envoyez ce lien à votre adversaire",
    text: (side) => `Le premier qui l’ouvre joue ${side}. La partie commence ici aussitôt.`,
    link: "Lien pour votre adversaire",
    copy: "Copier le lien",
    share: "Partager",
    waiting: "En attente de votre adversaire…",
    you: (side) => `Vous jouez ${side}.`,
    lost: "Le lien a été montré sur l’appareil qui a créé la partie. Un nouveau lien annule l’ancien.",
    anew: "Créer un nouveau lien",
  },
  join: {
    title: (name) => `${name} vous invite à jouer`,
    anonymous: "Vous êtes invité à jouer",
    facts: (game, scenario) => `${game} : ${scenario}`,
    begin: (side) => `Jouer ${side}`,
    taken: "Ce lien a déjà servi",
    takenText:
      "Quelqu’un joue déjà ce camp. Si c’est vous, ouvrez la partie sur l’appareil que vous utilisiez, ou demandez un nouveau lien.",
    yours: "Aller à la partie",
    incomplete: "Ce lien n’est pas complet",
    incompleteText: "Copiez en entier le lien que vous avez reçu, jusqu’à la dernière lettre.",
  },
  stranger: {
    title: "Cet appareil n’a pas de place dans cette partie",
    text: "Ouvrez le lien que vous avez reçu, ou la partie sur l’appareil où vous l’avez jouée.",
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
  unreachable: {
    title: "Le serveur ne répond pas",
    text: "Rien n’est perdu : la partie est conservée sur le serveur.",
    again: "Réessayer",
  },
  strip: {
    reconnecting: "Reconnexion…",
    reconnectingText: "Le serveur ne répond pas. La partie reprend d’elle-même dès qu’il répond.",
    offline: "Vous êtes hors ligne.",
    offlineText: "La partie reprend d’elle-même dès que l’appareil a du réseau.",
  },
  list: {
    title: "Contre des adversaires à distance",
    yours: "à vous",
    theirs: (name) => `décision : ${name}`,
    open: "en attente d’un adversaire",
    over: "terminée",
    against: (name) => `contre ${name}`,
  },
  keep: "Garder cette partie dans le navigateur",
  keepHelp: "Avec tous ses dés, pour la revoir ou la rejouer à partir d’un moment.",
};
