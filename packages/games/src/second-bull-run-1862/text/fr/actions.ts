import { capital } from "@stonebridge/kernel/words";
import { typesetFrench } from "@stonebridge/kernel";
import type { Action, ActionType, AskingStep } from "../../actions.ts";
import type { ActionContext, Names, Texts } from "../texts.ts";
import { isNumbered, usualCost } from "../values.ts";
import { named, ofNamed } from "./grammar.ts";
import { units } from "./units.ts";

const VERBS: Readonly<Record<ActionType, string>> = {
  place: "Placer",
  post: "Placer le commandant",
  face: "Faire face",
  suggest: "Placer le reste pour moi",
  ready: "Prêt",
  designate: "Choisir un commandant de corps",
  "choose-division": "Activer une division",
  "choose-independent": "Activer une brigade indépendante",
  enough: "Divisions terminées",
  activate: "Activer",
  done: "La division a fini",
  rest: "Se reposer",
  step: "Marcher",
  force: "Forcer la marche",
  dismount: "Démonter",
  mount: "Remonter",
  attack: "Attaquer",
  end: "Finir l’action",
  try: "Tenter de bouger",
  ride: "Se déplacer",
  stay: "Les commandants restent",
  displace: "Replier le commandant",
  fight: "Combattre",
  choose: "Choisir",
  withdraw: "Reculer",
  advance: "Avancer",
  decline: "Personne n’avance",
  flee: "Fuir",
  call: "Appeler la division",
  launch: "Déclarer la contre-attaque",
  refrain: "Pas ce tour",
  enter: "Entrer",
  bring: "Faire entrer le commandant",
  wait: "Attendre",
  part: "Rompre le contact",
  hold: "Rester",
  recall: "Retirer un corps",
};

/** Choices without values whose name depends on the step. */
const AT_STEP: Partial<Record<AskingStep, Partial<Record<ActionType, string>>>> = {
  "night-moves": { done: "Marches de nuit terminées" },
  jones: { call: "Appeler la division Jones", refrain: "Jones ne vient pas" },
  ride: { stay: "Rester ici" },
};

function chosen(unit: string, step: AskingStep | undefined): string {
  if (step === "groups") return `Garder le groupe ${ofNamed(unit)}`;
  return `Choisir ${named(unit)}`;
}

function toward(zone: string): string {
  return `vers ${isNumbered(zone) ? "la " : ""}${zone}`;
}

function label(action: Action, names: Names, { step }: ActionContext): string {
  const unit = (id: string): string => named(names.unit(id));
  const { zone } = names;
  switch (action.type) {
    case "place":
      return `Placer ${unit(action.unit)} : ${zone(action.zone)}`;
    case "post":
      return `Placer ${unit(action.commander)} : ${zone(action.zone)}`;
    case "face":
      return `Faire face ${isNumbered(zone(action.zone)) ? "à la " : "à "}${zone(action.zone)}`;
    case "designate":
      return `Choisir ${unit(action.commander)}`;
    case "choose-division":
      return `Activer la ${units.division(action.division)}`;
    case "choose-independent":
      return `Activer ${unit(action.unit)} à part`;
    case "activate":
      return step === "night-moves" ? `${unit(action.unit)} marche de nuit` : `Activer ${unit(action.unit)}`;
    case "rest":
      return "Se reposer · Fatigue −1";
    case "step":
      return `Marcher ${toward(zone(action.zone))}`;
    case "force":
      return "Forcer la marche · Fatigue +1";
    case "attack":
      return `Attaquer ${isNumbered(zone(action.zone)) ? "la " : ""}${zone(action.zone)}`;
    case "end":
      return `${unit(action.unit)} s’arrête ici`;
    case "try":
      return `${unit(action.commander)} tente de bouger`;
    case "ride":
      return `${unit(action.commander)} va ${toward(zone(action.zone))}`;
    case "displace":
      return `${unit(action.commander)} se replie ${toward(zone(action.zone))}`;
    case "fight":
      return `Combat pour ${isNumbered(zone(action.zone)) ? "la " : ""}${zone(action.zone)}`;
    case "choose":
      return chosen(names.unit(action.unit), step);
    case "withdraw":
      return `Reculer ${toward(zone(action.zone))}`;
    case "advance":
      return `${unit(action.unit)} avance ${toward(zone(action.zone))}`;
    case "flee":
      return `${unit(action.unit)} fuit ensuite`;
    case "enter":
      return `${unit(action.unit)} entre par ${action.entry}`;
    case "bring":
      return `${unit(action.commander)} entre par ${action.entry}`;
    case "wait":
      return `${unit(action.unit)} attend`;
    case "part":
      return `${unit(action.unit)} rompt le contact`;
    case "hold":
      return `${unit(action.unit)} reste`;
    case "recall":
      return `Retirer le ${units.corps(action.commander)}`;
    default:
      return (step !== undefined && AT_STEP[step]?.[action.type]) || VERBS[action.type];
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
