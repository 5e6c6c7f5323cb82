import { typesetFrench } from "@stonebridge/kernel";
import type { AssaultEnd } from "../../forecast.ts";
import type { InitiativeOutcome } from "../../initiative.ts";
import type { BindingKind } from "../../order-bindings.ts";
import type { Carriage } from "../../order-outlook.ts";
import type { ComplianceShift } from "../../tables/compliance-table.ts";
import type { Compliance } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";

const COMPLIANCES: Readonly<Record<Compliance, string>> = {
  C: "Obéit aussitôt",
  R4: "Obéit plus tard, sur 4 ou plus",
  R5: "Obéit plus tard, sur 5 ou plus",
  R6: "Obéit plus tard, sur 6",
};

const SHIFTS: Readonly<Record<ComplianceShift, string>> = {
  onReserve: "il est en Réserve",
  attackOrProbe: "une Attaque ou une Reconnaissance",
  faceToFace: "donné de vive voix",
  divisionOrCavalry: "une division ou un corps de cavalerie",
  generalRetreat: "une Retraite générale",
};

const OUTCOMES: Readonly<Record<InitiativeOutcome, string>> = {
  "bad-move": "faux mouvement : l’ennemi lui donne l’ordre",
  "no-effect": "rien ne se passe",
  acts: "il agit aussitôt",
  waits: "son ordre attend un 4 ou plus",
};

const CARRIAGES: Readonly<Record<Carriage, string>> = {
  "face-to-face": "de vive voix",
  "at-once": "aussitôt",
  aide: "par un aide de camp",
  "cut-off": "aucun chemin ne mène à lui",
};

const BINDINGS: Readonly<Record<BindingKind, string>> = {
  must: "doit",
  may: "peut",
  "must-not": "ne doit pas",
  achieved: "est accompli",
  fails: "échoue",
};

const ENDS: Readonly<Record<AssaultEnd, string>> = {
  carried: "l’hexagone est emporté",
  held: "chacun reste où il est",
  repulsed: "les attaquants reculent",
  ruin: "plus personne pour combattre",
};

export const orders = {
  compliance: (result) => COMPLIANCES[result],
  complianceShift: (shift) => SHIFTS[shift],
  initiative: (outcome) => typesetFrench(OUTCOMES[outcome]),
  carriage: (by) => CARRIAGES[by],
  binding: (kind) => BINDINGS[kind],
  assaultEnd: (end) => ENDS[end],
} satisfies Partial<Texts>;
