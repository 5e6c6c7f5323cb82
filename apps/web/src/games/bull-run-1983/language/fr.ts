import type { PanelTexts } from "./en.ts";

/** What the panels, the dock and the overlays of Bull Run (1983) say in French. */
export const fr: PanelTexts = {
  together: { stack: "Déplacer toute la pile", brigade: "Toute la brigade" },
  commanders: "Commandants supérieurs",
  everyone: "Tous ceux qui le peuvent",
  madeReady: (formed, flipped) => {
    const brigades = `${formed} ${formed === 1 ? "brigade se forme" : "brigades se forment"}`;
    const batteries = `${flipped} ${flipped === 1 ? "batterie se retourne" : "batteries se retournent"}`;
    return `${formed === 0 ? batteries : flipped === 0 ? brigades : `${brigades}, ${batteries}`}.`;
  },
  stops: "doit s’y arrêter",
  left: (points) => `reste ${points}`,
  ways: "Comment ?",
  track: {
    label: "Tours",
    turn: (turn) => `T${turn}`,
    done: "fait",
    parts: { panic: "panique", command: "commandement", movement: "mouvement", combat: "combat", rally: "ralliement" },
  },
  map: {
    region: "Carte du champ de bataille",
    keys: "Tab va au prochain pion ou hexagone utilisable, les flèches à l’hexagone voisin. Entrée prévisualise, Entrée encore valide, Échap revient en arrière.",
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
    sight: { name: "Ligne de vue", legend: "Hexagones à portée et en vue du pion choisi", keyDoes: "Ligne de vue" },
    command: { name: "Commandement", legend: "Qui a activé qui ce tour", keyDoes: "Lignes de commandement" },
  },
  card: {
    label: (name) => `Fiche de ${name}`,
    none: "Désignez un pion ou choisissez-en un : sa fiche s’ouvre ici.",
    close: "Fermer la fiche",
    attack: "attaque",
    defense: "défense",
    movement: "PM",
    stack: "Dans cet hexagone :",
    holds: "Représente :",
    leader: "Chef :",
    red: "N’a pas besoin d’ordre (mouvement rouge)",
    active: "Peut bouger ce tour",
    inactive: "STOP : ne peut pas bouger ce tour",
    moved: "A bougé",
    spent: "A livré une victoire automatique : plus rien ce tour",
    fought: "A combattu ce tour",
    bombarded: "Bombardé : actif au prochain tour",
    frozen: "Face cachée : attend des ordres",
    revived: "Déjà rallié une fois",
    estimate:
      "Notre estimation d’après les archives. Si vous possédez le jeu, vous pouvez saisir les valeurs imprimées.",
    derived: "Valeurs tirées d’un exemple de la règle.",
    rulebook: "La règle nomme ce pion ; les valeurs qu’elle ne donne pas sont notre estimation.",
  },
  score: {
    label: "Victoire",
    you: "vous",
    stars: (names) => `Étoiles : ${names}`,
    held: (names) => (names === "" ? "aucune étoile tenue par l’Union" : `l’Union tient ${names}`),
    points: (points, need) => `${points} ${points < 2 ? "point" : "points"} de défense sur ${need}`,
    lost: (points) => `${points} PD ${points < 2 ? "perdu" : "perdus"}`,
    now: (side) => `En tête : ${side}`,
    won: (side) => `Vainqueur : ${side}`,
    rule: "L’Union gagne avec une unité à Manassas lors d’une phase de panique confédérée, ou sur une étoile à la fin du tour de 20 h. Les Confédérés gagnent avec une unité à Centreville lors d’une phase de panique de l’Union, ou si aucune étoile n’est tenue à la fin.",
  },
  battles: {
    title: "Combats",
    number: (number) => `Combat ${number}`,
    draft: "en préparation",
    bombards: "bombardement",
    nobody: "encore personne",
    against: "contre",
    mustAttack: "Doivent encore attaquer",
    mustBeAttacked: "Doivent encore être attaqués",
    by: (names) => `par ${names}`,
    pairs: (place, pairs) =>
      pairs === 1
        ? `${place} : 1 paire infanterie-batterie reste ensemble`
        : `${place} : ${pairs} paires infanterie-batterie restent ensemble`,
    change: "Modifier",
    next: "Le livrer ensuite",
    allSet: "Toutes les unités qui doivent combattre ont un combat.",
    chances: "Résultats",
    chance: (share, result) => `${share} : ${result}`,
    support: "avec l’appui de",
    none: "Aucun combat : choisissez un ennemi à attaquer.",
    nothing: "sans effet",
    able: "Peuvent y prendre part",
    short: "Pas encore assez : il faut 8-1 pour une victoire automatique.",
    spoken: (number, place, attackers, support, targets) =>
      `Combat ${number}${place === "" ? "" : `, ${place}`} : ${attackers}${support === "" ? "" : `, avec l’appui de ${support},`} contre ${targets}.`,
  },
  setUp: {
    title: "À placer",
    abatis: (left) => `${left} abattis à placer`,
    empty: "Tout est placé.",
    dummies: "Leurres",
    dummiesHelp:
      "Le leurre d’un chef de brigade le cache avec les unités de son hexagone que vous voulez : choisissez le chef, puis ces unités.",
  },
  thawing: {
    title: "À retourner face visible",
  },
  movement: {
    title: "Peuvent agir",
    arrivals: "Renforts",
  },
  stillOpen: {
    late: (count) =>
      count === 1
        ? "1 renfort n’est pas encore entré et sera perdu."
        : `${count} renforts ne sont pas encore entrés et seront perdus.`,
    move: (names) => `Pourraient encore bouger : ${names}`,
    advance: (names) => `Pourraient encore avancer : ${names}`,
    act: (names) => `Pourraient encore agir : ${names}`,
    more: (names, count) => `${names} et ${count} ${count < 2 ? "autre" : "autres"}`,
  },
  losses: {
    title: "Pertes",
    owed: (paid, owed) => `${paid} sur ${owed} perdus`,
    units: (lost, count) => `${lost} sur ${count} perdus`,
  },
  report: {
    label: "Combat",
    close: "Fermer la feuille de combat",
    total: "au total",
    odds: "Rapport :",
    earlier: "Combats précédents",
    aftermath: "Suites",
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
    [["t"], "Déplacer toute la pile, ou un seul pion"],
    [["e"], "Finir la phase, le mouvement ou le choix"],
  ],
};
