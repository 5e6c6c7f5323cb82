import type { NoticeTexts } from "./en.ts";

export const notices: NoticeTexts = {
  title: "Me prévenir quand une partie attend",
  none: "Seulement tant que cette page est ouverte",
  by: { push: "ce navigateur", mail: "courriel", webhook: "webhook" },
  lead: "Si votre tour passe inaperçu pendant une minute, vous êtes prévenu une fois : même si cette page est ouverte dans un autre onglet.",
  loading: "Un instant…",
  mail: {
    title: "Par courriel",
    field: "Votre adresse",
    set: "Envoyer un courriel à confirmer",
    asked: (address) =>
      `Un courriel à ${address} demande si cette adresse est la vôtre. Ouvrez le lien qu’il contient : vous y serez alors prévenu.`,
    works: (address) => `Vous recevez des courriels à ${address}.`,
    again: "Redemander",
    refused:
      "Personne ne peut y être interrogé : l’adresse est mal écrite, ou on y a déjà écrit trois fois aujourd’hui.",
  },
  push: {
    title: "Dans ce navigateur, même fermé",
    works: "Une notification s’affiche sur cet appareil.",
    off: "Le navigateur demande s’il peut afficher des notifications.",
    denied:
      "Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du navigateur, puis appuyez de nouveau.",
    failed: "Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.",
    missing:
      "Ce navigateur ne le peut pas ici. Sur un iPhone ou un iPad, ajoutez d’abord le site à l’écran d’accueil et ouvrez-le de là.",
  },
  webhook: {
    title: "Dans Discord, Slack ou ailleurs",
    field: "Adresse d’un webhook",
    set: "Essayer et garder",
    refused: "Personne ne prend ce qui est envoyé à cette adresse.",
    works: (host) => `Le message est envoyé à ${host}.`,
  },
  remove: "Retirer",
  broken: {
    gone: (address) => `${address} n’existe pas ou n’accepte plus rien.`,
    refused: (address) => `${address} refuse ce qui lui est envoyé.`,
    unreachable: (address) => `${address} n’a pas répondu depuis un jour.`,
    forbidden: (address) => `Rien n’est envoyé à ${address} : ce n’est pas une adresse de l’internet ouvert.`,
  },
  brokenPush: "Ce navigateur n’accepte plus de notifications. Désactivez puis réactivez.",
  when: {
    title: "Quand",
    choices: { once: "Tout de suite", daily: "Une fois par jour" },
    at: "Tout ensemble à",
    quiet: "Heures calmes",
    quietHelp: "Ce qui arrive alors attend qu’elles soient passées.",
    from: "De",
    until: "À",
    hour: (hour) => `${hour} h`,
  },
  games: {
    title: "Pour ces parties",
    against: (game, name) => `${game} contre ${name}`,
    open: (game) => `${game}, en attente d’un adversaire`,
  },
  page: {
    confirm: {
      title: "Vous écrire à cette adresse ?",
      text: "Vous recevez un courriel quand une partie sur Stonebridge vous attend et que vous ne l’avez pas remarqué. Chaque courriel contient un lien pour y mettre fin.",
      press: "Oui, écrivez-moi",
      done: "Vous serez prévenu",
      doneText: "Quand une partie vous attend, un courriel arrive à cette adresse.",
    },
    stop: {
      title: "Plus de courriels ?",
      text: "Vous n’êtes plus prévenu par courriel quand une partie vous attend. Les parties continuent.",
      press: "Plus de courriels",
      done: "Il n’arrive plus de courriels",
      doneText: "Vous pouvez les redemander parmi vos parties.",
    },
    void: "Ce lien n’est plus valable",
    games: "Vers les parties",
  },
};
