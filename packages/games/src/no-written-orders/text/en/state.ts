import type { Basis } from "@stonebridge/board";
import type { Whereabouts } from "../../view.ts";
import type { Fatigue, Texts, UnitState } from "../texts.ts";

const FATIGUES: Readonly<Record<Fatigue, string>> = { 0: "fresh", 1: "fatigued", 2: "exhausted" };

const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  waiting: "not yet on the map",
  map: "on the map",
  unseen: "somewhere on the map",
  eliminated: "eliminated, may be rallied",
  destroyed: "gone for good",
  exited: "has left the map",
};

const STATES: Readonly<Record<UnitState, string>> = {
  disrupted: "disrupted",
  bombarded: "has bombarded",
  lowAmmunition: "low on cartridges",
  outOfSupply: "out of supply",
};

const BASES: Readonly<Record<Basis, string>> = { rulebook: "rulebook", derived: "derived", estimate: "estimate" };

export const state = {
  fatigue: (level) => FATIGUES[level as Fatigue] ?? FATIGUES[0],
  whereabouts: (where) => WHEREABOUTS[where],
  unitState: (one) => STATES[one],
  basis: (basis) => BASES[basis],
} satisfies Partial<Texts>;
