import type { game as english } from "../en/game.ts";

const steps = (count: number) => (count === 1 ? "1 coup" : `${count} coups`);

export const game: typeof english = {
  drawing: "Tracé de la carte",
  reading: (step, of) => `Ouverture de la partie : coup ${step} sur ${of}`,
  stopReading: "Arrêter",
  slow: "C’est plus long que d’habitude. Votre connexion est peut-être lente ; rien n’est perdu.",
  again: "Réessayer",
  missing: {
    title: "Cette partie n’est pas dans ce navigateur",
    text: "Elle a peut-être été supprimée, ou jouée dans un autre navigateur. Pour la retrouver ici, ouvrez son fichier ou son lien.",
  },
  store: {
    refused: {
      title: "Ce navigateur ne laisse pas le site enregistrer de parties",
      text: "Une fenêtre privée ou un réglage bloque le stockage. Vous pouvez toujours ouvrir fichiers et liens, et jouer de nouvelles parties.",
    },
    newer: {
      title: "Vos parties ont été enregistrées par une version plus récente du site",
      text: "Elles sont toutes là. Cette page est plus ancienne et ne peut pas les lire : rechargez-la.",
    },
    blocked: {
      title: "Un autre onglet bloque vos parties",
      text: "Un onglet ouvert utilise une version plus ancienne du site. Fermez-le ou rechargez-le : vos parties apparaîtront ici.",
    },
    reload: "Recharger",
  },
  brokenHelp:
    "La partie enregistrée reste telle quelle. Vous pouvez en reprendre le début intact comme une nouvelle partie.",
  otherVersion: {
    title: "Cette partie suit une autre version des règles",
  },
  offline: { lead: "Hors ligne.", text: "Vous pouvez continuer ; chaque coup est enregistré sur cet appareil." },
  online: { lead: "De nouveau en ligne.", text: "Rien n’a été perdu." },
  missed: {
    lead: "Une partie de cette page n’a pas été chargée.",
    text: "Rechargez-la une fois en ligne.",
  },
  update: {
    lead: "Une nouvelle version est prête.",
    text: "Elle s’installera à votre prochaine visite, ou maintenant.",
    now: "Recharger maintenant",
  },
  ready: { lead: "Prêt à jouer hors ligne.", text: "Ce site fonctionne désormais sans réseau." },
  unsaved: {
    title: (step) => (step === 0 ? "Pas encore enregistré" : `Non enregistré depuis le coup ${step}`),
    full: (count) =>
      `Ce navigateur n’a plus de place. Vous pouvez continuer, mais fermer l’onglet fait perdre ${steps(count)}.`,
    refused: (count) =>
      `Ce navigateur n’enregistre rien pour cette page. Vous pouvez continuer, mais fermer l’onglet fait perdre ${steps(count)}.`,
    newer: (count) =>
      `Une version plus récente du site enregistre désormais vos parties, et cette page ne le peut plus. Enregistrez dans un fichier, puis rechargez : sinon vous perdez ${steps(count)}.`,
    blocked: (count) =>
      `Une version plus ancienne du site, dans un autre onglet, bloque l’enregistrement. Fermez cet onglet-là et réessayez : d’ici là, fermer celui-ci fait perdre ${steps(count)}.`,
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
    text: "Elle est encore complète ici, mais n’est plus enregistrée.",
    copy: "En garder une copie",
  },
  trouble: {
    title: "Ce coup a échoué",
    text: (step) =>
      step === 0
        ? "Une panne est survenue. La partie est enregistrée à son début."
        : `Une panne est survenue. La partie est enregistrée jusqu’au coup ${step}.`,
    reload: "Reprendre de là",
    report: "Copier un rapport",
    goOn: "Continuer",
  },
  closedRecord: {
    lead: "Cet enregistrement ne contient pas les dés à venir.",
    text: "Reprenez d’ici avec de nouveaux dés, dans une nouvelle partie.",
  },
  die: {
    title: "Lancez un dé avant la première décision",
    kind: (kind) => `Pour : ${kind}.`,
    name: (face) => `Le dé donne ${face}`,
  },
  begunAs: { situation: "Position chargée", record: "Enregistrement chargé", lesson: "Leçon", exercise: "Exercice" },
  menu: {
    title: "Menu",
    game: "Cette partie",
    lookBack: "Revoir la partie",
    playOn: "Reprendre d’ici",
    playOnHelp: "Ouvre une nouvelle partie ; celle-ci est conservée.",
    resign: "Abandonner",
    resignSure: "Abandonner : appuyez encore",
    resignHelp: "L’autre camp gagne. On ne peut pas revenir en arrière.",
    saveRecord: "Enregistrer dans un fichier",
    copyRecord: "Copier un lien vers cette partie",
    saveSituation: "Enregistrer cette position",
    copySituation: "Copier un lien vers cette position",
    secrets: "Contient les secrets des deux camps : toute personne qui l’ouvre peut les lire.",
    check: "Vérifier les dés",
    seats: "Qui joue désormais",
    person: "Un joueur ici",
    bot: (level) => `Bot, ${level}`,
    marshal: (level, temper) => `Bot, ${level} (${temper})`,
    site: "Le site",
    linkCopied: "Le lien contient toute la partie ; rien n’est passé par un serveur.",
    positionCopied: "Le lien contient la position ; rien n’est passé par un serveur.",
    linkLong: (kilobytes) =>
      `Le lien fait ${kilobytes} ko : certaines messageries le coupent. Un fichier est plus sûr.`,
  },
  curtain: {
    title: (side) => `Passez l’appareil au camp « ${side} »`,
    text: (side) => `${side} : votre vue s’affichera quand vous serez prêt. Personne d’autre ne doit regarder.`,
    show: (side) => `Je joue « ${side} » : montrer la carte`,
    leave: "Accueil",
  },
  replay: {
    label: "Revoir la partie",
    at: (step, of) => `Coup ${step} sur ${of}`,
    first: "Premier coup",
    last: "Dernier coup",
    previous: "Coup précédent",
    next: "Coup suivant",
    previousPhase: "Phase précédente",
    nextPhase: "Phase suivante",
    play: "Lecture",
    pause: "Pause",
    speed: (pace) => `Rythme : ${pace}`,
    scrubber: "Coup",
    playOn: "Reprendre d’ici",
    eyes: "Vue",
    openEyes: "Tout révélé",
    step: "coup",
    phase: "phase",
  },
};
