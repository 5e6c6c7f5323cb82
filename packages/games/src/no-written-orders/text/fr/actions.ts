import { capital } from "@stonebridge/kernel/words";
import { typesetFrench } from "@stonebridge/kernel";
import type { Action, ActionType, AskingStep } from "../../actions.ts";
import { halves } from "../halves.ts";
import type { ActionContext, Names, Texts } from "../texts.ts";
import { of, ofPerson, the, theHex, toward } from "./grammar.ts";
import { units } from "./units.ts";

const VERBS: Readonly<Record<ActionType, string>> = {
  name: "Nommer un commandant",
  begin: "Agir en premier",
  pair: "Former la paire",
  decline: "Renoncer",
  "play-first": "Jouer en premier",
  "play-second": "Jouer en second",
  "stand-down": "Passer en Réserve",
  "try-for": "Tenter un ordre pour une division",
  try: "Tenter son propre ordre",
  command: "Lui donner un ordre",
  address: "Donner un ordre",
  withdraw: "Reprendre l’ordre",
  "retreat-all": "Ordonner la Retraite générale",
  rejoin: "Rejoindre la formation",
  deceive: "Tromper l’ennemi",
  plant: "Poser un leurre",
  strike: "Retirer le leurre",
  show: "Mettre au-dessus",
  kind: "Choisir l’ordre",
  aim: "Choisir l’objectif",
  stretch: "Étendre l’objectif",
  via: "Passer par",
  force: "Marcher toute la nuit",
  guard: "Garder le train de l’armée",
  attach: "Rattacher la division",
  hide: "Cacher la marche",
  reveal: "Dévoiler la marche cachée",
  appear: "Apparaître",
  add: "Puis un autre ordre",
  send: "Donner l’ordre",
  scrap: "Abandonner l’ordre",
  fall: "Se replier",
  halt: "S’arrêter ici",
  done: "Terminer",
  take: "Déplacer",
  enter: "Entrer sur la carte",
  with: "Emmener",
  leave: "Laisser ici",
  step: "Marcher",
  stop: "S’arrêter ici",
  exit: "Quitter la carte",
  dig: "Se retrancher",
  clear: "Dégager l’abattis",
  ride: "Déplacer le chef",
  end: "Finir le mouvement",
  bombard: "Bombarder",
  "end-bombardment": "Tirs terminés",
  "take-hit": "Subir le coup",
  assault: "Donner l’assaut",
  "end-declaration": "Assauts terminés",
  fight: "Résoudre l’assaut",
  evade: "Se dérober",
  stand: "Tenir",
  "fire-first": "Tirer en premier",
  "fire-together": "Tirer en même temps",
  support: "Appuyer",
  "end-support": "Appuis terminés",
  "break-off": "Rompre le combat",
  "fight-on": "Continuer le combat",
  retreat: "Reculer",
  "go-along": "Reculer aussi",
  "stay-behind": "Rester",
  "fire-passing": "Tirer sur eux",
  "hold-fire": "Ne pas tirer",
  advance: "Avancer",
  "advance-leader": "Avancer avec sa pile",
  "end-advance": "Terminer l’avance",
  charge: "Charger",
  "end-charges": "Charges terminées",
  react: "Les charger",
  "end-reaction": "Les laisser passer",
  pursue: "Poursuivre",
  stay: "Rester là",
  return: "Revenir à l’hexagone de départ",
  displace: "S’échapper",
  rally: "Rallier",
  shift: "Faire place",
  seat: "Déplacer le quartier général",
  settle: "Finir la retraite",
  haul: "Déplacer le train",
  reload: "Recharger",
};

/** Choices without values whose name depends on the step. */
const AT_STEP: Partial<Record<AskingStep, Partial<Record<ActionType, string>>>> = {
  initial: { decline: "Personne n’agit en premier" },
  pair: { decline: "Pas d’action coordonnée" },
  "standing-down": { done: "Les autres poursuivent le Repli" },
  initiative: { send: "Le laisser essayer", done: "Initiatives terminées" },
  "bad-move": { send: "Le lui faire faire", done: "Ne rien lui ordonner" },
  orders: { done: "Les ordres sont complets" },
  deceiving: { done: "Ruses terminées" },
  reorganisation: { done: "Ralliements terminés" },
  headquarters: { done: "Les quartiers généraux restent" },
  trains: { done: "Les trains restent" },
  reloading: { done: "Personne d’autre ne recharge" },
};

function label(action: Action, names: Names, { step }: ActionContext): string {
  const unit = (id: string): string => the(names.unit(id));
  const holder = (id: string): string => the(names.holder(id));
  const hex = (id: string): string => theHex(names.hex(id));
  const to = (id: string): string => toward(names.hex(id));
  const { leader, commander } = names;
  switch (action.type) {
    case "name":
      return `${commander(action.commander)} lance le dé`;
    case "begin":
      return step === "player-turn"
        ? `Ensuite : ${names.holder(action.formation)}`
        : `${holder(action.formation)} agit en premier`;
    case "pair":
      return `${holder(action.formation)} forme la paire`;
    case "stand-down":
      return `${holder(action.holder)} passe en Réserve`;
    case "try":
      return `${commander(action.holder)} tente son propre ordre`;
    case "try-for":
      return `${commander(action.from)} tente un ordre pour ${holder(action.to)}`;
    case "command":
      return `Donner un ordre à ${commander(action.holder)}`;
    case "address":
      return action.from === action.to
        ? `${commander(action.from)} déplace son quartier général`
        : `${commander(action.from)} ordonne : ${names.holder(action.to)}`;
    case "withdraw":
      return `Reprendre l’ordre ${of(names.holder(action.to))}`;
    case "retreat-all":
      return `Retraite générale de l’armée ${ofPerson(commander(action.from))}`;
    case "rejoin":
      return `${holder(action.holder)} rejoint sa formation`;
    case "plant":
      return `Leurre : ${names.hex(action.hex)}`;
    case "strike":
      return `Retirer le leurre : ${names.hex(action.hex)}`;
    case "show":
      return `Mettre ${unit(action.unit)} au-dessus`;
    case "kind":
      return units.order(action.order);
    case "aim":
      return `Objectif : ${names.hex(action.hex)}`;
    case "stretch":
      return `Étendre l’objectif jusqu’à ${hex(action.hex)}`;
    case "via":
      return `Passer par ${hex(action.hex)}`;
    case "attach":
      return `Rattacher : ${names.holder(action.formation)}`;
    case "reveal":
      return `Dévoiler ${holder(action.holder)}`;
    case "appear":
      return `${unit(action.unit)} apparaît : ${names.hex(action.hex)}`;
    case "fall":
      return `${unit(action.unit)} se replie ${to(action.hex)}`;
    case "halt":
      return `${unit(action.unit)} s’arrête ici`;
    case "take":
      return `Déplacer ${unit(action.unit)}`;
    case "enter":
      return `${unit(action.unit)} entre : ${names.hex(action.hex)}`;
    case "with":
      return `Emmener ${unit(action.unit)}`;
    case "leave":
      return `Laisser ${unit(action.unit)} ici`;
    case "step":
      return `Marcher ${to(action.hex)}`;
    case "dig":
      return `${unit(action.unit)} se retranche face à ${hex(action.hex)}`;
    case "clear":
      return `${unit(action.unit)} dégage l’abattis`;
    case "ride":
      return `${leader(action.leader)} va ${to(action.hex)}`;
    case "bombard":
      return `${unit(action.unit)} tire sur ${hex(action.hex)}`;
    case "take-hit":
      return `${unit(action.unit)} subit le coup`;
    case "assault":
      return `${unit(action.unit)} donne l’assaut : ${names.hex(action.hex)}`;
    case "fight":
      return `Assaut sur ${hex(action.hex)}`;
    case "evade":
      return `${unit(action.unit)} se dérobe`;
    case "stand":
      return `${unit(action.unit)} tient`;
    case "support":
      return `${unit(action.unit)} appuie`;
    case "retreat":
      return `Reculer ${to(action.hex)}`;
    case "go-along":
      return `${leader(action.leader)} recule aussi`;
    case "stay-behind":
      return `${leader(action.leader)} reste`;
    case "advance":
      return `${unit(action.unit)} avance`;
    case "advance-leader":
      return `${leader(action.leader)} avance aussi`;
    case "charge":
      return `${unit(action.unit)} charge ${hex(action.hex)}`;
    case "react":
      return `${unit(action.unit)} les charge`;
    case "pursue":
      return `Poursuivre ${to(action.hex)}`;
    case "displace":
      return `${leader(action.leader)} s’échappe ${to(action.hex)}`;
    case "rally":
      return `Rallier ${unit(action.unit)}`;
    case "shift":
      return `${unit(action.unit)} fait place : ${names.hex(action.hex)}`;
    case "seat":
      return `${holder(action.holder)} va ${to(action.hex)}`;
    case "haul":
      return `${holder(action.train)} → ${names.hex(action.hex)}`;
    case "reload":
      return `${unit(action.unit)} recharge`;
    case "settle":
      return `${holder(action.holder)} reste ici`;
    default:
      return (step !== undefined && AT_STEP[step]?.[action.type]) || VERBS[action.type];
  }
}

export const actions = {
  action(action, names, context = {}) {
    const text = label(action, names, context);
    const whole = typesetFrench(context.cost === undefined ? text : `${text} · ${halves(context.cost)} PM`);
    return capital(whole);
  },
  verb: (type) => VERBS[type],
} satisfies Partial<Texts>;
