import { plain } from "@stonebridge/kernel/words";
import { and, count } from "@stonebridge/kernel/words/english";
import type { Action, ActionType, AskingStep } from "../../actions.ts";
import { movementPoints } from "../fractions.ts";
import type { ActionContext, Names, Texts } from "../texts.ts";
import { pieces } from "./pieces.ts";

const VERBS: Readonly<Record<ActionType, string>> = {
  take: "Take",
  put: "Put down",
  return: "Put back on the card",
  abatis: "Place an abatis",
  clear: "Clear an abatis",
  trestle: "Trestle bridge",
  hide: "Hide under a dummy",
  suggest: "As suggested",
  ready: "Ready",
  thaw: "Turn up",
  form: "Form a brigade",
  break: "Break a brigade",
  flip: "Flip a battery",
  with: "Take along",
  step: "March",
  leave: "Leave behind",
  stop: "Stop here",
  enter: "Enter",
  rail: "Enter by rail",
  overwhelm: "Automatic victory",
  fight: "Fight",
  abandon: "Give it up",
  done: "Done",
  target: "Attack",
  assign: "Add an attacker",
  close: "Close the battle",
  join: "Join a battle",
  complete: "Complete for me",
  next: "Next battle",
  lose: "Lose",
  retreat: "Retreat",
  follow: "Go along",
  advance: "Advance",
  revive: "Revive",
};

const DONE: Partial<Record<AskingStep, string>> = {
  thawing: "Leave the rest face down",
  movement: "End the Movement phase",
  window: "Leave them formed",
  declaration: "Declare these battles",
  order: "Fight in this order",
  losses: "Lose no more",
  following: "Nobody else goes along",
  advance: "Nobody else advances",
  rally: "End the turn",
};

const MANY = 3;

function list(ids: readonly string[], names: Names): string {
  return ids.length > MANY ? count(ids.length, "piece") : plain(and(ids.map((id) => names.piece(id))));
}

function label(action: Action, names: Names, { step }: ActionContext): string {
  const { piece, place } = names;
  switch (action.type) {
    case "take":
      return step === "movement" ? `Move ${piece(action.piece)}` : `Take ${piece(action.piece)}`;
    case "put":
      return `Put down at ${place(action.hex)}${action.route === undefined ? "" : `, ${pieces.route(action.route)}`}`;
    case "return":
      return `Put ${piece(action.piece)} back on the card`;
    case "abatis":
      return `Place an abatis at ${place(action.hex)}`;
    case "clear":
      return `${step === "set-up" ? "Take back" : "Clear"} the abatis at ${place(action.hex)}`;
    case "trestle":
      return action.fate === "stands" ? "Let the trestle bridge stand" : "Destroy the trestle bridge";
    case "hide":
      return action.pieces.length === 0
        ? `Use ${piece(action.piece)}`
        : `Hide ${list(action.pieces, names)} under ${piece(action.piece)}`;
    case "thaw":
      return `Turn up ${piece(action.piece)}`;
    case "form":
      return `Form ${piece(action.piece)} from ${list(action.pieces, names)}`;
    case "break":
      return `Break ${piece(action.piece)}`;
    case "flip":
      return `Flip ${piece(action.piece)}`;
    case "with":
      return `Take ${piece(action.piece)} along`;
    case "step":
      return `March to ${place(action.hex)}`;
    case "leave":
      return `Leave ${piece(action.piece)} here`;
    case "enter":
      return `${piece(action.piece)} enters`;
    case "rail":
      return `${piece(action.piece)} enters by rail`;
    case "overwhelm":
      return `Automatic victory over ${list(action.pieces, names)}`;
    case "target":
      return `Attack ${piece(action.piece)}`;
    case "assign":
      return `${piece(action.piece)} attacks`;
    case "join":
      return `${piece(action.piece)} joins battle ${action.battle}`;
    case "next":
      return `Battle ${action.battle} comes next`;
    case "lose":
      return `Lose ${piece(action.piece)}`;
    case "retreat":
      return `${piece(action.piece)} retreats by ${place(action.via)} to ${place(action.hex)}`;
    case "follow":
      return `${piece(action.piece)} goes along`;
    case "advance":
      return `${piece(action.piece)} advances to ${place(action.hex)}`;
    case "revive":
      return `Revive ${piece(action.piece)}`;
    case "done":
      return (step !== undefined && DONE[step]) || VERBS.done;
    default:
      return VERBS[action.type];
  }
}

export const actions = {
  action: (action, names, context = {}) => {
    const text = label(action, names, context);
    return context.cost === undefined ? text : `${text} · ${movementPoints(context.cost)} MP`;
  },
  verb: (type) => VERBS[type],
} satisfies Partial<Texts>;
