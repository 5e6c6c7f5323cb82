import { ownName } from "@stonebridge/kernel/words/english";
import type { Action, ActionType, AskingStep } from "../../actions.ts";
import type { ActionContext, Names, Texts } from "../texts.ts";
import { usualCost } from "../values.ts";

const VERBS: Readonly<Record<ActionType, string>> = {
  place: "Place",
  extend: "Extended line",
  attach: "Attach the Legion",
  arrange: "Change lines",
  face: "Face",
  ready: "Ready",
  launch: "Launch the Major Offensive",
  refrain: "Not this turn",
  mark: "Mark",
  marked: "Go on",
  activate: "Activate",
  rest: "Rest",
  step: "March",
  push: "Push",
  deploy: "Deploy",
  regroup: "Regroup",
  attack: "Attack",
  leave: "Leave the Legion",
  end: "End the move",
  line: "Choose the line",
  join: "Join",
  ride: "Ride",
  displace: "Shift the HQ",
  stay: "HQs stay",
  fight: "Fight",
  lose: "Lose a step",
  retreat: "Roll to retreat",
  withdraw: "Retreat",
  halt: "Halt here",
  advance: "Advance",
  decline: "Decline",
  arrive: "Arrive",
};

const DECLINED: Partial<Record<AskingStep, string>> = {
  advance: "Nobody advances",
  arrival: "Not now",
};

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}

function label(action: Action, { unit, zone }: Names, { step }: ActionContext): string {
  switch (action.type) {
    case "place":
      return `Place ${unit(action.unit)} ${action.group === "forward" ? "forward " : ""}at ${zone(action.zone)}`;
    case "extend":
      return `Extend ${unit(action.unit)} into ${zone(action.zone)}`;
    case "attach":
      return `Attach ${unit(action.unit)} to ${unit(action.host)}`;
    case "arrange":
      return `Put ${unit(action.element)} in the front line`;
    case "face":
      return `Face ${zone(action.zone)}`;
    case "mark":
      return `Mark ${unit(action.unit)}`;
    case "activate":
      return `Activate ${unit(action.unit)}`;
    case "rest":
      return "Rest · Fatigue −1";
    case "step":
      return `March to ${zone(action.zone)}`;
    case "push":
      return "Push · Fatigue +1";
    case "deploy":
      return `Deploy into ${zone(action.zone)}`;
    case "regroup":
      return `Regroup at ${zone(action.zone)}`;
    case "attack":
      return `Attack${action.over === undefined ? "" : " across Farm Ford"}, facing ${zone(action.facing)}`;
    case "leave":
      return "Leave the Legion here";
    case "end":
      return `End ${ownName(unit(action.unit))} move`;
    case "line":
      return action.line === "front" ? "Take the front line" : "Take the second line";
    case "join":
      return `Join ${unit(action.host)}`;
    case "ride":
      return `${unit(action.headquarters)} rides to ${zone(action.zone)}`;
    case "displace":
      return `${unit(action.headquarters)} shifts to ${zone(action.zone)}`;
    case "fight":
      return `Attack ${list(action.zones.map(zone))} with ${list(action.attackers.map(unit))}`;
    case "lose":
      return `${unit(action.unit)} loses a step`;
    case "retreat":
      return `${unit(action.unit)} tries to retreat`;
    case "withdraw":
      return `Retreat to ${zone(action.zone)}`;
    case "advance":
      return `${unit(action.unit)} advances to ${zone(action.zone)}`;
    case "arrive":
      return `${unit(action.unit)} arrives at ${zone(action.zone)}`;
    case "decline":
      return (step !== undefined && DECLINED[step]) || VERBS.decline;
    default:
      return VERBS[action.type];
  }
}

export const actions = {
  action: (action, names, context = {}) => {
    const cost = context.cost ?? usualCost(action);
    const text = label(action, names, context);
    return cost === undefined ? text : `${text} · ${cost} MP`;
  },
  verb: (type) => VERBS[type],
} satisfies Partial<Texts>;
