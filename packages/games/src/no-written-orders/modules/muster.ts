import type { Basis } from "@stonebridge/board";
import { statesOf } from "../army/steps.ts";
import type { Arm, OptionId, SideId } from "../vocabulary.ts";
import type { DivisionData, FormationData, ScaleData, UnitData, UnitValue } from "./module-data.ts";

/** A formation with its divisions and units. */
export interface Corps {
  readonly formation: FormationData;
  readonly divisions: readonly DivisionData[];
  readonly units: readonly UnitData[];
}

/** Men are estimates of their sources, strength follows from men and guns; morale and movement are our own estimates. */
const BASIS: Readonly<Record<UnitValue, Basis>> = {
  men: "estimate",
  guns: "derived",
  strength: "derived",
  morale: "estimate",
  movement: "estimate",
  range: "derived",
};

/** Of a corps train (NWO-19.6-c): every formation with a chit has one. */
const RELOADS = 5;

/** What a unit has besides its men; movement if it differs from that of its arm. */
interface Traits {
  readonly movement?: number;
  readonly option?: OptionId;
}

type Listed = Omit<UnitData, "side" | "formation" | "division">;

/** Strength points for this many men or guns: to the nearest, at least one (scale of the module). */
export function pointsFor(count: number, perPoint: number): number {
  return Math.max(1, Math.floor((2 * count + perPoint) / (2 * perPoint)));
}

/** Movement allowances of an army. */
export interface Paces {
  /** Infantry and foot artillery. */
  readonly foot: number;
  /** Cavalry and horse artillery. */
  readonly mounted: number;
}

/** Makes the formations of one side by the scale of a module. */
export function musterOf(side: SideId, scale: Pick<ScaleData, "infantry" | "cavalry" | "guns">, paces: Paces) {
  const unit = (
    values: Pick<UnitData, "id" | "name" | "men" | "guns" | "morale" | "range" | "contents">,
    arm: Arm,
    front: number,
    { movement, option }: Traits,
  ): Listed => {
    const mounted = arm === "cavalry" || arm === "horse";
    return {
      ...values,
      arm,
      strength: statesOf(front),
      movement: movement ?? (mounted ? paces.mounted : paces.foot),
      armament: arm === "infantry" || arm === "cavalry" ? "rifle" : null,
      basis: BASIS,
      ...(option === undefined ? {} : { option }),
    };
  };
  /** Men with muskets or sabres. */
  const troops =
    (arm: "infantry" | "cavalry") =>
    (id: string, name: string, men: number, morale: number, contents: string, traits: Traits = {}): Listed =>
      unit({ id, name, men, guns: 0, morale, range: 0, contents }, arm, pointsFor(men, scale[arm]), traits);
  /** Batteries: gunners, guns, morale, range. */
  const batteries =
    (arm: "foot" | "horse") =>
    (
      id: string,
      name: string,
      [men, guns]: readonly [men: number, guns: number],
      [morale, range]: readonly [morale: number, range: number],
      contents: string,
      traits: Traits = {},
    ): Listed =>
      unit({ id, name, men, guns, morale, range, contents }, arm, pointsFor(guns, scale.guns), traits);

  /**
   * A formation and its units by division; under `""` those without one.
   * @param names of the divisions
   */
  const corps = (
    formation: Pick<FormationData, "id" | "name" | "commander" | "level"> &
      Partial<Pick<FormationData, "wing" | "chit" | "cavalryCorps" | "levelWithout" | "option">>,
    units: Readonly<Record<string, readonly Listed[]>>,
    names: Readonly<Record<string, string>> = {},
  ): Corps => ({
    formation: {
      side,
      wing: null,
      chit: true,
      cavalryCorps: false,
      levelBasis: "estimate",
      ...(formation.chit === false ? {} : { reloads: RELOADS }),
      ...formation,
    },
    divisions: Object.entries(names).map(([id, name]) => {
      return { id, name, formation: formation.id, units: units[id].map((one) => one.id) };
    }),
    units: Object.entries(units).flatMap(([division, listed]) =>
      listed.map((one): UnitData => {
        return { ...one, side, formation: formation.id, division: division === "" ? null : division };
      }),
    ),
  });
  return {
    infantry: troops("infantry"),
    cavalry: troops("cavalry"),
    foot: batteries("foot"),
    horse: batteries("horse"),
    corps,
  };
}
