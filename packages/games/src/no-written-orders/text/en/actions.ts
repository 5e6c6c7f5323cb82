import { capital } from "@stonebridge/kernel/words";
import { halves } from "../halves.ts";
import type { Action, ActionType, AskingStep } from "../../actions.ts";
import type { ActionContext, Names, Texts } from "../texts.ts";
import { ownName } from "@stonebridge/kernel/words/english";
import { the } from "./grammar.ts";
import { units } from "./units.ts";

const VERBS: Readonly<Record<ActionType, string>> = {
  name: "Name a commander",
  begin: "Act first",
  pair: "Join the pair",
  decline: "Decline",
  "play-first": "Play first",
  "play-second": "Play second",
  "stand-down": "Go into Reserve",
  try: "Try an order of his own",
  "try-for": "Try an order for a division",
  command: "Order him",
  address: "Give an order",
  withdraw: "Take back the order",
  "retreat-all": "Order a General Retreat",
  rejoin: "Rejoin the formation",
  deceive: "Deceive the enemy",
  plant: "Set a dummy flag",
  strike: "Remove the dummy flag",
  show: "Put on top",
  kind: "Choose the order",
  aim: "Choose the target",
  stretch: "Extend the target",
  via: "Go via",
  force: "March through the night",
  guard: "Guard the wagon train",
  attach: "Attach the division",
  hide: "Hide the march",
  reveal: "Reveal the hidden march",
  appear: "Turn up",
  add: "Then another order",
  send: "Give the order",
  scrap: "Drop the order",
  fall: "Fall back",
  halt: "Stop here",
  done: "Done",
  take: "Move",
  enter: "Enter the map",
  with: "Take along",
  leave: "Leave here",
  step: "March",
  stop: "Stop here",
  exit: "Leave the map",
  dig: "Dig in",
  clear: "Clear the abatis",
  ride: "Ride",
  end: "End movement",
  bombard: "Bombard",
  "end-bombardment": "No more targets",
  "take-hit": "Take the hit",
  assault: "Assault",
  "end-declaration": "No more assaults",
  fight: "Fight the assault",
  evade: "Evade",
  stand: "Stand",
  "fire-first": "Fire first",
  "fire-together": "Fire at the same time",
  support: "Support",
  "end-support": "No more support",
  "break-off": "Break off",
  "fight-on": "Fight on",
  retreat: "Retreat",
  "go-along": "Retreat too",
  "stay-behind": "Stay behind",
  "fire-passing": "Fire at them",
  "hold-fire": "Hold fire",
  advance: "Advance",
  "advance-leader": "Advance with his stack",
  "end-advance": "No more advances",
  charge: "Charge",
  "end-charges": "No more charges",
  react: "Charge them",
  "end-reaction": "Let them pass",
  pursue: "Pursue",
  stay: "Stay there",
  return: "Go back to the start hex",
  displace: "Ride off",
  rally: "Rally",
  shift: "Make room",
  seat: "Move the headquarters",
  settle: "End the retreat",
  haul: "Move the train",
  reload: "Reload",
};

/** Choices without values whose name depends on the step. */
const AT_STEP: Partial<Record<AskingStep, Partial<Record<ActionType, string>>>> = {
  initial: { decline: "Nobody acts first" },
  pair: { decline: "No Coordinated Action" },
  "standing-down": { done: "The others keep falling back" },
  initiative: { send: "Let him try", done: "No more tries" },
  "bad-move": { send: "Have him do it", done: "Give him no order" },
  orders: { done: "The orders are complete" },
  deceiving: { done: "No more deception" },
  reorganisation: { done: "No more rallying" },
  headquarters: { done: "The headquarters stay" },
  trains: { done: "The trains stay" },
  reloading: { done: "Nobody else reloads" },
};

function label(action: Action, names: Names, { step }: ActionContext): string {
  const unit = (id: string): string => the(names.unit(id));
  const holder = (id: string): string => the(names.holder(id));
  const { hex, leader, commander } = names;
  switch (action.type) {
    case "name":
      return `${commander(action.commander)} rolls`;
    case "begin":
      return `${holder(action.formation)} ${step === "player-turn" ? "is next" : "acts first"}`;
    case "pair":
      return `${holder(action.formation)} joins the pair`;
    case "stand-down":
      return `${holder(action.holder)} goes into Reserve`;
    case "try":
      return `${commander(action.holder)} tries an order of his own`;
    case "try-for":
      return `${commander(action.from)} tries an order for ${holder(action.to)}`;
    case "command":
      return `Give ${commander(action.holder)} an order`;
    case "address":
      return action.from === action.to
        ? `${commander(action.from)} moves his headquarters`
        : `${commander(action.from)} orders ${holder(action.to)}`;
    case "withdraw":
      return `Take back the order to ${holder(action.to)}`;
    case "retreat-all":
      return `General Retreat of ${ownName(commander(action.from))} army`;
    case "rejoin":
      return `${holder(action.holder)} rejoins its formation`;
    case "plant":
      return `Dummy flag: ${hex(action.hex)}`;
    case "strike":
      return `Remove the dummy flag: ${hex(action.hex)}`;
    case "show":
      return `Put ${unit(action.unit)} on top`;
    case "kind":
      return units.order(action.order);
    case "aim":
      return `Target: ${hex(action.hex)}`;
    case "stretch":
      return `Extend the target to ${hex(action.hex)}`;
    case "via":
      return `Via ${hex(action.hex)}`;
    case "attach":
      return `Attach to ${holder(action.formation)}`;
    case "reveal":
      return `Reveal ${holder(action.holder)}`;
    case "appear":
      return `${unit(action.unit)} turns up: ${hex(action.hex)}`;
    case "fall":
      return `${unit(action.unit)} falls back to ${hex(action.hex)}`;
    case "halt":
      return `${unit(action.unit)} stops here`;
    case "take":
      return `Move ${unit(action.unit)}`;
    case "enter":
      return `${unit(action.unit)} enters: ${hex(action.hex)}`;
    case "with":
      return `Take ${unit(action.unit)} along`;
    case "leave":
      return `Leave ${unit(action.unit)} here`;
    case "step":
      return `March to ${hex(action.hex)}`;
    case "dig":
      return `${unit(action.unit)} digs in facing ${hex(action.hex)}`;
    case "clear":
      return `${unit(action.unit)} clears the abatis`;
    case "ride":
      return `${leader(action.leader)} rides to ${hex(action.hex)}`;
    case "bombard":
      return `${unit(action.unit)} fires at ${hex(action.hex)}`;
    case "take-hit":
      return `${unit(action.unit)} takes the hit`;
    case "assault":
      return `${unit(action.unit)} assaults ${hex(action.hex)}`;
    case "fight":
      return `Fight for ${hex(action.hex)}`;
    case "evade":
      return `${unit(action.unit)} evades`;
    case "stand":
      return `${unit(action.unit)} stands`;
    case "support":
      return `${unit(action.unit)} supports`;
    case "retreat":
      return `Retreat to ${hex(action.hex)}`;
    case "go-along":
      return `${leader(action.leader)} retreats too`;
    case "stay-behind":
      return `${leader(action.leader)} stays behind`;
    case "advance":
      return `${unit(action.unit)} advances`;
    case "advance-leader":
      return `${leader(action.leader)} advances too`;
    case "charge":
      return `${unit(action.unit)} charges ${hex(action.hex)}`;
    case "react":
      return `${unit(action.unit)} charges them`;
    case "pursue":
      return `Pursue to ${hex(action.hex)}`;
    case "displace":
      return `${leader(action.leader)} rides off to ${hex(action.hex)}`;
    case "rally":
      return `Rally ${unit(action.unit)}`;
    case "shift":
      return `${unit(action.unit)} makes room: ${hex(action.hex)}`;
    case "seat":
      return `${holder(action.holder)} go to ${hex(action.hex)}`;
    case "haul":
      return `${holder(action.train)} → ${hex(action.hex)}`;
    case "reload":
      return `${unit(action.unit)} reloads`;
    case "settle":
      return `${holder(action.holder)} stay here`;
    default:
      return (step !== undefined && AT_STEP[step]?.[action.type]) || VERBS[action.type];
  }
}

export const actions = {
  action(action, names, context = {}) {
    const text = label(action, names, context);
    const whole = capital(text);
    return context.cost === undefined ? whole : `${whole} · ${halves(context.cost)} MP`;
  },
  verb: (type) => VERBS[type],
} satisfies Partial<Texts>;
