import type { Whereabouts } from "../../views/view.ts";
import type { Texts, UnitState } from "../texts.ts";

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  waiting: "pas encore sur la carte",
  map: "sur la carte",
  unseen: "quelque part sur la carte",
  eliminated: "éliminée, peut être ralliée",
  destroyed: "définitivement perdue",
  exited: "a quitté la carte",
};

const STATES: Readonly<Record<UnitState, string>> = {
  disrupted: "désorganisée",
  bombarded: "a bombardé",
  lowAmmunition: "à court de cartouches",
  outOfSupply: "sans ravitaillement",
};

export const state = {
  whereabouts: (where) => WHEREABOUTS[where],
  unitState: (one) => STATES[one],
} satisfies Partial<Texts>;
