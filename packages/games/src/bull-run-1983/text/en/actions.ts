import { plain } from "@stonebridge/kernel/words";
import { and, count } from "@stonebridge/kernel/words/english";
import type { Action, ActionType, AskingStep } from "../../actions.ts";
import { movementPoints } from "../fractions.ts";
import type { ActionContext, Names, Texts } from "../texts.ts";
import { pieces } from "./pieces.ts";

const VERBS: Readonly<Record<ActionType, string>> = {
  take: "Pick up",
  put: "Place",
  return: "Put back on the card",
  abatis: "Place an abatis",
  clear: "Clear an abatis",
  trestle: "Trestle bridge",
  hide: "Hide under a dummy",
  suggest: "As suggested",
  ready: "Ready",
  thaw: "Turn face up",
  form: "Form a brigade",
  break: "Break up a brigade",
  flip: "Flip a battery",
  with: "Take along",
  step: "March",
  leave: "Leave behind",
  stop: "Stop here",
  enter: "Enter",
  rail: "Enter by rail",
  overwhelm: "Automatic victory",
  fight: "Fight",
  abandon: "Call it off",
  done: "Done",
  target: "Attack",
  assign: "Add an attacker",
  close: "Close the battle",
  join: "Join a battle",
  complete: "Complete for me",
  next: "Next battle",
  lose: "Lose",
  retreat: "Retreat",
  follow: "Go with them",
  advance: "Advance",
  revive: "Revive",
};

const DONE: Partial<Record<AskingStep, string>> = {
  thawing: "Leave the rest face down",
  movement: "End the Movement phase",
  window: "Keep them formed",
  declaration: "Declare these battles",
  order: "Fight in this order",
  losses: "No more losses",
  following: "Nobody else goes",
  advance: "No more advances",
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
      return step === "movement" ? `Move ${piece(action.piece)}` : `Pick up ${piece(action.piece)}`;
    case "put":
      return `Place at ${place(action.hex)}${action.route === undefined ? "" : `, ${pieces.route(action.route)}`}`;
    case "return":
      return `Put ${piece(action.piece)} back on the card`;
    case "abatis":
      return `Place an abatis at ${place(action.hex)}`;
    case "clear":
      return `${step === "set-up" ? "Remove" : "Clear"} the abatis at ${place(action.hex)}`;
    case "trestle":
      return action.fate === "stands" ? "Leave the trestle bridge intact" : "Destroy the trestle bridge";
    case "hide":
      return action.pieces.length === 0
        ? `Use ${piece(action.piece)}`
        : `Hide ${list(action.pieces, names)} under ${piece(action.piece)}`;
    case "thaw":
      return `Turn ${piece(action.piece)} face up`;
    case "form":
      return `Form ${piece(action.piece)} from ${list(action.pieces, names)}`;
    case "break":
      return `Break up ${piece(action.piece)}`;
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
      return `Fight battle ${action.battle} next`;
    case "lose":
      return `Lose ${piece(action.piece)}`;
    case "retreat":
      return `${piece(action.piece)} retreats via ${place(action.via)} to ${place(action.hex)}`;
    case "follow":
      return `${piece(action.piece)} goes with them`;
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
