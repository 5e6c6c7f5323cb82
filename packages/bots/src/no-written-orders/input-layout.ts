import { MODULES, ORDER_TYPES } from "@stonebridge/games/no-written-orders";

/** The inputs of a module’s own, among those of all modules: weights are for both battles, each with places and units of its own. */
export interface ModuleLayout {
  /** By hex of a place: its first number, and its place in the order of the module. */
  readonly places: ReadonlyMap<string, { readonly number: number; readonly at: number }>;
  readonly formations: ReadonlyMap<string, FormationFlags>;
  /** By unit: the flag of its loss. */
  readonly lost: ReadonlyMap<string, number>;
  /** The flag of turn 0 of the track. */
  readonly turns: number;
}

/** Where the flags of a formation begin. */
export interface FormationFlags {
  /** By the hexes of places in the order of the module; then the flag of being elsewhere on the map. */
  readonly places: number;
  readonly elsewhere: number;
  /** By order, in the order of `ORDER_TYPES`. */
  readonly orders: number;
  readonly broken: number;
}

const WHOLE_NUMBERS = [
  "turns left",
  "share left",
  "part of the turn",
  "night",
  "lead",
  "lead late",
  "lead as a share",
  "lead as a share late",
  "gains",
  "today’s judgment",
  "strength",
  "strength early",
  "who acts",
] as const;

const SIDE_NUMBERS = [
  "points of places",
  "points of losses",
  "points of formations",
  "points of the army",
  "infantry",
  "cavalry",
  "guns",
  "steps lost",
  "disrupted",
  "short of ammunition",
  "tired",
  "demoralised",
  "in contact",
  "guns in contact",
  "outflanked",
  "arriving soon",
  "arriving later",
  "attacking",
  "defending",
  "marching",
  "falling back",
  "on Reserve",
  "yet to act",
  "army near breaking",
  "formations near breaking",
  "leaders lost",
  "headquarters lost",
] as const;

const PLACE_NUMBERS = ["held", "held early", "beside", "around", "coming", "ordered"] as const;

export type WholeNumber = (typeof WHOLE_NUMBERS)[number];
export type SideNumber = (typeof SIDE_NUMBERS)[number];
export type PlaceNumber = (typeof PLACE_NUMBERS)[number];

const modules = Object.values(MODULES);
const scenarios: readonly string[] = modules.flatMap((module) => module.scenarios.map(({ id }) => id));
const placesOf = ({ victory }: (typeof modules)[number]): readonly string[] =>
  victory.places.flatMap(({ place, also }) => [place, ...also]);

/** The names of all numbers, in order: of the position, of both sides, of the places of every module. */
export const NUMBERS: readonly string[] = [
  ...WHOLE_NUMBERS,
  ...scenarios,
  ...SIDE_NUMBERS.flatMap((name) => [`Union ${name}`, `Confederate ${name}`]),
  ...modules.flatMap((module) =>
    placesOf(module).flatMap((place) => PLACE_NUMBERS.map((name) => `${module.id} ${place} ${name}`)),
  ),
];

const FIRST_OF_SIDES = WHOLE_NUMBERS.length + scenarios.length;

/** Where a number of the position as a whole is. */
export function wholeNumber(name: WholeNumber): number {
  return WHOLE_NUMBERS.indexOf(name);
}

/** Where the number is that says which scenario is played. */
export function scenarioNumber(id: string): number {
  return WHOLE_NUMBERS.length + scenarios.indexOf(id);
}

/** Where the Union’s number is; the Confederates’ follows. */
export function sideNumber(name: SideNumber): number {
  return FIRST_OF_SIDES + 2 * SIDE_NUMBERS.indexOf(name);
}

/** Where a number of a place is, from the place’s first on. */
export function placeNumber(name: PlaceNumber): number {
  return PLACE_NUMBERS.indexOf(name);
}

const laidOut = layOut();

/** How many flags there are. */
export const { flags: FLAGS } = laidOut;

/** The inputs of a module’s own. */
export function layoutOf(module: keyof typeof MODULES): ModuleLayout {
  return laidOut.layouts[module];
}

function layOut(): { readonly flags: number; readonly layouts: Readonly<Record<keyof typeof MODULES, ModuleLayout>> } {
  let flags = 0;
  let number = FIRST_OF_SIDES + 2 * SIDE_NUMBERS.length;
  const take = (count: number): number => (flags += count) - count;
  const lay = (module: (typeof modules)[number]): ModuleLayout => {
    const places = placesOf(module);
    const first = number;
    number += places.length * PLACE_NUMBERS.length;
    return {
      places: new Map(places.map((id, at) => [id, { number: first + at * PLACE_NUMBERS.length, at }])),
      formations: new Map(
        module.formations.map(({ id }) => [
          id,
          { places: take(places.length), elsewhere: take(1), orders: take(ORDER_TYPES.length), broken: take(1) },
        ]),
      ),
      lost: new Map(module.units.map(({ id }) => [id, take(1)])),
      turns: take(module.turns.length + 1),
    };
  };
  const layouts = {
    "first-bull-run": lay(MODULES["first-bull-run"]),
    "second-bull-run": lay(MODULES["second-bull-run"]),
  };
  return { flags, layouts };
}
