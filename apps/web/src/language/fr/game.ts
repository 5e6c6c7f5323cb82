import type { game as english } from "../en/game.ts";

const steps = (count: number) => (count === 1 ? "1 coup" : `${count} coups`);

export const game: typeof english = {
  drawing: "Tracé du champ de bataille",
  reading: (step, of) => `Lecture de la partie : coup ${step} sur ${of}`,
  slow: "C’est plus long que prévu. La ligne est peut-être lente ; rien n’est perdu.",
  again: "Réessayer",
  missing: {
    title: "Cette partie n’est pas dans ce navigateur",
    text: "Elle a peut-être été supprimée, ou jouée dans un autre navigateur. Un fichier ou un lien la ramène ici.",
  },
  store: {
    refused: {
      title: "Ce navigateur ne laisse pas le site conserver des parties",
      text: "Une fenêtre privée ou un réglage bloque le stockage. Fichiers et liens s’ouvrent toujours, et on peut jouer de nouvelles parties.",
    },
    newer: {
      title: "Vos parties sont conservées par une version plus récente du site",
      text: "Elles sont toutes là. Cette page est une version plus ancienne et ne peut pas les lire : rechargez-la pour obtenir la nouvelle.",
    },
    blocked: {
      title: "Un autre onglet retient vos parties",
      text: "Un onglet ouvert utilise une version plus ancienne du site. Fermez-le ou rechargez-le : vos parties apparaîtront ici.",
    },
    reload: "Recharger",
  },
  brokenHelp: "La partie enregistrée reste telle quelle. Sa partie sûre peut être reprise comme une partie à part.",
  otherVersion: {
    title: "Cette partie garde une autre version des règles",
  },
  offline: { lead: "Hors ligne.", text: "Vous pouvez continuer ; chaque coup est enregistré sur cet appareil." },
  online: { lead: "De nouveau en ligne.", text: "Rien n’a été perdu." },
  update: {
    lead: "Une nouvelle version est là.",
    text: "Elle viendra à la prochaine visite, ou maintenant.",
    now: "Recharger maintenant",
  },
  ready: { lead: "Prêt à jouer hors ligne.", text: "Ce site fonctionne désormais sans réseau." },
  unsaved: {
    title: (step) => (step === 0 ? "Pas encore enregistré" : `Non enregistré depuis le coup ${step}`),
    full: (count) =>
      `Ce navigateur n’a plus de place. La partie continue, mais fermer l’onglet fait perdre ${steps(count)}.`,
    refused: (count) =>
      `Ce navigateur n’enregistre rien pour cette page. La partie continue, mais fermer l’onglet fait perdre ${steps(count)}.`,
    newer: (count) =>
      `Une version plus récente du site conserve désormais vos parties, et cette page ne peut plus y écrire. Enregistrez dans un fichier, puis rechargez : sinon vous perdez ${steps(count)}.`,
    blocked: (count) =>
      `Un onglet avec une version plus ancienne du site bloque l’enregistrement. Fermez-le et réessayez : d’ici là, fermer cet onglet fait perdre ${steps(count)}.`,
    file: "Enregistrer dans un fichier",
    old: "Anciennes parties",
    again: "Réessayer",
    tab: "Non enregistré",
  },
  elsewhere: {
    lead: "Cette partie est ouverte dans un autre onglet.",
    text: "Vous voyez ses coups à mesure qu’ils sont enregistrés.",
    here: "Jouer ici",
  },
  removed: {
    lead: "Cette partie a été supprimée dans un autre onglet.",
    text: "Elle est encore entière ici, mais n’est plus enregistrée.",
    copy: "En garder une copie",
  },
  trouble: {
    title: "Ce coup n’a pas été joué",
    text: (step) =>
      step === 0
        ? "Quelque chose s’est cassé. La partie est enregistrée à son début."
        : `Quelque chose s’est cassé. La partie est enregistrée jusqu’au coup ${step}.`,
    reload: "Recharger à cet endroit",
    report: "Copier un rapport",
    goOn: "Continuer",
  },
  closedRecord: {
    lead: "Cette partie enregistrée ne contient pas ses dés à venir.",
    text: "Reprenez d’ici avec de nouveaux dés, comme une partie à part.",
  },
  die: {
    title: "Lancez un dé avant le premier choix",
    kind: (kind) => `Il est lancé pour : ${kind}.`,
    name: (face) => `Le dé montre ${face}`,
  },
  check: {
    title: "Les dés, vérifiés",
    good: (rolls) =>
      rolls === 0
        ? "Aucun dé n’est encore tombé ; chaque coup est permis."
        : rolls === 1
          ? "1 jet recalculé, c’est bien celui qui est tombé."
          : `Les ${rolls} jets recalculés sont bien ceux qui sont tombés.`,
    unprovenTitle: "Les dés ne sont pas prouvés",
    unproven: (dice, rolls) =>
      `Chaque coup est permis et les dés concordent. Mais rien ne prouve que ${dice === rolls ? (dice === 1 ? "le seul dé soit tombé" : `les ${rolls} dés soient tombés`) : `${dice} des ${rolls} dés soient tombés`} au hasard :`,
    unprovenPart: (from, to, dice) => {
      const count = dice === 1 ? "1 dé" : `${dice} dés`;
      if (to === 0) return `Avant le premier coup, ${count} :`;
      return from === to ? `Coup ${from}, ${count} :` : `Coups ${from} à ${to}, ${count} :`;
    },
    why: {
      "later-source":
        "la clé est arrivée plus tard, comme pour une variante. Elle a pu être retirée au sort jusqu’à ce que les dés plaisent.",
      "no-key": "la clé n’est pas dans la partie enregistrée.",
      seed: "ils viennent d’une graine que personne n’a scellée.",
      typed: "ils ont été lancés sur la table et entrés à la main.",
      scripted: "un script les a dictés.",
    },
    sealed: "Scellé avant le premier jet, SHA-256 de la clé",
    key: "La clé",
    keyLater: "montrée à la fin de la partie",
    bad: (step) => `La partie enregistrée diffère de ses dés au coup ${step}.`,
    how: "Le jet n, compté depuis 0, est le nombre formé par les quatre premiers octets de HMAC-SHA-256(clé, n), modulo 6, plus 1. Quatre octets tout en haut de l’intervalle (à partir de 4 294 967 292) sont laissés pour les quatre suivants.",
  },
  menu: {
    title: "Menu",
    game: "Cette partie",
    lookBack: "Revoir la partie",
    playOn: "Reprendre d’ici",
    playOnHelp: "Une nouvelle partie ; celle-ci reste.",
    resign: "Abandonner",
    resignSure: "Abandonner : appuyez encore",
    resignHelp: "L’autre camp gagne. On ne peut pas revenir en arrière.",
    saveRecord: "Enregistrer dans un fichier",
    copyRecord: "Copier un lien vers cette partie",
    saveSituation: "Enregistrer cette position",
    copySituation: "Copier un lien vers cette position",
    secrets: "Contient les secrets des deux camps : qui l’ouvre peut les lire.",
    check: "Vérifier les dés",
    seats: "Qui joue désormais",
    person: "Quelqu’un ici",
    bot: (level) => `Robot, ${level}`,
    site: "Le site",
    linkCopied: "Le lien contient toute la partie ; rien n’est allé à un serveur.",
    positionCopied: "Le lien contient la position ; rien n’est allé à un serveur.",
    linkLong: (kilobytes) =>
      `Le lien fait ${kilobytes} ko : certains programmes de courrier ou de messagerie le coupent. Un fichier est plus sûr.`,
  },
  curtain: {
    title: (side) => `Passez l’appareil au joueur « ${side} »`,
    text: (side) =>
      `Ce que le camp « ${side} » peut voir apparaît quand il est prêt. Personne d’autre ne regarde pendant ce temps.`,
    show: (side) => `Je joue « ${side} » : montrer le terrain`,
    leave: "À l’accueil",
  },
  replay: {
    label: "Revoir la partie",
    at: (step, of) => `Coup ${step} sur ${of}`,
    first: "Au début",
    last: "Au dernier coup",
    previous: "Un coup en arrière",
    next: "Un coup en avant",
    previousPhase: "À la phase précédente",
    nextPhase: "À la phase suivante",
    play: "Dérouler",
    pause: "Pause",
    speed: (pace) => `Rythme : ${pace}`,
    scrubber: "Coup",
    playOn: "Reprendre d’ici",
    eyes: "Vu par",
    openEyes: "Tout à découvert",
    step: "coup",
    phase: "phase",
  },
};
