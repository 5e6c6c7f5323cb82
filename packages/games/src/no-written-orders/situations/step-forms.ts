import { type Faults, isObject } from "@stonebridge/kernel";
import type { Frame, FrameOf } from "../frames.ts";
import type { Delivery, Given } from "../frames/orders.ts";
import type { Owed } from "../frames/movement.ts";
import { ORDER_TYPES } from "../vocabulary.ts";
import {
  bit,
  type FieldForms,
  flag,
  type Form,
  innerList,
  listOf,
  maybe,
  number,
  record,
  text,
} from "@stonebridge/kernel";
import type { Names } from "./names.ts";
import type { OrderForms } from "./order-forms.ts";

/** The local values of every step. */
type StepForms = { readonly [S in Frame["step"]]: FieldForms<Omit<FrameOf<S>, "step">> };

/** More than a step has parts, than there are points of a march, or hits. */
const MANY = 999;
const count = number(0, MANY);
const ordinal = number(-1, MANY);

function stepForms(names: Names, { order, orders, decoy }: OrderForms): StepForms {
  const { side, unit, leader, holder, holderOrNone, unitOrNone, hex, hexOrNone } = names;
  const [units, leaders, holders, hexes] = [listOf(unit), listOf(leader), listOf(holder), listOf(hex)];
  const counts = listOf(count);
  const given = { from: holder, to: holder, orders };
  const segments = { side, holders, reserve: bit, near: holders, inZone: holders };
  const struck = { victims: units, struck: hexes };
  const bothSides = innerList(count);
  return {
    turn: { at: count },
    chits: { at: count, coordinated: innerList(holderOrNone), initial: innerList(holderOrNone) },
    commander: { side, purpose: count },
    initial: { side, commander: holder },
    pair: { side, commander: holder, first: holderOrNone },
    selection: {},
    action: { ...segments, at: count },
    "turn-order": { side },
    "player-turn": { ...segments, groups: listOf(innerList(holder)), left: listOf(innerList(holder)), at: count },
    "turn-end": { first: side, at: count },
    over: { winner: number(-1, 1) },
    command: {
      at: count,
      tries: listOf(record<Given>(given, GIVEN_EXAMPLE)),
      given: listOf(record<Given>(given, GIVEN_EXAMPLE)),
      deliveries: listOf(
        record<Delivery>({ ...given, faceToFace: flag, sent: names.turnOrNever, unasked: maybe(count) }, GIVEN_EXAMPLE),
      ),
      decoys: maybe(innerList(decoy)),
    },
    "standing-down": { side },
    initiative: { side },
    "bad-move": { side, holder },
    orders: { side },
    deceiving: { side },
    drafting: {
      side,
      purpose: count,
      from: holder,
      to: holder,
      legs: listOf(order),
      type: number(-1, ORDER_TYPES.length - 1),
      flag: hexOrNone,
      hexes,
      waypoints: hexes,
      forced: bit,
      hidden: bit,
      attach: holderOrNone,
      guards: bit,
    },
    revealing: { side, holder, hex, points: count, units, entered: hexes },
    failing: { side, holder, units, unit: unitOrNone, left: count },
    reorganisation: { side, done: holders },
    headquarters: { side, done: holders, returning: maybe(holder) },
    trains: { side, done: holders },
    reloading: { side, holders, reserve: bit },
    movement: {
      side,
      near: holders,
      inZone: holders,
      units,
      leaders,
      owed: listOf(record<Owed>({ holder, feed: bit, fight: bit }, '{ "holder": "U1", "fight": true }')),
    },
    march: {
      side,
      units,
      hex,
      reacted: units,
      spent: ordinal,
      points: counts,
      steps: counts,
      starts: hexes,
      commanded: counts,
      duties: listOf(innerList(count)),
    },
    bombardment: { ...struck, side, holders, reserve: bit, batteries: units, targets: hexes, at: ordinal },
    hits: { ...struck, side, rule: text, units, left: count, taken: count },
    declaration: { ...segments, units, targets: hexes },
    assaults: { side, units, targets: hexes },
    fight: {
      ...struck,
      side,
      hex,
      at: count,
      attackers: units,
      defenders: units,
      exposed: units,
      first: bit,
      supports: units,
      surprised: units,
      columns: units,
      flanked: bit,
      fast: bit,
      hits: bothSides,
      naturals: bothSides,
      guns: bothSides,
      broke: bothSides,
      retreated: bothSides,
      early: units,
      earlyHexes: hexes,
      abandoned: units,
    },
    evasion: { side, units },
    "first-fire": { side },
    support: { side },
    "breaking-off": { side },
    retreat: { side, disrupts: bit, rule: text, units, present: leaders, to: hexOrNone, leaders },
    "passing-fire": { ...struck, side, movers: units, stacks: hexes, hits: count },
    advance: { side, hex, units, advanced: units, from: hexOrNone, led: bit },
    displacement: { side, leaders },
    charges: { side, holders, reserve: bit, units, targets: hexes, over: hexes, at: ordinal },
    melee: {
      ...struck,
      side,
      hex,
      at: count,
      chargers: units,
      over: hexes,
      defenders: units,
      pursuit: bit,
      silent: bit,
      backhand: bit,
      columns: units,
      square: bit,
      repelled: units,
      early: count,
      won: bit,
      fled: units,
      pursuers: units,
    },
    reaction: { side, hex, movers: units, backhand: bit, asked: units, ready: units, over: hexes },
  };
}

const GIVEN_EXAMPLE = '{ "from": "mcdowell", "to": "U1", "orders": [] }';
/** Below all others, and nowhere else. */
const OUTERMOST: readonly Frame["step"][] = ["turn", "over"];

/** The running steps of the sequence of play, the outermost first. */
export function sequenceForm(names: Names, orders: OrderForms): Form<readonly Frame[]> {
  const forms = stepForms(names, orders) as Readonly<Record<string, FieldForms<object>>>;
  return {
    many: "steps",
    schema: { type: "array" },
    tell: (frames) =>
      frames.map(({ step, ...locals }) => ({ step, ...(record(forms[step], "").tell(locals) as object) })),
    read(told, at, faults) {
      if (!Array.isArray(told) || told.length === 0) {
        faults.add(at, "must be a list of running steps, the outermost first");
        return [];
      }
      return told.flatMap((one: unknown, index) => readStep(forms, one, `${at}[${index}]`, index === 0, faults));
    },
  };
}

function readStep(
  forms: Readonly<Record<string, FieldForms<object>>>,
  told: unknown,
  at: string,
  first: boolean,
  faults: Faults,
): Frame[] {
  if (!isObject(told) || typeof told["step"] !== "string" || !Object.hasOwn(forms, told["step"])) {
    faults.add(at, `must name a step: ${Object.keys(forms).join(", ")}`);
    return [];
  }
  const { step, ...locals } = told;
  if (OUTERMOST.some((one) => one === step) !== first)
    faults.add(at, "the turn or the end of the game comes first and nowhere else", "NWO-4-a");
  return [{ step, ...record(forms[String(step)], "{}").read(locals, at, faults) } as Frame];
}
