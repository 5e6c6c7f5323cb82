import { NOWHERE } from "@stonebridge/board";
import type { PositionFields, PositionOf, SavedOf } from "@stonebridge/kernel";
import type { Frame } from "../frames.ts";
import type { Kinds } from "../locals/kinds.ts";
import { NONE } from "../measures.ts";
import { FRESH, WAITING } from "./marks.ts";

/** What there are lists of in a position. `tables`: five for each hex. */
export type Per = "unit" | "leader" | "holder" | "side" | "group" | "entry" | "hex" | "tables";

/**
 * Who sees all of a field, or of each of its entries, if not everybody (reading 4): the side that it belongs to; who may look at the piece
 * (NWO-5.3-d), and everybody at those off the map; the side of a group of reinforcements, and everybody once it has come (NWO-19.1-b); a side
 * that has heard what it read (NWO-19.12.2-a).
 */
export type Audience = "owner" | "onlookers" | "greeters" | "readers";

const OWNER = "owner";

/** The fields of a position. `next` and `tables` follow from `place`, updated step by step. Copies share what is `shared`. */
export const FIELDS = {
  /** Turn of the module’s track, from 1. */
  turn: { is: "turn", seen: { by: "everybody", in: ["turn"] } },
  /** Phase: index in `PHASES`. */
  phase: { is: "phase", starts: 0, seen: { by: "everybody", in: ["phase"] } },
  /** Hex, or one of the places off the map. */
  place: { per: "unit", is: "place", starts: WAITING, seen: { by: "onlookers", in: ["ledger.place"] } },
  /** Steps lost. */
  lost: { per: "unit", is: "steps", starts: 0, shared: true, seen: { by: "onlookers", in: ["ledger.lost"] } },
  /** Marks of the unit, a bit each. Onlookers see them without DETACHED and ON_TOP, all others only which counter is on top. */
  marks: { per: "unit", is: "unit marks", starts: 0, seen: { by: OWNER, in: ["ledger.marks"] } },
  /** Directions of enemies when the stage began, a bit each (NWO-8.4-a). */
  around: { per: "unit", is: "directions", starts: 0, shared: true, seen: { by: "onlookers", in: ["ledger.around"] } },
  /** The hex behind it that its column on the road also fills; NOWHERE for others (NWO-19.9-a). */
  tail: {
    per: "unit",
    is: "hex or none",
    starts: NOWHERE,
    shared: true,
    seen: { by: "onlookers", in: ["ledger.tail"] },
  },
  /** Waypoints of its order already passed. */
  passed: { per: "unit", is: "count", starts: 0, shared: true, seen: { by: OWNER, in: ["ledger.passed"] } },
  /** Turn in which it was eliminated, 0 never (NWO-15-a). */
  fell: { per: "unit", is: "turn", starts: 0, shared: true, seen: { by: "onlookers", in: ["ledger.fell"] } },
  /** Hexes of enemy stacks that saw it approach in this segment (NWO-7.3-d, NWO-RUL083). */
  seenBy: { per: "unit", is: ["hex"], shared: true, seen: { by: "onlookers", in: ["ledger.seenBy"] } },
  /** Hex, or one of the places off the map. */
  post: { per: "leader", is: "place", starts: WAITING, seen: { by: "onlookers", in: ["ledger.post"] } },
  /** Rating now (NWO-11.2-b). */
  rating: { per: "leader", is: "rating", shared: true, seen: { by: "everybody", in: ["ledger.rating"] } },
  /** Marks of the leader, a bit each. Onlookers see FALLEN, COMMANDS and SUCCEEDED. */
  leaderMarks: { per: "leader", is: "leader marks", starts: 0, seen: { by: OWNER, in: ["ledger.leaderMarks"] } },
  /** Waypoints passed. */
  leaderPassed: {
    per: "leader",
    is: "count",
    starts: 0,
    shared: true,
    seen: { by: OWNER, in: ["ledger.leaderPassed"] },
  },
  /** Hex of headquarters or of a train, WAITING for others. */
  seat: { per: "holder", is: "place", starts: WAITING, shared: true, seen: { by: "onlookers", in: ["ledger.seat"] } },
  /** How often its headquarters were lost (NWO-11.4-b). */
  seatsLost: {
    per: "holder",
    is: "count",
    starts: 0,
    shared: true,
    seen: { by: "everybody", in: ["ledger.seatsLost"] },
  },
  /** How often its train can still reload units. */
  reloads: { per: "holder", is: "count", shared: true, seen: { by: OWNER, in: ["ledger.reloads"] } },
  /** Orders its commander has given away from them (NWO-12.12-c). */
  spell: { per: "holder", is: "count", starts: 0, shared: true, seen: { by: OWNER, in: ["ledger.spell"] } },
  /** The order it obeys. Everybody sees its flag, whoever’s it is. */
  standing: { per: "holder", is: { maybe: "standing" }, shared: true, seen: { by: OWNER, in: ["ledger.standing"] } },
  waiting: { per: "holder", is: { maybe: "waiting order" }, shared: true, seen: { by: OWNER, in: ["ledger.waiting"] } },
  night: { per: "holder", is: { maybe: "night order" }, shared: true, seen: { by: OWNER, in: ["ledger.night"] } },
  fatigue: { per: "holder", is: "fatigue", starts: FRESH, shared: true, seen: { by: OWNER, in: ["ledger.fatigue"] } },
  /** Day turns in a row on Reserve (NWO-RUL214). */
  rest: { per: "holder", is: "count", starts: 0, shared: true, seen: { by: OWNER, in: ["ledger.rest"] } },
  /** What prevents rest in the current night, as bits (NWO-RUL216). */
  marched: { per: "holder", is: "bars to rest", starts: 0, shared: true, seen: { by: OWNER, in: ["ledger.marched"] } },
  /** Formation that a division acts with (NWO-19.12.1-a). */
  attached: {
    per: "holder",
    is: "holder or none",
    starts: NONE,
    shared: true,
    seen: { by: OWNER, in: ["ledger.attached"] },
  },
  /** 1 for formations that have acted this turn (NWO-4-i). */
  acted: { per: "holder", is: "flag", starts: 0, shared: true, seen: { by: "everybody", in: ["ledger.acted"] } },
  /** 1 for formations that are demoralised (NWO-14.1-a, NWO-14.3-a). */
  broken: { per: "holder", is: "flag", starts: 0, shared: true, seen: { by: "everybody", in: ["ledger.broken"] } },
  /** Turn in which enemies last attacked a unit of it; 0 never (NWO-12.8-a, NWO-RUL176). */
  attackedIn: { per: "holder", is: "turn", starts: 0, shared: true, seen: { by: OWNER, in: ["ledger.attackedIn"] } },
  /** Turn in which a unit of it last fought, attacker or not; 0 never (NWO-16.2-f). */
  foughtIn: { per: "holder", is: "turn", starts: 0, shared: true, seen: { by: OWNER, in: ["ledger.foughtIn"] } },
  /** Aides, whose orders the other side does not see. Nobody sees which were read. */
  couriers: { is: ["courier"], seen: { by: OWNER, in: ["ledger.couriers"] } },
  /** False flags; the other side sees flags that may be false. */
  decoys: { is: ["decoy"], seen: { by: OWNER, in: ["ledger.decoys"] } },
  /** Marches out of sight, under their switch. */
  hiding: { is: ["hidden march"], seen: { by: OWNER, in: ["ledger.hiding"] } },
  /** What was read of the enemy’s orders, under its switch. */
  intercepted: { is: ["interception"], seen: { by: "readers", in: ["ledger.intercepted"] } },
  works: { is: ["work"], seen: { by: "everybody", in: ["ledger.works"] } },
  /** Hexes with an abatis, which a special rule lays. */
  abatis: { is: ["hex"], seen: { by: "everybody", in: ["ledger.abatis"] } },
  /** Special rules of the module that no longer apply. */
  lifted: { is: ["special rule"], seen: { by: "everybody", in: ["ledger.lifted"] } },
  /** Chits in the cup: formations, and each side’s Coordinated Action, which everybody sees. How many there are everybody knows. */
  cup: { is: ["chit"], seen: { by: OWNER, in: ["ledger.cup"] } },
  /** The pair of each side’s Coordinated Action, empty without one (NWO-4.1-a). */
  pairs: { per: "side", is: ["holder"], shared: true, seen: { by: "everybody", in: ["ledger.pairs"] } },
  /** The formation of the Initial Action; NONE without one (NWO-4.2-b). */
  initial: { is: "holder or none", starts: NONE, seen: { by: "everybody", in: ["ledger.initial"] } },
  /** The turn in which the army broke, 0 while it holds (NWO-13-a). */
  routed: { per: "side", is: "turn", starts: 0, shared: true, seen: { by: "everybody", in: ["ledger.routed"] } },
  /** Points of artillery ammunition. */
  ammunition: { per: "side", is: "count", shared: true, seen: { by: OWNER, in: ["ledger.ammunition"] } },
  /** Assaults won last turn. */
  won: { per: "side", is: "count", starts: 0, shared: true, seen: { by: "everybody", in: ["ledger.won"] } },
  /** Turn in which the group of reinforcements is due, or came. */
  due: { per: "group", is: "turn", shared: true, seen: { by: "greeters", in: ["ledger.due"] } },
  /** Halves of a point that arrivals at the entry have cost this turn (NWO-9-b). */
  entered: { per: "entry", is: "count", starts: 0, shared: true, seen: { by: "everybody", in: ["ledger.entered"] } },
  /**
   * As defined by OCCUPIED_BY and CONTROLLED_SHIFT. Views tell who controls the hex. Copies share the same list, like `tables`, until
   * `toWrite`.
   */
  control: { per: "hex", is: "control", starts: 0, bytes: true, seen: { by: "everybody", in: ["control"] } },
  /** Next unit of the same hex, in the order of the module. */
  next: { per: "unit", is: "unit or none", starts: NONE, follows: true },
  /**
   * First unit of each hex, one more than its index (0: none); then for each side how many hexes with its units have it in their zone of
   * control, Forts as if they were open; then for each side whether it may trace into it, as gates of a search (NWO-12.1-b).
   */
  tables: { per: "tables", is: "count", bytes: true, follows: true },
} as const satisfies PositionFields<Kinds, Per, Audience, string>;

/** A position in memory. */
export type Position = PositionOf<typeof FIELDS, Kinds, Frame>;
/** What is saved of it, if it is not packed. */
export type SavedPosition = SavedOf<typeof FIELDS, Kinds, Frame>;
