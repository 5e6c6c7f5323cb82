import type { Field, View } from "@stonebridge/games/no-written-orders";
import type { BattleModel } from "../../board/model.ts";
import { hexOf } from "./pieces/pieces.ts";

/** Who attacks or bombards which hex, in the order of their declaration. */
export interface Declared {
  readonly hex: string;
  readonly units: readonly string[];
  readonly guns: boolean;
  /** It is being fought. */
  readonly now: boolean;
}

/** The assaults, charges and bombardments that are declared, as far as a seat knows the running steps. */
export function declaredIn(field: Field, view: View): readonly Declared[] {
  const { ids } = field.map.grid;
  const fought = fightNow(field, view);
  const declared = new Map<string, { readonly units: string[]; readonly guns: boolean }>();
  for (const frame of view.steps) {
    const guns = frame.step === "bombardment";
    const [units, targets] = pairsOf(frame);
    for (const [at, unit] of units.entries()) {
      const hex = ids[targets[at] as number] as string;
      const known = declared.get(hex) ?? { units: [], guns };
      known.units.push(field.units[unit].id);
      declared.set(hex, known);
    }
  }
  return [
    ...(fought === undefined ? [] : [{ ...fought, guns: false, now: true }]),
    ...[...declared].flatMap(([hex, one]) => (hex === fought?.hex ? [] : [{ hex, ...one, now: false }])),
  ];
}

type Pairs = readonly [units: readonly number[], targets: readonly number[]];

function pairsOf(frame: View["steps"][number]): Pairs {
  if (!("targets" in frame)) return [[], []];
  return [frame.step === "bombardment" ? frame.batteries : frame.units, frame.targets];
}

/** The assault or charge that is being fought. */
function fightNow(field: Field, view: View): Pick<Declared, "hex" | "units"> | undefined {
  const frame = view.steps.findLast((one) => one.step === "fight" || one.step === "melee");
  if (frame === undefined || !("hex" in frame)) return undefined;
  const units = "attackers" in frame ? frame.attackers : "chargers" in frame ? frame.chargers : [];
  return { hex: field.map.grid.ids[frame.hex] as string, units: units.map((unit) => field.units[unit].id) };
}

/** The same as the board draws it. */
export function declaredBattles(field: Field, view: View): readonly BattleModel[] {
  return declaredIn(field, view).map(({ hex, units, guns, now }, at) => ({
    number: at + 1,
    state: now ? "now" : "declared",
    targets: [hex],
    attackers: guns ? [] : hexesOf(view, units),
    guns: guns ? hexesOf(view, units) : [],
  }));
}

function hexesOf(view: View, units: readonly string[]): readonly string[] {
  return [...new Set(units.flatMap((unit) => hexOf(view, unit) ?? []))];
}
