import type { About, Action, ActionType } from "../../../src/second-bull-run-1862/actions.ts";
import { texts as en } from "../../../src/second-bull-run-1862/text/en.ts";
import { refusals as enRefusals } from "../../../src/second-bull-run-1862/text/en/refusals.ts";
import { texts as fr } from "../../../src/second-bull-run-1862/text/fr.ts";
import { refusals as frRefusals } from "../../../src/second-bull-run-1862/text/fr/refusals.ts";
import { namesOf, type Names, type Refusals, type Texts } from "../../../src/second-bull-run-1862/text/texts.ts";
import { BUILT_MAP } from "../../../src/second-bull-run-1862/map.ts";

export const LANGUAGES = [
  { ...en, ...enRefusals },
  { ...fr, ...frRefusals },
].map((texts) => ({
  texts,
  names: namesOf(texts, BUILT_MAP.zones),
  language: texts.language,
}));

export function inBoth(of: (texts: Texts & Refusals, names: Names) => string): readonly [string, string] {
  const [english, french] = LANGUAGES.map(({ texts, names }) => of(texts, names));
  return [english, french.replaceAll("\u202f", " ")];
}

export const ACTIONS: { readonly [T in ActionType]: Extract<Action, { readonly type: T }> } = {
  place: { type: "place", unit: "taliaferro-artillery", zone: "95" },
  post: { type: "post", commander: "jackson", zone: "155" },
  face: { type: "face", unit: "gibbon", zone: "155" },
  suggest: { type: "suggest" },
  ready: { type: "ready" },
  designate: { type: "designate", commander: "heintzelman" },
  "choose-division": { type: "choose-division", division: "butterfield" },
  "choose-independent": { type: "choose-independent", unit: "washington-artillery" },
  enough: { type: "enough" },
  activate: { type: "activate", unit: "hill-artillery" },
  done: { type: "done" },
  rest: { type: "rest", unit: "gibbon" },
  step: { type: "step", unit: "gibbon", zone: "99" },
  force: { type: "force", unit: "gibbon" },
  dismount: { type: "dismount", unit: "buford" },
  mount: { type: "mount", unit: "fitzhugh-lee" },
  attack: { type: "attack", unit: "schimmelfennig", zone: "115" },
  end: { type: "end", unit: "ewell-artillery" },
  try: { type: "try", commander: "pope" },
  ride: { type: "ride", commander: "longstreet", zone: "56" },
  stay: { type: "stay" },
  displace: { type: "displace", commander: "mcdowell", zone: "108" },
  fight: { type: "fight", zone: "128" },
  choose: { type: "choose", unit: "us-artillery" },
  withdraw: { type: "withdraw", unit: "field", zone: "126" },
  advance: { type: "advance", unit: "krzyzanowski", zone: "143" },
  decline: { type: "decline" },
  flee: { type: "flee", unit: "baylor" },
  call: { type: "call" },
  launch: { type: "launch" },
  refrain: { type: "refrain" },
  enter: { type: "enter", unit: "us-artillery", entry: "E" },
  bring: { type: "bring", commander: "pope", entry: "B" },
  wait: { type: "wait", unit: "milroy" },
  part: { type: "part", unit: "reynolds-artillery" },
  hold: { type: "hold", unit: "evans" },
  recall: { type: "recall", commander: "sigel" },
};

/** All values that a decision of any step may bring along. */
export const ABOUT: About = {
  side: "confederate",
  unit: "ewell-artillery",
  commander: "longstreet",
  division: "hill",
  zone: "122",
  left: 1,
  of: 3,
  points: 2,
  allowance: 6,
  forced: false,
  contacts: ["gibbon", "hatch-artillery"],
  cause: "suffering",
  wanted: 2,
  steps: 1,
  apart: ["archer", "hill-artillery"],
};

const ENGLISH = /\b(the|and|of|or|to|with|MP|VP|loss|losses|march|move|turn|cannot|brigades? of|enemy)\b/i;

/** Nothing missing, nothing doubled, typeset as its language is: what is wrong with it, if anything. */
export function faultOf(text: string, language: string): string | undefined {
  if (text.trim() === "") return "empty";
  if (/undefined|NaN|\bnull\b|\[object|function/.test(text)) return "a value is missing";
  if (/ {2}|^ | $|'|"| [.,]|[.,]{2}|\d-\d/.test(text)) return "set badly";
  if (/[-–]\d/.test(text)) return "a hyphen for a minus";
  if (/\b[a-z]+-(artillery|lee)\b/.test(text)) return "an id for a name";
  if (language === "en") return /[\u202f«»]|(?<!\d) [;:!?]/.test(text) ? "set as French" : undefined;
  if (/ [;:!?%»]|« |\d (?:PM|PV|h)\b/.test(text)) return "spaces";
  return ENGLISH.test(text.replaceAll("The Dump", "")) ? "English" : undefined;
}
