import { type Position, SCENARIO_IDS } from "@stonebridge/games/second-bull-run-1862";
import {
  clockOf,
  CONFEDERATE,
  type Field,
  holds,
  isPosted,
  lossesOf,
  NONE,
  pointsForLosses,
  type SideIndex,
  UNION,
} from "@stonebridge/games/second-bull-run-1862/internals";
import { expectedLossPoints } from "./chances.ts";
import type { Contact, Touch } from "./contact.ts";
import type { Ground } from "./ground.ts";
import type { Host, Muster } from "./muster.ts";
import { spreadOf } from "./prospects.ts";

/** Some of the numbers of a position. */
export interface Part {
  readonly names: readonly string[];
  /** Writes them from a place on. */
  write(p: Position, numbers: Float32Array, at: number): void;
}

const SIDES = [UNION, CONFEDERATE] as const;
const NAMES = ["union", "confederate"] as const;

/** How little is left, from 0 to 1, as what stands now decides the more. */
function late(left: number): number {
  return Math.exp(-left / 3);
}

/** Scenario, options, time, and whose turn it is. */
export function calendarPart({ field }: Ground, muster: Muster): Part {
  const { options, scenario } = field;
  const which = SCENARIO_IDS.indexOf(scenario.id);
  return {
    names: [
      ...SCENARIO_IDS,
      "tactical option",
      "set-up losses count",
      "second day",
      "turns left",
      "late",
      "very late",
      "phase",
      "between turns",
      "union is active",
      "confederates are active",
      "union is first",
      "confederates are first",
      "second part of the phase",
      "union manoeuvres",
      "confederates manoeuvre",
      "counter-attack declared",
      "counter-attack runs",
      "jones called",
      "union commander there",
      "confederate commander there",
    ],
    write(p, numbers, at) {
      const { left } = muster;
      for (let one = 0; one < SCENARIO_IDS.length; one++) numbers[at++] = one === which ? 1 : 0;
      numbers[at++] = options.tacticalOption === "on" ? 1 : 0;
      numbers[at++] = options.setupLosses === "count" ? 1 : 0;
      numbers[at++] = p.day - 1;
      numbers[at++] = left / 10;
      numbers[at++] = late(left);
      numbers[at++] = Math.exp(-left);
      numbers[at++] = p.phase / 5;
      numbers[at++] = p.phase === 0 ? 1 : 0;
      for (const side of SIDES) numbers[at++] = p.active === side ? 1 : 0;
      for (const side of SIDES) numbers[at++] = p.first === side ? 1 : 0;
      numbers[at++] = p.active !== NONE && p.active !== p.first ? 1 : 0;
      for (const side of SIDES) numbers[at++] = p.tactic[side] === 1 ? 1 : 0;
      const since = clockOf(p) - p.counterAttack;
      numbers[at++] = p.counterAttack > 0 ? 1 : 0;
      numbers[at++] = p.counterAttack > 0 ? Math.max(0, 1 - since / 3) : 0;
      numbers[at++] = p.jones > 0 ? 1 : 0;
      for (const side of SIDES) numbers[at++] = isPosted(p, field.armyCommander[side]) ? 1 : 0;
    },
  };
}

/** Victory points as they stand, and as they are expected to be. */
export function scorePart({ field }: Ground, muster: Muster): Part {
  const { victory, optional } = field.scenario;
  const gift = optional.arrival.side === "confederate" ? optional.victoryPoints : -optional.victoryPoints;
  const granted = field.granted[UNION] - field.granted[CONFEDERATE];
  return {
    names: [
      ...NAMES.map((name) => `objectives of the ${name}`),
      ...NAMES.map((name) => `loss points of the ${name}`),
      ...NAMES.map((name) => `losses by the ${name}`),
      "difference of losses",
      "difference of losses, late",
      "ratio of losses",
      "ratio of losses, late",
      ...NAMES.map((name) => `${name} beyond half as many again`),
      "lead",
      "lead, late",
      "union wins as it stands",
      "confederates win as it stands",
      "union wins as it stands, late",
      "confederates win as it stands, late",
      "expected loss points",
      "expected lead",
      "expected lead, late",
      "union is expected to win",
      "confederates are expected to win",
    ],
    write(p, numbers, at) {
      const { left } = muster;
      const near = late(left);
      let held = 0;
      let taken = 0;
      const given = granted + (p.jones === 0 ? 0 : gift);
      let expected = given;
      for (let slot = 0; slot < field.objectives.length; slot++) {
        const union = field.objectiveOf[slot] === UNION;
        if (p.control[slot] === field.objectiveOf[slot]) {
          if (union) held += 1;
          else taken += 1;
        }
        const chance = muster.chances[slot];
        expected += victory.objective * (union ? chance : chance - 1);
      }
      const byUnion = lossesOf(field, p, CONFEDERATE);
      const byConfederates = lossesOf(field, p, UNION);
      const forUnion = pointsForLosses(victory, byUnion, byConfederates);
      const forConfederates = pointsForLosses(victory, byConfederates, byUnion);
      const lead = (held - taken) * victory.objective + forUnion - forConfederates + given;
      const losses = expectedLossPoints(field, byUnion, byConfederates, left);
      expected += losses;
      const ratio = Math.log((byUnion + 3) / (byConfederates + 3));
      numbers[at++] = held;
      numbers[at++] = taken;
      numbers[at++] = forUnion / 5;
      numbers[at++] = forConfederates / 5;
      numbers[at++] = byUnion / 40;
      numbers[at++] = byConfederates / 40;
      numbers[at++] = (byUnion - byConfederates) / 20;
      numbers[at++] = (near * (byUnion - byConfederates)) / 20;
      numbers[at++] = ratio;
      numbers[at++] = near * ratio;
      numbers[at++] = Math.tanh((2 * byUnion - 3 * byConfederates) / 10);
      numbers[at++] = Math.tanh((2 * byConfederates - 3 * byUnion) / 10);
      numbers[at++] = lead / 8;
      numbers[at++] = (near * lead) / 8;
      numbers[at++] = lead >= victory.lead ? 1 : 0;
      numbers[at++] = lead <= -victory.lead ? 1 : 0;
      numbers[at++] = lead >= victory.lead ? near : 0;
      numbers[at++] = lead <= -victory.lead ? near : 0;
      numbers[at++] = losses / 5;
      numbers[at++] = expected / 8;
      numbers[at++] = (near * expected) / 8;
      const spread = 0.55 * spreadOf(left);
      numbers[at++] = 1 / (1 + Math.exp((victory.lead - 0.5 - expected) / spread));
      numbers[at++] = 1 / (1 + Math.exp((victory.lead - 0.5 + expected) / spread));
    },
  };
}

/** Each objective: who controls it, who stands there, who can come. */
export function objectivesPart({ field }: Ground, muster: Muster): Part {
  const { objectives } = field;
  return {
    names: objectives.flatMap((zone) =>
      [
        "control",
        "stands",
        "held, late",
        "chance",
        "chance, late",
        "ratio",
        ...NAMES.flatMap((name) => [
          `${name} near`,
          `${name} within a march`,
          `${name} can come`,
          `${name} to arrive`,
          `${name} nearest`,
        ]),
      ].map((name) => `${field.graph.ids[zone]}: ${name}`),
    ),
    write(p, numbers, at) {
      const { left, hosts } = muster;
      const near = late(left);
      for (let slot = 0; slot < objectives.length; slot++) {
        const control = p.control[slot] === UNION ? 1 : -1;
        const stands = standingAt(field, p, objectives[slot]);
        const chance = muster.chances[slot];
        numbers[at++] = control;
        numbers[at++] = stands;
        numbers[at++] = near * (stands === 0 ? 0.5 * control : stands);
        numbers[at++] = chance;
        numbers[at++] = near * chance;
        numbers[at++] = Math.log((strengthAt(hosts[0], slot) + 5) / (strengthAt(hosts[1], slot) + 5));
        for (const side of SIDES) {
          const host = hosts[side];
          numbers[at++] = host.near[slot] / 20;
          numbers[at++] = host.middle[slot] / 40;
          numbers[at++] = host.influence[slot] / 40;
          numbers[at++] = host.arriving[slot] / 40;
          numbers[at++] = host.nearest[slot] / 20;
        }
      }
    },
  };
}

/** Who stands in a zone: 1 the Union, -1 the Confederates, 0 nobody. */
function standingAt(field: Field, p: Position, zone: number): number {
  return holds(field, p, UNION, zone) ? 1 : holds(field, p, CONFEDERATE, zone) ? -1 : 0;
}

function strengthAt({ near, middle, arriving }: Host, slot: number): number {
  return near[slot] + 0.5 * middle[slot] + 0.3 * arriving[slot];
}

/** Sums over an army that are inputs, and what they are divided by. */
const SUMS: readonly (readonly [
  Exclude<keyof Host, "near" | "middle" | "influence" | "arriving" | "nearest">,
  number,
])[] = [
  ["brigades", 40],
  ["power", 200],
  ["infantry", 200],
  ["cavalry", 10],
  ["guns", 30],
  ["stars", 15],
  ["tired", 60],
  ["exhausted", 60],
  ["routed", 5],
  ["worn", 10],
  ["engaged", 100],
  ["commanded", 200],
  ["coming", 100],
  ["comingSoon", 100],
  ["gone", 40],
  ["commanders", 5],
  ["activated", 5],
];

/** Both armies: strength by arm, what has suffered, what is still to come. */
export function armiesPart(muster: Muster): Part {
  return {
    names: [
      ...NAMES.flatMap((name) => SUMS.map(([sum]) => `${name}: ${sum}`)),
      "ratio of power",
      "ratio of power with what comes",
      "ratio of power, early",
      "share of the exhausted",
      "share of the engaged",
    ],
    write(_, numbers, at) {
      const { hosts, left } = muster;
      for (const side of SIDES) for (const [sum, scale] of SUMS) numbers[at++] = hosts[side][sum] / scale;
      const [union, confederate] = hosts;
      const ratio = Math.log((union.power + 10) / (confederate.power + 10));
      const all = Math.log((union.power + union.coming + 10) / (confederate.power + confederate.coming + 10));
      numbers[at++] = ratio;
      numbers[at++] = all;
      numbers[at++] = (all * left) / 10;
      numbers[at++] = share(union.exhausted, union.infantry) - share(confederate.exhausted, confederate.infantry);
      numbers[at++] = share(union.engaged, union.power) - share(confederate.engaged, confederate.power);
    },
  };
}

function share(part: number, whole: number): number {
  return part / (whole + 1);
}

const CONTACTS: readonly (readonly [keyof Contact, number])[] = [
  ["zones", 15],
  ["weak", 8],
  ["lost", 4],
  ["pressed", 50],
  ["ahead", 20],
  ["flanked", 10],
  ["attacking", 40],
  ["against", 40],
];

/** Where the armies touch. */
export function contactPart(touch: Touch): Part {
  return {
    names: NAMES.flatMap((name) => CONTACTS.map(([sum]) => `${name} in contact: ${sum}`)),
    write(_, numbers, at) {
      for (const side of SIDES) for (const [sum, scale] of CONTACTS) numbers[at++] = touch.sides[side][sum] / scale;
    },
  };
}

/** A combat that has been fought and whose results are still to come. */
export function battlePart({ field }: Ground): Part {
  return {
    names: [...NAMES.map((name) => `${name} tires`), ...NAMES.map((name) => `${name} tests`), "tests for an objective"],
    write(p, numbers, at) {
      for (let one = 0; one < 5; one++) numbers[at + one] = 0;
      for (let depth = p.stack.length - 1; depth >= 0; depth--) {
        const frame = p.stack[depth];
        if (frame.step !== "battle") continue;
        const loser: SideIndex = frame.lost < 0 ? frame.side : 1 - frame.side;
        const suffering = Math.min(frame.attackers.length, frame.defenders.length);
        numbers[at + loser] = suffering;
        if (frame.tests === 1) numbers[at + 2 + loser] = suffering;
        if (frame.tests === 1 && field.objectiveSlot[frame.zone] !== NONE) numbers[at + 4] = loser === UNION ? -1 : 1;
        return;
      }
    },
  };
}
