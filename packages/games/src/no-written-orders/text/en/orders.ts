import type { AssaultEnd } from "../../forecast.ts";
import type { InitiativeOutcome } from "../../initiative.ts";
import type { BindingKind } from "../../order-bindings.ts";
import type { Carriage } from "../../order-outlook.ts";
import type { ComplianceShift } from "../../tables/compliance-table.ts";
import type { Compliance } from "../../vocabulary.ts";
import type { Texts } from "../texts.ts";

const COMPLIANCES: Readonly<Record<Compliance, string>> = {
  C: "Obeys at once",
  R4: "Obeys later, on a 4 or more",
  R5: "Obeys later, on a 5 or more",
  R6: "Obeys later, on a 6",
};

const SHIFTS: Readonly<Record<ComplianceShift, string>> = {
  onReserve: "he is on Reserve",
  attackOrProbe: "an Attack or a Probe",
  faceToFace: "given face to face",
  divisionOrCavalry: "a division or a cavalry corps",
  generalRetreat: "a General Retreat",
};

const OUTCOMES: Readonly<Record<InitiativeOutcome, string>> = {
  "bad-move": "bad move: the enemy orders him",
  "no-effect": "nothing comes of it",
  acts: "he acts at once",
  waits: "his order waits for a 4 or more",
};

const CARRIAGES: Readonly<Record<Carriage, string>> = {
  "face-to-face": "face to face",
  "at-once": "at once",
  aide: "by an aide",
  "cut-off": "no way leads to him",
};

const BINDINGS: Readonly<Record<BindingKind, string>> = {
  must: "must",
  may: "may",
  "must-not": "must not",
  achieved: "is achieved",
  fails: "fails",
};

const ENDS: Readonly<Record<AssaultEnd, string>> = {
  carried: "the hex is carried",
  held: "both stay where they are",
  repulsed: "the attackers fall back",
  ruin: "nobody is left to fight",
};

export const orders = {
  compliance: (result) => COMPLIANCES[result],
  complianceShift: (shift) => SHIFTS[shift],
  initiative: (outcome) => OUTCOMES[outcome],
  carriage: (by) => CARRIAGES[by],
  binding: (kind) => BINDINGS[kind],
  assaultEnd: (end) => ENDS[end],
} satisfies Partial<Texts>;
