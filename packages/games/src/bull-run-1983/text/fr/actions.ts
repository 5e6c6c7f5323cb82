import { typesetFrench } from "@stonebridge/kernel";
import { capital, plain } from "@stonebridge/kernel/words";
import { count, et } from "@stonebridge/kernel/words/french";
import type { Action, ActionType, AskingStep } from "../../actions.ts";
import { movementPoints } from "../fractions.ts";
import type { ActionContext, Names, Texts } from "../texts.ts";
import { say, type Say } from "./grammar.ts";
import { pieces } from "./pieces.ts";

const VERBS: Readonly<Record<ActionType, string>> = {
  take: "Prendre",
  put: "Poser",
  return: "Remettre sur la fiche",
  abatis: "Placer un abattis",
  clear: "Enlever un abattis",
  trestle: "Pont de chevalets",
  hide: "Cacher sous un leurre",
  suggest: "Comme proposé",
  ready: "Prêt",
  thaw: "Révéler",
  form: "Former une brigade",
  break: "Séparer une brigade",
  flip: "Retourner la batterie",
  with: "Emmener",
  step: "Marcher",
  leave: "Laisser ici",
  stop: "S’arrêter ici",
  enter: "Entrer",
  rail: "Entrer par le rail",
  overwhelm: "Victoire automatique",
  fight: "Combattre",
  abandon: "Renoncer",
  done: "Terminer",
  target: "Attaquer",
  assign: "Ajouter un attaquant",
  close: "Fermer le combat",
  join: "Rejoindre un combat",
  complete: "Compléter pour moi",
  next: "Combat suivant",
  lose: "Perdre",
  retreat: "Se retirer",
  follow: "Accompagner",
  advance: "Avancer",
  revive: "Rallier",
};

const DONE: Partial<Record<AskingStep, string>> = {
  thawing: "Laisser le reste face cachée",
  movement: "Finir la phase de mouvement",
  window: "Laisser les brigades formées",
  declaration: "Déclarer ces combats",
  order: "Combattre dans cet ordre",
  losses: "Pertes terminées",
  following: "Personne d’autre n’y va",
  advance: "Terminer l’avance",
  rally: "Finir le tour",
};

const MANY = 3;

function list(ids: readonly string[], to: Say): string {
  return ids.length > MANY ? count(ids.length, "pion") : plain(et(ids.map(to.piece)));
}

function label(action: Action, names: Names, { step }: ActionContext): string {
  const to = say(names);
  const piece = (id: string): string => plain(to.piece(id));
  const { place } = names;
  switch (action.type) {
    case "take":
      return step === "movement" ? `Déplacer ${piece(action.piece)}` : `Prendre ${piece(action.piece)}`;
    case "put":
      return `Poser en ${place(action.hex)}${action.route === undefined ? "" : `, ${pieces.route(action.route)}`}`;
    case "return":
      return `Remettre ${piece(action.piece)} sur la fiche`;
    case "abatis":
      return `Placer un abattis en ${place(action.hex)}`;
    case "clear":
      return `${step === "set-up" ? "Retirer" : "Enlever"} l’abattis en ${place(action.hex)}`;
    case "trestle":
      return action.fate === "stands" ? "Laisser le pont de chevalets intact" : "Détruire le pont de chevalets";
    case "hide":
      return action.pieces.length === 0
        ? `Utiliser ${piece(action.piece)}`
        : `Cacher ${list(action.pieces, to)} sous ${piece(action.piece)}`;
    case "thaw":
      return `Révéler ${piece(action.piece)}`;
    case "form":
      return `Former ${piece(action.piece)} avec ${list(action.pieces, to)}`;
    case "break":
      return `Séparer ${piece(action.piece)}`;
    case "flip":
      return `Retourner ${piece(action.piece)}`;
    case "with":
      return `Emmener ${piece(action.piece)}`;
    case "step":
      return `Marcher vers ${place(action.hex)}`;
    case "leave":
      return `Laisser ${piece(action.piece)} ici`;
    case "enter":
      return `${piece(action.piece)} entre`;
    case "rail":
      return `${piece(action.piece)} entre par le rail`;
    case "overwhelm":
      return `Victoire automatique sur ${list(action.pieces, to)}`;
    case "target":
      return `Attaquer ${piece(action.piece)}`;
    case "assign":
      return `${piece(action.piece)} attaque`;
    case "join":
      return `${piece(action.piece)} rejoint le combat ${action.battle}`;
    case "next":
      return `Livrer ensuite le combat ${action.battle}`;
    case "lose":
      return `Perdre ${piece(action.piece)}`;
    case "retreat":
      return `${piece(action.piece)} se retire par ${place(action.via)} vers ${place(action.hex)}`;
    case "follow":
      return `${piece(action.piece)} les accompagne`;
    case "advance":
      return `${piece(action.piece)} avance en ${place(action.hex)}`;
    case "revive":
      return `Rallier ${piece(action.piece)}`;
    case "done":
      return (step !== undefined && DONE[step]) || VERBS.done;
    default:
      return VERBS[action.type];
  }
}

export const actions = {
  action: (action, names, context = {}) => {
    const text = capital(label(action, names, context));
    return typesetFrench(context.cost === undefined ? text : `${text} · ${movementPoints(context.cost)} PM`);
  },
  verb: (type) => VERBS[type],
} satisfies Partial<Texts>;
