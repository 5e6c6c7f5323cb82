import type { FieldShape } from "@stonebridge/kernel";
import type { About, Action } from "../../../src/no-written-orders/actions.ts";
import { CAMPAIGN_ACTIONS } from "../../../src/no-written-orders/actions/campaign.ts";
import { COMBAT_ACTIONS } from "../../../src/no-written-orders/actions/combat.ts";
import { MOVEMENT_ACTIONS } from "../../../src/no-written-orders/actions/movement.ts";
import { ORDERS_ACTIONS } from "../../../src/no-written-orders/actions/orders.ts";
import { TURN_ACTIONS } from "../../../src/no-written-orders/actions/turn.ts";
import { BUILT_MAPS } from "../../../src/no-written-orders/modules/built-maps.ts";
import type { Field } from "../../../src/no-written-orders/field.ts";
import { createField } from "../../../src/no-written-orders/opened-field.ts";
import { MODULES } from "../../../src/no-written-orders/modules/modules.ts";
import { DEFAULT_OPTIONS } from "../../../src/no-written-orders/options/switches.ts";
import { texts as en } from "../../../src/no-written-orders/text/en.ts";
import { refusals as enRefusals } from "../../../src/no-written-orders/text/en/refusals.ts";
import { texts as fr } from "../../../src/no-written-orders/text/fr.ts";
import { refusals as frRefusals } from "../../../src/no-written-orders/text/fr/refusals.ts";
import { type Names, namesOf, type Refusals, type Texts } from "../../../src/no-written-orders/text/index.ts";

/** The fields of the first start of each module, with everybody who may come. */
export const FIELDS: readonly Field[] = Object.values(MODULES).map((module) =>
  createField(
    {
      format: "stonebridge-situation",
      version: 1,
      game: "no-written-orders",
      scenario: module.scenarios[0]!.id,
    } as never,
    module,
    module.scenarios[0]!,
    BUILT_MAPS[module.id](),
    {
      ...DEFAULT_OPTIONS,
      campPickens: "on",
      runyon: "on",
      advancedSupply: "on",
      artilleryAmmo: "on",
      smallArmsAmmo: "on",
    },
  ),
);

export interface Language {
  readonly texts: Texts & Refusals;
  readonly language: string;
  /** On the field of the second battle. */
  readonly names: Names;
}

export const LANGUAGES: readonly Language[] = [
  { ...en, ...enRefusals },
  { ...fr, ...frRefusals },
].map((texts) => ({
  texts,
  language: texts.language,
  names: namesOf(texts, FIELDS[1]!),
}));

export function inBoth(of: (texts: Texts & Refusals, names: Names) => string): readonly [string, string] {
  const [english = "", french = ""] = LANGUAGES.map(({ texts, names }) => of(texts, names));
  return [english, french.replaceAll("\u202f", " ")];
}

/** A value for every field that an action may hold; some long names among them. */
const VALUES: Readonly<Record<string, string>> = {
  unit: "c_field",
  hex: "1217",
  leader: "fitzhugh-lee",
  holder: "fitzhugh-lee-brigade",
  formation: "L5",
  commander: "longstreet",
  from: "lee",
  to: "L5",
  order: "general-retreat",
  train: "L5-train",
};

const SHAPES: Readonly<Record<string, Readonly<Record<string, FieldShape>>>> = {
  ...TURN_ACTIONS,
  ...ORDERS_ACTIONS,
  ...MOVEMENT_ACTIONS,
  ...COMBAT_ACTIONS,
  ...CAMPAIGN_ACTIONS,
};

/** An action of every type, all its fields filled. */
export const SAMPLE_ACTIONS: readonly Action[] = Object.entries(SHAPES).map(([type, shape]) => {
  const fields = Object.keys(shape).map((key) => {
    const value = VALUES[key];
    if (value === undefined) throw new Error(`There is no sample of "${key}", which ${type} holds.`);
    return [key, value];
  });
  return { type, ...Object.fromEntries(fields) } as Action;
});

/** All values that a decision of any step may bring along. */
export const SAMPLE_ABOUT: About = {
  side: "confederate",
  commander: "lee",
  formations: ["W3"],
  units: ["c_baylor", "c_hart_a", "c_hood"],
  points: [5, 12, 3],
  purpose: "initial",
  hex: "1217",
  leader: "s-d-lee",
  left: 2,
};

const ENGLISH = /\b(the|and|of|or|to|with|MP|VP|his|loss|move|turn|cannot|may|enemy|unit stands|order of)\b/i;

/** Nothing missing, nothing doubled, typeset as its language is: what is wrong with it, if anything. */
export function faultOf(text: string, language: string): string | undefined {
  if (text.trim() === "") return "empty";
  if (/undefined|NaN|\bnull\b|\[object|function|Infinity/.test(text)) return "a value is missing";
  if (/ {2}|^ | $|'|"| [.,]|[.,]{2}|\d-\d/.test(text.replaceAll(/\b[A-Z]\.[A-Z]\./g, "X"))) return "set badly";
  if (/[-–]\d/.test(text)) return "a hyphen for a minus";
  if (/\b[uc]_[a-z]|\b[UCVWL]\d\b|\b[a-z]+-(brigade|division|cavalry|battalion|detachment|legion|train)\b/.test(text))
    return "an id for a name";
  if (language === "en") return /[\u202f«»]|(?<!\d) [;:!?]/.test(text) ? "set as French" : undefined;
  if (/ [;:!?%»]|« |\d (?:PM|PV|h)\b/.test(text)) return "spaces";
  return ENGLISH.test(text.replaceAll("The Dump", "")) ? "English" : undefined;
}
