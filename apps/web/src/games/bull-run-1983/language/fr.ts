import type { PanelTexts } from "./en.ts";

/** What the panels, the dock and the overlays of Bull Run (1983) say in French. */
export const fr: PanelTexts = {
  together: { stack: "Emmener la pile", brigade: "Emmener la brigade" },
  commanders: "Commandants supérieurs",
  everyone: "Tous ceux qui peuvent",
  stops: "doit s’y arrêter",
  ways: "De quelle manière ?",
  track: {
    label: "Tours",
    turn: (turn) => `T${turn}`,
    done: "fait",
  },
  map: {
    region: "Carte du terrain",
    keys: "Tab va au prochain pion ou hexagone utilisable, les flèches à l’hexagone voisin. Entrée prévisualise, Entrée encore confirme, Échap revient.",
    ground: "Le terrain entre Centreville et Manassas Junction",
  },
  overlays: {
    control: {
      name: "Zones de contrôle",
      legend: "L’hexagone d’une unité et les six autour",
      keyDoes: "Zones de contrôle",
    },
    recon: {
      name: "Portée de reconnaissance",
      legend: "Quatre hexagones autour d’un pion, par tout terrain",
      keyDoes: "Portée de reconnaissance",
    },
    sight: { name: "Ligne de vue", legend: "Hexagones à portée et en vue du pion", keyDoes: "Ligne de vue" },
    command: { name: "Commandement", legend: "Qui a activé qui ce tour", keyDoes: "Lignes de commandement" },
  },
  card: {
    label: (name) => `Fiche de ${name}`,
    none: "Désignez un pion ou choisissez-en un : sa fiche s’ouvre ici.",
    close: "Fermer la fiche",
    attack: "attaque",
    defense: "défense",
    movement: "PM",
    stack: "Dans cet hexagone :",
    holds: "Représente :",
    leader: "Chef :",
    red: "N’a pas besoin d’ordre (mouvement rouge)",
    active: "Peut bouger ce tour",
    inactive: "STOP : ne peut pas bouger ce tour",
    moved: "A bougé",
    spent: "A vaincu par le nombre : plus rien ce tour",
    fought: "A combattu ce tour",
    bombarded: "Bombardé : actif au prochain tour",
    frozen: "Face cachée : attend des ordres",
    revived: "Est déjà revenu une fois",
    estimate:
      "Les valeurs sont notre estimation d’après les archives ; un possesseur du jeu peut saisir celles imprimées.",
    derived: "Les valeurs découlent d’un exemple de la règle.",
    rulebook: "La règle nomme ce pion ; ce qu’elle n’imprime pas est notre estimation.",
  },
  score: {
    label: "Victoire",
    you: "vous",
    stars: (names) => `Étoiles : ${names}`,
    held: (names) => (names === "" ? "aucune étoile tenue" : `tient ${names}`),
    lost: (points) => `${points} PD perdus`,
    now: (side) => `En tête : ${side}`,
    rule: "L’Union gagne avec une unité sur une étoile à la fin de 20 h, ou à Manassas lors d’une phase de panique confédérée ; les Confédérés avec une unité à Centreville lors d’une phase de panique de l’Union, ou si aucune étoile n’est tenue.",
  },
  battles: {
    title: "Combats",
    number: (number) => `Combat ${number}`,
    draft: "en préparation",
    bombards: "bombardement",
    nobody: "personne encore",
    against: "contre",
    mustAttack: "Doivent encore attaquer",
    mustBeAttacked: "Doivent encore être attaqués",
    by: (names) => `par ${names}`,
    pairs: (place, pairs) =>
      pairs === 1
        ? `${place} : 1 paire d’infanterie et de batterie reste ensemble`
        : `${place} : ${pairs} paires d’infanterie et de batterie restent ensemble`,
    change: "Modifier",
    next: "Le livrer ensuite",
    allSet: "Tous ceux qui doivent combattre ont un combat.",
    chances: "Résultats",
    chance: (share, result) => `${share} : ${result}`,
    support: "avec l’appui de",
    none: "Aucun combat : choisissez un ennemi à attaquer.",
    nothing: "sans effet",
    able: "Peuvent y prendre part",
    short: "Pas encore assez : une victoire automatique demande 8-1.",
  },
  setUp: {
    title: "À placer",
    abatis: (left) => `${left} abattis à placer`,
    empty: "Tout est placé.",
    dummies: "Leurres",
    dummiesHelp:
      "Le leurre d’un chef de brigade le cache, lui et qui vous voulez de son hexagone : choisissez le chef, puis qui passe dessous.",
  },
  thawing: {
    title: "Peuvent être retournés",
  },
  movement: {
    title: "Peuvent agir",
    arrivals: "Renforts",
    late: (count) =>
      count === 1
        ? "1 renfort n’est pas entré : il sera perdu."
        : `${count} renforts ne sont pas entrés : ils seront perdus.`,
  },
  losses: {
    title: "Pertes",
    owed: (paid, owed) => `${paid} sur ${owed} payés`,
    units: (lost, count) => `${lost} sur ${count} perdus`,
  },
  report: {
    label: "Combat",
    close: "Fermer la feuille de combat",
    total: "au total",
    odds: "Rapport",
    earlier: "Combats précédents",
    aftermath: "Ce qui s’ensuivit",
    reckoning: "Le calcul",
  },
  order: {
    title: "Ordre de bataille",
    search: "Chercher un pion",
    sides: "Camps",
    both: "Les deux",
    none: "Aucun pion ne porte ce nom.",
    values: "attaque–défense–mouvement",
  },
  keys: [
    [["t"], "Emmener la pile, ou aller seul"],
    [["e"], "Finir la phase, le mouvement ou le choix"],
  ],
};
