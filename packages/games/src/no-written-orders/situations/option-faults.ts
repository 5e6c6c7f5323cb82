import { Faults, type Fault } from "@stonebridge/kernel";
import type { ModuleData } from "../modules/module-data.ts";
import { type Need, SWITCHES } from "../options/switches.ts";
import { OPTION_VALUES, type Options, SIDES } from "../vocabulary.ts";

/** What a module must have for a switch, and whether it has it. */
const HAS: Readonly<Record<Need, (module: ModuleData) => boolean>> = {
  "pursuit ratings": ({ units }) => units.every(({ arm, pursuit }) => arm !== "cavalry" || pursuit !== undefined),
  "army trains": ({ armies }) => SIDES.every((side) => armies[side].trains.length > 0),
  "artillery tracks": ({ armies }) => SIDES.every((side) => armies[side].artilleryTrack > 0),
  "corps trains": ({ formations }) => formations.some(({ reloads }) => reloads !== undefined),
  "leader traits": ({ leaders }) => leaders.some(({ trait }) => trait !== null),
};

/** Finds chosen switches that cannot be: locked by the module, of another module, or without what they need. */
export function optionFaults(module: ModuleData, options: Options): readonly Fault[] {
  const faults = new Faults();
  for (const { id, rule, requires, needs, module: own } of SWITCHES) {
    if (options[id] === OPTION_VALUES[id][0] || options[id] === "off") continue;
    const field = `options.${id}`;
    if (own !== undefined && own !== module.id)
      faults.add(field, `is not an option of ${module.name}; leave it out`, rule);
    if (module.switches.off.includes(id)) faults.add(field, `stays off in ${module.name}`, rule);
    for (const other of requires) if (options[other] !== "on") faults.add(field, `needs ${other} to be on too`, rule);
    if (needs !== undefined && !HAS[needs](module))
      faults.add(field, `needs ${needs}, which ${module.name} does not have`, rule);
  }
  return faults.list;
}
