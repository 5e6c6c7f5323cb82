import { describe, expect, test } from "vitest";
import { type Action, ACTION_SHAPES, type ActionType } from "../../../src/no-written-orders/actions.ts";
import { phase, until } from "../support/commanding.ts";
import { moving } from "../support/moving.ts";
import type { Setting, Stage } from "../support/stage.ts";

/** Of its own side, of the enemy, and nobody’s name. */
const NAMES: Readonly<Record<string, readonly [own: string, other: string]>> = {
  unit: ["ua", "ca"],
  leader: ["u1-fl", "c1-fl"],
  commander: ["u-oc", "c-oc"],
  holder: ["u1", "c1"],
  formation: ["u1", "c1"],
  train: ["u1", "c1"],
  from: ["u-oc", "c-oc"],
  to: ["u1", "c1"],
  hex: ["0605", "0606"],
  order: ["attack", "march"],
};

/** For kinds of actions, why one of its own side cannot be taken, why one of the enemy’s, and why one with each name unknown. */
type Moment = Readonly<Partial<Record<ActionType, string>>>;

/** The Union writes orders: nothing else has begun, and no option is played. */
const ORDERS: Moment = {
  name: "name-one name-one name-one",
  begin: "begin-phase begin-phase no-such-holder",
  pair: "pair-lost pair-lost no-such-holder",
  decline: "decline-none",
  "play-first": "order-chits",
  "play-second": "order-chits",
  "stand-down": "down-other down-other no-such-holder",
  try: "try-over try-other no-such-holder",
  "try-for": "try-over try-over no-such-holder no-such-holder",
  command: "command-none command-none no-such-holder",
  withdraw: "withdraw-none withdraw-none no-such-holder",
  "retreat-all": "retreat-early retreat-early no-such-holder",
  rejoin: "rejoin-order rejoin-order no-such-holder",
  kind: "draft-none draft-none no-such-order",
  aim: "draft-none draft-none no-such-hex",
  stretch: "draft-none draft-none no-such-hex",
  via: "draft-none draft-none no-such-hex",
  force: "draft-none",
  guard: "draft-none",
  hide: "draft-none",
  attach: "draft-none draft-none no-such-holder",
  reveal: "reveal-other reveal-other no-such-holder",
  appear: "hide-never hide-never no-such-unit hide-never",
  add: "draft-none",
  send: "draft-none",
  scrap: "draft-none",
  fall: "fall-none fall-none no-such-unit fall-none",
  halt: "fall-none fall-none no-such-unit",
  plant: "deceive-moment deceive-moment deceive-moment",
  strike: "deceive-moment deceive-moment deceive-moment",
  show: "show-moment show-moment no-such-unit",
  take: "act-phase take-other no-such-unit",
  enter: "enter-other enter-other no-such-unit no-such-hex",
  with: "move-segment move-segment move-segment",
  leave: "move-segment move-segment move-segment",
  step: "move-segment move-segment move-segment",
  stop: "move-segment",
  exit: "move-segment",
  dig: "act-phase take-other no-such-unit act-phase",
  clear: "act-phase take-other no-such-unit",
  ride: "ride-bound ride-other no-such-leader ride-bound",
  end: "move-segment",
  bombard: "act-phase bombard-other no-such-unit no-such-hex",
  "end-bombardment": "end-bombardment",
  "take-hit": "hit-none hit-other no-such-unit",
  assault: "act-phase assault-other no-such-unit no-such-hex",
  "end-declaration": "end-declaration",
  fight: "fight-none fight-none no-such-hex",
  evade: "evade-none evade-none no-such-unit",
  stand: "evade-none evade-none no-such-unit",
  "fire-first": "first-none",
  "fire-together": "first-none",
  support: "support-never support-other no-such-unit",
  "end-support": "end-support",
  "break-off": "break-none",
  "fight-on": "break-none",
  retreat: "retreat-none retreat-none no-such-hex",
  "go-along": "along-none along-none no-such-leader",
  "stay-behind": "along-none along-none no-such-leader",
  "fire-passing": "passing-none",
  "hold-fire": "passing-none",
  advance: "advance-none advance-other no-such-unit",
  "advance-leader": "advance-leader advance-leader no-such-leader",
  "end-advance": "end-advance",
  charge: "charge-never charge-never no-such-unit no-such-hex",
  "end-charges": "end-charges",
  react: "charge-never charge-never no-such-unit",
  "end-reaction": "end-reaction",
  pursue: "pursue-none pursue-none pursue-none",
  stay: "pursue-none",
  return: "pursue-none",
  displace: "displace-none displace-none no-such-leader displace-none",
  rally: "return-whole return-other no-such-unit",
  shift: "shift-other shift-other no-such-unit shift-other",
  seat: "seat-order seat-order no-such-holder seat-order",
  settle: "seat-order seat-order no-such-holder",
  haul: "haul-never haul-never haul-never haul-never",
  reload: "reload-never reload-never no-such-unit",
};

/** Its brigade is on the march. */
const MARCH: Moment = {
  begin: "begin-lost begin-lost no-such-holder",
  address: "address-other address-other no-such-holder no-such-holder",
  "retreat-all": "address-over address-over no-such-holder",
  reveal: "hide-never hide-never no-such-holder",
  deceive: "deceive-moment",
  take: "march-other take-other no-such-unit",
  enter: "enter-elsewhere enter-elsewhere no-such-unit no-such-hex",
  with: "join-apart take-other no-such-unit",
  leave: "stop-speed join-apart no-such-unit",
  stop: "stop-speed",
  exit: "exit-there",
  dig: "march-other take-other no-such-unit march-other",
  clear: "march-other take-other no-such-unit",
  ride: "march-other ride-other no-such-leader march-other",
  end: "march-other",
  bombard: "bombard-other bombard-other no-such-unit no-such-hex",
  assault: "assault-marching assault-other no-such-unit no-such-hex",
  rally: "return-order return-other no-such-unit",
};

/** Its formation moves, with the options of the last chapter. */
const ADVANCED: Moment = {
  begin: "begin-lost begin-lost no-such-holder",
  "retreat-all": "address-over address-over no-such-holder",
  appear: "appear-other appear-other no-such-unit appear-other",
  with: "march-nobody march-nobody march-nobody",
  leave: "march-nobody march-nobody march-nobody",
  step: "march-nobody march-nobody march-nobody",
  stop: "march-nobody",
  exit: "march-nobody",
  dig: "dig-off dig-off no-such-unit no-such-hex",
  end: "end-unmoved",
  bombard: "bombard-other bombard-other no-such-unit no-such-hex",
  assault: "assault-marching assault-other no-such-unit no-such-hex",
  support: "support-over support-other no-such-unit",
  charge: "charge-other charge-other no-such-unit no-such-hex",
  react: "react-none react-none no-such-unit",
  rally: "return-order return-other no-such-unit",
  haul: "haul-other haul-other no-such-holder haul-other",
  reload: "reload-other reload-other no-such-unit",
};

function reasons(stage: Stage, type: ActionType): string {
  const fields = Object.keys(ACTION_SHAPES[type]);
  const make = (at: 0 | 1): Action =>
    ({ type, ...Object.fromEntries(fields.map((field) => [field, NAMES[field]?.[at]])) }) as Action;
  const tries = [make(0), ...(fields.length === 0 ? [] : [make(1)])];
  const unknown = fields.map((field) => ({ ...make(0), [field]: "nobody" }) as Action);
  return [...tries, ...unknown].map((one) => String(stage.whyNot(one)?.reason)).join(" ");
}

const marching = (more: Partial<Setting> = {}): Stage =>
  moving({
    at: { ua: "0603", ub: "0604", "u1-fl": "0603", ca: "0611" },
    orders: { u1: { type: "march", target: "0609" } },
    ...more,
  });
const OPTIONS: Partial<Setting> = {
  options: {
    advancedSupply: "on",
    smallArmsAmmo: "on",
    cavalryCharges: "on",
    hiddenMovement: "on",
    remoteSupport: "on",
  },
  trains: [{ side: "union", hex: "0602" }],
  seats: { "union-train-1": "0602" },
};

describe.each<[moment: string, stage: () => Stage, expected: Moment]>([
  ["while orders are written", () => until(phase([]), "orders"), ORDERS],
  ["on the march", () => marching().act({ type: "take", unit: "ua" }), MARCH],
  ["with the options of the last chapter", () => marching(OPTIONS), ADVANCED],
])("NWO-4-a what is not asked %s is refused with the reason for it", (_, stage, expected) => {
  test.each(Object.entries(expected) as [ActionType, string][])("%s", (type, why) => {
    expect(reasons(stage(), type)).toBe(why);
  });
});
