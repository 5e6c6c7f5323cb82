import type { Whereabouts } from "../../views/view.ts";
import type { Texts, UnitState } from "../texts.ts";

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  waiting: "not yet on the map",
  map: "on the map",
  unseen: "somewhere on the map",
  eliminated: "eliminated, may rally",
  destroyed: "lost for good",
  exited: "has left the map",
};

const STATES: Readonly<Record<UnitState, string>> = {
  disrupted: "disrupted",
  bombarded: "has bombarded",
  lowAmmunition: "low on cartridges",
  outOfSupply: "out of supply",
};

export const state = {
  whereabouts: (where) => WHEREABOUTS[where],
  unitState: (one) => STATES[one],
} satisfies Partial<Texts>;
