import { ACTION_OVER } from "../../../src/no-written-orders/turn/action.ts";
import type { Position } from "../../../src/no-written-orders/position.ts";
import { asToldOf, type Men, ownSide } from "./armies.ts";
import { type Setting, Stage } from "./stage.ts";

/** What the assaults of a test need beside their armies. */
export interface AssaultSetting extends Partial<Setting> {
  /** Formations that act; `u1` unless told. */
  readonly acting?: readonly string[];
  /** Those with a unit near an enemy, and in his zone of control, when the action began. */
  readonly near?: readonly string[];
  readonly inZone?: readonly string[];
  /** Changes to the position before the segment. */
  readonly before?: (
    p: Position,
    stage: { readonly unit: (id: string) => number; readonly hex: (id: string) => number },
  ) => void;
}

/** Segment III of the Union: c1 defends, u1 attacks far off, leaders are in command beside 0505. */
export function assaultsOf(
  { acting = ["u1"], near = [], inZone = [], before, ...setting }: AssaultSetting,
  dice: readonly number[] = [],
): Stage {
  return new Stage(
    {
      units: [],
      orders: { u1: { type: "attack", target: "0512" }, c1: { type: "defend", target: "0505" } },
      ...setting,
      at: { "u1-fl": "0501", "u-oc": "0502", "c1-fl": "0510", ...setting.at },
      plain: { rows: 14, ...setting.plain },
      frames(field, p) {
        const holders = (ids: readonly string[]) => ids.map((id) => field.holderIndex.get(id) as number);
        before?.(p, {
          unit: (id) => field.unitIndex.get(id) as number,
          hex: (id) => field.map.grid.known(id),
        });
        const own = {
          side: ownSide(),
          holders: holders(acting),
          reserve: 0,
          near: holders(near),
          inZone: holders(inZone),
        };
        return [
          { step: "action", ...own, at: ACTION_OVER - 1 },
          { step: "declaration", ...own, units: [], targets: [] },
        ];
      },
    },
    dice,
  );
}

/** Makes assaults by armies in which everybody assaults whom he can; dice: two of the defenders, two of the attackers, then as they fall. */
export function assaultsBy(units: readonly Men[]) {
  return (at: AssaultSetting["at"], dice: readonly number[], setting: AssaultSetting = {}): Stage => {
    const stage = assaultsOf({ units, ...setting, at: at ?? {} }).throws(...dice);
    while (!stage.over && stage.decision.step === "declaration") stage.act(stage.offered("assault")[0] ?? END);
    return stage;
  };
}

/** Strength and hits of each fire; side, morale and result of each check. */
export const fired = (stage: Stage) => stage.told("fired").map(({ strength, hits }) => [strength, hits]);
export const checks = (stage: Stage) =>
  stage.told("morale-tested").map(({ side, roll, held }) => [asToldOf(side), roll.needed, held]);

/** What a unit does. */
export const assault = (unit: string, hex: string) => ({ type: "assault", unit, hex }) as const;
export const END = { type: "end-declaration" } as const;

/** Steps lost by each. */
export function lost(stage: Stage, ...ids: readonly string[]): readonly (number | undefined)[] {
  return ids.map((id) => stage.p.lost[stage.unit(id)]);
}
