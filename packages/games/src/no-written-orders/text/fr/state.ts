import type { Basis } from "@stonebridge/board";
import type { Whereabouts } from "../../view.ts";
import type { Fatigue, Texts, UnitState } from "../texts.ts";

const FATIGUES: Readonly<Record<Fatigue, string>> = { 0: "sans fatigue", 1: "fatigue", 2: "épuisement" };

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  waiting: "pas encore sur la carte",
  map: "sur la carte",
  unseen: "quelque part sur la carte",
  eliminated: "éliminée, peut être ralliée",
  destroyed: "perdue pour de bon",
  exited: "a quitté la carte",
};

const STATES: Readonly<Record<UnitState, string>> = {
  disrupted: "désorganisée",
  bombarded: "a bombardé",
  lowAmmunition: "à court de cartouches",
  outOfSupply: "sans ravitaillement",
};

const BASES: Readonly<Record<Basis, string>> = { rulebook: "livret", derived: "déduit", estimate: "estimation" };

export const state = {
  fatigue: (level) => FATIGUES[level as Fatigue] ?? FATIGUES[0],
  whereabouts: (where) => WHEREABOUTS[where],
  unitState: (one) => STATES[one],
  basis: (basis) => BASES[basis],
} satisfies Partial<Texts>;
