import { HexGrid } from "@stonebridge/board";
import { type CounterLook, NO_MARKS, type PieceMarks } from "../../src/board/counters/look.ts";
import type { BoardModel, HexMap, PieceModel, SpaceModel } from "../../src/board/model.ts";
import { type Brigade, BRIGADES } from "./hex-brigades.ts";
import type { SituationOptions } from "./situation.ts";

/** A position for looking at hexes: two hundred pieces, stacks of up to fourteen, every mark and state; not a legal one. */

export const FIELD: HexMap = {
  hexes: { columns: 55, rows: 35, unplayable: ["TT35"] },
  plot: { height: 100, origin: [0, 0], sheet: [-140, -140, 4932, 3690] },
};
export const grid = new HexGrid(FIELD.hexes);

/** Face-down stacks: hex and number. */
const HIDDEN: readonly (readonly [hex: string, count: number])[] = [
  ["KK20", 5],
  ["LL20", 3],
  ["MM21", 1],
  ["NN22", 7],
  ["OO23", 2],
  ["QQ26", 14],
  ["RR27", 4],
  ["SS28", 2],
  ["PP24", 1],
  ["FF19", 6],
  ["EE18", 3],
  ["DD17", 2],
  ["BB17", 4],
  ["HH21", 3],
  ["GG23", 2],
];

/** Where the pieces of a brigade stand: half of them at home, the others one by one on hexes about it. */
function spread(home: string, index: number): string {
  const hex = grid.known(home);
  const place = index < 3 ? -1 : (index + hex) % 6;
  const next = place < 0 ? hex : grid.neighbour(hex, place);
  return grid.ids[next] ?? home;
}

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

function lookOf(brigade: Brigade, written: string): CounterLook {
  const sign = "@>^#".includes(written.charAt(0)) ? written.charAt(0) : "";
  const [, name = "", factors = ""] = /^(.*) (\d-\d-\d)$/.exec(written.slice(sign.length)) ?? [];
  const [attack = 0, defence = 0, movement = 0] = factors.split("-").map(Number);
  const { body, stripe, leader } = brigade;
  const shared = { body, stripe, name, subtitle: leader, attack, defence, movement, selfActivating: name === "2 Wis" };
  switch (sign) {
    case "@":
      return { ...shared, kind: "battery", face: "battle" };
    case ">":
      return { ...shared, kind: "battery", face: "mobile" };
    case "#":
      return { ...shared, kind: "brigade-piece", subtitle: "Brigade" };
    default:
      return { ...shared, kind: "regiment", figure: sign === "^" ? "cavalry" : "infantry" };
  }
}

const MARKS: Readonly<Record<string, Partial<PieceMarks>>> = {
  "leader-tyler": { stopped: true },
  "1-ohio": { stopped: true },
  "2-ohio": { stopped: true },
  "e-3-us": { spent: true },
  "18-va": { bombarded: true },
  "4-sc": { bombarded: true, stopped: true },
  reg: { spent: true },
};
const STATES: Readonly<Record<string, PieceModel["state"]>> = {
  "leader-sherman": "selected",
  "14-nym": "may",
  "27-ny": "may",
  "leader-porter": "may",
  "la-sp": "aimed",
  "leader-bee": "may-not",
};

const SPACES: Readonly<Record<string, Partial<SpaceModel>>> = {
  W8: { state: "selected" },
  R9: { handle: "March to R9" },
  S11: { state: "attack", badge: "58%" },
  R12: { state: "may", badge: "33%" },
  V9: { state: "aimed", badge: "2" },
  U12: { state: "may-not" },
};
/** Hexes that the selected piece reaches. */
const REACHED: Readonly<Record<string, string>> = {
  V7: "1",
  V8: "1",
  W7: "½",
  W9: "1½",
  X8: "1",
  X7: "1",
  U8: "2",
  U9: "2",
  V6: "2",
  V10: "3",
  W10: "3",
  W6: "1",
  X6: "2",
  X9: "3",
  Y8: "2",
  Y9: "3",
  Y7: "2",
  U7: "2",
  U10: "4",
  T8: "3",
  T9: "4",
  Y11: "4",
  X10: "4",
  W5: "2",
  V5: "3",
  X5: "3",
};

export function hexSituation(options: SituationOptions = {}): BoardModel {
  const quiet = options.quiet ?? false;
  const depth = new Map<string, number>();
  const pieces: PieceModel[] = [];
  const put = (id: string, home: string, look: CounterLook, label: string) => {
    const space = options.moved?.[id] ?? home;
    const at = depth.get(space) ?? 0;
    depth.set(space, at + 1);
    const state = quiet ? "rest" : (STATES[id] ?? "rest");
    pieces.push({ id, space, depth: at, look, marks: { ...NO_MARKS, ...MARKS[id] }, state, label });
  };
  for (const brigade of BRIGADES) {
    const { body, stripe, leader, rank = "brigade", red = false, home } = brigade;
    const look = {
      kind: "leader",
      body,
      stripe,
      name: leader,
      subtitle: rank,
      rank,
      movement: 6,
      selfActivating: red,
    } as const;
    put(`leader-${slug(leader)}`, home, look, `${leader}, leads a ${rank}, in ${home}`);
    for (const [index, written] of brigade.pieces.entries()) {
      const counter = lookOf(brigade, written);
      const name = written.replace(/^[@>^#]| \d-\d-\d$/g, "");
      const id = `${counter.kind === "brigade-piece" ? "brigade-" : ""}${slug(name)}`;
      put(id, spread(home, index), counter, `${name} of ${leader}, ${written.slice(-5)}`);
    }
  }
  for (const [hex, count] of HIDDEN) {
    for (let index = 0; index < count; index++) {
      put(`back-${hex}-${index}`, hex, { kind: "hidden", body: "confederate" }, `Face-down piece in ${hex}`);
    }
  }
  const states = quiet ? {} : SPACES;
  const reached = quiet ? [] : Object.entries(REACHED).filter(([id]) => !(id in states));
  return {
    spaces: [
      ...Object.entries(states).map(([id, more]): SpaceModel => ({ id, state: "rest", label: `Hex ${id}`, ...more })),
      ...reached.map(([id, badge]): SpaceModel => ({ id, state: "may", badge, label: `Hex ${id}, for ${badge}` })),
    ],
    nameOf: (id) => `Hex ${id}, open ground`,
    pieces,
    arrows: options.arrows ?? (quiet ? [] : [{ kind: "path", spaces: ["W8", "W9", "V9"] }]),
    overlays: options.overlays ?? [],
    markers: [
      { kind: "abatis", space: "T11" },
      { kind: "abatis", space: "U12" },
      { kind: "trestle", space: "UU28" },
      { kind: "ford", space: "U9", text: "5/8" },
      { kind: "ford", space: "R7", text: "8/8", spent: true },
      { kind: "entry", space: "CCC5", text: "4" },
    ],
    battles: quiet
      ? []
      : [
          { number: 1, state: "declared", targets: ["S11"], attackers: ["R10", "S10"], guns: [], text: "3-2" },
          { number: 2, state: "draft", targets: ["R12"], attackers: ["Q11"], guns: ["Q8"] },
          { number: 3, state: "now", targets: ["GG18"], attackers: ["GG17"], guns: ["II14"], text: "1-2" },
          { number: 4, state: "over", targets: ["W15"], attackers: ["W14"], guns: [] },
        ],
    lit: options.lit ?? [],
    ...options.more,
  };
}
