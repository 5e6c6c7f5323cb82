import { known } from "@stonebridge/kernel/words";
import type { DivisionData, FormationData, UnitData } from "../modules/module-data.ts";
import type { Arm } from "../vocabulary.ts";

/** What bodies of troops are: units, divisions, formations. */
export type Body =
  | "brigade"
  | "cavalry"
  | "battery"
  | "artillery"
  | "horse-artillery"
  | "battalion"
  | "detachment"
  | "division"
  | "corps"
  | "command"
  /** Has a name of its own. */
  | "named";

/** A body of troops and its commander: "Jackson’s brigade"; a letter for one of several artillery groups. */
export interface Naming {
  readonly body: Body;
  readonly of: string;
  readonly part?: "a" | "b";
}

/** Units with names of their own, by commander or number; each language writes the name out. */
const OWN_NAMES = [
  "Stonewall",
  "Texas",
  "Washington Artillery",
  "Hampton",
  "Camp Pickens",
  "garrison",
  "6 NC",
  "13 VA",
  "6 SC",
] as const;
export type OwnName = (typeof OWN_NAMES)[number];

const ARMS: Readonly<Record<Arm, Body>> = {
  infantry: "brigade",
  cavalry: "cavalry",
  foot: "battery",
  horse: "horse-artillery",
};

/** Units whose counters do not give just their commander in this battle, or that are another kind of body. */
const UNITS: Readonly<Record<string, readonly [of: string, body?: Body]>> = {
  "Carlisle E/2 US": ["Carlisle"],
  "Ayres E/3 US": ["Ayres"],
  "Haines 30-pdr": ["Haines"],
  "Reynolds 2 RI + 71 NYSM howitzers": ["Reynolds"],
  "Griffin D/5 US": ["Griffin"],
  Sykes: ["Sykes", "battalion"],
  "Ricketts I/1 US": ["Ricketts"],
  "Arnold D/2 US": ["Arnold"],
  "Tidball A/2 US": ["Tidball"],
  "Greene G/2 US": ["Greene"],
  "Hunt M/2 US": ["Hunt"],
  "Edwards G/1 US": ["Edwards"],
  "Mead/Terry": ["Mead"],
  Hampton: ["Hampton", "named"],
  "Fisher 6 NC": ["6 NC", "named"],
  "13 VA (A.P. Hill)": ["13 VA", "named"],
  "6 SC (Winder)": ["6 SC", "named"],
  "Camp Pickens heavy battery": ["Camp Pickens", "named"],
  "Hatch/Sullivan": ["Sullivan"],
  "Hartsuff/Stiles": ["Stiles"],
  "Carroll/Thoburn": ["Thoburn"],
  "Jackson/Hardin": ["Hardin"],
  "Berry/Poe": ["Poe"],
  "Butterfield/Lansing": ["Lansing"],
  "Hazlett D/5 US": ["Hazlett"],
  "Benjamin E/2 US": ["Benjamin"],
  "Art. IX": ["Reno", "artillery"],
  "Reserve Art. I": ["Sigel", "artillery"],
  "Stonewall/Baylor": ["Stonewall", "named"],
  "Starke/Stafford": ["Stafford"],
  "Lawton/Douglass": ["Douglass"],
  "Forno/Strong": ["Forno"],
  "Field/Brockenbrough": ["Field"],
  "Hood (Texas)/Wofford": ["Texas", "named"],
  "Washington Art.": ["Washington Artillery", "named"],
  "Hunton (Pickett)": ["Hunton"],
  "Toombs/Benning": ["Benning"],
  "Division batteries": ["Kemper", "artillery"],
  "S.D. Lee Bn": ["S.D. Lee", "battalion"],
};

/** What a unit is called in this battle: by its commander. */
export function unitNaming({ name, arm }: Pick<UnitData, "name" | "arm">): Naming {
  const [, whole = name, part] = /^(.*?)(?: ([ab]))?$/.exec(name) ?? [];
  const [of, body] = known(UNITS, whole) ?? ofGuns(whole);
  return { of, body: body ?? ARMS[arm], ...(part === "a" || part === "b" ? { part } : {}) };
}

/** A unit’s commander, short enough for a counter. */
export function counterName(unit: Pick<UnitData, "name" | "arm">): string {
  const { of, part } = unitNaming(unit);
  return part === undefined ? of : `${of} ${part}`;
}

/** "Art. Schurz" is the artillery of Schurz. */
function ofGuns(name: string): readonly [of: string, body?: Body] {
  return name.startsWith("Art. ") ? [name.slice("Art. ".length), "artillery"] : [name];
}

/** Formations and divisions that the modules do not name by a commander and a body of troops. */
const GROUPS: Readonly<Record<string, readonly [of: string, body: Body]>> = {
  "Pennsylvania Reserves": ["Reynolds", "division"],
  "Light Division": ["A.P. Hill", "division"],
  "Hampton Legion": ["Hampton", "named"],
  "6th North Carolina": ["6 NC", "named"],
  "13th Virginia": ["13 VA", "named"],
  Unattached: ["garrison", "named"],
};

const KINDS: Readonly<Record<string, Body>> = {
  Corps: "corps",
  Division: "division",
  Cavalry: "cavalry",
  Brigade: "brigade",
  "Demi-Brigade": "brigade",
  Detachment: "detachment",
  Battalion: "battalion",
};

/** What a formation or division is called. "Cocke, left" is the command of Cocke. */
export function groupNaming({ name }: Pick<FormationData | DivisionData, "name">): Naming {
  const found = known(GROUPS, name);
  if (found !== undefined) return { of: found[0], body: found[1] };
  const [, of, kind = ""] = /^(.+)’s (\S+)$/.exec(name) ?? [];
  if (of !== undefined) return { of, body: KINDS[kind] };
  return { of: name.replace(/,.*$/, ""), body: "command" };
}
