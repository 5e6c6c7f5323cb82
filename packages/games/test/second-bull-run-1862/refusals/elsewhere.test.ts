import { describe, expect, test } from "vitest";
import { type Action, ACTION_SHAPES, type ActionType } from "../../../src/second-bull-run-1862/actions.ts";
import { CONFEDERATE, NONE, UNION } from "../../../src/second-bull-run-1862/field.ts";
import type { Frame } from "../../../src/second-bull-run-1862/frames.ts";
import type { Placement } from "../../../src/second-bull-run-1862/situations/situation.ts";
import { type Setting, Stage } from "../support/stage.ts";

/** Of the Union, of the enemy. */
const NAMES: Readonly<Record<string, readonly [own: string, other: string]>> = {
  unit: ["meade", "archer"],
  commander: ["mcdowell", "jackson"],
  division: ["reynolds", "ewell"],
  zone: ["76", "98"],
  entry: ["A", "B"],
};

/** For kinds of actions, why the Union cannot take one of its own, why one of the enemy’s, and why one with each name unknown. */
type Moment = Readonly<Partial<Record<ActionType, string>>>;

const REYNOLDS: readonly Placement[] = [
  { unit: "meade", zone: "77" },
  { unit: "seymour", zone: "97" },
  { unit: "archer", zone: "155", facing: "142" },
];

/** A stage on which these steps run; the Union is active. */
function at(frame: Frame, dice: readonly number[] = [], more: Partial<Setting> = {}): Stage {
  return new Stage(
    { placements: REYNOLDS, commanders: [{ id: "mcdowell", zone: "78" }], frames: () => [frame], ...more },
    dice,
  );
}
const half = (): Stage => at({ step: "segment", side: UNION, at: 0, commander: NONE, slots: NONE }, [6]);
const named = (): Stage => half().act({ type: "designate", commander: "mcdowell" });
const chosen = (): Stage => named().act({ type: "choose-division", division: "reynolds" });
const marching = (): Stage => chosen().act({ type: "activate", unit: "meade" });
const settingUp = (): Stage => at({ step: "placement", side: UNION }, [], { placements: [], commanders: [] });
const enemySetsUp = (): Stage =>
  at({ step: "placement", side: CONFEDERATE }, [], { placements: [], commanders: [], active: "confederate" });
const byNight = (): Stage => at({ step: "night", at: 0 }, [], { scenario: "both-days", day: 2, turn: 1 });

function reasons(stage: Stage, type: ActionType): string {
  const fields = Object.keys(ACTION_SHAPES[type]);
  const make = (one: 0 | 1): Action =>
    ({ type, ...Object.fromEntries(fields.map((field) => [field, NAMES[field]?.[one]])) }) as Action;
  const tries = [make(0), ...(fields.length === 0 ? [] : [make(1)])];
  const unknown = fields.map((field) => ({ ...make(0), [field]: "nobody" }) as Action);
  return [...tries, ...unknown].map((one) => String(stage.whyNot(one, "union")?.reason)).join(" ");
}

/** A corps commander is to be named. */
const DESIGNATING: Moment = {
  place: "set-up-over set-up-over set-up-over set-up-over",
  post: "set-up-over set-up-over set-up-over set-up-over",
  face: "face-moved other-side no-such-unit no-such-zone",
  suggest: "set-up-over",
  ready: "set-up-over",
  "choose-division": "choose-leader choose-leader no-such-division",
  "choose-independent": "choose-leader choose-leader choose-leader",
  enough: "choose-leader",
  activate: "choose-leader other-side no-such-unit",
  done: "choose-leader",
  rest: "choose-leader other-side no-such-unit",
  step: "choose-leader other-side no-such-unit choose-leader",
  force: "choose-leader other-side no-such-unit",
  dismount: "choose-leader other-side no-such-unit",
  mount: "choose-leader other-side no-such-unit",
  attack: "choose-leader other-side no-such-unit choose-leader",
  end: "choose-leader other-side no-such-unit",
  try: "try-corps other-side no-such-commander",
  ride: "ride-later other-side no-such-commander ride-later",
  stay: "ride-later",
  displace: "displace-other other-side no-such-commander displace-other",
  fight: "fight-early fight-early fight-early",
  choose: "choose-settled choose-settled no-such-unit",
  withdraw: "withdraw-other withdraw-other no-such-unit withdraw-other",
  advance: "advance-nowhere advance-nowhere advance-nowhere advance-nowhere",
  decline: "advance-nowhere",
  flee: "flee-later flee-later flee-later",
  call: "call-any-turn",
  launch: "launch-turn",
  refrain: "refrain-second",
  enter: "enter-present other-side no-such-unit enter-present",
  bring: "enter-present other-side no-such-unit enter-present",
  wait: "enter-present other-side no-such-unit",
  part: "part-by-night part-by-night part-by-night",
  hold: "part-by-night part-by-night part-by-night",
  recall: "recall-by-night recall-by-night recall-by-night",
};

/** His die has fallen: a division is to be chosen. */
const DIVISIONS: Moment = {
  designate: "designate-once designate-once designate-once",
  "choose-independent": "choose-banded other-side no-such-unit",
  activate: "act-unchosen other-side no-such-unit",
  done: "not-asked",
  rest: "act-unchosen other-side no-such-unit",
  step: "act-unchosen other-side no-such-unit act-unchosen",
  force: "act-unchosen other-side no-such-unit",
  dismount: "act-unchosen other-side no-such-unit",
  mount: "act-unchosen other-side no-such-unit",
  attack: "act-unchosen other-side no-such-unit act-unchosen",
  end: "act-unchosen other-side no-such-unit",
};

/** A division has been chosen: a brigade is to be named. */
const ACTIVATING: Moment = {
  "choose-division": "choose-busy choose-busy no-such-division",
  "choose-independent": "choose-busy choose-busy choose-busy",
  enough: "choose-busy",
  rest: "act-inactive other-side no-such-unit",
  step: "act-inactive other-side no-such-unit act-inactive",
  force: "act-inactive other-side no-such-unit",
  dismount: "act-inactive other-side no-such-unit",
  mount: "act-inactive other-side no-such-unit",
  attack: "act-inactive other-side no-such-unit act-inactive",
  end: "act-inactive other-side no-such-unit",
};

/** A brigade is on the march. */
const MARCHING: Moment = {
  "choose-division": "choose-busy choose-busy no-such-division",
  "choose-independent": "choose-busy choose-busy choose-busy",
  enough: "choose-busy",
  activate: "act-used other-side no-such-unit",
  done: "not-asked",
  rest: "rest-fresh other-side no-such-unit",
  force: "force-early other-side no-such-unit",
  dismount: "dismount-kind other-side no-such-unit",
  mount: "mount-kind other-side no-such-unit",
  attack: "attack-none other-side no-such-unit no-such-zone",
};

/** The Union sets up. */
const SETTING_UP: Moment = {
  face: "face-unplaced place-other-side no-such-unit no-such-zone",
  ready: "ready-unplaced",
  designate: "set-up-first set-up-first set-up-first",
  "choose-division": "set-up-first set-up-first set-up-first",
  "choose-independent": "set-up-first set-up-first set-up-first",
  enough: "set-up-first",
  activate: "set-up-first set-up-first set-up-first",
  done: "set-up-first",
  rest: "set-up-first set-up-first no-such-unit",
  step: "set-up-first set-up-first no-such-unit set-up-first",
  force: "set-up-first set-up-first no-such-unit",
  dismount: "set-up-first set-up-first no-such-unit",
  mount: "set-up-first set-up-first no-such-unit",
  attack: "set-up-first set-up-first no-such-unit set-up-first",
  end: "set-up-first set-up-first no-such-unit",
  try: "set-up-first set-up-first set-up-first",
  ride: "set-up-first set-up-first set-up-first set-up-first",
  stay: "set-up-first",
  displace: "absent-waiting other-side no-such-commander absent-waiting",
  fight: "set-up-first set-up-first set-up-first",
  enter: "enter-turn other-side no-such-unit enter-turn",
  bring: "enter-turn other-side no-such-unit enter-turn",
  wait: "enter-turn other-side no-such-unit",
};

/** The Confederates set up, who are not asked about here: what differs. */
const ENEMY_SETS_UP: Moment = {
  place: "other-side other-side other-side other-side",
  post: "other-side other-side other-side other-side",
  face: "absent-waiting other-side no-such-unit no-such-zone",
  suggest: "other-side",
  ready: "other-side",
};

/** By night, when brigades may move. */
const NIGHT: Moment = {
  place: "set-up-none set-up-none set-up-none set-up-none",
  post: "set-up-none set-up-none set-up-none set-up-none",
  suggest: "set-up-none",
  ready: "set-up-none",
  designate: "phase-night phase-night phase-night",
  "choose-division": "phase-night phase-night phase-night",
  "choose-independent": "phase-night phase-night phase-night",
  enough: "phase-night",
  rest: "move-unchosen move-unchosen no-such-unit",
  step: "move-unchosen move-unchosen no-such-unit move-unchosen",
  force: "move-unchosen move-unchosen no-such-unit",
  dismount: "move-unchosen move-unchosen no-such-unit",
  mount: "move-unchosen move-unchosen no-such-unit",
  attack: "move-unchosen move-unchosen no-such-unit move-unchosen",
  end: "move-unchosen move-unchosen no-such-unit",
  try: "phase-night phase-night phase-night",
  ride: "phase-night phase-night phase-night phase-night",
  stay: "phase-night",
  fight: "phase-night phase-night phase-night",
  call: "call-turn",
  enter: "enter-present other-side no-such-unit no-such-entry",
};

describe.each<[moment: string, stage: () => Stage, expected: Moment]>([
  ["before a commander is named", half, DESIGNATING],
  ["before a division is chosen", named, DIVISIONS],
  ["before a brigade is named", chosen, ACTIVATING],
  ["on the march", marching, MARCHING],
  ["while its side sets up", settingUp, SETTING_UP],
  ["while the other side sets up", enemySetsUp, ENEMY_SETS_UP],
  ["by night", byNight, NIGHT],
])("SB62-4-a what is not asked %s is refused with the reason for it", (_, stage, expected) => {
  test.each(Object.entries(expected) as [ActionType, string][])("%s", (type, why) => {
    expect(reasons(stage(), type)).toBe(why);
  });
});
