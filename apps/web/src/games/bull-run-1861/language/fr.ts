import { zoneWords } from "../../../play/zones/language/fr.ts";
import type { PanelTexts } from "./en.ts";

function count(number: number, one: string, many: string): string {
  return `${number} ${number > 1 ? many : one}`;
}

/** What the panels, the dock and the overlays of Bull Run 1861 say in French. */
export const fr: PanelTexts = {
  ...zoneWords.general,
  pushed: "Fatigue +1",
  pushedMark: "+ sur la carte : marche forcée, pour 1 Fatigue ",
  pushedTitle: "Marche forcée",
  pushedHelp: "Ce trajet demande une marche forcée : un niveau de Fatigue à la fin du mouvement. ",
  costSpoken: (cost, pushed) => `${cost} PM${pushed ? ", avec marche forcée" : ""}`,
  marked: (number) => `${number} brigades passent en mouvement opérationnel.`,
  track: {
    ...zoneWords.track,
  },
  map: {
    ...zoneWords.map,
    ground: "Le terrain entre Centreville et Manassas Junction",
  },
  card: {
    ...zoneWords.card,
    cavalry: "cavalerie",
    commandOf: (name, distance, range) =>
      distance === undefined
        ? `${name} : aucun chemin assez court, portée ${range} PM`
        : `${name}, ${distance} PM sur ${range}`,
    losses: (losses) => (losses === 0 ? "Aucune perte" : count(losses, "pas perdu", "pas perdus")),
    contacts: "Au contact de",
    operational: "Désignée pour le mouvement opérationnel",
    acted: "A agi dans cette demi-phase",
    estimate:
      "Ces valeurs sont notre estimation d’après les archives ; si vous possédez le jeu, vous pouvez saisir les valeurs imprimées.",
    range: (range) => `Commande jusqu’à ${range} PM`,
    hqActivated: "Activé : il s’est déplacé ce tour",
    hqReady: "Peut encore se déplacer ce tour",
  },
  attack: {
    ...zoneWords.attack,
    title: (zones) => `Attaque : ${zones}`,
    behind: (names) => `${names} en seconde ligne`,
    command: "Commandement, une fois par camp",
    reason: "Motif",
    instead: "Plutôt :",
    alone: (name) => `${name} seul`,
    facing: "Face à :",
    cancel: "Renoncer",
    undoable: "Vous pouvez annuler tant que les dés ne sont pas tombés.",
    final: "Une fois les dés tombés, vous ne pouvez plus annuler.",
  },
  combat: {
    ...zoneWords.combat,
    open: "Combats à livrer",
    hadChance: (chance) => `Avant les dés, il y avait ${chance} de chances.`,
  },
  hit: {
    lose: "Perdre un pas",
    retreat: "Retraite en bon ordre",
    roll: "Tenter la retraite",
    becomes: (name, before, after) => `${name} ${before} devient ${after} et tient sa position.`,
    eliminated: (name) => `${name} n’a plus de force et disparaît.`,
    certain: "Certain.",
    score: (north, south, northPoints, southPoints) =>
      `Les pertes seraient : Nord ${north}, Sud ${south} ; points ${northPoints} : ${southPoints}.`,
    legion: (chance, faces) => `${chance} sur ${faces} : la Légion subit la perte à sa place et est éliminée.`,
    loseForbidden: (name) => `${name} tomberait sous la moitié de sa force : il doit tenter la retraite.`,
    nowhere: (name) => `${name} n’a nulle part où aller : il reste et perd un pas.`,
    retreats: (faces, zones) =>
      `sur ${faces} : il se retire vers ${zones === "" ? "la zone la plus proche libre d’ennemis" : zones}.`,
    second: (name) => `${name}, derrière lui, se retire aussi et subit une Fatigue.`,
    stays: "sinon : il reste et perd un pas.",
  },
  offensive: {
    label: "Offensive majeure",
    launch: "La lancer maintenant",
    refrain: "Pas ce tour",
    gains: "+2 à ce jet d’initiative et +2 à chaque jet d’activation du tour. Une seule fois dans la partie.",
    continuation: "Une quatrième et une cinquième phase de mouvement deviennent plus probables.",
    keeps: (left) =>
      left === 0
        ? "C’est le dernier tour pour la lancer."
        : `Elle reste disponible pendant ${count(left, "tour", "tours")}.`,
    thenOther: (side) => `Le ${side} pourra alors lancer la sienne.`,
  },
  test: {
    title: (name) => `${name} est hors de portée de commandement`,
    acts: "il réussit le test et agit",
    stays: "il reste, et son activation est utilisée",
    roll: "Lancer le test d’initiative",
  },
  placement: {
    title: "Brigades à placer",
    arrange: "Disposer l’armée",
    arrangeHelp: "Choisissez une brigade, puis la zone à laquelle elle fait face.",
    forward: "Comme brigade avancée",
    base: "Près de la base",
  },
  marking: { title: "Mouvement opérationnel : brigades à désigner", marches: "Brigades désignées" },
  headquarters: {
    title: "QG qui peuvent se déplacer",
    help: "Un QG se déplace une fois par tour, jamais à côté d’une brigade ennemie.",
  },
  score: {
    ...zoneWords.score,
    lost: (losses) => count(losses, "perte", "pertes"),
    now: "points",
    tie: "égalité : le Sud gagne",
    tieRule: "(égalité : le Sud gagne)",
    sum: "Total",
    losses: (north, south) => `Pas perdus : Nord ${north}, Sud ${south}.`,
    spoken: (north, south) => `Score : Nord ${north}, Sud ${south}. Montrer le détail`,
  },
  order: {
    ...zoneWords.order,
    all: "Toutes",
    none: "Aucune brigade ne correspond.",
    tags: {
      fatigue: (value) => `Fatigue ${value}`,
      losses: (value) => count(value, "pas perdu", "pas perdus"),
      operational: () => "opérationnel",
      extended: () => "étendue",
      attacks: () => "attaque",
      acted: () => "a agi",
      contact: () => "au contact",
    },
  },
  stillOpen: {
    mark: (pieces, _zones, many) =>
      `${many ? "Peuvent encore être désignées" : "Peut encore être désignée"} : ${pieces}.`,
    ride: (pieces, _zones, many) => `${many ? "Peuvent" : "Peut"} encore se déplacer : ${pieces}.`,
    advance: (pieces, zones, many) => `${pieces} ${many ? "pourraient" : "pourrait"} prendre ${zones}.`,
    attack: (pieces, zones, many) => `${pieces} ${many ? "pourraient" : "pourrait"} encore attaquer ${zones}.`,
  },
  ahead: {
    line: { front: "en première ligne", second: "en seconde ligne" },
    stay: "les QG restent en place",
  },
  dock: {
    turn: "S’orienter",
    frontLine: "Première ligne",
    secondLine: "Seconde ligne",
    rides: "Déplacer d’abord les QG",
  },
  keys: [
    [["A"], "attaquer"],
    [["D"], "se déployer ou se regrouper"],
    [["T"], "s’orienter"],
    [["E"], "finir"],
  ],
  overlays: {
    reach: {
      name: "Portée de marche",
      legend: "Points de mouvement jusqu’à chaque zone",
      keyDoes: "portée de marche : maintenir pour voir, deux fois pour garder",
    },
    control: {
      name: "Zones de contrôle",
      legend: "Zones de contrôle : hachures pour le Nord, points pour le Sud",
      keyDoes: "zones de contrôle",
    },
    command: {
      name: "Portées de commandement",
      legend: "À portée du QG, avec la distance en points de mouvement",
      keyDoes: "portées de commandement",
    },
  },
};
