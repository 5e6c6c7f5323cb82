import type { Action, ActionType, AskingStep } from "../../actions.ts";
import type { ActionContext, Names, Texts } from "../texts.ts";
import { usualCost } from "../values.ts";
import { units } from "./units.ts";

const VERBS: Readonly<Record<ActionType, string>> = {
  place: "Place",
  post: "Place the commander",
  face: "Face",
  suggest: "Place the rest for me",
  ready: "Ready",
  designate: "Choose a corps commander",
  "choose-division": "Activate a division",
  "choose-independent": "Activate an independent brigade",
  enough: "No more divisions",
  activate: "Activate",
  done: "The division is done",
  rest: "Rest",
  step: "March",
  force: "Force the march",
  dismount: "Dismount",
  mount: "Mount",
  attack: "Attack",
  end: "End the action",
  try: "Try to move",
  ride: "Ride",
  stay: "Commanders stay",
  displace: "Shift the commander",
  fight: "Fight",
  choose: "Choose",
  withdraw: "Retreat",
  advance: "Advance",
  decline: "Nobody advances",
  flee: "Flee",
  call: "Call in the division",
  launch: "Declare the counter-attack",
  refrain: "Not this turn",
  enter: "Enter",
  bring: "Bring in the commander",
  wait: "Wait",
  part: "Disengage",
  hold: "Stay",
  recall: "Withdraw a corps",
};

/** Choices without values whose name depends on the step. */
const AT_STEP: Partial<Record<AskingStep, Partial<Record<ActionType, string>>>> = {
  "night-moves": { done: "No more night marches" },
  jones: { call: "Call in Jones’ division", refrain: "Jones stays away" },
  ride: { stay: "Stay here" },
};

function chosen(unit: string, step: AskingStep | undefined): string {
  if (step === "groups") return `Keep the group of ${unit}`;
  return `Choose ${unit}`;
}

function label(action: Action, { unit, zone }: Names, { step }: ActionContext): string {
  switch (action.type) {
    case "place":
      return `Place ${unit(action.unit)}: ${zone(action.zone)}`;
    case "post":
      return `Place ${unit(action.commander)}: ${zone(action.zone)}`;
    case "face":
      return `Face ${zone(action.zone)}`;
    case "designate":
      return `Choose ${unit(action.commander)}`;
    case "choose-division":
      return `Activate ${units.division(action.division)}`;
    case "choose-independent":
      return `Activate ${unit(action.unit)} alone`;
    case "activate":
      return step === "night-moves" ? `${unit(action.unit)} makes a night march` : `Activate ${unit(action.unit)}`;
    case "rest":
      return "Rest · Fatigue −1";
    case "step":
      return `March to ${zone(action.zone)}`;
    case "force":
      return "Force the march · Fatigue +1";
    case "attack":
      return `Attack ${zone(action.zone)}`;
    case "end":
      return `${unit(action.unit)} ends here`;
    case "try":
      return `${unit(action.commander)} tries to move`;
    case "ride":
      return `${unit(action.commander)} rides to ${zone(action.zone)}`;
    case "displace":
      return `${unit(action.commander)} shifts to ${zone(action.zone)}`;
    case "fight":
      return `Fight for ${zone(action.zone)}`;
    case "choose":
      return chosen(unit(action.unit), step);
    case "withdraw":
      return `Retreat to ${zone(action.zone)}`;
    case "advance":
      return `${unit(action.unit)} advances to ${zone(action.zone)}`;
    case "flee":
      return `${unit(action.unit)} flees next`;
    case "enter":
      return `${unit(action.unit)} enters at ${action.entry}`;
    case "bring":
      return `${unit(action.commander)} enters at ${action.entry}`;
    case "wait":
      return `${unit(action.unit)} waits`;
    case "part":
      return `${unit(action.unit)} disengages`;
    case "hold":
      return `${unit(action.unit)} stays`;
    case "recall":
      return `Withdraw ${units.corps(action.commander)}`;
    default:
      return (step !== undefined && AT_STEP[step]?.[action.type]) || VERBS[action.type];
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
