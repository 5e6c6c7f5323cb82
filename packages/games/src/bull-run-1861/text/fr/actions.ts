import { typesetFrench } from "@stonebridge/kernel";
import { capital } from "@stonebridge/kernel/words";
import { deName } from "@stonebridge/kernel/words/french";
import type { Action, ActionType, AskingStep } from "../../actions.ts";
import type { ActionContext, Names, Texts } from "../texts.ts";
import { usualCost } from "../values.ts";
import { named } from "./grammar.ts";

const VERBS: Readonly<Record<ActionType, string>> = {
  place: "Placer",
  extend: "Étendre la ligne",
  attach: "Rattacher la Légion",
  arrange: "Changer de ligne",
  face: "Faire face",
  ready: "Prêt",
  launch: "Lancer l’Offensive majeure",
  refrain: "Pas ce tour",
  mark: "Désigner",
  marked: "Continuer",
  activate: "Activer",
  rest: "Se reposer",
  step: "Marcher",
  push: "Forcer la marche",
  deploy: "Se déployer",
  regroup: "Se regrouper",
  attack: "Attaquer",
  leave: "Laisser la Légion",
  end: "Finir le mouvement",
  line: "Choisir la ligne",
  join: "Rejoindre",
  ride: "Déplacer le QG",
  displace: "Replier le QG",
  stay: "Les QG restent",
  fight: "Combattre",
  lose: "Perdre un pas",
  retreat: "Tenter la retraite",
  withdraw: "Se retirer",
  halt: "S’arrêter ici",
  advance: "Avancer",
  decline: "Renoncer",
  arrive: "Arriver",
};

const DECLINED: Partial<Record<AskingStep, string>> = {
  advance: "Personne n’avance",
  arrival: "Pas maintenant",
};

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names[names.length - 1]}`;
}

function label(action: Action, names: Names, { step }: ActionContext): string {
  const unit = (id: string): string => named(id, names);
  const { zone } = names;
  switch (action.type) {
    case "place":
      return `Placer ${unit(action.unit)} ${action.group === "forward" ? "en avant " : ""}à ${zone(action.zone)}`;
    case "extend":
      return `Étendre ${unit(action.unit)} vers ${zone(action.zone)}`;
    case "attach":
      return `Rattacher ${unit(action.unit)} à ${unit(action.host)}`;
    case "arrange":
      return `Mettre ${unit(action.element)} en première ligne`;
    case "face":
      return `Faire face à ${zone(action.zone)}`;
    case "mark":
      return `Désigner ${unit(action.unit)}`;
    case "activate":
      return `Activer ${unit(action.unit)}`;
    case "rest":
      return "Se reposer · Fatigue −1";
    case "step":
      return `Marcher vers ${zone(action.zone)}`;
    case "push":
      return "Forcer la marche · Fatigue +1";
    case "deploy":
      return `Se déployer vers ${zone(action.zone)}`;
    case "regroup":
      return `Se regrouper à ${zone(action.zone)}`;
    case "attack":
      return `Attaquer${action.over === undefined ? "" : " par Farm Ford"}, face à ${zone(action.facing)}`;
    case "leave":
      return "Laisser la Légion ici";
    case "end":
      return `Finir le mouvement ${deName(unit(action.unit))}`;
    case "line":
      return action.line === "front" ? "Prendre la première ligne" : "Prendre la seconde ligne";
    case "join":
      return `Rejoindre ${unit(action.host)}`;
    case "ride":
      return `${unit(action.headquarters)} va à ${zone(action.zone)}`;
    case "displace":
      return `${unit(action.headquarters)} se replie vers ${zone(action.zone)}`;
    case "fight":
      return `Attaquer ${list(action.zones.map(zone))} avec ${list(action.attackers.map(unit))}`;
    case "lose":
      return `${unit(action.unit)} perd un pas`;
    case "retreat":
      return `${unit(action.unit)} tente la retraite`;
    case "withdraw":
      return `Se retirer vers ${zone(action.zone)}`;
    case "advance":
      return `${unit(action.unit)} avance vers ${zone(action.zone)}`;
    case "arrive":
      return `${unit(action.unit)} arrive à ${zone(action.zone)}`;
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
    const whole = typesetFrench(cost === undefined ? text : `${text} · ${cost} PM`);
    return capital(whole);
  },
  verb: (type) => VERBS[type],
} satisfies Partial<Texts>;
