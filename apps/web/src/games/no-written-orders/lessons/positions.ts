import type { SituationBase } from "@stonebridge/kernel";
import type { GameEvent, Position, View } from "@stonebridge/games/no-written-orders";
import { before, goal, whereabouts } from "../../../learn/goals.ts";
import type { Begun } from "../../../learn/lesson-room.ts";
import type { HexLesson } from "../../../play/hexes/lesson-room.ts";
import type { LessonGame } from "../../contract/lessons.ts";
import { tells } from "../telling/marches.ts";
import type { OverlayKind } from "../overlays.ts";
import type { PlayTools } from "../tools.ts";

export type ShortLessonId = "orders" | "initiative" | "attack" | "sight" | "assault" | "morale";

type Now = LessonGame<Position, View, GameEvent>;

/** A position of a short lesson, how it is shown, and what is to be reached. */
export interface Lesson extends HexLesson<PlayTools, Position, View, GameEvent> {
  /** What is held up over the hexes, of which piece. */
  readonly overlay?: { readonly kind: OverlayKind; readonly piece: string };
  /** Whose orders are drawn. */
  readonly orders: readonly string[];
}

const FORMAT = {
  format: "stonebridge-situation",
  version: 1,
  game: "no-written-orders",
  scenario: "first-bull-run",
} as const;

/** The ground between Sudley and the Stone Bridge, and the places that win points. */
const CONTROL = {
  union: "1801-1806 1901-1907 2001-2010 2101-2111 2201-2213 2301-2314 2401-2413 2501-2513 2601-2610 2701-2710 5809",
  confederate: "2315-2343 2414-2443 2514-2543 2611-2643 2711-2743 2810-2843 2910-2943 3114-3143 3315-3343 4540 5125",
} as const;

/** Ten o’clock: Hunter’s division before Matthews Hill, in its action. `from`: the segment that comes next. */
const inAction = (from: number) => ({
  ...FORMAT,
  at: { stage: "exact", turn: 5, phase: "selection" },
  cup: ["C7"],
  control: CONTROL,
  sequence: [
    { step: "turn", at: 5 },
    { step: "selection" },
    { step: "action", side: "union", holders: ["U2"], at: from },
  ],
});
/** Places of the segments in an action: bombardment, movement, assaults. */
const BOMBARDMENT = 1;
const MOVEMENT = 5;
const ASSAULTS = 7;

/** Matthews Hill, where Evans stands. */
const HILL = "2515";

const HUNTER = {
  to: "U2",
  orders: [
    { type: "attack", target: HILL },
    { type: "attack", target: "2719" },
  ],
  origin: "start",
  since: 4,
  sent: 1,
} as const;
const EVANS = {
  to: "evans-brigade",
  orders: [{ type: "defend", target: HILL }],
  origin: "initiative",
  since: 4,
  sent: 4,
} as const;
const DEFENDERS = [
  { unit: "c_evans", at: HILL, detached: true },
  { unit: "c_davidson", at: HILL, detached: true },
  { unit: "c_bee", at: "2618" },
  { unit: "c_bartow", at: "2619" },
] as const;
const DEFENDING_LEADERS = [
  { leader: "evans", at: HILL },
  { leader: "bee", at: "2618" },
  { leader: "beauregard", at: "3221" },
  { leader: "johnston", at: "3221" },
] as const;
const SEATS = [
  { holder: "mcdowell", seat: "2309" },
  { holder: "beauregard", seat: "3221" },
  { holder: "johnston", seat: "3221" },
] as const;

/** Reached by something that is told; missed where the Command Phase is over without it, or the action. */
const byEvent = (shows: (event: GameEvent) => boolean, end: "command" | "action") =>
  goal<unknown, Now>(
    ({ events }) => events.some(shows),
    ({ events }) => isOver(events, end),
  );

function isOver(events: readonly GameEvent[], part: "command" | "action"): boolean {
  return events.some(({ type, ...event }) =>
    part === "action" ? type === "chit-drawn" : "phase" in event && event.phase === "chits",
  );
}

/** The batteries of Hunter’s division before its action, and its brigade that stands foremost. */
const FOREMOST = { u_reynolds: "2411", u_griffin: "2411", u_burnside: "2412" } as const;
const BATTERIES = ["u_reynolds", "u_griffin"] as const;
/** So near the hill every battery can fire at it. */
const IN_RANGE = 3;

/** At the end of the action both batteries can fire at the hill, and nobody has gone in. */
function broughtUp({ events }: Now, { tools: { game } }: Begun<PlayTools, Position, View>): boolean {
  const action = before(events, "chit-drawn");
  if (action === undefined || action.some(({ type }) => type === "assaulted")) return false;
  const { grid } = game.field.map;
  const stand = whereabouts(FOREMOST, action, tells);
  return BATTERIES.every((unit) => grid.distance(grid.known(stand[unit] as string), grid.known(HILL)) <= IN_RANGE);
}

/** The short lessons, in order: their positions, how they are shown, and what is to be reached. */
export const POSITIONS: Readonly<Record<ShortLessonId, Lesson>> = {
  orders: {
    situation: {
      ...FORMAT,
      at: { stage: "turn", turn: 2 },
      waiting: [
        { to: "U4", orders: [{ type: "march", target: "4512", waypoints: ["4612"] }], needs: 4, since: 1, sent: 1 },
      ],
      aides: [
        {
          side: "union",
          hex: "5809",
          from: "mcdowell",
          to: "richardson-brigade",
          orders: [{ type: "defend", target: "5809" }],
          sent: 1,
        },
      ],
    } as SituationBase,
    about: ["4411", "5022", "5808"],
    orders: ["U4", "richardson-brigade"],
    standing: byEvent((event) => event.type === "order-sent" && event.to === "U4" && !event.aide, "command"),
  },
  initiative: {
    situation: {
      ...FORMAT,
      at: { stage: "turn", turn: 6 },
      placements: [
        { unit: "u_franklin", at: "2211" },
        { unit: "u_ricketts", at: "2210" },
        { unit: "u_willcox", at: "2209" },
        { unit: "u_howard", at: "2108" },
        ...DEFENDERS,
      ],
      leaders: [{ leader: "mcdowell", at: "5809" }, { leader: "heintzelman", at: "2211" }, ...DEFENDING_LEADERS],
      holders: [{ holder: "mcdowell", seat: "5809" }, ...SEATS.slice(1)],
      orders: [EVANS],
    } as SituationBase,
    about: ["2107", "2109", "2211", "2516", "2618"],
    orders: [],
    standing: byEvent(
      (event) => event.type === "initiative-tried" && event.holder === "U3" && event.order === "attack",
      "command",
    ),
  },
  attack: {
    situation: {
      ...inAction(MOVEMENT),
      placements: [
        ...Object.entries(FOREMOST).map(([unit, at]) => ({ unit, at })),
        { unit: "u_porter", at: "2310" },
        { unit: "u_sykes", at: "2310" },
        ...DEFENDERS,
      ],
      leaders: [{ leader: "mcdowell", at: "2309" }, { leader: "hunter", at: "2411" }, ...DEFENDING_LEADERS],
      holders: SEATS,
      orders: [HUNTER, EVANS],
    } as SituationBase,
    about: ["2310", "2412", "2516"],
    overlay: { kind: "control", piece: "c_evans" },
    orders: ["U2"],
    standing: goal(broughtUp, ({ events }) => isOver(events, "action")),
  },
  sight: {
    situation: {
      ...inAction(BOMBARDMENT),
      placements: [
        { unit: "u_reynolds", at: "2413" },
        { unit: "u_sykes", at: "2413" },
        { unit: "u_griffin", at: "2314" },
        { unit: "u_porter", at: "2311" },
        { unit: "u_burnside", at: "2512" },
        ...DEFENDERS,
      ],
      leaders: [{ leader: "mcdowell", at: "2309" }, { leader: "hunter", at: "2413" }, ...DEFENDING_LEADERS],
      holders: SEATS,
      orders: [HUNTER, EVANS],
    } as SituationBase,
    about: ["2312", "2512", "2516", "2616"],
    overlay: { kind: "sight", piece: "u_reynolds" },
    orders: [],
    standing: byEvent(
      (event) => event.type === "fired" && event.kind === "bombardment" && event.hex === HILL && event.units.length > 1,
      "action",
    ),
  },
  assault: {
    situation: {
      ...inAction(ASSAULTS),
      placements: [
        { unit: "u_burnside", at: "2614" },
        { unit: "u_porter", at: "2414" },
        { unit: "u_griffin", at: "2414" },
        { unit: "u_reynolds", at: "2413" },
        { unit: "u_sykes", at: "2513" },
        ...DEFENDERS,
      ],
      leaders: [{ leader: "mcdowell", at: "2309" }, { leader: "hunter", at: "2513" }, ...DEFENDING_LEADERS],
      holders: SEATS,
      orders: [HUNTER, EVANS],
    } as SituationBase,
    about: ["2412", "2613", "2516"],
    orders: [],
    standing: byEvent(
      (event) => event.type === "assaulted" && event.hex === HILL && event.attackers.length === 3,
      "action",
    ),
  },
  morale: {
    situation: {
      ...FORMAT,
      at: { stage: "turn", turn: 8 },
      placements: [
        { unit: "u_burnside", at: "eliminated", lost: 3, fell: 7 },
        { unit: "u_griffin", at: "destroyed", lost: 2, fell: 7 },
        { unit: "u_porter", at: "2412", lost: 1 },
        { unit: "u_sykes", at: "2411" },
        { unit: "u_reynolds", at: "2310" },
        { unit: "u_franklin", at: "2612", lost: 1 },
        { unit: "u_ricketts", at: "2611" },
        { unit: "u_willcox", at: "2712" },
        { unit: "c_bee", at: HILL, lost: 1 },
        { unit: "c_evans", at: "2415", detached: true, lost: 1 },
        { unit: "c_hampton", at: "2615" },
      ],
      leaders: [
        { leader: "mcdowell", at: "2309" },
        { leader: "hunter", at: "2411" },
        { leader: "heintzelman", at: "2612" },
        { leader: "beauregard", at: "3221" },
        { leader: "johnston", at: "3221" },
        { leader: "evans", at: "2415" },
        { leader: "bee", at: HILL },
      ],
      holders: [...SEATS, { holder: "U2", broken: true }],
      orders: [
        { to: "U2", orders: [{ type: "fall-back", target: "2108" }], origin: "rule", since: 7, sent: 7 },
        { to: "U3", orders: [{ type: "attack", target: HILL }], origin: "start", since: 6, sent: 1, shaken: true },
        { ...EVANS, since: 6, sent: 6 },
      ],
    } as SituationBase,
    about: ["2310", "2411", "2615", "2712"],
    orders: ["U2", "U3"],
    standing: byEvent((event) => event.type === "stood-down" && event.holder === "U2", "command"),
  },
};
